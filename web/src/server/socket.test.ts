import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { News } from "./protocol";
import { Socket, type Watcher } from "./socket";

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { do: string; id: string; since?: number }[] = [];
  onopen = () => undefined as void;
  onclose = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  lose() {
    this.readyState = 3;
    this.onclose();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.made.at(-1)!;
const watcher = (since = 0): Watcher => ({ since: () => since, hear: vi.fn(), beRefused: vi.fn() });

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => vi.useRealTimers());

test("what was not answered is asked again under the same id", async () => {
  const socket = new Socket(() => undefined);
  const answer = socket.act("t", { do: "leave", seat: 0 });
  last().open();
  const first = last().sent[0]!;
  last().lose();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  last().open();
  expect(last().sent[0]).toEqual(first);
  last().tell({ kind: "answer", id: first.id, number: 7 });
  expect((await answer).number).toBe(7);
});

test("who comes back gets what was missed", () => {
  const socket = new Socket(() => undefined);
  const one = watcher(12);
  socket.watch("t", one);
  last().open();
  last().lose();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toMatchObject([{ do: "watch", since: 12 }]);
  const news = { kind: "news", sight: { table: "t" } } as News;
  last().tell(news);
  expect(one.hear).toHaveBeenCalledWith(news);
});

test("a page that goes does not take the table from the next one", () => {
  const socket = new Socket(() => undefined);
  const [old, young] = [watcher(), watcher()];
  socket.watch("t", old);
  last().open();
  socket.watch("t", young);
  socket.unwatch("t", old);
  last().tell({ kind: "news", sight: { table: "t" } });
  expect(young.hear).toHaveBeenCalled();
  expect(last().sent.map((each) => each.do)).toEqual(["watch", "watch"]);
});

test("who may not watch is told why, and is not asked for again", () => {
  const socket = new Socket(() => undefined);
  const one = watcher();
  socket.watch("t", one);
  last().open();
  const problem = { reason: "password" };
  last().tell({ kind: "answer", id: last().sent[0]!.id, problem });
  expect(one.beRefused).toHaveBeenCalledWith(problem);
  last().lose();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([]);
});

test("it waits longer after every failure, and tells how it stands", () => {
  const standings: string[] = [];
  const socket = new Socket((now) => standings.push(now));
  socket.watch("t", watcher());
  for (const wait of [200, 500, 1000]) {
    last().lose();
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.made).toHaveLength(made);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(made + 1);
  }
  last().open();
  expect(standings[0]).toBe("connecting");
  expect(standings.at(-1)).toBe("open");
  expect(standings).toContain("lost");
});
