/** Where the cards of a hand lie when they are fanned out. */

/** The size of a district card, before it is scaled. */
export const CARD = { width: 60, height: 86 } as const;

export interface Fan {
  /** How broad it may be, and how many cards it has in a row. */
  readonly width: number;
  readonly perRow: number;
  readonly scale: number;
}

/** The middle of a card's upper edge, and how far it leans in degrees. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

const ADVANCE = 0.62;
const APART = 1.3;
const ARC = 700;
/** What a broad fan needs below its middle. */
const SAG = 16;

/** How far a row is below the one before: its digits stay in sight. */
function rowStep(fan: Fan): number {
  return 50 * fan.scale;
}

export function fanHeight(count: number, fan: Fan): number {
  const rows = Math.ceil(count / fan.perRow);
  return rows === 0 ? 0 : (rows - 1) * rowStep(fan) + (CARD.height + SAG) * fan.scale;
}

/** Cards in even rows, around x = 0 and downwards from y = 0; between groups there is a little more room. */
export function fanOut(groups: readonly string[], fan: Fan): Lying[] {
  const rows = Math.ceil(groups.length / fan.perRow);
  const most = Math.ceil(groups.length / Math.max(1, rows));
  const lying: Lying[] = [];
  for (let row = 0; row < rows; row++) {
    lying.push(...arc(groups.slice(row * most, (row + 1) * most), row * rowStep(fan), fan));
  }
  return lying;
}

function arc(groups: readonly string[], top: number, fan: Fan): Lying[] {
  const steps: number[] = [];
  let along = 0;
  groups.forEach((group, at) => {
    if (at > 0) along += group === groups[at - 1] ? 1 : APART;
    steps.push(along);
  });
  const card = CARD.width * fan.scale;
  const advance = Math.min(card * ADVANCE, (fan.width - card) / Math.max(1, along));
  const radius = ARC * fan.scale;
  return steps.map((step) => {
    const x = (step - along / 2) * advance;
    return { x, y: top + (x * x) / (2 * radius), lean: ((x / radius) * 180) / Math.PI };
  });
}
