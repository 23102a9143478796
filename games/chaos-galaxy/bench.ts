/** The bars of random play with two seats, and with as many as a table takes. */
export const bars = {
  seats: 2,
  decisions: 100_000,
  games: 300,
  fork: 25,
  view: 15,
  bytes: 8192,
  several: { seats: 6, share: 0.6 },
  great: { seats: 6, fork: 60, view: 100, bytes: 16_384 },
  strong: 0.95,
}
