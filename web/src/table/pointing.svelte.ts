/** A person at a board: what is pointed at, what that means, and what is said when it means nothing. */

import { choose, point, things, type Choice } from "../board/choosing";
import type { Hand } from "../board/hand";
import type { Answer, EventSeen, MoveSeen } from "../server/protocol";
import type { LiveTable } from "./live.svelte";

type Way = NonNullable<Answer["ways"]>[number];

const NO_MOVES: readonly MoveSeen[] = [];

/** The text of a move that names another thing in the place of the one it names; the server says why not. */
export function instead(move: MoveSeen, named: readonly string[], place: number, thing: string): string {
  const old = named[place] ?? "";
  let from = 0;
  for (const before of named.slice(0, place)) from = move.text.indexOf(before, from) + before.length;
  const at = move.text.indexOf(old, from);
  return move.text.slice(0, at) + thing + move.text.slice(at + old.length);
}

export class Pointing implements Hand {
  #live: LiveTable;
  #onBoard: () => ReadonlySet<string>;
  #steps: readonly string[];
  #picked = $state.raw<readonly string[]>([]);
  #ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  #considered = $state<string | null>(null);

  constructor(live: LiveTable, onBoard: () => ReadonlySet<string>, steps: readonly string[]) {
    this.#live = live;
    this.#onBoard = onBoard;
    this.#steps = steps;
  }

  get legal(): readonly MoveSeen[] {
    return this.#live.sight?.legal ?? NO_MOVES;
  }

  readonly choice: Choice = $derived.by(() => choose(this.legal, this.#onBoard(), this.#picked));

  get picked(): readonly string[] {
    return this.#picked;
  }

  readonly lit: ReadonlySet<string> = $derived.by(() =>
    this.#ways.size > 0 ? new Set([...this.choice.lit, ...this.#ways.keys()]) : this.choice.lit,
  );

  readonly far: ReadonlySet<string> = $derived.by(() => {
    const near = this.choice.lit;
    return new Set([...this.#ways.keys()].filter((thing) => !near.has(thing)));
  });

  /** The way to what is looked at. */
  readonly way: readonly string[] = $derived.by(() => {
    const way = this.#considered === null ? undefined : this.#ways.get(this.#considered);
    return way === undefined ? [] : [...this.#picked, ...way.by];
  });

  /** What the last move has named. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => namedIn(lastMove(this.#live.events), this.#onBoard()));

  consider(thing: string | null): void {
    this.#considered = thing;
  }

  pick(thing: string): void {
    if (this.legal.length === 0 || this.#live.busy) return;
    const way = this.#ways.get(thing);
    if (way !== undefined && !this.choice.lit.has(thing)) {
      this.clear();
      void this.#live.playAll(way.moves);
      return;
    }
    const before = this.choice;
    if (!before.lit.has(thing) && before.picked.at(-1) !== thing) void this.#askWhyNot(before, thing);
    this.#take(point(this.legal, this.#onBoard(), before, thing));
  }

  /** Point at what a hint names. */
  show(move: MoveSeen): void {
    this.#take(choose(this.legal, this.#onBoard(), things(move, this.#onBoard()).slice(0, -1)));
  }

  clear(): void {
    this.#picked = [];
    this.#ways = new Map();
  }

  #take(choice: Choice): void {
    const [only, ...others] = choice.complete;
    if (only !== undefined && others.length === 0 && choice.lit.size === 0) {
      this.clear();
      void this.#live.play(only);
      return;
    }
    this.#picked = choice.picked;
    this.#ways = new Map();
    void this.#look();
  }

  /** If what is picked goes step by step, ask where it gets. */
  async #look(): Promise<void> {
    const [from, ...more] = this.#picked;
    if (from === undefined || more.length > 0) return;
    if (!this.legal.some((move) => this.#steps.includes(move.verb) && move.args.at(-2) === from)) return;
    const found = await this.#live.ways(from);
    if (this.#picked[0] === from && this.#picked.length === 1) this.#ways = new Map(found.map((way) => [way.to, way]));
  }

  /** Something that is not lit begins no move, or ends none that is begun: the rules say why. */
  async #askWhyNot(choice: Choice, thing: string): Promise<void> {
    const onBoard = this.#onBoard();
    const like = this.legal
      .map((move) => ({ move, named: things(move, onBoard) }))
      .find(({ named }) => named.length > choice.picked.length && choice.picked.every((each, place) => named[place] === each));
    if (like === undefined || choose(this.legal, onBoard, []).lit.has(thing)) return;
    await this.#live.play(instead(like.move, like.named, choice.picked.length, thing));
  }
}

function lastMove(events: readonly EventSeen[]): string {
  return String(events.findLast((each) => each.kind === "moved")?.data["text"] ?? "");
}

/** The things that a text names, as whole words: "blue 1" is not in "blue 12". */
export function namedIn(text: string, onBoard: ReadonlySet<string>): Set<string> {
  return new Set([...onBoard].filter((thing) => ` ${text} `.includes(` ${thing} `)));
}
