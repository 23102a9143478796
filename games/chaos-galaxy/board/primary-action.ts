import type { PrimaryAction } from '@orrery/board'
import { type SeenMultiSelectQuestion, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'
import { optionName } from './mat/words.ts'

/** Verbs of passing, not defending, and not returning fire. */
const LETTING_GO: readonly string[] = ['pass', 'pass-until', 'no-return', 'no-trap', 'no']

/** Whether the option passes. */
export function isPass(option: SeenOption, question: SeenQuestion): boolean {
  return LETTING_GO.includes(verbOf(option.id)) && (question.kind !== 'options' || question.options.length > 1)
}

/** The primary action of each question; none if everything worth doing is a card on the mat. */
export function primaryAction(question: SeenQuestion, view: View, text: Text): PrimaryAction | null {
  if (question.kind !== 'options') return null
  const option = (id: string): SeenOption | undefined => question.options.find((one) => verbOf(one.id) === id)
  const [only] = question.options
  if (question.options.length === 1 && only !== undefined) return { option: only.id }
  switch (question.name) {
    case 'setup-mulligan':
      return { option: 'keep' }
    case 'main-action': {
      const seat = view.seats[question.seat]
      if (option('end') === undefined || seat === undefined) return null
      const ready = seat.hangar.filter((ship) => ship.turned === 'active' && ship.paid).length
      const wastesActions = seat.credits > 0 || ready > 0
      return {
        option: 'end',
        wastesActions,
        consequence: wastesActions ? text.say('board-primary-unspent', { credits: seat.credits, ships: ready }) : undefined,
      }
    }
    case 'equip-outfit':
    case 'combat-payment': {
      const done = option('done')
      return done === undefined ? null : { option: done.id, label: text.say('board-primary-ready') }
    }
    case 'firing-return':
      return option('return-fire') === undefined ? null : { option: 'return-fire' }
    case 'trap-pay': {
      const trap = option('trap')
      return trap === undefined ? null : { option: trap.id, label: optionName(text, trap) }
    }
    default:
      return null
  }
}

/** What confirming the currently selected ships or cards does. */
export function confirms(
  question: SeenMultiSelectQuestion,
  chosen: readonly string[],
  view: View,
  text: Text,
): Omit<PrimaryAction, 'option'> | null {
  // CG-EQUIP-2: an option of boarding crew names its ship last.
  const ships = new Set(chosen.map(lastOf)).size
  const bombs = bombingOf(view, chosen)
  switch (question.name) {
    case 'equip-attackers':
      return { label: text.say('board-primary-attack', { ships }), consequence: text.say('board-primary-bombs', { bombs }) }
    case 'equip-defenders': {
      const coming = bombingOf(view, (view.combat?.attackers ?? []).map(String))
      if (ships > 0) return { label: text.say('board-primary-defend', { ships }) }
      return {
        label: text.say('board-primary-no-defence'),
        consequence: text.say('board-primary-bombs', { bombs: coming }),
        wastesActions: true,
      }
    }
    case 'bombing-bombers':
      return ships > 0
        ? { label: text.say('board-primary-drop', { bombs }), wastesActions: ships < question.options.length }
        : { label: text.say('board-primary-no-bombs'), wastesActions: true }
    default:
      return null
  }
}

/** The total bombing of ships, by their numbers or by options that name them. */
function bombingOf(view: View, ships: readonly string[]): number {
  const ids = ships.map(lastOf)
  return view.seats.flatMap((seat) => seat.hangar).reduce((sum, ship) => sum + (ids.includes(ship.id) ? (ship.values?.bombing ?? 0) : 0), 0)
}

function lastOf(id: string): number {
  return Number(id.split(':').at(-1))
}
