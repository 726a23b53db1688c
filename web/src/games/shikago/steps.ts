/** The steps of a turn as signs, each around (0, 0) and about 20 across. */

import type { Step } from "./view";

/** A star with so many points. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const [angle, reach] = [(Math.PI * corner) / points, corner % 2 === 0 ? outer : inner];
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const HAT = "M-10 5Q-6 4-5.5 1L-4.5-6Q-2-9 0-7 2-9 4.5-6L5.5 1Q6 4 10 5 0 9-10 5Z";
export const BADGE = star(6, 10, 5.4);
const BURST = star(8, 11, 5);
/** Larger, for where there is a fight. */
export const SHOT = star(12, 30, 15);

interface Sign {
  readonly steps: readonly Step[];
  readonly d: string;
}

export const SIGNS: readonly Sign[] = [
  {
    steps: ["bail"],
    d: "M-10 0a5 5 0 0 1 9.5-2H10V5H7V2H4.5V5H1.5V2H-.5a5 5 0 0 1-9.5-2M-7 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  },
  { steps: ["recruit and place"], d: HAT },
  { steps: ["move"], d: "M-9-7H-4L2 0-4 7H-9L-3 0ZM0-7H5L11 0 5 7H0L6 0Z" },
  { steps: ["fight", "groups"], d: BURST },
  { steps: ["build"], d: "M-9 9V3H-6V-3H-3V-8H-1V-11H1V-8H3V-3H6V3H9V9Z" },
  { steps: ["charity"], d: "M0 9C-14-1-8-10 0-4 8-10 14-1 0 9Z" },
  { steps: ["police", "raid", "untouchables"], d: BADGE },
];
