import { expect, test } from "vitest";

import { instead, namedIn } from "./pointing.svelte";

const move = { code: 1, verb: "walk", args: ["canal 1", "canal 12"], text: "walk canal 1 to canal 12" };

test("a move is said with another thing in one place", () => {
  expect(instead(move, ["canal 1", "canal 12"], 0, "gilded heron")).toBe("walk gilded heron to canal 12");
  expect(instead(move, ["canal 1", "canal 12"], 1, "gilded heron")).toBe("walk canal 1 to gilded heron");
});

test("what a move names is known by whole words", () => {
  const board = new Set(["canal 1", "canal 12", "heron"]);
  expect([...namedIn("walk canal 12 to heron", board)].sort()).toEqual(["canal 12", "heron"]);
});
