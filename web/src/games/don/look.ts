/** Don: an auction of districts. */

import type { GameLook } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { things } from "./view";
import { button } from "./words";

export const LOOK: GameLook = {
  Board,
  Seat,
  things,
  // The colours belong to the districts here; seats are brass, and told apart by their signs.
  colour: () => "var(--brass)",
  button,
};
