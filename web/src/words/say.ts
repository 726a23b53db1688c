/** Sentences in the language of who reads them: a pattern, and the words that are put into it. */

/** As the server sends it: a number, the name of a thing, somebody, several, or a sentence again. */
export type Said =
  | number
  | string
  | { person: string }
  | { seat: string }
  | { verbatim: string }
  | { list: Said[]; joined: boolean }
  | { say: string; words: Record<string, Said> };

/** English pattern to that of another language. */
export type Dictionary = Readonly<Record<string, string>>;

export interface Language {
  readonly code: string;
  /** What a pattern or a name is here; itself where there is no other. */
  word(english: string): string;
  number(value: number): string;
  /** With its sign, even if it is more than nothing. */
  signed(value: number): string;
  /** Several as one part of a sentence: "one, two and three". */
  joined(texts: readonly string[]): string;
}

export function speaker(code: string, ...dictionaries: Dictionary[]): Language {
  const numbers = new Intl.NumberFormat(code);
  const signed = new Intl.NumberFormat(code, { signDisplay: "always" });
  const lists = new Intl.ListFormat(code, { type: "conjunction" });
  return {
    code,
    number: (value) => numbers.format(value),
    signed: (value) => signed.format(value),
    joined: (texts) => lists.format(texts),
    word: (english) => {
      for (const dictionary of dictionaries) {
        const here = dictionary[english];
        if (here) return here;
      }
      return english;
    },
  };
}

/** Put words into a pattern: `{name}`, `{name:,}` for a large number, `{name:+}` for one with its sign. */
export function fill(language: Language, pattern: string, words: Record<string, Said>): string {
  return pattern.replace(/\{(\w+)(:[,+])?\}/g, (whole, name: string, format?: string) => {
    const word = words[name];
    if (typeof word === "number" && format === ":+") return language.signed(word);
    return word === undefined ? whole : tell(language, word);
  });
}

/** A word or a whole sentence as text. */
export function tell(language: Language, said: Said): string {
  if (typeof said === "number") return language.number(said);
  if (typeof said === "string") return nameOf(language, said);
  if ("person" in said) return said.person;
  if ("seat" in said) return said.seat;
  if ("verbatim" in said) return said.verbatim;
  if ("list" in said) return tellList(language, said.list, said.joined);
  return fill(language, language.word(said.say), said.words);
}

/** The name of a thing; of one with a number behind it, such as "red 4", the word may be known alone. */
function nameOf(language: Language, english: string): string {
  const whole = language.word(english);
  const numbered = whole === english ? /^(.+)( \d+)$/.exec(english) : null;
  return numbered ? language.word(numbered[1] ?? "") + (numbered[2] ?? "") : whole;
}

function tellList(language: Language, list: readonly Said[], joined: boolean): string {
  const texts = list.map((each) => tell(language, each));
  if (joined) return language.joined(texts);
  return texts.join(language.code === "ja" ? "、" : ", ");
}
