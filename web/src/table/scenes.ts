/** What is to be seen for a moment only: positions from which chance has gone on at once, such as a duel before its
 * dice have fallen, and what the game says of a move beyond the positions before and after it. */

import type { News, Past, Sight } from "../server/protocol";

export interface Scene {
  /** The position after so many moves. */
  readonly at: number;
  /** What was otherwise in it for a moment. */
  readonly over: Readonly<Record<string, unknown>> | null;
}

/** One after the other, until the position that is there now. */
export function passedBy({ events, sight, agreed }: News): Scene[] {
  const moves = events.filter((event) => event.kind === "moved").length;
  if (agreed != null || moves !== events.length) return []; // not what happened just now
  return events.flatMap(({ scenes }, place) => {
    const at = sight.moves - moves + place;
    return [...(place > 0 ? [{ at, over: null }] : []), ...scenes.map((over) => ({ at, over }))];
  });
}

/** What a position was for who looks at it now; nobody can do anything in it any more. */
export function asSight(now: Sight, past: Past, over: Scene["over"]): Sight {
  const { moves, actor } = past;
  return { ...now, moves, actor, view: { ...past.view, ...over }, legal: [], asks: null, result: null };
}
