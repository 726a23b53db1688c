import { expect, test } from "vitest";

import type { News } from "../server/protocol";
import { pause } from "./pause";

const news = (...seats: (number | null)[]) =>
  ({ events: seats.map((seat) => ({ kind: "moved", seat })), agreed: null }) as unknown as News;

test("what others do is shown for a while, and the more there is the shorter", () => {
  expect(pause(news(1), 0, 0)).toBe(0.45);
  expect(pause(news(1), 0, 29)).toBeCloseTo(0.1);
  expect(pause(news(1), 0, 1000)).toBe(0.04);
  expect(pause(news(null), 0, 0)).toBe(0.45);
});

test("nobody waits for what they do themselves, or for what is no move", () => {
  expect(pause(news(0), 0, 0)).toBe(0);
  expect(pause(news(), 0, 5)).toBe(0);
});
