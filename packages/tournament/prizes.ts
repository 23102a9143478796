import type { Tournament } from './state.ts'

/** CG-TOUR-7: how many places win a prize. */
export const PRIZED = 3

/** A place that wins a prize. */
export interface Prize {
  readonly entrant: number
  /** From 1. */
  readonly place: number
}

/** CG-TOUR-7: the prizes, once the tournament is over: for the first three, including bots. */
export function prizes({ stage, places }: Tournament): Prize[] {
  if (stage !== 'over') return []
  return places.slice(0, PRIZED).map((entrant, at) => ({ entrant, place: at + 1 }))
}
