/** The language that everything is said in now. It can be changed at any time; all that is shown follows. */

import { fill, speaker, tell, type Dictionary, type Language, type Said } from "./say";

/** In their own words. */
export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", ja: "日本語" } as const;
export type Code = keyof typeof LANGUAGES;

/** What a language knows, by part: these pages' own words, and those that the server has for every game. */
interface Knowledge {
  code: Code;
  own: Dictionary;
  parts: Readonly<Record<string, Dictionary>>;
}

const OWN: Record<string, () => Promise<{ default: Dictionary }>> = {
  de: () => import("./own/de.json"),
  it: () => import("./own/it.json"),
  ja: () => import("./own/ja.json"),
};

let known = $state.raw<Knowledge>({ code: "en", own: {}, parts: {} });
let wanted: Code = "en";
let game = $state<string | null>(null);
const spoken = $derived(speaker(known.code, known.own, ...inOrder(known, game)));

/** The game that is played first: in another one the same word may mean something else. */
function inOrder({ parts }: Knowledge, first: string | null): Dictionary[] {
  const { [first ?? ""]: own = {}, ...others } = parts;
  return [own, ...Object.values(others)];
}

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

/** A line of the log, which begins with a capital whoever it is about. */
export function retellLine(said: Said): string {
  const text = retell(said);
  return text.charAt(0).toLocaleUpperCase(spoken.code) + text.slice(1);
}

/** From now on it is about this game, by the part of the translations that has its words. */
export function talkAbout(part: string | null): void {
  game = part;
}

/** Speak another language. */
export async function speak(
  code: Code,
  fetched: (code: Code) => Promise<Record<string, Dictionary>>,
): Promise<void> {
  wanted = code;
  if (code === known.code) return;
  const [own, parts] = await Promise.all([OWN[code]?.(), code === "en" ? {} : fetched(code)]);
  if (wanted !== code) return; // somebody has chosen another one meanwhile
  known = { code, own: own?.default ?? {}, parts };
}
