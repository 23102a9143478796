import { type Answer, type SeenMultiSelectQuestion, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import type { CombatView, View } from '../view.ts'
import { isOfTheMoment } from './moment.ts'
import { pieceById, piecesOf } from './pieces.ts'

/** CG-EQUIP-2, CG-EQUIP-4: a side is ready if none of its options before the fight has an effect in it. */
export function boarding(
  { options, seat }: Extract<SeenQuestion, { readonly kind: 'options' }>,
  combat: CombatView,
  view: View,
): Answer | null {
  const does = (option: SeenOption): boolean => {
    const verb = verbOf(option.id)
    if (verb === 'done') return false
    return verb === 'board' ? isOfUseAboard(Number(option.id.split(':')[1]), combat, view) : isOfTheMoment(option, seat, view)
  }
  return options.some(({ id }) => id === 'done') && !options.some(does) ? { option: 'done' } : null
}

/** CG-EQUIP-1: a single ship attacks by itself if no crew that may board it is useful aboard. */
export function attacking({ options }: SeenMultiSelectQuestion, combat: CombatView, view: View): Answer | null {
  const ships = options.filter(({ id }) => verbOf(id) === 'attack-with')
  const boards = options.filter(({ id }) => verbOf(id) === 'board')
  if (ships.length !== 1 || boards.some(({ id }) => isOfUseAboard(Number(id.split(':')[1]), combat, view))) return null
  return { options: ships.map(({ id }) => id) }
}

/**
 * CG-CREW-3, CG-CREW-12, CG-EQUIP-6: whether crew is useful aboard, or safe there from the bombs. Passengers are not, nor is unpaid crew
 * that cannot be paid for.
 */
export function isOfUseAboard(id: number, { targetCard }: Pick<CombatView, 'targetCard'>, view: View): boolean {
  const crew = pieceById(view, id)
  const card = cardById(crew?.type ?? '')
  if (crew === undefined || card?.type !== 'crew' || targetCard === id) return true
  if (card.subtype === 'passenger') return false
  return crew.paid || card.price <= (view.seats[crew.controller]?.credits ?? 0) || isCheaper(view)
}

/** Whether any effect lowers the printed costs of cards. */
function isCheaper(view: View): boolean {
  if (view.lasting.some(({ op }) => op === 'modifyCost')) return true
  for (const { type, paid } of piecesOf(view))
    if (paid && cardById(type ?? '')?.program.operations.some(({ op }) => op === 'modifyCost') === true) return true
  return false
}
