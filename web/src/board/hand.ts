/** What a picture of a board needs to know about who looks at it; handed down by context. */

import { getContext, setContext } from "svelte";

export interface Hand {
  /** What may be pointed at now. */
  readonly lit: ReadonlySet<string>;
  /** What of it is several moves away. */
  readonly far: ReadonlySet<string>;
  /** What has been pointed at, in order. */
  readonly picked: readonly string[];
  /** Fields that a piece would come by, in order; a picture draws them as a line. */
  readonly way: readonly string[];
  /** What the last moves have named. */
  readonly fresh: ReadonlySet<string>;
  pick(thing: string): void;
  /** What the pointer or the keyboard is over; null when it leaves. */
  consider(thing: string | null): void;
}

const KEY = Symbol("hand");

/** For a picture to look at only. */
export const NO_HAND: Hand = {
  lit: new Set(),
  far: new Set(),
  picked: [],
  way: [],
  fresh: new Set(),
  pick: () => undefined,
  consider: () => undefined,
};

export function giveHand(hand: () => Hand): void {
  setContext(KEY, hand);
}

export function takeHand(): () => Hand {
  return getContext<(() => Hand) | undefined>(KEY) ?? (() => NO_HAND);
}
