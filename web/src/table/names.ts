/** What somebody at the table is called: people by their names, bots by their seat and level, as in the log. */

import type { SeatSeen } from "../server/protocol";
import { retell } from "../words/language.svelte";
import { speaker, tell } from "../words/say";

/** The name that somebody has given, or what a guest is called here. */
export function called(name: NonNullable<SeatSeen["name"]>): string {
  return typeof name === "string" ? name : retell(name);
}

/** Whether a text is what the name is in English, as it is written down. */
export function isSpelled(name: NonNullable<SeatSeen["name"]>, text: string): boolean {
  return (typeof name === "string" ? name : tell(speaker("en"), name)) === text;
}

export function nameOf(seat: SeatSeen | undefined, letter: string | undefined): string {
  const place = retell(letter ?? "");
  if (seat?.name) return called(seat.name);
  return seat?.bot ? `${place} (${retell(seat.bot)})` : place;
}
