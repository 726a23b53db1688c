import { describe, expect, test } from "vitest";

import { choose, point } from "./choosing";

const board = new Set(["a", "b", "c", "d"]);
const move = (code: number, verb: string, ...args: (string | number)[]) => ({
  code,
  verb,
  args,
  text: [verb, ...args].join(" "),
});
const legal = [
  move(1, "walk", "a", "b"),
  move(2, "walk", "a", "c"),
  move(3, "send", 1, "b", "d"),
  move(4, "send", 2, "b", "d"),
  move(5, "done"),
];
const nothing = choose(legal, board, []);

describe("pointing at things", () => {
  test("lights where moves begin", () => {
    expect([...nothing.lit].sort()).toEqual(["a", "b"]);
  });

  test("lights where they lead", () => {
    const choice = point(legal, board, nothing, "a");
    expect([...choice.lit].sort()).toEqual(["b", "c"]);
    expect(choice.complete).toEqual([]);
  });

  test("says a move", () => {
    const from = point(legal, board, nothing, "a");
    expect(point(legal, board, from, "c").complete.map((each) => each.code)).toEqual([2]);
  });

  test("leaves to be asked what is not on the board", () => {
    const from = point(legal, board, nothing, "b");
    expect(point(legal, board, from, "d").complete.map((each) => each.code)).toEqual([3, 4]);
  });

  test("takes back what is pointed at twice", () => {
    const from = point(legal, board, nothing, "a");
    expect(point(legal, board, from, "a").picked).toEqual([]);
  });

  test("begins anew elsewhere, and forgets what leads nowhere", () => {
    const from = point(legal, board, nothing, "a");
    expect(point(legal, board, nothing, "c").picked).toEqual([]);
    expect(point(legal, board, point(legal, board, from, "d"), "b").picked).toEqual(["b"]);
  });
});
