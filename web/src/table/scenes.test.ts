import { expect, test } from "vitest";

import type { News } from "../server/protocol";
import { passedBy } from "./scenes";

const news = (moves: number, ...kinds: string[]) =>
  ({ events: kinds.map((kind) => ({ kind })), sight: { moves }, agreed: null }) as unknown as News;

test("a move that chance has gone on from was there to be seen", () => {
  expect(passedBy(news(9, "moved"))).toEqual([]);
  expect(passedBy(news(9, "moved", "moved"))).toEqual([8]);
  expect(passedBy(news(9, "moved", "moved", "moved"))).toEqual([7, 8]);
});

test("what is told to who comes, and what was taken back, is not shown again", () => {
  expect(passedBy({ ...news(9, "moved", "moved"), agreed: {} } as unknown as News)).toEqual([]);
  expect(passedBy(news(9, "undo_answered", "undone"))).toEqual([]);
});
