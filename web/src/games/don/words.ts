/** What the picture says in words: to who reads it, and to who cannot see it. */

import type { MoveSeen } from "../../server/protocol";
import { retell, say } from "../../words/language.svelte";
import type { Said } from "../../words/say";
import { isFirstPlayer, standing, underHammer, type District, type DonSeat, type DonView, type People } from "./view";

export function nameOf(people: People, seat: number): Said {
  const name = people[seat]?.name;
  return { person: name ?? say("nobody") };
}

/** What is going on, in a line. */
export function headline(view: DonView, people: People): string {
  const who = nameOf(people, view.actor);
  switch (view.step) {
    case "first player":
      return say("Who goes first?");
    case "offer":
      return say("{who} may put a district up for sale", { who });
    case "side auction":
      return say("{who} bids or passes", { who });
    case "swap":
      return say("{who} may swap a district", { who });
    case "give in return":
      return say("{who} gives a district in return", { who });
    case "opening":
      return say("The lot is opened");
    case "auction":
      return say("{who} bids or passes", { who });
    case "discard":
      return say("{who} must discard a district", { who });
    case "round over":
      return say("The round is over");
    case "over":
      return say("The last lot is gone");
  }
}

/** What lies in the middle. */
export function caption(view: DonView, owner: Said): string {
  if (view.step === "side auction") return say("{who} sells", { who: owner });
  if (view.step === "give in return") return say("taken from {who}", { who: owner });
  if (view.lot.length > 0) return say("Under the hammer");
  return say("Next lot");
}

/** The whole position in a few sentences. */
export function position(view: DonView, people: People): string {
  const middle = { lot: names(underHammer(view)), pot: view.pot, unseen: view.unseen.length };
  return [
    say("Auctioneer's table, round {round} of {rounds}", { round: view.round, rounds: view.rounds }),
    headline(view, people),
    say("In the middle: {lot}; {pot} in the pot; {unseen} districts unseen", middle),
    bidding(view, people),
  ].join(". ");
}

export function bidding(view: DonView, people: People): string {
  if (view.high === null || view.bidder === null) return say("No bid yet");
  return say("{bid} bid by {who}", { bid: view.high, who: nameOf(people, view.bidder) });
}

export function names(districts: readonly District[]): Said {
  return districts.length ? { list: districts.map((each) => each.name), joined: false } : { person: say("nothing") };
}

export function tokens(count: number | null): string {
  if (count === null) return say("tokens hidden");
  return count === 1 ? say("1 token") : say("{count} tokens", { count });
}

/** How a seat stands, in a word or two; empty when there is nothing to say. */
export function standingWord(view: DonView, seat: DonSeat): string {
  switch (standing(view, seat)) {
    case "sells":
      return say("sells");
    case "bids":
      return say("bids {bid}", { bid: view.high ?? 0 });
    case "out":
      return say("out");
    case "passed":
      return say("passed");
    case "opens":
      return say("opens");
    case "waits":
      return "";
  }
}

/** A seat with all that is public about it. */
export function seatLabel(view: DonView, seat: DonSeat, people: People): string {
  const facts: string[] = [retell(nameOf(people, seat.seat)), tokens(seat.tokens)];
  if (view.actor === seat.seat) facts.push(say("to move"));
  if (isFirstPlayer(view, seat)) facts.push(say("first player"));
  facts.push(standingWord(view, seat), say("districts: {list}", { list: names(seat.districts) }));
  return facts.filter((fact) => fact !== "").join(", ");
}

export function ownedLabel(district: District, owner: Said): string {
  return say("{district}, belongs to {who}", { district: district.name, who: owner });
}

export function middleLabel(view: DonView, district: District, owner: Said): string {
  const words = { district: district.name, who: owner };
  if (view.step === "side auction") return say("{district}, for sale by {who}", words);
  if (view.step === "give in return") return say("{district}, taken from {who}", words);
  return say("{district}, in the lot", words);
}

/** A move as a button; a bid is just its number. */
export function button(move: MoveSeen): string {
  const what = move.args[0] as string | number;
  switch (move.verb) {
    case "bid":
      return retell(what);
    case "pass":
      return say("pass");
    case "keep":
      return say("sell nothing");
    case "sell":
      return say("put {district} up for sale", { district: what });
    case "stay":
      return say("do not swap");
    case "swap":
      return say("take {district}", { district: what });
    case "give":
      return say("give {district} in return", { district: what });
    case "discard":
      return say("discard {district}", { district: what });
    case "open":
      return say("open {district}", { district: what });
    case "first":
      return say("{seat} goes first", { seat: what });
    default:
      return move.text;
  }
}
