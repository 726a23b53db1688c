/** What the server shows of a game of Don, and questions of the picture about it. */

import type { BoardProps } from "../game";

export type Step =
  | "first player"
  | "offer"
  | "side auction"
  | "swap"
  | "give in return"
  | "opening"
  | "auction"
  | "discard"
  | "round over"
  | "over";

export type Colour = "red" | "blue" | "green" | "gold" | "violet" | "grey";

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "gold", "violet", "grey"];

export interface District {
  readonly name: string;
  readonly colour: Colour;
  readonly digit: number;
}

export interface DonSeat {
  readonly seat: number;
  /** Null where they are hidden. */
  readonly tokens: number | null;
  readonly districts: readonly District[];
  readonly passed: boolean;
  readonly barred: boolean;
}

export interface DonView {
  readonly step: Step;
  readonly round: number;
  readonly rounds: number;
  /** A seat; below zero it is chance, or the game is over. */
  readonly actor: number;
  readonly first: number;
  readonly pot: number;
  readonly lot: readonly District[];
  readonly lot_size: number;
  readonly unseen: readonly District[];
  readonly gone: readonly District[];
  readonly high: number | null;
  readonly bidder: number | null;
  readonly opener: number | null;
  readonly offered: District | null;
  readonly seller: number | null;
  readonly seats: readonly DonSeat[];
}

export type People = BoardProps["seats"];

/** Seats as moves name them. */
const LETTERS = "ABCDEF";

export function letterOf(seat: number): string {
  return LETTERS.charAt(seat);
}

/** All seats clockwise, beginning with who looks at the table. */
export function roundTheTable(view: DonView, people: People): DonSeat[] {
  const mine = Math.max(0, people.findIndex((each) => each.is_mine));
  const from = mine % view.seats.length;
  return [...view.seats.slice(from), ...view.seats.slice(0, from)];
}

/** How a seat stands in the auction that is on. */
export type Standing = "sells" | "bids" | "out" | "passed" | "opens" | "waits";

export function standing(view: DonView, seat: DonSeat): Standing {
  if (!isAuction(view)) return seat.barred ? "out" : "waits";
  if (view.seller === seat.seat) return "sells";
  if (view.bidder === seat.seat) return "bids";
  if (seat.barred) return "out";
  if (seat.passed) return "passed";
  return view.high === null && view.opener === seat.seat ? "opens" : "waits";
}

export function isFirstPlayer(view: DonView, seat: DonSeat): boolean {
  return view.first === seat.seat && view.step !== "first player" && view.step !== "over";
}

export function isAuction(view: DonView): boolean {
  return view.step === "auction" || view.step === "side auction" || view.step === "discard";
}

/** Whose the district is that lies under the hammer or is being swapped. */
export function ownerOf(view: DonView, district: District): DonSeat | undefined {
  return view.seats.find((seat) => seat.districts.some((each) => each.name === district.name));
}

/** What lies in the middle: one district that is offered or taken, or the lot. */
export function underHammer(view: DonView): readonly District[] {
  return view.offered ? [view.offered] : view.lot;
}

/** What can be pointed at: districts that lie open, and seats. */
export function things(view: DonView): Set<string> {
  const open = [...view.lot, ...view.seats.flatMap((seat) => seat.districts)];
  return new Set([...open.map((each) => each.name), ...view.seats.map((each) => letterOf(each.seat))]);
}

/** A row of the auctioneer's catalogue: what is where of one colour. */
export interface CatalogueRow {
  readonly colour: Colour;
  readonly entries: readonly { readonly district: District; readonly place: "unseen" | "open" | "gone" }[];
}

export function catalogue(view: DonView): CatalogueRow[] {
  const open = [...view.lot, ...view.seats.flatMap((seat) => seat.districts)];
  const all = [
    ...view.unseen.map((district) => ({ district, place: "unseen" as const })),
    ...open.map((district) => ({ district, place: "open" as const })),
    ...view.gone.map((district) => ({ district, place: "gone" as const })),
  ];
  return COLOURS.map((colour) => ({
    colour,
    entries: all
      .filter((each) => each.district.colour === colour)
      .sort((a, b) => a.district.digit - b.district.digit),
  }));
}
