import type { Piece } from '@orrery/kernel'
import { ACTION_CARDS } from '../content/actions.ts'
import { MARINES, TEAMS } from '../content/marines.ts'
import { TERRAIN } from '../content/terrain.ts'
import type { View } from '../view.ts'

/** The cards that can be inspected anywhere, by the kind of their piece. */
const CARDS = [
  ['marine', MARINES],
  ['team', TEAMS],
  ['terrain', TERRAIN],
] as const

/** The piece that a name in the log or a prompt opens; null if it opens only an explanation. */
export function named(term: string, { location }: View): Piece | null {
  if (term === `location-${location.key}`) return 'location'
  const message = `@${term}`
  const action = ACTION_CARDS.find((card) => card.term === message)
  if (action !== undefined) return `card:${action.number}`
  for (const [kind, cards] of CARDS) {
    const card = cards.find((one) => one.term === message)
    if (card !== undefined) return `${kind}:${card.id}`
  }
  return null
}
