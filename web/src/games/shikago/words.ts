/** Positions of Shikago in words: what stands on the picture, and what is read out. */

import { retell, say } from "../../words/language.svelte";
import type { Said } from "../../words/say";
import { nameOf, type AreaView, type BossView, type Seats, type ShikagoView, type Step } from "./view";

const THOUSAND = 1000;

export function dollars(thousands: number): string {
  return say("${amount:,}", { amount: thousands * THOUSAND });
}

function person(seats: Seats, seat: number): Said {
  return { person: nameOf(seats, seat) };
}

function listed(parts: readonly (Said | false)[]): string {
  return retell({ list: parts.filter((part) => part !== false), joined: false });
}

/** The step that is on, in one sentence. */
export function course(view: ShikagoView, seats: Seats): string {
  const boss = person(seats, view.snitch ?? view.boss);
  const rival = person(seats, view.fight?.opponent ?? view.boss);
  const sentences: Record<Step, () => string> = {
    "first player": () => say("The first player is being drawn"),
    bail: () => say("{boss} may bail out prisoners", { boss }),
    "recruit and place": () => say("{boss} recruits and places", { boss }),
    move: () => say("{boss} moves henchmen", { boss }),
    fight: () => say("{boss} may fight", { boss }),
    groups: () => say("{boss} fights {rival} in {area}", { boss, rival, area: view.fight?.area ?? "" }),
    build: () => say("{boss} may build", { boss }),
    charity: () => say("{boss} may give to charity", { boss }),
    police: () => say("{boss} is the Snitch and draws a police chip", { boss }),
    raid: () => say("{boss}, the Snitch, sends the police", { boss }),
    untouchables: () => say("{boss}, the Snitch, calls the Untouchables", { boss }),
    over: () => say("The game is over"),
  };
  return sentences[view.step]();
}

export function position(view: ShikagoView, seats: Seats): string {
  const turn = say("Turn {turn} of {turns}", { turn: view.turn, turns: view.turns });
  return listed([turn, course(view, seats), spendsPoints(view.step) && points(view)]);
}

export function spendsPoints(step: Step): boolean {
  return step === "recruit and place" || step === "move";
}

export function points(view: ShikagoView): string {
  return say("action points: {count}", { count: view.action_points });
}

export function areaLabel(area: AreaView, seats: Seats): string {
  return listed([
    retell(area.name),
    say("income {amount:,}", { amount: area.income * THOUSAND }),
    area.casino && say("a casino"),
    area.controller === null
      ? say("controlled by nobody")
      : say("controlled by {boss}", { boss: person(seats, area.controller) }),
    ...area.henchmen.map(
      (count, seat) => count > 0 && say("henchmen of {boss}: {count}", { boss: person(seats, seat), count }),
    ),
  ]);
}

/** The cash of a boss, as far as it is known. */
export function cash(boss: BossView, view: ShikagoView): string {
  if (boss.cash !== null) return dollars(boss.cash);
  if (boss.shown === null) return say("hidden");
  return say("{amount} in turn {turn}", { amount: dollars(boss.shown), turn: view.shown_turn ?? 0 });
}

export function bossLabel(boss: BossView, view: ShikagoView, seats: Seats): string {
  return listed([
    person(seats, boss.seat),
    say("cash: {cash}", { cash: cash(boss, view) }),
    say("register: {amount}", { amount: dollars(boss.register) }),
    say("henchmen in hand: {count}", { count: boss.hand }),
    say("in the pool: {count}", { count: boss.pool }),
    say("in prison: {count}", { count: boss.prison }),
    boss.factory ? say("a factory") : say("no factory"),
    boss.seat === view.first && say("first player"),
    boss.seat === view.snitch && say("the Snitch"),
    boss.seat === view.actor && say("to move"),
  ]);
}

export function policeLabel(view: ShikagoView): string {
  const { policemen, drawn, removed } = view.bag;
  return listed([
    say("ordinary police chips in the bag: {count}", { count: policemen }),
    say("drawn: {count}", { count: drawn }),
    say("out of the game: {count}", { count: removed }),
  ]);
}
