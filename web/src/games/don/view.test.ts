import { describe, expect, test } from "vitest";

import { catalogue, roundTheTable, standing, things, type District, type DonSeat, type DonView } from "./view";
import { button, headline, position, seatLabel } from "./words";

const red4: District = { name: "red 4", colour: "red", digit: 4 };
const red0: District = { name: "red 0", colour: "red", digit: 0 };
const blue6: District = { name: "blue 6", colour: "blue", digit: 6 };

function seat(number: number, more: Partial<DonSeat> = {}): DonSeat {
  return { seat: number, tokens: null, districts: [], passed: false, barred: false, ...more };
}

const VIEW: DonView = {
  step: "auction",
  round: 4,
  rounds: 15,
  actor: 1,
  first: 0,
  pot: 1,
  lot: [blue6],
  lot_size: 1,
  unseen: [red0],
  gone: [],
  high: 7,
  bidder: 2,
  opener: 0,
  offered: null,
  seller: null,
  seats: [seat(0, { passed: true }), seat(1, { tokens: 12, districts: [red4] }), seat(2)],
};
const PEOPLE = ["Ann", "Bruno", "Chiyo"].map((name, at) => ({ name, bot: null, is_mine: at === 1 }));

describe("the table as it is seen", () => {
  test("begins with who looks at it and goes on clockwise", () => {
    expect(roundTheTable(VIEW, PEOPLE).map((each) => each.seat)).toEqual([1, 2, 0]);
    const spectator = PEOPLE.map((each) => ({ ...each, is_mine: false }));
    expect(roundTheTable(VIEW, spectator).map((each) => each.seat)).toEqual([0, 1, 2]);
  });

  test("says how everybody stands", () => {
    expect(VIEW.seats.map((each) => standing(VIEW, each))).toEqual(["passed", "waits", "bids"]);
    const unopened = { ...VIEW, high: null, bidder: null, opener: 1 };
    expect(VIEW.seats.map((each) => standing(unopened, each))).toEqual(["passed", "opens", "waits"]);
  });

  test("can be pointed at where districts lie open", () => {
    expect([...things(VIEW)].sort()).toEqual(["A", "B", "C", "blue 6", "red 4"]);
  });

  test("has a catalogue by colour and digit", () => {
    const [red, blue] = catalogue(VIEW);
    expect(red?.entries.map((each) => [each.district.name, each.place])).toEqual([
      ["red 0", "unseen"],
      ["red 4", "open"],
    ]);
    expect(blue?.entries.map((each) => each.place)).toEqual(["open"]);
  });
});

describe("the table in words", () => {
  test("is a sentence or two", () => {
    expect(headline(VIEW, PEOPLE)).toBe("Bruno bids or passes");
    expect(position(VIEW, PEOPLE)).toContain("round 4 of 15. Bruno bids or passes. In the middle: blue 6;");
    expect(position(VIEW, PEOPLE)).toContain("7 bid by Chiyo");
  });

  test("tells what a seat has", () => {
    expect(seatLabel(VIEW, seat(1, { tokens: 12, districts: [red4] }), PEOPLE)).toBe(
      "Bruno, 12 tokens, to move, districts: red 4",
    );
  });

  test("puts moves on buttons", () => {
    const move = (verb: string, ...args: unknown[]) => button({ code: 0, text: verb, verb, args });
    expect(move("bid", 12)).toBe("12");
    expect(move("pass")).toBe("pass");
    expect(move("sell", "red 4")).toBe("put red 4 up for sale");
  });
});
