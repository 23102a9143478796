/** Event types that can name a turning point of a finished table, the most important first. */
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
