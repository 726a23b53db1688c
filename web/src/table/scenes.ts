/** Positions from which chance has gone on at once, such as a duel before its dice have fallen. */

import type { News, Past, Sight } from "../server/protocol";

/** After so many moves something was to be seen for a moment only. */
export function passedBy({ events, sight, agreed }: News): number[] {
  const moves = events.filter((event) => event.kind === "moved").length;
  if (agreed != null || moves !== events.length) return []; // not what happened just now
  return events.slice(1).map((_, place) => sight.moves - moves + 1 + place);
}

/** What a position was for who looks at it now; nobody can do anything in it any more. */
export function asSight(now: Sight, past: Past): Sight {
  return { ...now, moves: past.moves, actor: past.actor, view: past.view, legal: [], asks: null, result: null };
}
