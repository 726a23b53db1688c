/** Time on a clock: days and hours, hours and minutes, or minutes and seconds. */

import { say } from "../../words/language.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function shown(left: number): string {
  const part = (unit: number, modulo: number) => Math.floor(left / unit) % modulo;
  const two = (number: number) => String(number).padStart(2, "0");
  if (left >= DAY) return say("{days} d {hours} h", { days: Math.floor(left / DAY), hours: part(HOUR, 24) });
  if (left >= HOUR) return `${part(HOUR, 24)}:${two(part(MINUTE, 60))}:${two(part(SECOND, 60))}`;
  return `${part(MINUTE, 60)}:${two(part(SECOND, 60))}`;
}
