/** The bars of Forbidden Stars: random play with four seats and a quick set-up. */
export const bars = {
  seats: 4,
  options: { quick_setup: true },
  decisions: 100_000,
  fork: 40,
  view: 30,
  bytes: 16384,
  quickGame: 0.5,
  sent: 1536,
  strong: 0.9,
}
