/** What a turning of the finished table is named by: the kinds of events that a player would tell of, the most telling first. */
export const telling: readonly string[] = [
  'conceded',
  'ship-left',
  'derelict',
  'critical-hit',
  'sabotaged',
  'exploded',
  'hull-lost',
  'crew-lost',
  'pod-taken',
  'pod-carried-off',
  'wing-lost',
  'card-played',
  'boarding-fought',
  'attack-run',
  'ram-rolled',
  'attacked',
]
