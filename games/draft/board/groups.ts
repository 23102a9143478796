import type { Text } from '@orrery/text'
import { type Cards, type Entry, entriesOf } from '../../chaos-galaxy/board/decks/deck.ts'
import { RACES, TYPES } from '../../chaos-galaxy/board/face.ts'

export const GROUPINGS = ['race', 'type', 'cost'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Cards that are listed together. */
export interface Group {
  readonly label: string
  readonly count: number
  readonly entries: readonly Entry[]
}

/** The costs that the curve distinguishes; the last one includes all above it. */
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The index of a cost in the curve; X counts as 0. */
export function costClass(cost: number | 'X'): number {
  return cost === 'X' ? 0 : Math.min(8, cost)
}

/** Cards by race, type or cost, without empty groups. */
export function groupsOf(cards: Cards, by: Grouping, text: Text): Group[] {
  const entries = entriesOf(cards, text.language)
  const group = (label: string, has: (entry: Entry) => boolean): Group => {
    const mine = entries.filter(has)
    return { label, entries: mine, count: mine.reduce((sum, { copies }) => sum + copies, 0) }
  }
  const groups =
    by === 'race'
      ? RACES.map((race) => group(text.say(`board-race-${race}`), ({ face }) => face.race === race))
      : by === 'type'
        ? TYPES.map((type) => group(text.say(`board-types-${type}`), ({ face }) => face.type === type))
        : COSTS.map((cost) => group(text.say('draft-cost', { cost: costLabel(cost) }), ({ face }) => costClass(face.cost) === cost))
  return groups.filter(({ count }) => count > 0)
}

/** The label of a cost in the curve. */
export function costLabel(cost: number): string {
  return cost === 8 ? '8+' : String(cost)
}
