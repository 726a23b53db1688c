/** Still pictures of the boards, which the build draws (`posters.mjs`). */

import type { Look } from "../../own.svelte";
import type { Code } from "../../words/language.svelte";

const FOUND = import.meta.glob<string>("./posters/*.svg", { query: "?url", import: "default", eager: true });

/** Where the picture of a game is. */
export function posterOf(game: string, language: Code, look: Look): string | undefined {
  const found = FOUND[`./posters/${game}-${language}.svg`];
  return found && look === "dark" ? `${found}#dark` : found;
}
