/** City in words: what happens now, what stands where, and moves as buttons. */

import type { MoveSeen } from "../../server/protocol";
import { retell, say } from "../../words/language.svelte";
import type { CityView, CustomerSeen, HouseSeen, Proposal } from "./view";

export type Names = readonly string[];

const ARROWS: Readonly<Record<string, string>> = { north: "↑", east: "→", south: "↓", west: "←" };

const person = (names: Names, seat: number) => ({ person: names[seat] ?? "" });

/** What is going on, in a sentence. */
export function tellStep(view: CityView, names: Names): string {
  const player = person(names, view.turn);
  switch (view.step) {
    case "first player":
      return say("The first player is drawn");
    case "customers":
      return tellSetting(view, names);
    case "first houses":
      return say("{player} marks a free house", { player });
    case "advertising":
      return say("{player} may advertise before the roll", { player });
    case "roll":
      return say("{player} rolls the die", { player });
    case "move":
      return say("{player} moves a customer", { player });
    case "forced sale":
      return say("{player} takes marks back: {points} owed", {
        player: person(names, view.victim ?? view.turn),
        points: view.owed ?? 0,
      });
    case "building":
      return say("{player} may build", { player });
    case "price":
    case "answer":
      return view.proposal === null ? "" : tellProposal(view.proposal, view.turn, names);
    case "over":
      return say("The game is over");
  }
}

function tellSetting(view: CityView, names: Names): string {
  const player = person(names, view.turn);
  const turning = view.customers.find((customer) => customer.field !== null && customer.facing === null);
  if (turning !== undefined) return say("{player} turns {customer}", { player, customer: turning.name });
  return say("{player} puts a customer on a street", { player });
}

function tellProposal({ house, partner, asked, price }: Proposal, turn: number, names: Names): string {
  const words = { player: person(names, turn), other: person(names, partner), house };
  if (price === null) return say("{player} names {other} a price for {house}", words);
  if (asked) return say("{player} asks {other} for {house}, price {price}", { ...words, price });
  return say("{player} offers {other} {house}, price {price}", { ...words, price });
}

export function tellRound(view: CityView): string {
  if (view.max_rounds === null) return say("Round {round}", { round: view.round });
  return say("Round {round} of {last}", { round: view.round, last: view.max_rounds });
}

export function tellDice(view: CityView): string {
  return say("Steps on the die: {steps}", { steps: { list: [...view.steps], joined: false } });
}

/** The whole position in one sentence. */
export function tellBoard(view: CityView, names: Names): string {
  const accounts = view.seats.map((row) =>
    say("{player} {points}", { player: person(names, row.seat), points: row.account }),
  );
  return say("City. {round}. {step}. Accounts to {goal}: {accounts}", {
    round: tellRound(view),
    step: tellStep(view, names),
    goal: view.goal,
    accounts: { list: accounts, joined: false },
  });
}

export function tellHouse(house: HouseSeen, names: Names): string {
  const words = { house: house.name };
  if (house.owner === null) {
    return house.store ? say("{house}, department store, free", words) : say("{house}, shop, free", words);
  }
  const owned = { ...words, owner: person(names, house.owner), marks: house.marks };
  return house.store
    ? say("{house}, department store, belongs to {owner}, marks: {marks}", owned)
    : say("{house}, shop, belongs to {owner}, marks: {marks}", owned);
}

export function tellField(field: string, house: string | null, customer: CustomerSeen | undefined): string {
  const place = house === null ? retell(field) : say("{field}, in front of {house}", { field, house });
  return customer === undefined ? place : say("{place}, {customer} stands there", { place, customer: customer.name });
}

export function tellCustomer(customer: CustomerSeen): string {
  const words = { customer: customer.name, value: customer.value, field: customer.field ?? "" };
  if (customer.facing === null) return say("{customer}, worth {value}, on {field}", words);
  return say("{customer}, worth {value}, on {field}, looks {direction}", { ...words, direction: customer.facing });
}

export function tellWaiting(kind: string, value: number, count: number): string {
  return say("{customer}, worth {value}, waiting: {count}", { customer: kind, value, count });
}

/** A legal move for a button. */
export function tellMove({ verb, args, text }: MoveSeen): string {
  const [first = "", second = "", third = ""] = args.map(String);
  switch (verb) {
    case "put":
      return say("put {customer} on {field}", { customer: first, field: second });
    case "face":
      return say("{arrow} look {direction}", { arrow: ARROWS[first] ?? "", direction: first });
    case "mark":
      return say("mark {house}", { house: first });
    case "roll":
      return say("roll without advertising");
    case "advertise":
      return say("advertise, roll twice");
    case "move":
      return say("{arrow} move {customer} to {field}, looking {direction}", {
        arrow: ARROWS[third] ?? "",
        customer: first,
        field: second,
        direction: third,
      });
    case "pass":
      return say("pass");
    case "sell":
      return say("take a mark back from {house}", { house: first });
    case "open":
      return say("open {house}", { house: first });
    case "extend":
      return say("extend {house}", { house: first });
    case "offer":
      return say("offer {house} to {player}", { house: first, player: { seat: second } });
    case "ask":
      return say("ask for {house}", { house: first });
    case "price":
      return retell(Number(first));
    case "accept":
      return say("accept");
    case "decline":
      return say("decline");
    case "done":
      return say("done");
    default:
      return text;
  }
}
