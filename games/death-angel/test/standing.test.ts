import { readOrders, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { orders } from '../orders/index.ts'
import { ASKED, type Order, PARTS, PLAIN, standingOf, withOrder } from '../orders/order.ts'
import { partFor } from '../orders/standing.ts'
import type { View } from '../view.ts'
import { type Given, table } from './given.ts'

/** The answer of a standing order to the question of seat 0. */
function said(p: ReturnType<typeof table>, list: readonly Order[] = [PLAIN]) {
  const { question, view } = seenBy(p.table, 0)
  if (question === null) throw new Error('seat 0 is not asked')
  const { reply: given } = orders.answer(list, question, view as View)
  const part = partFor(question)
  // Only its own part of the order answers the question.
  if (part !== null) expect(orders.answer([{ ...PLAIN, [part]: false }], question, view as View).reply).toBeNull()
  expect(orders.answer([ASKED], question, view as View).reply).toBeNull()
  return given?.answer ?? null
}

test('DA-SUP-1 · a support token goes to the marine whom it saves most: he faces the swarm, and has none yet', () => {
  const swarms = ['2 left: claw tail', '3 right: claw']
  expect(said(table({ formation: 'gideon< noctis< leon> claudio>', swarms, cards: 'block heroic-charge' }))).toEqual({
    option: 'support:1',
  })
  // A token does not help a marine who faces away from his swarm.
  expect(said(table({ formation: 'gideon< noctis> leon> claudio>', swarms, cards: 'block heroic-charge' }))).toEqual({
    option: 'support:4',
  })
  expect(said(table({ formation: 'gideon< noctis<+3 leon> claudio>', swarms, cards: 'block heroic-charge' }))).toEqual({
    option: 'support:4',
  })
})

test('DA-ATK-2 · the attack that counts most is made: at one who is alone, and sooner at your own place', () => {
  const firing = (...swarms: string[]) => table({ formation: 'noctis< gideon< claudio>', swarms, cards: 'dead-aim' })
  expect(said(firing('1 left: claw tail', '2 left: head'))).toEqual({ option: 'attack:0:2:left' })
  expect(said(firing('1 left: claw tail', '3 left: head tail'))).toEqual({ option: 'attack:1:1:left' })
})

test('DA-ABIL-22 · whether Claudio charges is asked, unless that is said: then he does where it counts more than an attack', () => {
  const charging = (...swarms: string[]) => table({ formation: 'claudio<+3 noctis<', swarms, cards: 'heroic-charge' })
  const p = charging('1 left: claw tail', '2 right: head')
  expect(p.options()).toContain('charge:2')
  expect(said(p, [{ ...PLAIN, charges: false }])).toBeNull()
  expect(said(p)).toEqual({ option: 'charge:2' })
  expect(said(charging('1 left: claw'))).toEqual({ option: 'attack:2:1:left' })
})

test('DA-ABIL-22 · an order of the first version asks whether Claudio charges', () => {
  const { charges: _charges, ...first } = PLAIN
  expect(readOrders(orders, [first], 1)).toEqual({ orders: [{ ...PLAIN, charges: false }], dropped: 0 })
})

test('DA-ATK-6 · a brood lord is slain before all others; who is slain of some that are worth as much is asked', () => {
  const slaying = (swarm: string) => {
    const p = table({ formation: 'noctis< gideon< claudio>', swarms: [swarm], cards: 'dead-aim', dice: [1] })
    p.answer('attack:1:1:left')
    while (p.question().name === 'reroll') p.answer('keep')
    expect(p.question().name).toBe('slay')
    return said(p)
  }
  expect(slaying('1 left: claw tail')).toBeNull()
  const charge = table({ formation: 'claudio<+3 noctis<', swarms: ['1 left: claw', '2 right: brood-lord-a'], cards: 'heroic-charge' })
  charge.answer('charge:2')
  expect([charge.question().name, charge.options().length]).toEqual(['slay', 3])
  const lord = charge.question() as unknown as { readonly options: readonly { readonly id: string; readonly params?: { icon?: string } }[] }
  expect(said(charge)).toEqual({ option: lord.options.find(({ params }) => params?.icon?.includes('brood'))?.id })
})

const FIRING = { formation: 'noctis<+2 gideon< claudio>', swarms: ['1 left: claw tail'], cards: 'dead-aim heroic-charge' } as const

/** The answer of a standing order to a roll; `attack` is answered first if it is given. */
function rolled(given: Given, attack?: string) {
  const p = table(given)
  if (attack !== undefined) p.answer(attack)
  expect(p.question().name).toBe('reroll')
  return said(p)
}

test('DA-SUP-4, DA-SUP-5 · an attack that slays nobody is rolled again with a token to spare, a skull is kept', () => {
  expect(rolled({ ...FIRING, dice: [0] }, 'attack:1:1:left')).toEqual({ option: 'reroll:1' })
  expect(rolled({ ...FIRING, dice: [2] }, 'attack:1:1:left')).toEqual({ option: 'keep' })
  const last = { ...FIRING, formation: 'noctis<+1 gideon< claudio>' }
  expect(rolled({ ...last, dice: [0] }, 'attack:1:1:left')).toEqual({ option: 'keep' })
})

test('DA-SUP-4, DA-GATK-4 · a defence that fails is rolled again, one that holds is kept', () => {
  const defending = { formation: 'noctis<+1 gideon>', swarms: ['1 left: claw tail'], phase: 'attack', events: ['evasion'] } as const
  expect(rolled({ ...defending, dice: [1] })).toEqual({ option: 'reroll:1' })
  expect(rolled({ ...defending, dice: [4] })).toEqual({ option: 'keep' })
})

test('DA-ABIL-8 · a Power Field holds the swarm from which it takes most danger', () => {
  const given = { formation: 'calistarius<+1 leon< scipio<', cards: 'power-field overwatch', supply: 0 }
  expect(said(table({ ...given, swarms: ['1 left: head', '2 right: tail claw head'] }))).toEqual({ option: 'swarm:2:right' })
})

test('DA-EVCARD-16, DA-EVCARD-17 · an event names the marine whom it harms least, or helps most', () => {
  const given = { formation: 'leon<+2 deino<+1 scipio> omnio<', phase: 'event' } as const
  const named = (event: string) => {
    const p = table({ ...given, swarms: ['2 left: claw tail'], events: [event] })
    expect(p.question().name).toBe('event-marine')
    return said(p)
  }
  expect(named('rewarded-faith')).toEqual({ option: 'choose:4' })
  expect(named('second-wind')).toEqual({ option: 'choose:7' })
})

test('DA-CHOOSE-2 · what stands stays, whatever the round, and one part is switched without the others', () => {
  const p = table({ formation: 'gideon< leon> zael<', phase: 'choose' })
  const { question, view } = seenBy(p.table, 0)
  if (question === null) throw new Error('seat 0 is not asked')
  expect(orders.answer([PLAIN], question, { ...(view as View), round: 7 }).orders).toEqual([PLAIN])
  expect(standingOf([])).toEqual(ASKED)
  const list = withOrder([PLAIN], { ...standingOf([PLAIN]), rolls: false })
  expect(PARTS.filter((part) => standingOf(list)[part])).toEqual(['tokens', 'attacks', 'charges', 'targets'])
})

test('DA-SUP-1 · an if-then stands at the same formation and swarms, though decks and locations differ, and not at another formation', () => {
  const p = table({ formation: 'gideon< noctis< leon> claudio>', swarms: ['2 left: claw'], cards: 'block heroic-charge' })
  const { question, view: seen } = seenBy(p.table, 0)
  if (question === null) throw new Error('seat 0 is not asked')
  const view = seen as View
  const same = { ...view, decks: { ...view.decks, events: 3 }, visited: ['void-lock'], round: view.round + 1 }
  expect(orders.stakes?.(question, same)).toEqual(orders.stakes?.(question, view))
  const other = { ...view, formation: view.formation.toReversed() }
  expect(orders.stakes?.(question, other)).not.toEqual(orders.stakes?.(question, view))
  const choosing = { ...question, name: 'choose-action' }
  expect(orders.stakes?.(choosing, same)).not.toEqual(orders.stakes?.(choosing, view))
})
