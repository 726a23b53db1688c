import { expect, test } from "vitest";

import { speaker, tell } from "./say";

const german = speaker("de", { "{who} pays {n:,} to {others}.": "{others}: {n:,} von {who}.", red: "Rot" });
const said = {
  say: "{who} pays {n:,} to {others}.",
  words: { who: { person: "red" }, n: 12000, others: { list: ["red", { person: "Ann" }], joined: true } },
};

test("a sentence is said by its pattern", () => {
  expect(tell(speaker("en"), said)).toBe("red pays 12,000 to red and Ann.");
});

test("in another language things have other names, and people have their own", () => {
  expect(tell(german, said)).toBe("Rot und Ann: 12.000 von red.");
});

test("a number shows its sign where the pattern wants it", () => {
  const points = (n: number) => tell(speaker("en"), { say: "{n:+} points", words: { n } });
  expect([points(2), points(-3), points(0)]).toEqual(["+2 points", "-3 points", "+0 points"]);
});

test("a thing with a number is known by its word", () => {
  expect(tell(german, "red 4")).toBe("Rot 4");
  expect(tell(german, "canal 4")).toBe("canal 4");
});

test("what is not known stays as it is", () => {
  expect(tell(german, { say: "{x} is new.", words: { x: "green" } })).toBe("green is new.");
});
