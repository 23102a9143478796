/** The bars that Firestorm Armada's benchmark must reach with random play: two fleets of 800 points, and four fleets with 75 ships. */
export const bars = {
  seats: 2,
  options: { fleetValue: 800 },
  decisions: 50_000,
  fork: 40,
  view: 60,
  bytes: 24_576,
  sent: 2048,
  quickGame: 2,
  great: { seats: 4, options: { fleetValue: 1200 }, fork: 80, view: 60, bytes: 24_576 },
  strong: 0.9,
}
