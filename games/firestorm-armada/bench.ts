/** What Firestorm Armada has to reach by random play between two fleets of 800 points. */
export const bars = {
  seats: 2,
  options: { fleetValue: 800 },
  decisions: 50_000,
  fork: 40,
  view: 60,
  bytes: 24_576,
  sent: 2048,
  quickGame: 2,
}
