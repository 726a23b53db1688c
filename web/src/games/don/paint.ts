/** How the districts of a colour look: printed cards, the same in every light, with a sign for the colour. */

import type { Colour } from "./view";

export interface Paint {
  readonly fill: string;
  /** Of what is printed on it. */
  readonly print: string;
  /** A path around (0, 0), about 20 across. */
  readonly sign: string;
}

export const IVORY = "#f7ecd2";
export const BLACK = "#1d1a17";

const star = "M0-10 2.5-3.4 9.6-3.1 4 1.3 5.9 8.1 0 4.2-5.9 8.1-4 1.3-9.6-3.1-2.5-3.4Z";
const waves =
  "M-10-7-5-2 0-7 5-2 10-7V-3L5 2 0-3-5 2-10-3ZM-10 1-5 6 0 1 5 6 10 1V5L5 10 0 5-5 10-10 5Z";
const pine = "M0-10 6-3H3L8 3H4L9 8H2V10.5H-2V8H-9L-4 3H-8L-3-3H-6Z";
const bank = "M0-10 10-4.5V-2H-10V-4.5ZM-8-.5H-4.5V6H-8ZM-1.75-.5H1.75V6H-1.75ZM4.5-.5H8V6H4.5ZM-10 7.5H10V10H-10Z";
const glass = "M-10-9H10L1.5 1V7.5H6V10H-6V7.5H-1.5V1Z";
const factory = "M-10-10H-6L-5.5-1 0-5V-1L5-5V-1L10-5V10H-10Z";

export const PAINTS: Readonly<Record<Colour, Paint>> = {
  red: { fill: "#a92f26", print: IVORY, sign: star },
  blue: { fill: "#1f5a9e", print: IVORY, sign: waves },
  green: { fill: "#28693a", print: IVORY, sign: pine },
  gold: { fill: "#e0a936", print: BLACK, sign: bank },
  violet: { fill: "#6b3b94", print: IVORY, sign: glass },
  grey: { fill: "#59636d", print: IVORY, sign: factory },
};
