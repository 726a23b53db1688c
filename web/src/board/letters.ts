/** How wide a text is where nobody can measure it, by the width of a letter; those of East Asia are wider. */
export function wide(text: string, letter: number, eastern: number): number {
  return [...text].reduce((sum, each) => sum + (each > "\u2e80" ? eastern : letter), 0);
}

/** How many letters wide a text is; those of East Asia count two. */
export function breadth(text: string): number {
  return wide(text, 1, 2);
}

/** As much of a name as there is room for, in letters. */
export function shorten(name: string, room: number): string {
  if (breadth(name) <= room) return name;
  const letters = [...name];
  while (letters.length > 1 && breadth(letters.join("")) >= room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
