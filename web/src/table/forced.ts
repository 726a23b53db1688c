/** Moves that nobody has to think about, because there is no other. */

import type { MoveSeen, Sight } from "../server/protocol";

export class Forced {
  /** After how many moves the last one was made by itself. */
  #made = -1;

  /** The only move there is; none where one was made before that has been taken back, nor while somebody asks to
   * take theirs back, who could not any more. */
  in(sight: Sight): MoveSeen | null {
    const isFree = sight.moves > this.#made && sight.undo_asked_by === null;
    return isFree && sight.legal.length === 1 ? sight.legal[0]! : null;
  }

  wasMade(sight: Sight): void {
    this.#made = sight.moves;
  }
}
