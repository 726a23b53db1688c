import { describe, expect, test } from "vitest";

import { dictionary, LANGUAGES, patterns, unfound } from "../../words.mjs";

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

test("whatever is said stands there as a text, so that it can be found", () => {
  expect(unfound()).toEqual([]);
});

test("there is something to be said", () => {
  expect(patterns().length).toBeGreaterThan(100);
});

describe.each(LANGUAGES)("%s", (language) => {
  const known: Record<string, string> = dictionary(language);

  test("says everything that these pages say, and nothing else", () => {
    expect(Object.keys(known).sort()).toEqual([...patterns()].sort());
    expect(Object.entries(known).filter(([, translation]) => translation.trim() === "")).toEqual([]);
  });

  test("puts the same words into its patterns", () => {
    for (const [pattern, translation] of Object.entries(known))
      expect(placeholders(translation), pattern).toEqual(placeholders(pattern));
  });
});
