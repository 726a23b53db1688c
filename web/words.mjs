/**
 * What these pages say, by their sources: the first texts of all calls of `say`. `npm run words` writes what a
 * language lacks into its dictionary, with an empty translation, and removes what is not said any more.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const HIDDEN = /(?<!function )\bsay\((?!\s*")[^)]*\)/g;
const SAID = /\bsay\(\s*"((?:[^"\\]|\\.)*)"/g;

/** Those that have a dictionary. */
export const LANGUAGES = readdirSync(join(HERE, "src", "words", "own")).map((file) => file.replace(".json", ""));

/** All patterns, in the order of the files. */
export function patterns() {
  return [...new Set(sources().flatMap((text) => [...text.matchAll(SAID)].map((match) => JSON.parse(`"${match[1]}"`))))];
}

/** Calls of `say` whose first words cannot be seen. */
export function unfound() {
  return sources().flatMap((text) => [...text.matchAll(HIDDEN)].map((match) => match[0]));
}

function sources() {
  return readdirSync(join(HERE, "src"), { recursive: true })
    .map(String)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => readFileSync(join(HERE, "src", file), "utf8"));
}

export function dictionary(language) {
  return JSON.parse(readFileSync(place(language), "utf8"));
}

function place(language) {
  return join(HERE, "src", "words", "own", `${language}.json`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of LANGUAGES) {
    const known = dictionary(language);
    const now = Object.fromEntries(patterns().map((pattern) => [pattern, known[pattern] ?? ""]));
    writeFileSync(place(language), `${JSON.stringify(now, null, 1)}\n`);
  }
}
