import { seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { answers } from '../board/answers.ts'
import { ACTION_CARDS } from '../content/actions.ts'
import { activatable, cardsOf, cardsOrder, formationOrder, movers, moversBy, playsOrder, teamsToChoose } from '../orders/drafts.ts'
import { orders } from '../orders/index.ts'
import type { Order } from '../orders/order.ts'
import type { View } from '../view.ts'
import { formationText, table } from './given.ts'

const GREEN = { formation: 'gideon< leon> noctis> valencio< claudio>', cards: 'run-and-gun heroic-charge' } as const
const CHOOSING = { formation: 'gideon< leon> zael<', phase: 'choose' } as const

type Table = ReturnType<typeof table>

function seen(p: Table) {
  const { question, view } = seenBy(p.table, 0)
  if (question === null) throw new Error('seat 0 is not asked')
  return { question, view: view as View }
}

/** Lets orders answer as long as they can; returns the orders that remain. */
function run(p: Table, said: readonly Order[]): readonly Order[] {
  let stand = said
  for (;;) {
    const { question, view } = seen(p)
    const reply = orders.answer(stand, question, view)
    stand = reply.orders
    if (reply.reply === null || !('option' in reply.reply.answer)) return stand
    p.answer(reply.reply.answer.option, 0)
  }
}

test('DA-CHOOSE-2, DA-CHOOSE-8 · all cards of a round are said together, and locked', () => {
  const p = table(CHOOSING)
  const { question, view } = seen(p)
  const teams = teamsToChoose(question, view)
  const cards = teams.map((team) => cardsOf(team)[1] as number)
  expect(teams.length).toBeGreaterThan(1)
  expect(run(p, [cardsOrder(cards, view)])).toEqual([])
  expect(teams.map(({ id }) => p.g.teams[id]?.card)).toEqual(cards)
  expect(p.g.revealed).toBe(true)
})

test('DA-CHOOSE-3 · a card that was said and may not be chosen ends the order, and its seat is asked', () => {
  const p = table(CHOOSING)
  const { view } = seen(p)
  expect([run(p, [cardsOrder([99, 1], view)]), p.question().name]).toEqual([[], 'choose-action'])
})

test('DA-MOVE-3, DA-MOVE-8 · a move of the formation is said whole: who swaps with whom, and who turns', () => {
  const p = table(GREEN)
  const { question, view } = seen(p)
  expect(movers(question).map(({ marine, others }) => [marine, ...others])).toEqual([
    [0, 4],
    [1, 4, 5],
  ])
  const movements = [
    { marine: 0, swap: null, turns: true, activates: null },
    { marine: 1, swap: 5, turns: false, activates: null },
  ]
  expect(run(p, [formationOrder(movements, view)])).toEqual([])
  expect(formationText(p.g)).toBe('gideon> leon> valencio< noctis> claudio>')
  expect(['move', 'turn']).not.toContain(p.question().name)
})

test('DA-MOVE-3, DA-MOVE-8 · where both swap and turn, nothing is left to go on with', () => {
  const p = table(GREEN)
  const movements = [
    { marine: 0, swap: 4, turns: true, activates: null },
    { marine: 1, swap: 5, turns: true, activates: null },
  ]
  expect(run(p, [formationOrder(movements, seen(p).view)])).toEqual([])
  expect(formationText(p.g)).toBe('leon> gideon> valencio< noctis< claudio>')
})

test('DA-CHOOSE-8 · a solo player is not asked to lock; a player with others is', () => {
  const p = table(CHOOSING)
  const { view } = seen(p)
  const lock = {
    seat: 0,
    kind: 'options',
    rule: 'DA-CHOOSE-8',
    name: 'lock',
    message: 'lock',
    options: [{ id: 'lock', rule: 'DA-CHOOSE-8' }],
  } as const
  expect(answers(lock, view)).toEqual({ option: 'lock' })
  expect(answers(lock, { ...view, seats: 2 })).toBeNull()
})

test('DA-MOVE-1, DA-MOVE-9 · what a move+activate card will do is said with the card; steps that nobody is asked for are passed over', () => {
  const p = table({ ...GREEN, terrain: ['promethium-tank 1 left'], cards: 'run-and-gun heroic-charge' })
  const { view } = seen(p)
  const card = actionNumber('run-and-gun')
  expect(moversBy(card, view).map(({ marine, others }) => [marine, ...others])).toEqual([
    [0, 4],
    [1, 4, 5],
  ])
  const movements = [
    { marine: 0, swap: null, turns: false, activates: activatable(view)[0]?.id ?? null },
    { marine: 1, swap: null, turns: true, activates: null },
  ]
  run(p, [playsOrder([{ card, movements, afterwards: null }], view)])
  expect(formationText(p.g)).toBe('gideon< leon> noctis< valencio< claudio>')
  expect(p.events('spectator', 'activated')).toHaveLength(1)

  const bare = table(GREEN)
  const idle = [0, 1].map((marine) => ({ marine, swap: null, turns: false, activates: null }))
  const row = playsOrder([{ card, movements: idle, afterwards: null }], seen(bare).view)
  const [moves, turns] = row.steps
  if (moves === undefined || turns === undefined) throw new Error('both are said')
  expect(run(bare, [{ ...row, steps: [moves, { question: 'activate', options: ['done'] }, turns] }])).toEqual([])
  expect(['move', 'turn']).not.toContain(bare.question().name)
})

test('DA-MOVE-2, DA-ABIL-13 · plays are said in the order in which cards are resolved; Reorganize lets anybody swap with anybody', () => {
  const p = table({ formation: 'claudio< leon> noctis> gideon> scipio>', phase: 'choose' })
  const { view } = seen(p)
  expect(moversBy(actionNumber('reorganize'), view)[0]?.others.length).toBe(4)
  expect(moversBy(actionNumber('block'), view)).toEqual([])
  const play = (key: string) => ({ card: actionNumber(key), movements: [], afterwards: key === 'intimidation' ? 'roll' : null })
  expect(playsOrder([play('run-and-gun'), play('intimidation')], view).steps).toEqual([{ question: 'intimidation', options: ['roll'] }])
})

function actionNumber(key: string): number {
  return ACTION_CARDS.find((card) => card.key === key)?.number ?? 0
}
