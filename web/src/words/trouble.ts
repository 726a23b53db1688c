/** Why something could not be done, for the person who wanted it. */

import { Refusal } from "../server/rest";
import { retell, say } from "./language.svelte";

export function trouble(error: unknown): string {
  return error instanceof Refusal ? retell(error.problem.says) : say("The server does not answer.");
}
