import { expect, test } from "vitest";

import { numbered } from "./icon";

const SVG = "<svg><path/></svg>";

test("a number stands on the icon, and the picture stays one", () => {
  expect(numbered(SVG, 3)).toMatch(/^<svg><path\/><circle.*>3<\/text><\/svg>$/);
});

test("more than nine are not counted", () => {
  expect(numbered(SVG, 9)).toContain(">9<");
  expect(numbered(SVG, 10)).toContain(">9+<");
  expect(numbered(SVG, 400)).toContain(">9+<");
});
