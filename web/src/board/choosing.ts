/**
 * How a person says a move by pointing at things, without knowing any game: the words of a move that name
 * something on the board are pointed at one after the other; what is left is chosen among buttons.
 */

import type { MoveSeen } from "../server/protocol";

/** Moves that begin with the things pointed at so far, and what may be pointed at next. */
export interface Choice {
  readonly picked: readonly string[];
  /** What leads on. */
  readonly lit: ReadonlySet<string>;
  /** Moves that need no more pointing: play it if there is one, or ask which. */
  readonly complete: readonly MoveSeen[];
}

/** The things of a move that can be pointed at, in the order of its words. */
export function things(move: MoveSeen, onBoard: ReadonlySet<string>): string[] {
  return move.args.filter((word): word is string => typeof word === "string" && onBoard.has(word));
}

/** What follows from pointing at some things. */
export function choose(
  legal: readonly MoveSeen[],
  onBoard: ReadonlySet<string>,
  picked: readonly string[],
): Choice {
  const lit = new Set<string>();
  const complete: MoveSeen[] = [];
  for (const move of legal) {
    const named = things(move, onBoard);
    if (!picked.every((thing, place) => named[place] === thing)) continue;
    const next = named[picked.length];
    if (next !== undefined) lit.add(next);
    else if (picked.length > 0) complete.push(move);
  }
  return { picked, lit, complete };
}

/** Point at one more thing: it leads on, or it begins something else, or it takes the last step back. */
export function point(
  legal: readonly MoveSeen[],
  onBoard: ReadonlySet<string>,
  choice: Choice,
  thing: string,
): Choice {
  if (choice.picked.at(-1) === thing) return choose(legal, onBoard, choice.picked.slice(0, -1));
  if (choice.lit.has(thing)) return choose(legal, onBoard, [...choice.picked, thing]);
  const anew = choose(legal, onBoard, []);
  return anew.lit.has(thing) ? choose(legal, onBoard, [thing]) : anew;
}
