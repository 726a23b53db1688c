import { expect, test } from "vitest";

import type { Sight } from "../server/protocol";
import { Forced } from "./forced";

const sight = (moves: number, ...legal: string[]) =>
  ({ moves, legal: legal.map((text) => ({ text })), undo_asked_by: null }) as unknown as Sight;

test("a move is forced if there is no other", () => {
  const forced = new Forced();
  expect(forced.in(sight(0, "pass"))).toEqual({ text: "pass" });
  expect(forced.in(sight(0, "pass", "bid 1"))).toBeNull();
  expect(forced.in(sight(0))).toBeNull();
});

test("what has been taken back is not made again", () => {
  const forced = new Forced();
  forced.wasMade(sight(5, "done"));
  expect(forced.in(sight(5, "done"))).toBeNull();
  expect(forced.in(sight(3, "done"))).toBeNull();
  expect(forced.in(sight(6, "done"))).not.toBeNull();
});

test("who asks to take a move back is not overtaken", () => {
  expect(new Forced().in({ ...sight(5, "done"), undo_asked_by: 1 })).toBeNull();
});
