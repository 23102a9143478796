/** The cost of requests about records besides their bytes. */
export const RECORDS_WORK = {
  profile: 15,
  'hide-parts': 5,
  board: 10,
  seasons: 5,
  'find-games': 20,
  searches: 5,
  'keep-search': 5,
  'drop-search': 5,
  'turn-result': 20,
} as const

/** The types of those requests. */
export type RecordsRequest = keyof typeof RECORDS_WORK
