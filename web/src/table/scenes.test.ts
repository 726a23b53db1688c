import { expect, test } from "vitest";

import type { News, Past, Sight } from "../server/protocol";
import { asSight, passedBy } from "./scenes";

const news = (moves: number, ...kinds: string[]) =>
  ({ events: kinds.map((kind) => ({ kind, scenes: [] })), sight: { moves }, agreed: null }) as unknown as News;

test("a move that chance has gone on from was there to be seen", () => {
  expect(passedBy(news(9, "moved"))).toEqual([]);
  expect(passedBy(news(9, "moved", "moved"))).toEqual([{ at: 8, over: null }]);
  expect(passedBy(news(9, "moved", "moved", "moved"))).toEqual([
    { at: 7, over: null },
    { at: 8, over: null },
  ]);
});

test("what a move shows for a moment is seen in the position before it", () => {
  const told = news(9, "moved", "moved", "moved");
  const [dice, won] = [{ duel: "dice" }, { duel: "won" }];
  told.events[2]!.scenes = [dice, won];
  expect(passedBy(told)).toEqual([
    { at: 7, over: null },
    { at: 8, over: null },
    { at: 8, over: dice },
    { at: 8, over: won },
  ]);
  const past = { moves: 8, actor: null, view: { duel: "begun", gang: "red" } } as unknown as Past;
  expect(asSight({} as Sight, past, dice).view).toEqual({ duel: "dice", gang: "red" });
  expect(asSight({} as Sight, past, null).view).toEqual({ duel: "begun", gang: "red" });
});

test("what is told to who comes, and what was taken back, is not shown again", () => {
  expect(passedBy({ ...news(9, "moved", "moved"), agreed: {} } as unknown as News)).toEqual([]);
  expect(passedBy(news(9, "undo_answered", "undone"))).toEqual([]);
});
