import { beforeAll, expect, test, vi } from "vitest";

let parse: typeof import("./route.svelte").parse;

beforeAll(async () => {
  vi.stubGlobal("location", new URL("http://here/"));
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse } = await import("./route.svelte"));
});

const at = (path: string) => parse(new URL(path, "http://here"));

test("every address has its page", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/table/a%20b")).toEqual({ page: "table", link: "a b" });
  expect(at("/new/don?from=x&moves=7")).toEqual({ page: "new", game: "don", from: "x", moves: 7 });
  expect(at("/replay/x?move=12&seat=0")).toEqual({ page: "replay", link: "x", move: 12, seat: 0 });
  expect(at("/rules/city#CTY-05")).toEqual({ page: "rules", game: "city", clause: "CTY-05" });
});

test("what is none leads nowhere", () => {
  expect(at("/table/")).toEqual({ page: "nowhere" });
  expect(at("/table/a/b")).toEqual({ page: "nowhere" });
  expect(at("/table/%E0%A4")).toEqual({ page: "nowhere" });
  expect(at("/what/is")).toEqual({ page: "nowhere" });
  expect(at("/replay/x?move=-1&seat=one")).toEqual({ page: "replay", link: "x", move: null, seat: null });
});
