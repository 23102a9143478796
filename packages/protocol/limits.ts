/** The version of the protocol. A client with another version gets `outdated` and reloads. */
export const PROTOCOL = 6

/** Limits that both ends know. Lengths in UTF-16 units, sizes in bytes. */
export const LIMITS = {
  /** The largest message that a server accepts. */
  messageBytes: 32_768,
  /** How deep JSON inside a message may nest. */
  jsonDepth: 12,
  /** The most orders, and the most if-thens, of a seat. */
  orders: 32,
  name: 24,
  chat: 500,
  /** The length of a player's own notes on a table. */
  note: 4000,
  /** The most stored searches for finished games, and the length of their names. */
  searches: 30,
  searchName: 40,
  seats: 12,
  /** The most tables that one connection may watch at a time. */
  watched: 8,
  /** How many steps' log lines are sent with a table; `log` fetches older ones. */
  logSteps: 200,
  /** The most reasons given at once against what a seat brings. */
  refusals: 50,
} as const
