/** Where everything is drawn: the cells of the board in units of the picture, streets narrower than houses. */

import { breadth } from "../../board/letters";
import type { Cell, CityGeometry, Facing, HousePlace, Side } from "./view";
import { streetsOf } from "./view";

export const STREET = 54;
export const BLOCK = 66;
/** Between a house and the edge of its cells. */
const GAP = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** The lines of the grid, in units. */
export interface Plan {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Turns, clockwise from up. */
export const TURN: Readonly<Record<Side | Facing, number>> = {
  up: 0,
  right: 90,
  down: 180,
  left: 270,
  north: 0,
  east: 90,
  south: 180,
  west: 270,
};

const STEP: Readonly<Record<Side, Cell>> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };

export function planOf(geometry: CityGeometry): Plan {
  const inRow = new Array<number>(geometry.rows).fill(0);
  const inColumn = new Array<number>(geometry.columns).fill(0);
  for (const [row, column] of streetsOf(geometry).flatMap((field) => field.cells)) {
    inRow[row] = (inRow[row] ?? 0) + 1;
    inColumn[column] = (inColumn[column] ?? 0) + 1;
  }
  return { xs: gridLines(inColumn, geometry.rows), ys: gridLines(inRow, geometry.columns) };
}

/** A row or column is as narrow as a street when it is one for the most part. */
function gridLines(streetCells: readonly number[], length: number): number[] {
  const lines = [0];
  for (const count of streetCells) lines.push((lines.at(-1) ?? 0) + (count * 2 > length ? STREET : BLOCK));
  return lines;
}

/** A corner of the grid. */
export function corner(plan: Plan, [row, column]: Cell): Point {
  return { x: plan.xs[column] ?? 0, y: plan.ys[row] ?? 0 };
}

export function cellBox(plan: Plan, [row, column]: Cell): Box {
  return around(corner(plan, [row, column]), corner(plan, [row + 1, column + 1]));
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export function shrink(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

function around(from: Point, to: Point): Box {
  return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
}

export function rectangle({ x, y, w, h }: Box): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** The walls of a house as a path, some units inside the outline, which goes clockwise around its cells. */
export function walls(plan: Plan, house: HousePlace, inside = 0): string {
  const corners = house.outline.map((each) => corner(plan, each));
  const gap = GAP + inside;
  const points = corners.map((at, place) => {
    const before = heading(corners.at(place - 1) ?? at, at);
    const after = heading(at, corners[(place + 1) % corners.length] ?? at);
    return `${at.x - gap * (before.y + after.y)} ${at.y + gap * (before.x + after.x)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The direction from one point to another that lies straight up, down, left or right. */
export function heading(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** The board above a house's door, where marks hang: inside the house, along the street. */
export function signboard(plan: Plan, house: HousePlace, depth: number): Box {
  const door = house.doors[0];
  if (door === undefined) return { x: 0, y: 0, w: 0, h: 0 };
  const [down, right] = STEP[door.side];
  const box = shrink(cellBox(plan, [door.cell[0] + down, door.cell[1] + right]), GAP);
  if (right !== 0) return { ...box, w: depth, x: right > 0 ? box.x : box.x + box.w - depth };
  return { ...box, h: depth, y: down > 0 ? box.y : box.y + box.h - depth };
}

/** The largest upright box in a house, the wider one of two alike, beside its signboard. */
export function faceOf(plan: Plan, house: HousePlace, board: Box): Box {
  const boxes = [0, 1].flatMap((axis) => runs(house.cells, axis).map((run) => spanOf(plan, run)));
  const largest = boxes.reduce((best, box) => (box.w * box.h > best.w * best.h ? box : best));
  return without(shrink(largest, GAP), board);
}

/** Windows as a path: on the cells of a large house that its face leaves over. */
export function windowsOf(plan: Plan, house: HousePlace, face: Box, board: Box): string {
  if (house.kind !== "store") return "";
  const boxes = house.cells.map((cell) => shrink(cellBox(plan, cell), GAP));
  const bare = boxes.filter((box) => !isIn(centreOf(box), face));
  return bare.flatMap((box) => panes(shrink(without(box, board), 9))).join("");
}

/** As many windows as a wall has room for, around its middle. */
function panes(wall: Box): string[] {
  const [columns, rows] = [Math.floor((wall.w + 5) / 11), Math.floor((wall.h + 6) / 14)];
  const left = wall.x + (wall.w - columns * 11 + 5) / 2;
  const top = wall.y + (wall.h - rows * 14 + 6) / 2;
  return Array.from({ length: columns * rows }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return rectangle({ x: left + column * 11, y: top + row * 14, w: 6, h: 8 });
  });
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** The cells of one row each (axis 0), or of one column each (axis 1). */
function runs(cells: readonly Cell[], axis: number): Cell[][] {
  const byLine = new Map<number, Cell[]>();
  for (const cell of cells) {
    const line = axis === 0 ? cell[0] : cell[1];
    byLine.set(line, [...(byLine.get(line) ?? []), cell]);
  }
  return [...byLine.values()];
}

function spanOf(plan: Plan, cells: readonly Cell[]): Box {
  const boxes = cells.map((cell) => cellBox(plan, cell));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** A box without a strip along one of its sides; a tall one gives away what is above or below the strip. */
function without(box: Box, strip: Box): Box {
  const isWithin =
    strip.x >= box.x && strip.y >= box.y && strip.x + strip.w <= box.x + box.w && strip.y + strip.h <= box.y + box.h;
  if (!isWithin) return box;
  const isAcross = strip.w > strip.h || box.h > 1.5 * box.w;
  if (isAcross) return { ...box, h: box.h - strip.h, y: strip.y === box.y ? box.y + strip.h : box.y };
  return { ...box, w: box.w - strip.w, x: strip.x === box.x ? box.x + strip.w : box.x };
}

/** A text in lines of at most so many letters; letters of Asian scripts count twice and may part anywhere. */
export function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.match(/[⺀-鿿＀-￯]|[^\s⺀-鿿＀-￯]+\s*|\s+/g) ?? []) {
    if (line !== "" && breadth(line + part.trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
