import { describe, expect, test } from "vitest";

import { fanHeight } from "./fan";
import { layOut, PLAQUE, STAGE } from "./layout";

const TABLES = [3, 4, 5, 6].map((players) => Array.from({ length: players }, () => 5));

describe("the table", () => {
  test.each(TABLES)("has a place for everybody", (...cards) => {
    for (const width of [360, 900]) expect(layOut(width, cards).seats).toHaveLength(cards.length);
  });

  test.each(TABLES)("keeps everything on the picture", (...cards) => {
    for (const width of [360, 900]) {
      const layout = layOut(width, cards);
      for (const { x, plaque, cards: fan } of layout.seats) {
        expect(x - plaque.width / 2).toBeGreaterThanOrEqual(0);
        expect(x + plaque.width / 2).toBeLessThanOrEqual(layout.width);
        expect(plaque.y + PLAQUE).toBeLessThanOrEqual(layout.height);
        expect(fan.y + fanHeight(5, fan)).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  test("has the seats one below the other on a phone", () => {
    const layout = layOut(360, [3, 0, 12, 1]);
    let free = layout.stage.y + STAGE.height * layout.stage.scale;
    layout.seats.forEach(({ plaque, cards: fan }, at) => {
      expect(plaque.y).toBeGreaterThan(free);
      free = fan.y + fanHeight([3, 0, 12, 1][at] ?? 0, fan);
    });
    expect(layout.deck.y).toBeGreaterThan(free);
  });

  test("grows with the cards on a phone only", () => {
    expect(layOut(360, [12, 5, 5]).height).toBeGreaterThan(layOut(360, [5, 5, 5]).height);
    expect(layOut(900, [12, 5, 5]).height).toBe(layOut(900, [5, 5, 5]).height);
  });
});
