/** Shikago: how it is drawn, and how its moves read on buttons. */

import { colourOf } from "../../board/seats";
import type { MoveSeen } from "../../server/protocol";
import { say } from "../../words/language.svelte";
import type { Said } from "../../words/say";
import type { GameLook } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { LETTERS, POLICEMAN, UNTOUCHABLES, type ShikagoView } from "./view";
import { dollars } from "./words";

function button({ verb, args, text }: MoveSeen): string {
  const [one = "", two = "", three = ""] = args as Said[];
  switch (verb) {
    case "bail":
      return one === 0 ? say("Bail out nobody") : say("Bail out {count}", { count: one });
    case "recruit":
      return say("Recruit one");
    case "place":
      return say("Place one in {area}", { area: one });
    case "move":
      return say("Move {count} from {start} to {target}", { count: one, start: two, target: three });
    case "fight":
      return say("Fight {boss} in {area}", { boss: one, area: two });
    case "groups":
      return say("3:1 groups: {triples}, 1:1 groups: {pairs}", { triples: one, pairs: two });
    case "casino":
      return say("Build a casino in {area}", { area: one });
    case "factory":
      return say("Build a factory");
    case "done":
      return say("Go on");
    case "give":
      return one === 0 ? say("Give nothing") : say("Give {amount}", { amount: dollars(Number(one)) });
    case "raid":
      return say("Raid {area}", { area: one });
    case "inspect":
      return say("Raid the factory of {boss}", { boss: one });
    case "arrest":
      return say("Give {boss} away", { boss: one });
    default:
      return text;
  }
}

export const LOOK: GameLook = {
  Board,
  Seat,
  things: (view: ShikagoView) =>
    new Set([...view.areas.map((area) => area.name), ...LETTERS, POLICEMAN, UNTOUCHABLES]),
  colour: (_view, seat) => colourOf(seat),
  button,
};
