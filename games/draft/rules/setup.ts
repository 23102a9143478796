import { freshTable, type Seed } from '@orrery/kernel'
import { NONE, type State } from '../state.ts'
import type { Options } from './options.ts'

/** DR-TABLE-1: the table is empty before the first boosters are opened. */
export function setUp({ format, raceDegree }: Options, seats: number, seed: Seed): State {
  return {
    ...freshTable(seed, 'boosters'),
    seats,
    settings: { format, raceDegree },
    edition: '',
    step: 'open',
    packs: [],
    picks: new Array<number>(seats).fill(NONE),
    decks: Array.from({ length: seats }, () => []),
  }
}
