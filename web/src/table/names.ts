/** What somebody at the table is called: people by their names, bots by their seat and level, as in the log. */

import type { SeatSeen } from "../server/protocol";
import { retell } from "../words/language.svelte";

export function nameOf(seat: SeatSeen | undefined, letter: string | undefined): string {
  const place = retell(letter ?? "");
  if (seat?.name) return seat.name;
  return seat?.bot ? `${place} (${retell(seat.bot)})` : place;
}
