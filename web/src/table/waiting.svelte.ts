/** Which games wait for this browser's person: asked for now and then, for every page alike. */

import { rest } from "../server/rest";

/** Seconds until it is asked again, while the page is looked at and while it is not. */
const SEEN = 30;
const UNSEEN = 60;

class Waiting {
  /** How often there was an answer; whoever shows more of these games asks for it then. */
  answers = $state(0);
  #tables = $state.raw<readonly string[]>([]);
  /** The table that is shown now knows better than anybody. */
  #here = $state.raw<{ link: string; isMyTurn: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  /** How many there are. */
  get count(): number {
    const elsewhere = this.#tables.filter((each) => each !== this.#here?.link).length;
    return elsewhere + (this.#here?.isMyTurn ? 1 : 0);
  }

  /** What is seen at a table, until it is left. */
  look(link: string, isMyTurn: boolean): void {
    this.#here = { link, isMyTurn };
  }

  leave(link: string): void {
    if (this.#here?.link === link) this.#here = null; // or another one is shown already
  }

  /** Also at once whenever somebody comes back to the page. */
  begin(): void {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.ask();
    });
    void this.ask();
  }

  async ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    try {
      this.#tables = (await rest.myTurns()).tables;
      this.answers += 1;
    } catch {
      // what was known stays; it is asked again
    }
    this.#asking = false;
    this.#timer = setTimeout(() => void this.ask(), (document.hidden ? UNSEEN : SEEN) * 1000);
  }
}

export const waiting = new Waiting();
