import { expect, test } from "vitest";

import { turnStarts } from "./turns";

const moved = (seat: number | null) => ({ kind: "moved", seat, number: 0, at: 0, data: {}, heading: null, lines: [], scenes: [] });
const undone = { ...moved(0), kind: "undone" };

test("a turn begins when somebody else acts; chance is nobody", () => {
  expect(turnStarts([moved(0), moved(0), moved(null), moved(0), moved(1), moved(0)], 6)).toEqual([0, 4, 5]);
});

test("moves that were taken back do not count, and openings come before", () => {
  expect(turnStarts([moved(0), moved(1), undone, moved(1)], 5)).toEqual([3, 4]);
});
