/** Where everything on the auctioneer's table is: around it on a wide screen, one below the other on a phone. */

import { fanHeight, type Fan } from "./fan";

/** An upper left corner, and how large what begins there is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface SeatPlace {
  /** Its middle. */
  readonly x: number;
  readonly plaque: { readonly y: number; readonly width: number };
  readonly cards: Fan & { readonly y: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly stage: Spot;
  readonly seats: readonly SeatPlace[];
  readonly deck: Spot;
  readonly pot: Spot;
}

export const STAGE = { width: 360, height: 290 } as const;
export const PLAQUE = 40;
const WIDE = 560;

/** `cards` counts the districts of every seat, beginning with the lowest on the picture and going clockwise. */
export function layOut(measured: number, cards: readonly number[]): Layout {
  return measured >= WIDE ? around(cards) : stacked(Math.max(320, Math.min(480, measured)), cards);
}

/** A fan whose cards are the smaller the more rows it has. */
function fanOf(count: number, width: number, perRow: number, largest: number): Fan {
  const rows = Math.max(1, Math.ceil(count / perRow));
  return { width, perRow, scale: largest * Math.max(0.7, 1.15 - 0.15 * rows) };
}

const LEFT = 170;
const MIDDLE = 500;
const RIGHT = 830;

/** The other seats clockwise by how many sit at the table: the middle and the upper edge of each. */
const OTHERS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [[LEFT, 200], [RIGHT, 200]],
  4: [[LEFT, 260], [MIDDLE, 104], [RIGHT, 260]],
  5: [[LEFT, 345], [LEFT, 116], [RIGHT, 116], [RIGHT, 345]],
  6: [[LEFT, 345], [LEFT, 116], [MIDDLE, 104], [RIGHT, 116], [RIGHT, 345]],
};

/** The upper edges of the stage and of what lies on the table before it. */
const MIDDLES: Readonly<Record<number, { readonly stage: number; readonly table: number }>> = {
  3: { stage: 150, table: 490 },
  4: { stage: 312, table: 625 },
  5: { stage: 290, table: 620 },
  6: { stage: 312, table: 625 },
};

function around(cards: readonly number[]): Layout {
  const others = OTHERS[cards.length] ?? [];
  const { stage, table } = MIDDLES[cards.length] ?? { stage: 0, table: 0 };
  return {
    width: 1000,
    height: table + 235,
    isWide: true,
    stage: { x: MIDDLE - STAGE.width / 2, y: stage, scale: 1 },
    seats: [own(table, cards[0] ?? 0), ...others.map(([x, y], at) => other(x, y, cards[at + 1] ?? 0))],
    deck: { x: 48, y: table + 20, scale: 1.05 },
    pot: { x: 777, y: table + 20, scale: 1.05 },
  };
}

/** The lowest seat has its cards above its name. */
function own(table: number, count: number): SeatPlace {
  const plaque = { y: table + 173, width: 360 };
  const fan = fanOf(count, 376, 9, 1.25);
  return { x: MIDDLE, plaque, cards: { ...fan, y: plaque.y - 8 - fanHeight(count, fan) } };
}

function other(x: number, y: number, count: number): SeatPlace {
  return { x, plaque: { y, width: 280 }, cards: { ...fanOf(count, 284, 7, 1.2), y: y + PLAQUE + 15 } };
}

function stacked(width: number, cards: readonly number[]): Layout {
  const scale = Math.min(width - 28, 380) / STAGE.width;
  let y = 88 + STAGE.height * scale + 20;
  const seats = cards.map((count) => {
    const fan = fanOf(count, width - 32, 10, 0.92);
    const place = { x: width / 2, plaque: { y, width: width - 44 }, cards: { ...fan, y: y + PLAQUE + 13 } };
    y = count ? place.cards.y + fanHeight(count, fan) + 8 : place.cards.y + 4;
    return place;
  });
  const small = (width - 40) / 350;
  return {
    width,
    height: y + 30 + 160 * small,
    isWide: false,
    stage: { x: (width - STAGE.width * scale) / 2, y: 88, scale },
    seats,
    deck: { x: 20, y: y + 8, scale: small },
    pot: { x: width - 20 - 88 * small, y: y + 8, scale: 0.88 * small },
  };
}
