/** What goes between this page and the server, by the names that the server gives it. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type SocketRequest = Schemas["SocketRequest"];
export type SocketMessage = Schemas["SocketMessage"];
export type Command = Schemas["Act"]["command"];
export type Answer = Schemas["Answer"];
export type News = Schemas["News"];
export type Problem = Schemas["Problem"];
export type Sight = Schemas["Sight"];
export type Agreed = Schemas["Agreed"];
export type EventSeen = Schemas["EventSeen"];
export type MoveSeen = Schemas["MoveSeen"];
export type SeatSeen = Schemas["SeatSeen"];
export type Settings = Schemas["Settings"];
export type TableCard = Schemas["TableCard"];
export type Past = Schemas["Past"];
