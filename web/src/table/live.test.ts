import { beforeAll, expect, test, vi } from "vitest";

import type { Answer, Command, Sight } from "../server/protocol";
import { Socket } from "../server/socket";

const asked: { command: Command; answer: (answer: Partial<Answer>) => void }[] = [];

beforeAll(() => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.spyOn(Socket.prototype, "watch").mockReturnValue();
  vi.spyOn(Socket.prototype, "act").mockImplementation(
    (_, command) =>
      new Promise((settle) => {
        asked.push({ command, answer: (answer) => settle(answer as Answer) });
      }),
  );
});

async function table() {
  const { LiveTable } = await import("./live.svelte");
  const live = new LiveTable("t");
  live.sight = { seat: 0, actor: 0, moves: 7, legal: [{}] } as unknown as Sight;
  asked.length = 0;
  return live;
}

test("one move at a time is on its way", async () => {
  const live = await table();
  const first = live.play("roll");
  expect(live.busy).toBe(true);
  expect(await live.play("roll")).toBe(false);
  expect(asked.map((each) => each.command)).toEqual([{ do: "play", seat: 0, move: "roll", after: 7 }]);
  asked[0]!.answer({});
  expect(await first).toBe(true);
  expect(live.busy).toBe(false);
});

test("talk that is on its way keeps nobody from moving", async () => {
  const live = await table();
  void live.act({ do: "say", seat: 0, name: "Ann", text: "hm" });
  expect(live.busy).toBe(false);
  const move = live.play("roll");
  expect(asked.map((each) => each.command.do)).toEqual(["say", "play"]);
  asked[1]!.answer({});
  expect(await move).toBe(true);
});

test("why something was not done is kept", async () => {
  const live = await table();
  const move = live.play("fly");
  const problem = { says: "no" } as unknown as Answer["problem"];
  asked[0]!.answer({ problem });
  expect(await move).toBe(false);
  expect(live.problem).toBe(problem);
});
