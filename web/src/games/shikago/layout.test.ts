import { describe, expect, test } from "vitest";

import { TALL, WIDE, crowd, fit, layoutFor, stand } from "./layout";

describe("the table", () => {
  test("is tall on a phone, and wide before its width is known", () => {
    expect(layoutFor(360)).toBe(TALL);
    expect(layoutFor(900)).toBe(WIDE);
    expect(layoutFor(0)).toBe(WIDE);
  });

  test("has the same areas in both shapes, all inside it", () => {
    expect(Object.keys(TALL.areas)).toEqual(Object.keys(WIDE.areas));
    for (const layout of [WIDE, TALL]) {
      const boxes = [...Object.values(layout.areas).map((place) => place.box), ...layout.bosses];
      for (const each of [...boxes, layout.scene, layout.police, layout.turns, layout.steps]) {
        expect(each.x).toBeGreaterThanOrEqual(0);
        expect(each.x + each.width).toBeLessThanOrEqual(layout.width);
        expect(each.y + each.height).toBeLessThanOrEqual(layout.height);
      }
    }
  });
});

describe("groups in an area", () => {
  const box = { x: 10, y: 20, width: 100, height: 80 };

  test("stand side by side at the bottom", () => {
    expect(stand([], box, 30, 0)).toEqual([]);
    expect(stand([4], box, 30, 0).map((each) => each.at)).toEqual([{ x: 60, y: 100 }]);
    expect(stand([2, 2], box, 30, 0).map((each) => each.at)).toEqual([{ x: 35, y: 100 }, { x: 85, y: 100 }]);
  });

  test("have more room when they are larger", () => {
    expect(stand([10, 5], box, 30, 0).map((each) => each.width)).toEqual([60, 40]);
  });

  test("stand behind each other when there are more, and leave room for what is built", () => {
    expect(stand([1, 1, 1], box, 30, 40)).toEqual([
      { at: { x: 40, y: 70 }, width: 60 },
      { at: { x: 35, y: 100 }, width: 50 },
      { at: { x: 85, y: 100 }, width: 50 },
    ]);
    expect(stand([1, 1, 1, 1], box, 30, 40)[1]).toEqual({ at: { x: 55, y: 70 }, width: 30 });
  });

  test("show every henchman within their width", () => {
    for (let count = 1; count <= 12; count++) {
      const places = crowd(count, 60);
      expect(places).toHaveLength(count);
      for (const { x } of places) expect(Math.abs(x)).toBeLessThanOrEqual(30);
    }
  });
});

test("letters shrink only where a text would not fit", () => {
  expect(fit("pier", 200, 16)).toBe(16);
  expect(fit("a very long name of an area", 100, 16)).toBeLessThan(7);
  expect(fit("古い桟橋", 32, 16)).toBe(8);
});
