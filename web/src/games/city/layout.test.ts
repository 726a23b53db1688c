import { describe, expect, test } from "vitest";

import { BLOCK, cellBox, faceOf, planOf, signboard, STREET, walls, windowsOf, wrapped } from "./layout";
import type { Cell, CityGeometry, HousePlace, Side } from "./view";

const street = (id: number, ...cell: [number, number]) => ({
  id,
  kind: "street" as const,
  label: `lane ${id}`,
  cells: [cell],
  red: false,
  house: null,
});
const house = (kind: "shop" | "store", cells: Cell[], outline: Cell[], door: Cell, side: Side): HousePlace => ({
  id: 9,
  kind,
  label: "teapot inn",
  cells,
  outline,
  doors: [{ cell: door, side }],
});

/** Three by three cells; the middle column is a street. */
const town: CityGeometry = {
  rows: 3,
  columns: 3,
  fields: [street(0, 0, 1), street(1, 1, 1), street(2, 2, 1)],
  streets: [],
  lines: [],
  centre: 1,
  gardens: [],
};
const plan = planOf(town);
const shop = house("shop", [[0, 0]], [[0, 0], [0, 1], [1, 1], [1, 0]], [0, 1], "left");
const tower = house("store", [[1, 2], [2, 2]], [[1, 2], [1, 3], [3, 3], [3, 2]], [1, 1], "right");

describe("the plan", () => {
  test("makes streets narrower than blocks", () => {
    expect(plan.xs).toEqual([0, BLOCK, BLOCK + STREET, 2 * BLOCK + STREET]);
    expect(plan.ys).toEqual([0, BLOCK, 2 * BLOCK, 3 * BLOCK]);
    expect(cellBox(plan, [1, 1])).toEqual({ x: BLOCK, y: BLOCK, w: STREET, h: BLOCK });
  });

  test("draws walls inside the outline", () => {
    expect(walls(plan, shop)).toBe("M3 3L63 3L63 63L3 63Z");
    expect(walls(plan, shop, 2)).toBe("M5 5L61 5L61 61L5 61Z");
  });

  test("hangs the signboard at the door", () => {
    expect(signboard(plan, shop, 15)).toEqual({ x: 48, y: 3, w: 15, h: 60 });
    expect(signboard(plan, tower, 15)).toEqual({ x: 123, y: 69, w: 15, h: 60 });
  });

  test("leaves the rest to the face", () => {
    expect(faceOf(plan, shop, signboard(plan, shop, 15))).toEqual({ x: 3, y: 3, w: 45, h: 60 });
  });

  test("gives a tall house a face below its door, and windows beside it", () => {
    const board = signboard(plan, tower, 15);
    const face = faceOf(plan, tower, board);
    expect(face).toEqual({ x: 123, y: 129, w: 60, h: 66 });
    expect(windowsOf(plan, tower, face, board).match(/M[^M]+/g)).toHaveLength(6);
    expect(windowsOf(plan, shop, face, board)).toBe("");
  });
});

describe("wrapped text", () => {
  test("breaks between words", () => {
    expect(wrapped("teapot inn", 7)).toEqual(["teapot", "inn"]);
    expect(wrapped("teapot inn", 10)).toEqual(["teapot inn"]);
  });

  test("breaks anywhere in Japanese, whose letters are twice as wide", () => {
    expect(wrapped("急須の宿屋", 6)).toEqual(["急須の", "宿屋"]);
  });
});
