/** How long something is shown before the next thing that others do. */

import type { News } from "../server/protocol";

const SLOW = 0.45;
const IN_ALL = 3;
const QUICK = 0.04;
/** For a position that chance goes on from. */
export const SCENE = 0.5;
/** For what is to be seen only then, such as who has won a duel. */
export const MOMENT = 0.8;

/** Who wants nothing to move on the screen sees where it has led at once. */
export function isStill(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** In seconds: none after what is no move, and less the more is still to come. */
export function pause(news: News, coming: number): number {
  const isMove = news.events.some((event) => event.kind === "moved");
  if (!isMove || news.agreed != null || isStill()) return 0;
  return Math.max(QUICK, Math.min(SLOW, IN_ALL / (coming + 1)));
}
