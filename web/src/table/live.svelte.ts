/** A table as this browser sees it now, and what can be done there. */

import type { Agreed, Answer, Command, EventSeen, MoveSeen, News, Problem, Sight } from "../server/protocol";
import { rest } from "../server/rest";
import { Socket, type Standing, type Watcher } from "../server/socket";
import type { Said } from "../words/say";
import { isStill, MOMENT, pause, SCENE } from "./pause";
import { asSight, passedBy, type Scene } from "./scenes";

let standing = $state<Standing>("connecting");

const socket = new Socket((now) => {
  standing = now;
});
addEventListener("online", () => socket.retry());

/** Who is further behind than so many moves does not see every die fall. */
const MOST_BEHIND = 40;

export function connection(): Standing {
  return standing;
}

export function retryConnection(): void {
  socket.retry();
}

export class LiveTable {
  sight = $state.raw<Sight | null>(null);
  agreed = $state.raw<Agreed | null>(null);
  events = $state.raw<readonly EventSeen[]>([]);
  /** Why the game cannot be gone on with. */
  broken = $state.raw<Said | null>(null);
  /** Why the table cannot be seen. */
  refusal = $state.raw<Problem | null>(null);
  /** Why the last thing was not done. */
  problem = $state.raw<Problem | null>(null);
  /** Whether a move is on its way to the server. */
  busy = $state(false);
  /** When the last news came, for clocks. */
  heardAt = $state(0);

  #coming: News[] = [];
  /** Until when nothing new is shown. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInScenes = false;
  #isLeft = false;

  #watcher: Watcher = {
    since: () => this.#heard,
    hear: (news) => this.#hear(news),
    beRefused: (problem) => {
      this.refusal = problem;
    },
  };
  /** The number of the last event that has come, shown or not. */
  #heard = 0;

  constructor(readonly link: string) {
    socket.watch(link, this.#watcher);
  }

  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    socket.unwatch(this.link, this.#watcher);
  }

  get mine(): number | null {
    return this.sight?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.sight !== null && this.sight.actor !== null && this.sight.legal.length > 0;
  }

  /** Make a move that was seen, or that somebody has typed. */
  async play(move: MoveSeen | string): Promise<boolean> {
    const sight = this.sight;
    if (sight === null || sight.actor === null || this.mine === null || this.busy) return false;
    const text = typeof move === "string" ? move : move.text;
    this.busy = true;
    const done = await this.act({ do: "play", seat: this.mine, move: text, after: sight.moves });
    this.busy = false;
    return done;
  }

  /** Several moves one after the other, as long as nobody else has to do anything. */
  async playAll(moves: readonly string[]): Promise<void> {
    for (const move of moves) if (!(await this.play(move)) || !this.isMyTurn) return;
  }

  async act(command: Command): Promise<boolean> {
    this.#told(await socket.act(this.link, command));
    return this.problem === null;
  }

  async hint(): Promise<string | null> {
    return this.#told(await socket.hint(this.link)).hint ?? null;
  }

  /** Where one gets from a place by several moves. */
  async ways(from: string): Promise<NonNullable<Answer["ways"]>> {
    return (await socket.ways(this.link, from)).ways ?? [];
  }

  #told(answer: Answer): Answer {
    this.problem = answer.problem ?? null;
    return answer;
  }

  /** What others do is shown one thing after the other, or nobody could follow; but who wants nothing to move
   * on the screen is shown at once what has come. */
  #hear(news: News): void {
    this.#coming.push(news);
    this.#heard = news.sight.number;
    if (!this.#isInScenes && (this.#timer === undefined || this.#isOwn(news))) this.#showNext();
  }

  /** Nobody waits to see what they have done themselves, nor for anything before it. */
  #isOwn(news: News): boolean {
    return news.events.some((event) => event.seat !== null && this.sight?.seats[event.seat]?.is_mine);
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const own = this.#coming.findLastIndex((news) => this.#isOwn(news));
    const shown = this.#coming.splice(0, isStill() ? this.#coming.length : Math.max(own + 1, 1));
    const last = shown.pop();
    for (const news of shown) this.#show(news);
    if (last === undefined) return;
    const scenes = isStill() || this.#coming.length > MOST_BEHIND ? [] : passedBy(last);
    if (scenes.length > 0) void this.#showScenes(scenes, last);
    else this.#conclude(last);
  }

  /** Dice that fall are seen to fall, also one's own. If that cannot be shown, it is told anyway. */
  async #showScenes(scenes: readonly Scene[], news: News): Promise<void> {
    this.#isInScenes = true;
    const before = this.sight ?? news.sight; // around one screen the eyes are still those of who has moved
    const wanted = [...new Set(scenes.map(({ at }) => at))];
    const pasts = await Promise.all(wanted.map((at) => rest.position(this.link, at, before.seat))).catch(() => []);
    for (const { at, over } of scenes) {
      const past = pasts[wanted.indexOf(at)];
      if (this.#isLeft) return;
      if (past === undefined) break;
      this.sight = asSight(before, past, over);
      await new Promise((next) => setTimeout(next, (over === null ? SCENE : MOMENT) * 1000));
    }
    this.#isInScenes = false;
    if (!this.#isLeft) this.#conclude(news);
  }

  #conclude(news: News): void {
    this.#show(news);
    const seconds = this.#isOwn(news) ? 0 : pause(news, this.#coming.length);
    this.#timer = setTimeout(() => this.#showNext(), seconds * 1000);
  }

  #show(news: News): void {
    const last = this.events.at(-1)?.number ?? 0;
    this.events = [...this.events, ...news.events.filter((each) => each.number > last)];
    if (this.sight?.moves !== news.sight.moves) this.problem = null;
    this.sight = news.sight;
    this.heardAt = performance.now();
    this.agreed = news.agreed ?? this.agreed;
    this.broken = news.broken_says ?? this.broken;
  }
}
