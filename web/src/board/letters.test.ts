import { expect, test } from "vitest";

import { wide } from "./letters";

test("letters of East Asia are wider than others", () => {
  expect(wide("City", 1, 2)).toBe(4);
  expect(wide("シティ", 1, 2)).toBe(6);
  expect(wide("", 1, 2)).toBe(0);
});
