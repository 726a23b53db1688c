import { describe, expect, test } from "vitest";

import { alongStreet, CELL, centre, lettering, middle, plate, stand, standing } from "./plan";
import { threshold, walls, wayPath } from "./plan";
import type { Building, Cell, Street } from "./view";

const place = { id: 0, label: "", quarter: 0 };
const corner: Building = {
  ...place,
  kind: "bar",
  value: 2,
  cells: [[0, 0], [0, 1], [1, 0]],
  outline: [[0, 0], [0, 2], [1, 2], [1, 1], [2, 1], [2, 0]],
  doors: [{ cell: [2, 0], side: "up" }],
};
const block: Building = {
  ...place,
  kind: "bar",
  value: 3,
  cells: [[0, 0], [0, 1], [1, 0], [1, 1]],
  outline: [[0, 0], [0, 2], [2, 2], [2, 0]],
  doors: [{ cell: [2, 0], side: "up" }],
};
const street = (cell: Cell, edge = false): Street => ({ ...place, kind: "street", cells: [cell], edge, square: false });

describe("walls", () => {
  test("follow the outline", () => {
    expect(walls(block.outline, 0)).toBe("M0 0L60 0L60 60L0 60Z");
  });

  test("are drawn in on every side, around inner corners too", () => {
    expect(walls(corner.outline, 2)).toBe("M2 2L58 2L58 28L28 28L28 58L2 58Z");
  });

  test("have outer corners cut, inner ones not", () => {
    expect(walls(corner.outline, 0, 5).split("L")).toHaveLength(11);
  });
});

describe("in a building", () => {
  test("one stands behind the door", () => {
    expect(threshold(corner)).toEqual([1, 0]);
    expect(stand(corner)).toEqual(middle([1, 0]));
  });

  test("of two doors the one that leaves more room counts", () => {
    const doors = [{ cell: [-1, 0] as Cell, side: "down" as const }, ...corner.doors];
    expect(threshold({ ...corner, doors })).toEqual([1, 0]);
  });

  test("the value is clear of who stands there", () => {
    expect(centre(plate(corner))).toEqual({ x: CELL, y: CELL / 2 });
    const value = centre(plate(block));
    const member = stand(block);
    expect(Math.hypot(value.x - member.x, value.y - member.y)).toBeGreaterThan(CELL);
  });

  test("several stand apart", () => {
    expect(standing(block, 2)).toEqual([middle([0, 0]), middle([1, 1])]);
    expect(new Set(standing(corner, 4).map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});

test("two on a street stand side by side", () => {
  const [left, right] = standing(street([3, 3]), 2);
  expect(left!.x).toBeLessThan(right!.x);
  expect(left!.y).toBe(right!.y);
});

describe("a way", () => {
  const board = { rows: 10, columns: 10 };

  test("goes from field to field", () => {
    expect(wayPath([street([2, 0]), block], board)).toBe("M15 75L15 45");
  });

  test("leaves the board on one side and comes back on another", () => {
    expect(wayPath([street([0, 4], true), street([9, 4], true)], board)).toBe("M135 15L135 0M135 300L135 285");
  });

  test("stays on the board between neighbours", () => {
    expect(wayPath([street([0, 4], true), street([0, 5], true)], board)).toBe("M135 15L165 15");
  });
});

test("a street is named along its longest part", () => {
  const bent: Cell[] = [[0, 0], [0, 1], [1, 1], [2, 1]];
  expect(alongStreet(bent)).toEqual({ ...middle([1, 1]), isUpright: true, length: 3 });
});

test("letters shrink to their room", () => {
  expect(lettering("hi", 100, 20)).toBe(20);
  expect(lettering("a long sentence", 100, 20)).toBeLessThan(10);
  expect(lettering("長文", 20, 20)).toBeLessThan(lettering("ab", 20, 20));
});
