/** What the server tells of City: a position, and where everything lies. */

export type Step =
  | "first player"
  | "customers"
  | "first houses"
  | "advertising"
  | "roll"
  | "move"
  | "forced sale"
  | "building"
  | "price"
  | "answer"
  | "over";

export type Facing = "north" | "east" | "south" | "west";
export type Side = "up" | "right" | "down" | "left";
/** Row and column, (0, 0) at the top left. */
export type Cell = readonly [number, number];

export interface CustomerSeen {
  readonly name: string;
  readonly value: number;
  readonly field: string | null;
  /** Null while nobody has said it yet. */
  readonly facing: Facing | null;
}

export interface HouseSeen {
  readonly name: string;
  readonly store: boolean;
  readonly owner: number | null;
  readonly marks: number;
}

export interface AccountSeen {
  readonly seat: number;
  readonly account: number;
  readonly free_marks: number;
}

/** A house that is offered to the partner, or that the partner is asked for. */
export interface Proposal {
  readonly house: string;
  readonly partner: number;
  readonly asked: boolean;
  readonly price: number | null;
}

export interface CityView {
  readonly step: Step;
  readonly round: number;
  readonly max_rounds: number | null;
  readonly goal: number;
  /** A seat, or below 0 for chance and the end. */
  readonly actor: number;
  readonly turn: number;
  /** As many as the dice allow. */
  readonly steps: readonly number[];
  readonly customers: readonly CustomerSeen[];
  readonly houses: readonly HouseSeen[];
  readonly seats: readonly AccountSeen[];
  readonly proposal: Proposal | null;
  readonly owed: number | null;
  readonly victim: number | null;
}

export interface StreetPlace {
  readonly id: number;
  readonly kind: "street";
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly red: boolean;
  /** The place of the house that it is the front of. */
  readonly house: number | null;
}

export interface HousePlace {
  readonly id: number;
  readonly kind: "shop" | "store";
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly outline: readonly Cell[];
  /** The street field that a door opens to, and the side of the field it is at. */
  readonly doors: readonly { readonly cell: Cell; readonly side: Side }[];
}

export interface CityGeometry {
  readonly rows: number;
  readonly columns: number;
  readonly fields: readonly (StreetPlace | HousePlace)[];
  readonly streets: readonly { readonly name: string; readonly fields: readonly number[] }[];
  readonly lines: readonly (readonly number[])[];
  readonly centre: number;
  readonly gardens: readonly Cell[];
}

/** The streets' fields. */
export function streetsOf(geometry: CityGeometry): StreetPlace[] {
  return geometry.fields.filter((place) => place.kind === "street");
}

/** The shops and department stores. */
export function housesOf(geometry: CityGeometry): HousePlace[] {
  return geometry.fields.filter((place) => place.kind !== "street");
}

/** The kind of a customer, as it is named before it stands on the streets: "blue" of "blue 2". */
export function kindOf(customer: CustomerSeen): string {
  return customer.name.split(" ")[0] ?? customer.name;
}

/** Which of its kind a customer is; 0 where there is only one. */
export function numberOf(customer: CustomerSeen): number {
  return Number(customer.name.split(" ")[1] ?? 0);
}
