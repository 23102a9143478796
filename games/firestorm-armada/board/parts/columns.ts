/** What stands over the columns of tables about ships, by the end of its message. */
export const COLUMNS = [
  'ship',
  'state',
  'place',
  'heading',
  'nearest',
  'best',
  'options',
  'dice',
  'odds',
  'hurt',
  'wings',
  'pd',
  'critical',
] as const
export type Column = (typeof COLUMNS)[number]
