/** The board and the moves in words. */

import type { MoveSeen } from "../../server/protocol";
import { retell, say } from "../../words/language.svelte";
import type { Said } from "../../words/say";
import type { Group } from "./crowd";
import { plugColour } from "./gangs";
import type { Duel, Field, Gang, Street, View } from "./view";
import { isBuilding } from "./view";

/** What a member of some strength is called. */
export function memberName(strength: string): string {
  return plugColour(strength) ? say("member with a {colour} plug", { colour: strength }) : retell(strength);
}

/** Several things after each other. */
export function listed(parts: readonly Said[]): string {
  return retell({ list: [...parts], joined: false });
}

export function fieldLabel(field: Field, owner: Gang | undefined, there: readonly Group[]): string {
  const parts = [retell(field.label), isBuilding(field) ? buildingKind(field) : streetKind(field)];
  if (owner) parts.push(say("belongs to {gang}", { gang: owner }));
  return listed([...parts, ...there.map(groupName)].filter(Boolean));
}

function buildingKind(field: Field & { value: number }): string {
  if (field.kind === "casino") return say("casino worth {value}", { value: field.value });
  if (field.kind === "home") return say("home bar worth {value}", { value: field.value });
  return say("bar worth {value}", { value: field.value });
}

function streetKind(field: Street): string {
  return field.edge ? say("road out of town") : "";
}

export function groupName({ gang, strength, count }: Group): string {
  const words = { gang, member: memberName(strength), count };
  return count === 1 ? say("a {member} of {gang}", words) : say("{count} × {member} of {gang}", words);
}

/** What is going on, in a few words. */
export function stepText({ step, gang, phase, duel, assault }: View): string {
  const words = { gang: gang ?? "", defender: duel?.defender.gang ?? assault?.defender ?? "", phase };
  if (duel?.winner) return duelResult(duel.winner);
  switch (step) {
    case "draw":
      return say("who starts?");
    case "hiring":
      return say("{gang} hires", words);
    case "placing":
      return say("{gang} places", words);
    case "turn":
      return say("{gang} is on", words);
    case "roll":
      return say("{gang} rolls", words);
    case "dice":
      return say("{gang} picks a die", words);
    case "movement":
      return assault ? say("{gang} storms", words) : say("{gang} walks", words);
    case "attacker rolls":
      return say("{gang} shoots", words);
    case "defender rolls":
      return say("{defender} shoots back", words);
    case "attacker chooses":
      return say("{gang} picks a pair", words);
    case "defender chooses":
      return say("{defender} picks a pair", words);
    case "phase over":
      return say("phase {phase} is over", words);
    default:
      return say("the game is over");
  }
}

/** The position in one sentence. */
export function boardLabel(view: View): string {
  const { phase, round, points, dice, duel, assault } = view;
  const parts = [say("phase {phase}, round {round}", { phase, round }), stepText(view)];
  if (points) parts.push(say("{points} points to walk", { points }));
  if (dice.length) parts.push(say("dice left: {dice}", { dice: { list: [...dice], joined: false } }));
  if (duel) parts.push(duelText(duel));
  else if (assault) parts.push(say("fight at {field}", { field: assault.field }));
  return say("Board of Chicago: {parts}", { parts: { list: parts, joined: false } });
}

function duelText({ field, attacker, defender }: Duel): string {
  const fight = say("{attacker} with {rings} rings against {defender} with {others} at {field}", {
    attacker: attacker.gang,
    rings: attacker.rings,
    defender: defender.gang,
    others: defender.rings,
    field,
  });
  const rolls = [attacker, defender].flatMap(({ gang, roll }) =>
    roll === null ? [] : [say("{gang} rolled {number}", { gang, number: roll })],
  );
  return listed([fight, ...rolls]);
}

function duelResult(winner: NonNullable<Duel["winner"]>): string {
  return winner === "nobody" ? say("equal numbers") : say("{gang} wins", { gang: winner });
}

export function buttonText({ verb, args, text }: MoveSeen): string {
  const [first, second, third] = args as Said[];
  const member = typeof first === "string" ? memberName(first) : "";
  switch (verb) {
    case "hire":
      return say("hire a {member}", { member });
    case "done":
      return say("done");
    case "roll":
      return say("roll");
    case "place":
      return say("place a {member} in {building}", { member, building: second ?? "" });
    case "walk":
      return say("walk from {start} to {end}", { start: first ?? "", end: second ?? "" });
    case "send":
      return say("send a {member} from {start} to {end}", { member, start: second ?? "", end: third ?? "" });
    case "duel":
      return say("{member} against {other}", { member, other: memberName(String(second)) });
    case "die":
      return say("take the {number}", { number: first ?? "" });
    default:
      return text;
  }
}
