import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { rest } from "../server/rest";
import { waiting } from "./waiting.svelte";

let told: string[] = [];
let come = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: (_: string, listener: () => void) => (come = listener),
  });
  vi.spyOn(rest, "myTurns").mockImplementation(() => Promise.resolve({ tables: told }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is asked now and then, at once when somebody comes back, and never twice at a time", async () => {
  told = ["a", "b"];
  waiting.begin();
  void waiting.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(rest.myTurns).toHaveBeenCalledTimes(1);
  expect(waiting.count).toBe(2);
  told = [];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rest.myTurns).toHaveBeenCalledTimes(2);
  expect(waiting.count).toBe(0);
  Object.assign(document, { hidden: true });
  come();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(rest.myTurns).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(rest.myTurns).toHaveBeenCalledTimes(3);
  Object.assign(document, { hidden: false });
  come();
  expect(rest.myTurns).toHaveBeenCalledTimes(4);
});

test("a table that is shown knows better", async () => {
  told = ["a", "b"];
  await waiting.ask();
  waiting.look("a", false);
  expect(waiting.count).toBe(1);
  waiting.look("c", true);
  expect(waiting.count).toBe(3);
  waiting.leave("a");
  expect(waiting.count).toBe(3);
  waiting.leave("c");
  expect(waiting.count).toBe(2);
});

test("what was known stays while the server does not answer", async () => {
  told = ["a"];
  await waiting.ask();
  vi.mocked(rest.myTurns).mockRejectedValueOnce(new Error());
  await waiting.ask();
  expect(waiting.count).toBe(1);
});
