/** How wide a text is where nobody can measure it, by the width of a letter; those of East Asia are wider. */
export function wide(text: string, letter: number, eastern: number): number {
  return [...text].reduce((sum, each) => sum + (each > "\u2e80" ? eastern : letter), 0);
}
