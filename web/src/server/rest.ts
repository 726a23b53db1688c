/** What is asked of the server without the socket. */

import type {
  Again,
  Catalogue,
  ClauseSeen,
  MyTables,
  MyTurns,
  NewTable,
  Past,
  Problem,
  RecordText,
  SeatLink,
  SeatLinkShown,
  TableCard,
  TableMade,
} from "./protocol";
import type { Dictionary } from "../words/say";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** A name for something that is asked for once, however often it is sent. */
export function newId(): string {
  // `crypto.randomUUID` is missing where a page comes over plain http from another machine
  return [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds for a whole answer, also to a long record over a slow line. */
const PATIENCE = 60_000;

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const told: unknown = await response.json().catch(() => null);
  throw new Refusal(response.status, asProblem(told, response.status));
}

/** What stands between us and the server may say no in other words. */
function asProblem(told: unknown, status: number): Problem {
  if (typeof told === "object" && told !== null && "sentence" in told) return told as Problem;
  const sentence = `${status}`;
  return { reason: "error", sentence, says: { verbatim: sentence }, clause: null };
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const response = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const at = (link: string) => `/tables/${encodeURIComponent(link)}`;

export const rest = {
  /** Make this browser known. */
  me: () => post<void>("/me", {}),
  games: () => get<Catalogue>("/games"),
  board: (game: string) => get<unknown>(`/games/${game}/board`),
  rules: (game: string) => get<ClauseSeen[]>(`/games/${game}/rules`),
  words: (language: string) => get<Record<string, Dictionary>>(`/words/${language}`),
  openTables: () => get<TableCard[]>("/tables"),
  myTables: (finished: number) => get<MyTables>(`/me/tables?finished=${finished}`),
  myTurns: () => get<MyTurns>("/me/turns"),
  card: (link: string) => get<TableCard>(at(link)),
  newTable: (wanted: NewTable) => post<TableMade>("/tables", wanted),
  enter: (link: string, password: string) => post<void>(`${at(link)}/enter`, { id: newId(), password }),
  again: (link: string) => post<TableMade>(`${at(link)}/again`, { id: newId() } satisfies Again),
  record: async (link: string) => (await ask(`${at(link)}/record`)).text(),
  position: (link: string, moves: number, seat: number | null) =>
    get<Past>(`${at(link)}/positions/${moves}${seat === null ? "" : `?seat=${seat}`}`),
  seatLink: (link: string, seat: number) => get<SeatLink>(`${at(link)}/seats/${seat}/link`),
  reclaim: (link: string) => post<TableMade>("/seats", { id: newId(), link } satisfies SeatLinkShown),
  keepRecord: (record: string) => post<TableMade>("/records", { id: newId(), record } satisfies RecordText),
};
