/** The pages beside the first, each fetched when it is first gone to. What an address says is what its page asks
 * for (`Route`). */

import type { Component } from "svelte";

import type { Route } from "../route.svelte";

type Later = Exclude<Route["page"], "home" | "nowhere">;

const LATER: Record<Later, () => Promise<{ default: Component<any> }>> = {
  new: () => import("./NewTable.svelte"),
  rules: () => import("./Rules.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  seat: () => import("./Reclaim.svelte"),
};

export async function pageOf(name: Later): Promise<{ Page: Component<any>; of: Later }> {
  return { Page: (await LATER[name]()).default, of: name };
}
