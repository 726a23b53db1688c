import { expect, test } from "vitest";

import { shorten, wide } from "./letters";

test("letters of East Asia are wider than others", () => {
  expect(wide("City", 1, 2)).toBe(4);
  expect(wide("シティ", 1, 2)).toBe(6);
  expect(wide("", 1, 2)).toBe(0);
});

test("names are shortened to the room there is", () => {
  expect(shorten("Ann", 10)).toBe("Ann");
  expect(shorten("Wilhelmina the Great", 10)).toBe("Wilhelmin…");
  expect(shorten("山田花子山田花子", 10)).toBe("山田花子…");
});
