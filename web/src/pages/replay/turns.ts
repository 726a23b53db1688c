/** Where turns begin: after so many moves somebody else acts than before. */

import type { EventSeen } from "../../server/protocol";

export function turnStarts(events: readonly EventSeen[], moves: number): number[] {
  const movers: (number | null)[] = [];
  for (const event of events) {
    if (event.kind === "moved") movers.push(event.seat ?? null);
    else if (event.kind === "undone") movers.pop();
  }
  const opening = moves - movers.length;
  const starts: number[] = [];
  let before: number | null = null;
  movers.forEach((mover, place) => {
    if (mover !== null && mover !== before) {
      starts.push(opening + place);
      before = mover;
    }
  });
  return starts;
}
