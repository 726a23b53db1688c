/** Which page is shown, by the address. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; from: string | null; moves: number }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "table"; link: string }
  | { page: "replay"; link: string; move: number | null; seat: number | null }
  | { page: "seat"; link: string }
  | { page: "nowhere" };

/** The page of an address; pure, so that it can be tested. */
export function parse(address: URL): Route {
  const [page = "", name = "", ...more] = address.pathname.split("/").slice(1).map(decoded);
  const asked = address.searchParams;
  const number = (key: string) => (/^\d+$/.test(asked.get(key) ?? "") ? Number(asked.get(key)) : null);
  if (page === "" && name === "") return { page: "home" };
  if (name === "" || more.length > 0) return { page: "nowhere" };
  switch (page) {
    case "new":
      return { page, game: name, from: asked.get("from"), moves: number("moves") ?? 0 };
    case "rules":
      return { page, game: name, clause: address.hash.slice(1) || null };
    case "replay":
      return { page, link: name, move: number("move"), seat: number("seat") };
    case "table":
    case "seat":
      return { page, link: name };
    default:
      return { page: "nowhere" };
  }
}

/** What is no text leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

let shown = $state<Route>(parse(new URL(location.href)));

export function route(): Route {
  return shown;
}

/** Show another page, and begin at its top, also for who reads by keyboard. */
export function go(address: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  shown = parse(new URL(location.href));
  scrollTo(0, 0);
  document.getElementById("page")?.focus();
}

/** The same page under another address, without a step back. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
}

addEventListener("popstate", () => {
  shown = parse(new URL(location.href));
});

/** Links to our own pages do not load them anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (link === null || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}
