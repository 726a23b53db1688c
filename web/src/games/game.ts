/** What the pages know of a game: how it is drawn. Its rules, sentences and geometry come from the server. */

import type { Component } from "svelte";

import type { MoveSeen, SeatSeen } from "../server/protocol";

export type View = any;
export type Geometry = any;

/** For the picture of a position. */
export interface BoardProps {
  readonly view: View;
  readonly geometry: Geometry;
  readonly seats: readonly (Pick<SeatSeen, "bot" | "is_mine"> & { name: string | null })[];
}

/** For what is public about one seat, beside its name. */
export interface SeatProps {
  readonly view: View;
  readonly seat: number;
}

export interface GameLook {
  readonly Board: Component<BoardProps>;
  readonly Seat: Component<SeatProps>;
  /** What can be pointed at on the board, by the names that moves use. */
  things(view: View, geometry: Geometry): Set<string>;
  /** A CSS colour, the same for a seat and for its pieces. */
  colour(view: View, seat: number): string;
  /** A move as a short text for a button, by the words of the language; "bid 7" may become "7". */
  button?(move: MoveSeen): string;
}
