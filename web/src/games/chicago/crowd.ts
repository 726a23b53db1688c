/** Who stands where. */

import type { Gang, Strength, View } from "./view";

/** Members of one gang and one strength on a field. */
export interface Group extends Strength {
  readonly gang: Gang;
  readonly count: number;
}

/** All that stand on the board by field, those who fight included. */
export function crowds(view: View): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  const names = strengths(view);
  const add = (gang: Gang, field: string, rings: number) => {
    const there = found.get(field) ?? [];
    const same = there.findIndex((group) => group.gang === gang && group.rings === rings);
    if (same < 0) there.push({ gang, rings, strength: names.get(rings) ?? String(rings), count: 1 });
    else there[same] = { ...there[same]!, count: there[same]!.count + 1 };
    found.set(field, there);
  };
  for (const [gang, field, rings] of fighting(view)) add(gang, field, rings);
  for (const { gang, members } of view.gangs)
    for (const member of members) add(gang, member.field, member.rings);
  return found;
}

/** Who fights now does not count among the members of its gang. */
function fighting({ gang, duel, assault }: View): [Gang, string, number][] {
  const found: [Gang, string, number][] = [];
  if (gang && assault) for (const rings of assault.attackers) found.push([gang, assault.field, rings]);
  if (duel) for (const { gang, rings } of [duel.attacker, duel.defender]) found.push([gang, duel.field, rings]);
  return found;
}

/** What members with so many rings are called, as far as there are any. */
export function strengths(view: View): Map<number, string> {
  const all = view.gangs.flatMap((gang): Strength[] => [...gang.members, ...gang.waiting]);
  if (view.duel) all.push(view.duel.attacker, view.duel.defender);
  return new Map(all.map(({ rings, strength }) => [rings, strength]));
}

/** Counted by strength, the strongest first. */
export function grouped(members: readonly Strength[]): (Strength & { count: number })[] {
  const names = new Map(members.map(({ rings, strength }) => [rings, strength]));
  return [...names]
    .sort(([one], [other]) => other - one)
    .map(([rings, strength]) => ({
      rings,
      strength,
      count: members.filter((member) => member.rings === rings).length,
    }));
}

/** What can be chosen among to be placed: strengths, where there are several. */
export function waitingKinds(view: View): string[] {
  if (view.step !== "placing") return [];
  const waiting = view.gangs.find((gang) => gang.gang === view.gang)?.waiting ?? [];
  const kinds = grouped(waiting).map(({ strength }) => strength);
  return kinds.length > 1 ? kinds : [];
}
