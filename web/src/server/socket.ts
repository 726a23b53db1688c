/**
 * One socket for this browser. It comes back by itself when it is lost; what was not answered is asked again under
 * the same id, so that it is carried out once. Who watches a table gets what it has missed.
 */

import type { Answer, Command, News, Problem, SocketMessage, SocketRequest } from "./protocol";
import { newId, rest } from "./rest";

/** Seconds until the next attempt, longer after every failure. */
const PATIENCE = [0.2, 0.5, 1, 2, 4, 8];

/** What a new socket begins without. */
const WATCHING = new Set(["watch", "unwatch"]);

export type Standing = "connecting" | "open" | "lost";

type Waiting = { request: SocketRequest; settle: (answer: Answer) => void };
export interface Watcher {
  /** The number of the last event it has heard of. */
  since(): number;
  hear(news: News): void;
  /** The table cannot be watched, or not any more. */
  beRefused(problem: Problem): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #watchers = new Map<string, Watcher>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (standing: Standing) => void) {}

  /** Be told what happens at a table, from what is already known on. */
  watch(table: string, watcher: Watcher): void {
    this.#watchers.set(table, watcher);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch(table, watcher);
    else this.#open();
  }

  /** Another page may have begun to watch the same table meanwhile; that goes on. */
  unwatch(table: string, watcher: Watcher): void {
    if (this.#watchers.get(table) !== watcher) return;
    this.#watchers.delete(table);
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#ask({ do: "unwatch", id: newId(), table });
  }

  /** Do something at a table; answered when it is on the server's disk, or refused. */
  act(table: string, command: Command): Promise<Answer> {
    return this.#ask({ do: "act", id: newId(), table, command });
  }

  hint(table: string): Promise<Answer> {
    return this.#ask({ do: "hint", id: newId(), table });
  }

  ways(table: string, from: string): Promise<Answer> {
    return this.#ask({ do: "ways", id: newId(), table, start: from });
  }

  /** Try at once, because somebody asks for it or the network is back. */
  retry(): void {
    if (this.#socket === null) this.#open();
  }

  #ask(request: SocketRequest): Promise<Answer> {
    return new Promise((settle) => {
      this.#waiting.set(request.id, { request, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
      else this.#open();
    });
  }

  #watch(table: string, watcher: Watcher): void {
    const request: SocketRequest = { do: "watch", id: newId(), table, since: watcher.since() };
    this.#waiting.set(request.id, { request, settle: (answer) => this.#refused(table, watcher, answer) });
    this.#socket?.send(JSON.stringify(request));
  }

  #refused(table: string, watcher: Watcher, answer: Answer): void {
    if (!answer.problem) return;
    if (this.#watchers.get(table) === watcher) this.#watchers.delete(table);
    watcher.beRefused(answer.problem);
  }

  #open(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.tell(this.#failures === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#begin();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as SocketMessage);
    socket.onclose = () => this.#lose();
  }

  #begin(): void {
    this.#failures = 0;
    this.tell("open");
    const unanswered = [...this.#waiting.values()].filter(({ request }) => !WATCHING.has(request.do));
    this.#waiting = new Map(unanswered.map((each) => [each.request.id, each]));
    for (const [table, watcher] of this.#watchers) this.#watch(table, watcher);
    for (const { request } of unanswered) this.#socket?.send(JSON.stringify(request));
  }

  #lose(): void {
    this.#socket = null;
    this.tell("lost");
    const seconds = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 8;
    if (this.#failures > 0) void rest.me().catch(() => undefined); // who has lost the cookie gets another
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#open(), seconds * 1000);
  }

  #hear(message: SocketMessage): void {
    if (message.kind === "news") {
      this.#watchers.get(message.sight.table)?.hear(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(waiting.request.id);
    waiting.settle(message);
  }
}
