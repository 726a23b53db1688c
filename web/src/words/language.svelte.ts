/** The language that everything is said in now. It can be changed at any time; all that is shown follows. */

import { fill, speaker, tell, type Dictionary, type Language, type Said } from "./say";

/** In their own words. */
export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", ja: "日本語" } as const;
export type Code = keyof typeof LANGUAGES;

const OWN: Record<string, () => Promise<{ default: Dictionary }>> = {
  de: () => import("./own/de.json"),
  it: () => import("./own/it.json"),
  ja: () => import("./own/ja.json"),
};

let spoken = $state<Language>(speaker("en"));

export function language(): Language {
  return spoken;
}

/** A text of these pages; patterns are English. */
export function say(pattern: string, words: Record<string, Said> = {}): string {
  return fill(spoken, spoken.word(pattern), words);
}

/** A sentence or the name of a thing, as the server sends it. */
export function retell(said: Said): string {
  return tell(spoken, said);
}

/** Speak another language: with our own words, and those that the server has for its games. */
export async function speak(code: Code, fetched: (code: Code) => Promise<Record<string, Dictionary>>): Promise<void> {
  const own = (await OWN[code]?.())?.default ?? {};
  const parts = code === "en" ? {} : await fetched(code);
  spoken = speaker(code, own, ...Object.values(parts));
  document.documentElement.lang = code;
}
