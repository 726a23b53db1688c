/** What the server shows of a game of Shikago. Money is counted in thousands. */

import type { BoardProps } from "../game";

export type Step =
  | "first player"
  | "bail"
  | "recruit and place"
  | "move"
  | "fight"
  | "groups"
  | "build"
  | "charity"
  | "police"
  | "raid"
  | "untouchables"
  | "over";

export interface AreaView {
  readonly name: string;
  readonly income: number;
  readonly casino: boolean;
  /** By seat. */
  readonly henchmen: readonly number[];
  readonly controller: number | null;
}

export interface BossView {
  readonly seat: number;
  readonly pool: number;
  readonly hand: number;
  readonly prison: number;
  readonly factory: boolean;
  readonly register: number;
  /** Null when it is hidden. */
  readonly cash: number | null;
  /** What was laid open last. */
  readonly shown: number | null;
}

export interface Bag {
  readonly policemen: number;
  readonly drawn: number;
  readonly removed: number;
}

export interface ShikagoView {
  readonly step: Step;
  readonly turn: number;
  readonly turns: number;
  readonly first: number;
  /** A seat; below 0 it is nobody's. */
  readonly actor: number;
  readonly boss: number;
  readonly action_points: number;
  readonly areas: readonly AreaView[];
  readonly bosses: readonly BossView[];
  readonly bag: Bag;
  readonly snitch: number | null;
  readonly fight: { readonly area: string; readonly opponent: number } | null;
  readonly shown_turn: number | null;
}

export type Seats = BoardProps["seats"];

/** As moves name the bosses and the police chips. */
export const LETTERS: readonly string[] = ["A", "B", "C", "D"];
export const POLICEMAN = "policeman";
export const UNTOUCHABLES = "untouchables";

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "";
}

/** What a boss is called at this table. */
export function nameOf(seats: Seats, seat: number): string {
  return seats[seat]?.name ?? letterOf(seat);
}
