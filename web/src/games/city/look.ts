/** City as the pages show it. */

import { colourOf } from "../../board/seats";
import type { GameLook } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { tellMove } from "./telling";
import { kindOf, type CityGeometry, type CityView } from "./view";

export const LOOK: GameLook = {
  Board,
  Seat,
  things(view: CityView, geometry: CityGeometry) {
    const customers = view.customers.map((each) => (each.field === null ? kindOf(each) : each.name));
    return new Set([...geometry.fields.map((place) => place.label), ...customers]);
  },
  colour: (_view, seat) => colourOf(seat),
  button: tellMove,
};
