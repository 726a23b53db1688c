/** A position and the board as the server sends them; both editions of the game have the same. */

export type Cell = readonly [row: number, column: number];
export type Side = "up" | "down" | "left" | "right";
export type Gang = "yellow" | "red" | "green" | "blue";

interface Place {
  readonly id: number;
  readonly label: string;
  readonly quarter: number;
  readonly cells: readonly Cell[];
}

export interface Street extends Place {
  readonly kind: "street";
  readonly edge: boolean;
  readonly square: boolean;
}

export interface Door {
  /** The street cell that it opens to. */
  readonly cell: Cell;
  /** On which side of that cell the building lies. */
  readonly side: Side;
}

export interface Building extends Place {
  readonly kind: "bar" | "casino" | "home";
  readonly value: number;
  /** Corners of the grid, clockwise. */
  readonly outline: readonly Cell[];
  readonly doors: readonly Door[];
}

export type Field = Street | Building;

export interface Geometry {
  readonly rows: number;
  readonly columns: number;
  readonly fields: readonly Field[];
  readonly streets: readonly { readonly name: string; readonly fields: readonly number[] }[];
  readonly islands: readonly Cell[];
}

export interface Strength {
  readonly rings: number;
  /** What the edition calls it. */
  readonly strength: string;
}

export interface Member extends Strength {
  readonly field: string;
}

export interface GangSeen {
  readonly gang: Gang;
  readonly seat: number;
  /** In thousands. */
  readonly cash: number;
  readonly reserve: number;
  readonly members: readonly Member[];
  readonly waiting: readonly Strength[];
}

export interface Fighter extends Strength {
  readonly gang: Gang;
  /** What its die shows, once it has fallen. */
  readonly roll: number | null;
}

export interface Duel {
  readonly field: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Whose number is higher, as soon as that is to be seen. */
  readonly winner: Gang | "nobody" | null;
}

export interface Assault {
  readonly field: string;
  readonly defender: Gang;
  /** The rings of those inside. */
  readonly attackers: readonly number[];
}

export interface View {
  readonly step: string;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly gang: Gang | null;
  readonly start: Gang | null;
  readonly points: number;
  readonly dice: readonly number[];
  readonly walker: Member | null;
  readonly gangs: readonly GangSeen[];
  readonly owners: Readonly<Record<string, Gang>>;
  readonly duel: Duel | null;
  readonly assault: Assault | null;
}

export function isBuilding(field: Field): field is Building {
  return field.kind !== "street";
}
