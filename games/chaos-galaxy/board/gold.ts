import type { Gold } from '@orrery/board'
import { type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'
import { optionName } from './mat/words.ts'

/** Verbs that let something go: passing, not defending, not returning fire. */
const LETTING_GO: readonly string[] = ['pass', 'pass-until', 'no-return', 'no-trap', 'no']

/** Whether the option lets something go. Not to defend does too, as long as nobody is chosen. */
export function letsGo(option: SeenOption, question: SeenQuestion): boolean {
  const verb = verbOf(option.id)
  if (LETTING_GO.includes(verb)) return question.kind !== 'options' || question.options.length > 1
  return verb === 'done' && question.name === 'equip-defenders'
}

/** What is gold in each question and what it does; none where everything worth doing is a card on the mat. */
export function gold(question: SeenQuestion, view: View, text: Text): Gold | null {
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
      const leaves = seat.credits > 0 || ready > 0
      return {
        option: 'end',
        leaves,
        consequence: leaves ? text.say('board-gold-unspent', { credits: seat.credits, ships: ready }) : undefined,
      }
    }
    case 'equip-attackers': {
      const sent = view.combat?.attackers.length ?? 0
      if (option('done') === undefined || sent === 0) return null
      const bombs = bombingOf(view, view.combat?.attackers ?? [])
      return { option: 'done', label: text.say('board-gold-attack', { ships: sent }), consequence: text.say('board-gold-bombs', { bombs }) }
    }
    case 'equip-defenders': {
      const sent = view.combat?.defenders.length ?? 0
      if (option('done') === undefined || sent === 0) return null
      return { option: 'done', label: text.say('board-gold-defend', { ships: sent }) }
    }
    case 'equip-outfit':
    case 'combat-payment': {
      const done = option('done')
      return done === undefined ? null : { option: done.id, label: text.say('board-gold-ready') }
    }
    case 'firing-return':
      return option('return-fire') === undefined ? null : { option: 'return-fire' }
    case 'trap-pay': {
      const trap = option('trap')
      return trap === undefined ? null : { option: trap.id, label: optionName(text, trap) }
    }
    case 'bombing-bombers': {
      const total = view.combat?.bombingTotal ?? 0
      return option('done') === undefined || total === 0
        ? null
        : { option: 'done', label: text.say('board-gold-drop', { bombs: total }), leaves: question.options.length > 1 }
    }
    default:
      return null
  }
}

/** The bombing of these ships together. */
function bombingOf(view: View, ships: readonly number[]): number {
  return view.seats
    .flatMap((seat) => seat.hangar)
    .reduce((sum, ship) => sum + (ships.includes(ship.id) ? (ship.values?.bombing ?? 0) : 0), 0)
}
