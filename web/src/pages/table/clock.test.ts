import { expect, test } from "vitest";

import { shown } from "./clock";

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [90_000_000, "1 d 1 h"],
])("%i ms are %s", (left, text) => {
  expect(shown(left)).toBe(text);
});
