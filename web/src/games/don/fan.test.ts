import { describe, expect, test } from "vitest";

import { CARD, fanHeight, fanOut, type Fan } from "./fan";

const FAN: Fan = { width: 280, perRow: 7, scale: 1 };
const cards = (count: number) => Array.from({ length: count }, () => "red");

describe("a fan of cards", () => {
  test("is nothing without cards", () => {
    expect(fanOut([], FAN)).toEqual([]);
    expect(fanHeight(0, FAN)).toBe(0);
  });

  test("has its only card upright in the middle", () => {
    expect(fanOut(cards(1), FAN)).toEqual([{ x: 0, y: 0, lean: 0 }]);
  });

  test("is symmetric and leans outwards", () => {
    const lying = fanOut(cards(5), FAN);
    lying.forEach((card, at) => expect(card.x).toBeCloseTo(-(lying[4 - at]?.x ?? 0)));
    expect(lying[0]?.lean).toBeLessThan(0);
    expect(lying[4]?.lean).toBeGreaterThan(0);
  });

  test("stays within its width, however many there are", () => {
    for (let count = 1; count <= 30; count++) {
      const reach = Math.max(...fanOut(cards(count), FAN).map((card) => Math.abs(card.x)));
      expect(2 * reach + CARD.width).toBeLessThanOrEqual(FAN.width + 0.001);
    }
  });

  test("breaks into even rows", () => {
    const lying = fanOut(cards(8), FAN);
    expect(lying).toHaveLength(8);
    expect(lying[3]?.x).toBeGreaterThan(lying[4]?.x ?? 0);
    expect(fanHeight(8, FAN)).toBeGreaterThan(fanHeight(7, FAN));
  });

  test("leaves more room between colours", () => {
    const [a, b, c] = fanOut(["red", "red", "blue"], FAN).map((card) => card.x);
    expect((c ?? 0) - (b ?? 0)).toBeGreaterThan((b ?? 0) - (a ?? 0));
  });
});
