import { describe, expect, test } from "vitest";

import { tellField, tellHouse, tellMove } from "./telling";

const move = (verb: string, ...args: (string | number)[]) => ({ code: 1, verb, args, text: [verb, ...args].join(" ") });

describe("City in words", () => {
  test("says moves as buttons", () => {
    expect(tellMove(move("move", "bonzo", "soda 6", "south"))).toBe("↓ move bonzo to soda 6, looking south");
    expect(tellMove(move("face", "west"))).toBe("← look west");
    expect(tellMove(move("price", 7))).toBe("7");
  });

  test("says what it does not know as the server does", () => {
    expect(tellMove(move("dance", "tango"))).toBe("dance tango");
  });

  test("says who owns a house", () => {
    const house = { name: "titan mart", store: true, owner: 1, marks: 3 };
    expect(tellHouse(house, ["Ann", "Bo"])).toBe("titan mart, department store, belongs to Bo, marks: 3");
  });

  test("says who stands on a field", () => {
    const rocco = { name: "rocco", value: -2, field: "crossing", facing: null };
    expect(tellField("crossing", null, rocco)).toBe("crossing, rocco stands there");
  });
});
