/** The games that there are pictures for; each is fetched when it is first looked at. Editions of a game differ in
 * the digits behind its name, and share a picture. */

import type { GameLook } from "./game";

const FOUND = import.meta.glob<{ LOOK: GameLook }>("./*/look.ts");

export async function lookOf(game: string): Promise<GameLook> {
  const found = FOUND[`./${game.replace(/\d+$/, "")}/look.ts`];
  if (found === undefined) throw new Error(`there is no picture of ${game}`);
  return (await found()).LOOK;
}
