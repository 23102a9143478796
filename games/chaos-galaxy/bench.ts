/** What Chaos Galaxy has to reach by random play between two, and with as many as may sit at a table. */
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
