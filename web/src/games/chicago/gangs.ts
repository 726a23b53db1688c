/** How gangs are told apart: by the colours that they are named for, and by a sign. */

import { colourOf, signOf } from "../../board/seats";
import type { Gang } from "./view";

/** Which of the colours and signs of seats a gang has. */
const LOOKS: Record<Gang, { colour: number; sign: number }> = {
  yellow: { colour: 3, sign: 0 },
  red: { colour: 0, sign: 1 },
  green: { colour: 2, sign: 2 },
  blue: { colour: 1, sign: 3 },
};

export function gangColour(gang: Gang): string {
  return colourOf(LOOKS[gang].colour);
}

/** A path around (0, 0), about 20 across. */
export function gangSign(gang: Gang): string {
  return signOf(LOOKS[gang].sign);
}

/** The colour of a strength that is named for one, as plugs are. */
export function plugColour(strength: string): string | null {
  return strength in LOOKS ? gangColour(strength as Gang) : null;
}
