/** What goes between these pages and the server, by the names that the server gives it. */

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
export type LineSeen = Schemas["LineSeen"];
export type MoveSeen = Schemas["MoveSeen"];
export type SeatSeen = Schemas["SeatSeen"];
export type Settings = Schemas["Settings"];
export type NewTable = Schemas["NewTable"];
export type TableCard = Schemas["TableCard"];
export type MyTables = Schemas["MyTables"];
export type MyTurns = Schemas["MyTurns"];
export type TableMade = Schemas["TableMade"];
export type Again = Schemas["Again"];
export type RecordText = Schemas["RecordText"];
export type SeatLink = Schemas["SeatLink"];
export type SeatLinkShown = Schemas["SeatLinkShown"];
export type Past = Schemas["Past"];
export type Catalogue = Schemas["Catalogue"];
export type GameSeen = Schemas["GameSeen"];
export type OptionSeen = Schemas["OptionSeen"];
export type LevelSeen = Schemas["LevelSeen"];
export type ClauseSeen = Schemas["ClauseSeen"];
