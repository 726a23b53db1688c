/** Where everything lies: on a wide table, and on a tall one for a phone. Neighbours meet at a street or a bridge. */

import { wide } from "../../board/letters";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  /** The land. */
  readonly outline: string;
  /** Where name, houses and henchmen find room on it. */
  readonly box: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** How large henchmen and houses are. */
  readonly size: number;
  /** The course of the game: the turns, the sentence, the points below it, the steps. */
  readonly turns: Box;
  readonly sentence: Box;
  readonly steps: Box;
  readonly lake: Box;
  readonly river: string;
  readonly bridges: readonly string[];
  readonly areas: Readonly<Record<string, Place>>;
  readonly scene: Box;
  readonly police: Box;
  readonly bosses: readonly Box[];
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const WIDE: Layout = {
  width: 1000,
  height: 790,
  size: 1.2,
  turns: box(34, 28, 190, 50),
  sentence: box(240, 28, 490, 50),
  steps: box(746, 28, 220, 50),
  lake: box(700, 96, 274, 504),
  river: "M26 352H300L322 334H540L562 352H720L742 334H840",
  bridges: ["M122 333V371", "M376 315V353", "M590 333V371", "M776 315V353"],
  areas: {
    "brick lane": { outline: "M26 112 42 96H230L219.5 339H26Z", box: box(36, 102, 182, 230) },
    "silk mile": { outline: "M242 96H418L423.5 321H317L295 339H231.5Z", box: box(243, 102, 174, 214) },
    "grand arcade": { outline: "M430 96H630L621 339H557L535 321H435.5Z", box: box(440, 102, 178, 214) },
    "old pier": {
      outline: "M642 96H798V132L816 150V262L800 278V321H737L715 339H633Z",
      box: box(644, 102, 154, 214),
    },
    "stock pens": { outline: "M26 365H218.3L208 600H42L26 584Z", box: box(36, 371, 170, 222) },
    "brewers row": { outline: "M230.3 365H305L327 347H424L430 600H220Z", box: box(234, 371, 186, 222) },
    "banker hill": { outline: "M436 347H530L552 365H620.4L612 600H442Z", box: box(446, 371, 164, 222) },
    "ice house": {
      outline: "M632.4 365H725L747 347H804V376L820 392V520L804 536V600H624Z",
      box: box(636, 371, 166, 222),
    },
  },
  scene: box(836, 108, 130, 250),
  police: box(836, 374, 130, 214),
  bosses: [0, 1, 2, 3].map((seat) => box(26 + seat * 239.5, 616, 230, 150)),
};

/** The wide one turned by a quarter, with the lake in the south. */
export const TALL: Layout = {
  width: 400,
  height: 1012,
  size: 0.9,
  turns: box(14, 38, 120, 34),
  sentence: box(12, 10, 376, 26),
  steps: box(212, 38, 176, 34),
  lake: box(6, 560, 388, 178),
  river: "M203 80V200L195 208V330L205 340V466L197 474V620",
  bridges: ["M190 142H216", "M182 272H208", "M192 404H218", "M184 540H210"],
  areas: {
    "brick lane": { outline: "M6 90 16 80H194V198L189 204H6Z", box: box(12, 83, 178, 115) },
    "silk mile": { outline: "M6 212H186V333L190 337H6Z", box: box(12, 215, 172, 116) },
    "grand arcade": { outline: "M6 345H196V463L190 469H6Z", box: box(12, 348, 178, 115) },
    "old pier": { outline: "M6 477H188V606H150L140 598H84L74 606H6Z", box: box(12, 480, 174, 115) },
    "stock pens": { outline: "M212 80H384L394 90V204H207L212 199Z", box: box(216, 83, 174, 115) },
    "brewers row": { outline: "M204 212H394V337H211L204 330Z", box: box(211, 215, 178, 116) },
    "banker hill": { outline: "M214 345H394V469H208L214 463Z", box: box(217, 348, 173, 115) },
    "ice house": { outline: "M206 477H394V598H330L322 606H206Z", box: box(212, 480, 176, 115) },
  },
  scene: box(206, 618, 182, 112),
  police: box(12, 618, 182, 112),
  bosses: [0, 1, 2, 3].map((seat) => box(6 + (seat % 2) * 196, 746 + Math.floor(seat / 2) * 132, 192, 125)),
};

/** Below this width in CSS pixels the tall table is easier to read. */
const NARROW = 560;

export function layoutFor(width: number): Layout {
  return width > 0 && width < NARROW ? TALL : WIDE;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stand {
  /** The middle of its feet. */
  readonly at: Point;
  readonly width: number;
}

/** Where groups of so many stand in a box: side by side; beyond two some stand behind, left of what is built there. */
export function stand(groups: readonly number[], { x, y, width, height }: Box, row: number, built: number): Stand[] {
  const behind = groups.slice(0, Math.max(0, groups.length - 2));
  const front = groups.slice(behind.length);
  return [...abreast(behind, x, width - built, y + height - row), ...abreast(front, x, width, y + height)];
}

/** Even the smallest group needs room for its number. */
const LEAST_ROOM = 5;

/** A larger group gets more room. */
function abreast(groups: readonly number[], x: number, width: number, y: number): Stand[] {
  const share = width / groups.reduce((sum, count) => sum + count + LEAST_ROOM, 0);
  let left = x;
  return groups.map((count) => {
    const room = (count + LEAST_ROOM) * share;
    left += room;
    return { at: { x: left - room / 2, y }, width: room };
  });
}

/** Where the henchmen of a group stand around (0, 0): those behind first, so that those in front cover them. */
export function crowd(count: number, width: number): Point[] {
  const behind = count > 4 ? Math.floor(count / 2) : 0;
  return [...line(behind, width * 0.8, -8), ...line(count - behind, width, 0)];
}

function line(count: number, width: number, y: number): Point[] {
  const gap = count > 1 ? Math.min(17, width / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => ({ x: (place - (count - 1) / 2) * gap, y }));
}

/** How wide a letter is, by its height. */
const LETTER = 0.56;
const CAPITAL = 0.74;
const IDEOGRAPH = 1;

/** The size of letters, at most `size`, that lets a text fit into a width. */
export function fit(text: string, width: number, size: number, letter: number = LETTER): number {
  return Math.min(size, width / Math.max(wide(text, letter, IDEOGRAPH), 1));
}

export function fitCapitals(text: string, width: number, size: number): number {
  return fit(text, width, size, CAPITAL);
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
