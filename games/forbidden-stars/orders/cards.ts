import { type Answer, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import type { CardsOrder, When } from './order.ts'

/** FS-COMBAT-12: the card that was ordered for this execution round; null if there is none or its condition is not met. */
export function cardAnswer({ cards }: CardsOrder, question: SeenQuestion, view: View): Answer | null {
  const ordered = cards.find(({ execution }) => execution === view.combat?.round)
  if (ordered === undefined || question.kind !== 'options' || !isMet(ordered.when, question.seat, view)) return null
  const card = question.options.find(({ id }) => kindOfCard(id) === ordered.kind)
  return card === undefined ? null : { option: card.id }
}

/** The kind of the card that an option plays; NaN if it plays none. */
export function kindOfCard(option: string): number {
  return verbOf(option) === 'card' ? Number(option.split(':')[1]) >> 1 : Number.NaN
}

/** Whether a card's condition is met: `standing`: the seat has an unrouted unit; `unhurt`: none of its units is routed or damaged. */
function isMet(when: When, seat: number, { combat, systems }: View): boolean {
  const area = systems.flatMap(({ areas }) => areas).find(({ id }) => id === combat?.area)
  const units = area?.units.filter((unit) => unit.seat === seat) ?? []
  if (when === 'standing') return units.some(({ routed }) => !routed)
  return when === 'always' || units.every(({ routed, damage }) => !routed && damage === 0)
}
