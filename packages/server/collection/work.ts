import type { Request } from '@orrery/protocol'

/** The cost of requests of collecting besides the bytes of their replies. */
export const COLLECTING_WORK: Partial<Record<Request['type'], number>> = {
  collection: 5,
  collect: 10,
  'open-pack': 5,
  seekers: 5,
  collector: 5,
  trades: 5,
  trade: 10,
  counter: 5,
  settle: 5,
}
