import { expect, test } from "vitest";

import type { News } from "../server/protocol";
import { pause } from "./pause";

const news = (...seats: (number | null)[]) =>
  ({ events: seats.map((seat) => ({ kind: "moved", seat })), agreed: null }) as unknown as News;

test("what others do is shown for a while, and the more there is the shorter", () => {
  expect(pause(news(1), 0)).toBe(0.45);
  expect(pause(news(1), 29)).toBeCloseTo(0.1);
  expect(pause(news(1), 1000)).toBe(0.04);
  expect(pause(news(null), 0)).toBe(0.45);
});

test("nobody waits for what is no move, or for what was before they came", () => {
  expect(pause(news(), 5)).toBe(0);
  expect(pause({ ...news(1), agreed: {} } as unknown as News, 0)).toBe(0);
});
