import type { Piece } from '@orrery/kernel'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { ORDER_TERMS } from '../rules/names.ts'
import type { View } from '../view.ts'

/** The content with a card or page in the inspector, by the kind of its piece. */
const PAGES: readonly (readonly [kind: string, all: readonly { readonly term: string }[]])[] = [
  ['kind', UNIT_KINDS],
  ['structure-kind', STRUCTURES],
  ['combat-card', COMBAT_CARDS],
  ['event', EVENTS],
  ['upgrade', UPGRADES],
  ['faction', FACTIONS],
  ['order', ORDER_TERMS.map((term) => ({ term }))],
]

/**
 * The piece that a name in log and prompts opens: a card, a unit, a faction, or an area of this map; null if only the name is explained.
 */
export function named(term: string, { systems }: View): Piece | null {
  const message = `@${term}`
  for (const [kind, all] of PAGES) {
    const id = all.findIndex((one) => one.term === message)
    if (id >= 0) return `${kind}:${id}`
  }
  const area = systems.flatMap(({ areas }) => areas).find((one) => one.term === message)
  return area === undefined ? null : `area:${area.id}`
}
