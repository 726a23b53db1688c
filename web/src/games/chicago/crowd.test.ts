import { expect, test } from "vitest";

import { crowds, grouped, waitingKinds } from "./crowd";
import type { View } from "./view";

const one = { rings: 1, strength: "1er" };
const two = { rings: 2, strength: "2er" };
const view: View = {
  step: "placing",
  phase: "A",
  phases: ["A", "B", "C", "D"],
  round: 1,
  rounds: 6,
  gang: "red",
  start: "red",
  points: 0,
  dice: [],
  walker: null,
  gangs: [
    {
      gang: "red",
      seat: 0,
      cash: 0,
      reserve: 0,
      members: [{ ...one, field: "a" }, { ...one, field: "a" }, { ...two, field: "b" }],
      waiting: [one, two, two],
    },
  ],
  owners: {},
  duel: null,
  assault: null,
};

test("members of one strength on a field are one group", () => {
  expect(crowds(view).get("a")).toEqual([{ gang: "red", ...one, count: 2 }]);
});

test("who fights stands where the fight is", () => {
  const attacker = { gang: "red", ...two, roll: null } as const;
  const defender = { gang: "blue", rings: 4, strength: "4er", roll: null } as const;
  const duel = { field: "c", attacker, defender, winner: null } as const;
  expect(crowds({ ...view, duel }).get("c")).toEqual([
    { gang: "red", ...two, count: 1 },
    { gang: "blue", rings: 4, strength: "4er", count: 1 },
  ]);
  const assault = { field: "d", defender: "blue", attackers: [1] } as const;
  expect(crowds({ ...view, assault }).get("d")).toEqual([{ gang: "red", ...one, count: 1 }]);
});

test("the strongest come first", () => {
  expect(grouped([one, two, two])).toEqual([
    { ...two, count: 2 },
    { ...one, count: 1 },
  ]);
});

test("there is something to choose only among several strengths, when placing", () => {
  expect(waitingKinds(view)).toEqual(["2er", "1er"]);
  expect(waitingKinds({ ...view, step: "hiring" })).toEqual([]);
  expect(waitingKinds({ ...view, gangs: [{ ...view.gangs[0]!, waiting: [two, two] }] })).toEqual([]);
});
