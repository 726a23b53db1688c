/** How seats are told apart: by colour, and by a sign for who cannot tell the colours. */

const SIGNS: readonly string[] = [
  "M0-9 9 0 0 9-9 0Z",
  "M-8-8H8V8H-8Z",
  "M0-9.5 9 7H-9Z",
  "M0-9a9 9 0 1 0 .01 0Z",
  "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
  "M0-10 2.6-3.4 9.6-3 4.2 1.4 6 8.2 0 4.4-6 8.2-4.2 1.4-9.6-3-2.6-3.4Z",
];

/** A CSS colour. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat})`;
}

/** A path around (0, 0), about 20 across. */
export function signOf(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}
