/** What does not change while the server runs; each is fetched once. */

import type { Catalogue, ClauseSeen, GameSeen } from "./protocol";
import type { Dictionary } from "../words/say";
import { rest } from "./rest";

function once<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const found = kept.get(key) ?? fetch(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  };
}

const games = once<Catalogue>(() => rest.games());

async function game(name: string): Promise<GameSeen | undefined> {
  return (await games("")).games.find((each) => each.name === name);
}

export const shelf = {
  catalogue: () => games(""),
  game,
  /** Null for a game that is played without a board. */
  board: once<unknown>(async (name) => ((await game(name))?.has_board ? rest.board(name) : null)),
  words: once<Record<string, Dictionary>>((language) => rest.words(language)),
  rules: once<ClauseSeen[]>((name) => rest.rules(name)),
};
