import { type OptionsQuestion, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { blunders } from '../bot/blunders.ts'
import { gainOf } from '../bot/cards.ts'
import { policy } from '../bot.ts'
import type { CardId } from '../content/cards.ts'
import type { State } from '../state.ts'
import { at } from './card-table.ts'
import { fight, type GivenFight, type GivenShip } from './fight.ts'
import { fly, moving, table } from './table.ts'

const chosen = (g: State, question: OptionsQuestion) => policy(g, question, randomOf(seedOf(1)))

/** Ships with rail guns of long range against ships with turrets, 30 inches apart. */
const RAILS: readonly GivenShip[] = [0, 3, 6].map((y) => ({ ...at('dindrenzi-secutor', 20, 20 + y), squadron: 0 }))
const TURRETS: readonly GivenShip[] = [0, 3, 6].map((y) => ({ ...at('terrans-solar', 50, 20 + y, 1), heading: 270 }))

function turningUp(seat: number, ...cards: CardId[]) {
  const hands = [0, 1].map((one) => (one === seat ? cards : []))
  const p = table({ ships: [...RAILS, ...TURRETS], step: 'turn-cards', hands })
  return { p, question: p.question(seat) as OptionsQuestion }
}

test('FA-TURN-1 · a fleet that lives on range plays neither cosmic dust nor solar flare; one that is outranged does', () => {
  for (const card of ['T11', 'T03'] as const) {
    const { p, question } = turningUp(0, card)
    expect([card, chosen(p.g, question)]).toEqual([card, { option: 'done' }])
    const { p: other, question: theirs } = turningUp(1, card)
    expect([card, chosen(other.g, theirs)]).toEqual([card, { option: `card:${card}` }])
  }
  const { p, question } = turningUp(0, 'T11', 'T10')
  expect(chosen(p.g, question)).toEqual({ option: 'card:T10' })
})

test('FA-CARD-8 · a card on an attack that cannot hurt the target whatever is added is kept, one that helps is played', () => {
  const attacked = (target: string, card: CardId) => {
    const p = fight({ ships: [{ ...at('terrans-missionary', 20, 20), heading: 90 }, at(target, 25, 20, 1)], hands: [[card], []] })
    p.answer(p.options().find((id) => id.startsWith('fire:')) as string)
    return { p, question: p.question() as OptionsQuestion }
  }
  const vain = attacked('terrans-valhalla', 'A03')
  expect([vain.question.name, chosen(vain.p.g, vain.question)]).toEqual(['card.attack', { option: 'pass' }])
  const play = vain.question.options.find(({ id }) => id === 'play:A03')
  expect(play === undefined ? null : gainOf(vain.p.g, vain.question, play)).toBeLessThan(0.01)
  const useful = attacked('sorylians-falcata', 'A02')
  expect(chosen(useful.p.g, useful.question)).toEqual({ option: 'play:A02' })
})

test('FA-CARD-8 · an S card is played on a squadron that can use it: no gunnery drill far from the enemy, no silence in front of him', () => {
  const commanding = (away: number, ...cards: CardId[]) => {
    const p = table({
      ships: [{ ...at('terrans-teuton', 5, 20), squadron: 0 }, at('terrans-teuton', 5 + away, 20, 1)],
      step: 'command',
      hands: [cards, []],
    })
    return chosen(p.g, p.question() as OptionsQuestion)
  }
  expect([commanding(60, 'S03'), commanding(15, 'S03')]).toEqual([{ option: 'pass' }, { option: 'play:S03' }])
  expect(commanding(15, 'S11')).toEqual({ option: 'pass' })
})

test('FA-MOVE-20, FA-CARD-7 · card A11 moves no ship off the table or into a planet', () => {
  const given: GivenFight = {
    ships: [
      { ...at('terrans-teuton', 30, 43), squadron: 0 },
      { ...at('terrans-teuton', 60, 20, 1), squadron: 1 },
    ],
    hands: [['A11'], []],
  }
  const p = moving(given)
  p.answer(fly('4'))
  expect(p.question().name).toBe('card.moved')
  expect(chosen(p.g, p.question() as OptionsQuestion)).toEqual({ option: 'pass' })
  p.answer('play:A11')
  expect(policy(p.g, p.question(), randomOf(seedOf(1)))).toEqual({ plan: 0 })
})

test('FA-CARD-6 · a mistake of cards is one that changes nothing or is left though it plainly helps; each window has its own', () => {
  const { p, question } = turningUp(0, 'T11')
  const verdict = (option: string) =>
    blunders.find(({ name }) => name === 'turn-card-misplayed')?.made({ before: p.g, question, answer: { option }, after: p.g, seat: 0 })
  expect([verdict('card:T11'), verdict('done')]).toEqual([true, false])
  expect(blunders.filter(({ name }) => name.endsWith('-misplayed'))).toHaveLength(21)
})
