/** Where things are drawn: from the cells of the board to points of the picture. */

import { wide } from "../../board/letters";
import type { Building, Cell, Field, Geometry, Side } from "./view";
import { isBuilding } from "./view";

/** The side of a cell. */
export const CELL = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export const AHEAD: Record<Side, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How far to turn what points up so that it points to a side. */
export const TURN: Record<Side, number> = { up: 0, right: 90, down: 180, left: 270 };

export function middle([row, column]: Cell): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The walls of a building as a path, drawn in by some distance, with its outer corners cut. */
export function walls(outline: readonly Cell[], inset: number, cut = 0): string {
  const corners = outline.map(([row, column]) => ({ x: column * CELL, y: row * CELL }));
  const points = corners.flatMap((corner, at) => {
    const before = heading(corners.at(at - 1)!, corner);
    const after = heading(corner, corners[(at + 1) % corners.length]!);
    const x = corner.x - inset * (before.y + after.y);
    const y = corner.y + inset * (before.x + after.x);
    const isOuter = before.x * after.y - before.y * after.x > 0;
    if (!isOuter || cut === 0) return [`${x} ${y}`];
    return [
      `${x - before.x * cut} ${y - before.y * cut}`,
      `${x + after.x * cut} ${y + after.y * cut}`,
    ];
  });
  return `M${points.join("L")}Z`;
}

function heading(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** Where who is in a building stands when alone: behind the door that is farthest from its largest part. */
export function threshold(building: Building): Cell {
  const main = centre(largest(building.cells));
  const behind = building.doors.map(({ cell, side }): Cell => [cell[0] + AHEAD[side].y, cell[1] + AHEAD[side].x]);
  return behind.reduce((best, cell) => (distance(middle(cell), main) > distance(middle(best), main) ? cell : best));
}

/** Where the value of a building is written: in its largest part, clear of who stands behind its door. */
export function plate(building: Building): Rectangle {
  const door = threshold(building);
  const whole = largest(building.cells);
  if (Math.min(whole.width, whole.height) <= CELL)
    return largest(building.cells.filter(([row, column]) => row !== door[0] || column !== door[1]));
  const from = middle(door);
  const to = centre(whole);
  const far = distance(from, to);
  const push = Math.max(0, CLEAR / far - 1);
  return { ...whole, x: whole.x + (to.x - from.x) * push, y: whole.y + (to.y - from.y) * push };
}

/** How far a value is from who stands beside it. */
const CLEAR = CELL * 1.05;

export function centre({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** The largest rectangle of some cells. */
function largest(cells: readonly Cell[]): Rectangle {
  const has = new Set(cells.map(String));
  let best = { x: 0, y: 0, width: 0, height: 0 };
  for (const [top, left] of cells)
    for (const [bottom, right] of cells) {
      const width = (right - left + 1) * CELL;
      const height = (bottom - top + 1) * CELL;
      if (width <= 0 || height <= 0 || width * height <= best.width * best.height) continue;
      if (isFull(has, top, left, bottom, right)) best = { x: left * CELL, y: top * CELL, width, height };
    }
  return best;
}

function isFull(has: ReadonlySet<string>, top: number, left: number, bottom: number, right: number): boolean {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) if (!has.has(`${row},${column}`)) return false;
  return true;
}

/** Where several stand on a field: one on its usual place, more of them spread over its cells. */
export function standing(field: Field, count: number): Point[] {
  if (count === 1) return [stand(field)];
  const cells = field.cells.map(middle);
  if (cells.length === 1) cells.splice(0, 1, ...besides(cells[0]!));
  return Array.from({ length: count }, (_, at) => between(cells, (at * (cells.length - 1)) / (count - 1)));
}

/** Where one alone stands. */
export function stand(field: Field): Point {
  return middle(isBuilding(field) ? threshold(field) : field.cells[0]!);
}

function besides({ x, y }: Point): Point[] {
  return [
    { x: x - CELL * 0.45, y },
    { x: x + CELL * 0.45, y },
  ];
}

function between(points: readonly Point[], place: number): Point {
  const from = points[Math.floor(place)]!;
  const to = points[Math.ceil(place)]!;
  const part = place - Math.floor(place);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Where the name of a street is written: along its longest straight part. */
export function alongStreet(cells: readonly Cell[]): Point & { isUpright: boolean; length: number } {
  const has = new Set(cells.map(String));
  let best = { ...middle(cells[0]!), isUpright: false, length: 0 };
  for (const isUpright of [false, true])
    for (const [row, column] of cells) {
      let length = 0;
      while (has.has(isUpright ? `${row + length},${column}` : `${row},${column + length}`)) length++;
      if (length <= best.length) continue;
      const half = ((length - 1) / 2) * CELL;
      const { x, y } = middle([row, column]);
      best = { x: isUpright ? x : x + half, y: isUpright ? y + half : y, isUpright, length };
    }
  return best;
}

/** The largest size of letters that leaves a text within some room; what is not Latin is wider. */
export function lettering(text: string, room: number, most: number): number {
  return Math.min(most, room / wide(text, 0.76, 1.06));
}

/** A line along fields. Roads that leave the board are left and entered at its border. */
export function wayPath(fields: readonly Field[], { rows, columns }: Pick<Geometry, "rows" | "columns">): string {
  return fields
    .map((field, at) => {
      const { x, y } = stand(field);
      const before = fields[at - 1];
      if (before === undefined) return `M${x} ${y}`;
      if (!isOutside(before, field)) return `L${x} ${y}`;
      const out = outside(stand(before), rows, columns);
      const back = outside({ x, y }, rows, columns);
      return `L${out.x} ${out.y}M${back.x} ${back.y}L${x} ${y}`;
    })
    .join("");
}

/** Whether the way between two fields leads around the board. */
function isOutside(from: Field, to: Field): boolean {
  if (isBuilding(from) || isBuilding(to) || !from.edge || !to.edge) return false;
  return distance(stand(from), stand(to)) > CELL;
}

/** The point on the border next to a field there. */
function outside({ x, y }: Point, rows: number, columns: number): Point {
  const width = columns * CELL;
  const height = rows * CELL;
  if (x < CELL) return { x: 0, y };
  if (x > width - CELL) return { x: width, y };
  return { x, y: y < height / 2 ? 0 : height };
}
