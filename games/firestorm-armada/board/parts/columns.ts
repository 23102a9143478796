/** The columns of tables about ships, by the last part of their messages' ids. */
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
