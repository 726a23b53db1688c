/** What this browser remembers of its person: a name, a language, light or dark, and who makes forced moves. */

import { language, LANGUAGES, speak, type Code } from "./words/language.svelte";
import { shelf } from "./server/shelf";

export type Look = "light" | "dark";

interface Own {
  name: string;
  language: Code;
  look: Look;
  /** Whether a move that is the only one is made by itself. */
  forced: boolean;
}

const KEY = "windycity";

function remembered(): Own {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const language = (spoken ?? "en") as Code;
  const first: Own = { name: "", language, look: dark ? "dark" : "light", forced: false };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Own>) };
  } catch {
    return first;
  }
}

export const own = $state<Own>(remembered());

/** Keep what has been chosen, and let everything follow it. */
export function keep(chosen: Partial<Own>): void {
  Object.assign(own, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    // a browser that remembers nothing still plays
  }
  show();
}

export function show(): void {
  document.documentElement.dataset["look"] = own.look;
  speak(own.language, shelf.words)
    .then(() => (document.documentElement.lang = language().code))
    .catch(() => undefined);
}
