import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import { type Card, cardById } from '../content/cards.ts'
import { HAND_LIMIT } from '../rules/limits.ts'
import type { SeatView, View } from '../view.ts'
import { isOfTheMoment } from './moment.ts'

type OptionsQuestion = Extract<SeenQuestion, { readonly kind: 'options' }>

/** CG-FIRE-7: passes in the firing step if there is nothing to fire at and nothing else to do. */
export function firingIdly({ options, seat }: OptionsQuestion, view: View): Answer | null {
  const does = (option: SeenOption): boolean => {
    const verb = verbOf(option.id)
    // CG-ABIL-28: firepower has no use without a shot.
    return verb === 'fire' || verb === 'stealth' || (verb !== 'heavy' && isOfTheMoment(option, seat, view))
  }
  return options.some(does) ? null : { option: 'pass' }
}

/** CG-MAIN-16: ends the main phase if nothing useful is left: nothing to pay for, to play or to attack with. */
export function idling({ options, seat }: OptionsQuestion, view: View): Answer | null {
  const own = view.seats[seat]
  if (own?.hand == null || own.hand.length > HAND_LIMIT) return null
  return options.some((option) => isUseful(option, own, view)) ? null : { option: 'end' }
}

/** Whether an option is worth asking for: laying down any card, even as a bluff, and everything that gives credits. */
function isUseful(option: SeenOption, own: SeatView, view: View): boolean {
  switch (verbOf(option.id)) {
    case 'end':
      return false
    case 'play':
      return isOfTheMoment(option, own.seat, view)
    case 'attack':
      return couldBomb(own, view)
    default:
      return true
  }
}

/** CG-DEF-4: whether another attack could bomb: with a ready ship's bombs, or with cards that give it some. */
export function couldBomb(own: SeatView, view: View): boolean {
  if (own.hangar.some(({ turned, values }) => turned === 'active' && (values?.bombing ?? 0) > 0)) return true
  const crew = own.cantina.filter(({ turned }) => turned === 'active')
  return crew.some(({ type }) => (cardById(type ?? '')?.values[BOMBS] ?? 0) > 0) || couldGiveBombs(own, view)
}

/** Whether a text of the seat's cards or a lasting effect could give bombing to a ship that has none. */
export function couldGiveBombs(own: SeatView, view: View): boolean {
  const crew = own.cantina.filter(({ turned }) => turned === 'active')
  const aboard = own.hangar.flatMap((ship) => [ship, ...ship.aboard])
  const cards = [...crew, ...aboard, ...own.surface, ...(own.hand ?? [])].flatMap(({ type }) => cardById(type ?? '') ?? [])
  return cards.some(bombs) || view.lasting.length > 0
}

const BOMBS = 3

/** Whether a card's text gives bombing. */
function bombs({ program }: Card): boolean {
  return program.operations.some(
    (one) => (one.op === 'modify' && one.bombing !== undefined) || (one.op === 'setStat' && one.stat === 'bombing'),
  )
}
