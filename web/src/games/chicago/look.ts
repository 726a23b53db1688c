/** How both editions of Chicago look. */

import type { GameLook } from "../game";
import Board from "./Board.svelte";
import { gangColour } from "./gangs";
import Seat from "./Seat.svelte";
import { waitingKinds } from "./crowd";
import type { Geometry, View } from "./view";
import { buttonText } from "./words";

export const LOOK: GameLook = {
  Board,
  Seat,
  things: (view: View, geometry: Geometry) =>
    new Set([...geometry.fields.map((field) => field.label), ...waitingKinds(view)]),
  colour: (view: View, seat: number) => gangColour(view.gangs.find((gang) => gang.seat === seat)?.gang ?? "yellow"),
  button: buttonText,
};
