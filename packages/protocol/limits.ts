/** The version of the messages. A client of another version is told so and loads itself anew. */
export const PROTOCOL = 5

/** Bounds that both ends know. Lengths in UTF-16 units, sizes in bytes. */
export const LIMITS = {
  /** The largest message a server takes. */
  messageBytes: 32_768,
  /** How deep JSON inside a message may nest. */
  jsonDepth: 12,
  /** Orders, and if-thens, that a seat may have at once. */
  orders: 32,
  name: 24,
  chat: 500,
  /** The own notes on a table. */
  note: 4000,
  seats: 12,
  /** Tables that one connection follows at the same time. */
  watched: 8,
  /** Steps whose log lines are sent with a table; older ones are fetched by `log`. */
  logSteps: 200,
  /** Reasons that are told at once against what a seat brings. */
  refusals: 50,
} as const
