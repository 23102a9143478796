import { canUndo } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { formationText, type Given, pileSizes, swarmText, table } from './given.ts'

/** A table at the beginning of the event phase. */
function event(given: Partial<Given>, setup: { seats?: number; options?: { [id: string]: boolean } } = {}): Play<State> {
  return table({ formation: 'leon< deino> scipio> omnio<', phase: 'event', ...given }, setup)
}

/** The events of the given types, in order. */
function order(p: Play<State>, ...types: string[]): string[] {
  return p.events('spectator').flatMap(({ type }) => (types.includes(type) ? [type] : []))
}

test('DA-EVENT-1 · the current player draws the top event and resolves its text, then its boxes', () => {
  const p = event({ events: ['chaos-of-battle'], terrain: ['door 1 left'] })
  expect(order(p, 'event-shown', 'turned', 'spawn-box', 'move-box')).toEqual([
    'event-shown',
    ...new Array(4).fill('turned'),
    'spawn-box',
    'spawn-box',
    'move-box',
  ])
  expect(formationText(p.g)).toBe('leon> deino< scipio< omnio>')
})

test('DA-EVENT-6 · an Instinct card that has been shown lies open for all until it is discarded', () => {
  const place = { terrain: ['corridor 2 left', 'artefact 4 left'], location: 'launch-control-room', blips: ['head tail claw', 6] } as const
  const p = event({ ...place, events: ['rewarded-faith'], owners: { red: 0, blue: 1, grey: 0, purple: 1 } }, { seats: 2 })
  const seen = () => deathAngel.view(p.g, 'spectator').event
  expect(seen()).toBe('hidden')
  for (let asked = 0; asked < 9 && p.question().name !== 'spawn-order'; asked++) p.answer(p.options()[0] as string)
  expect([p.question().name, seen()]).toMatchObject(['spawn-order', { key: 'rewarded-faith' }])
})

test('DA-EVENT-2, DA-EVENT-3 · an Instinct card is read by the current player alone, who decides before it is shown', () => {
  const p = event({ events: ['psychic-assault'], owners: { red: 0, blue: 1, grey: 0, purple: 1 }, current: 1 }, { seats: 2 })
  expect(p.question()).toMatchObject({ seat: 1, message: 'event-marine' })
  expect(p.events(1, 'event-drawn')).toMatchObject([{ event: '@event-card-psychic-assault' }])
  expect(p.events(0, 'event-drawn')).toEqual([])
  expect(deathAngel.view(p.g, 1).event).toMatchObject({ key: 'psychic-assault' })
  expect(deathAngel.view(p.g, 0).event).toBe('hidden')
  expect(deathAngel.view(p.g, 'spectator').event).toBe('hidden')
  p.preset('dice', 5)
  p.answer('choose:4')
  expect(p.events(0, 'event-shown')).toMatchObject([{ event: '@event-card-psychic-assault' }])
  expect(order(p, 'event-shown', 'card-rolled')).toEqual(['event-shown', 'card-rolled'])
})

test('DA-EVENT-3, DA-PROG-5 · once the card has been shown, what was declared for it cannot be taken back', () => {
  // Nothing follows that is rolled or drawn: without terrain no genestealer appears.
  const p = event({ events: ['resupply'], owners: { red: 0, blue: 1, grey: 0, purple: 1 }, current: 1 }, { seats: 2 })
  p.answer('choose:4')
  expect(p.events(0, 'event-shown')).toMatchObject([{ event: '@event-card-resupply' }])
  expect(canUndo(p.table, 1)).toBe(false)
})

test('DA-EVENT-4 · a player alone sees the card before he decides', () => {
  const p = event({ events: ['psychic-assault'] })
  expect(p.question().name).toBe('event-marine')
  expect(p.events(0, 'event-shown')).toHaveLength(1)
  expect(deathAngel.view(p.g, 0).event).toMatchObject({ key: 'psychic-assault' })
})

test('DA-EVENT-5 · what was chosen before the roll binds, and what depends on the roll is chosen by the same player', () => {
  const p = event(
    {
      events: ['cleansing-flames'],
      owners: { red: 0, blue: 1, grey: 0, purple: 1 },
      current: 1,
      swarms: ['1 left: head tail claw', '2 right: head tail'],
      dice: [3],
    },
    { seats: 2 },
  )
  p.answer('choose:4')
  expect(p.question()).toMatchObject({ seat: 1, message: 'slay' })
  expect(p.options().sort()).toEqual(['slay:0', 'slay:18', 'slay:9'])
  expect(p.question().params).toMatchObject({ count: 2 })
  p.answer('slay:9')
  expect(p.question().params).toMatchObject({ count: 1 })
})

test('DA-EVENT-6 · a card without Instinct is shown at once, and the current player decides', () => {
  const p = event(
    { events: ['theyre-everywhere'], owners: { red: 0, blue: 1, grey: 0, purple: 1 }, current: 1, blips: [1, 5] },
    { seats: 2 },
  )
  expect(p.events(0, 'event-shown')).toHaveLength(1)
  expect(p.question()).toMatchObject({ seat: 1, message: 'in-front' })
})

test('DA-EVENT-7 · only targets with the greatest effect may be chosen', () => {
  const p = event({ events: ['out-of-thin-air'], blips: [1, 5] })
  // Behind Leon and Omnio is the right side, where two can appear; behind the others only one can.
  expect(p.options()).toEqual(['choose:4', 'choose:11'])
})

test.each(['rewarded-faith', 'quick-instincts', 'resupply', 'second-wind', 'psychic-assault', 'surrounded'])(
  'DA-EVENT-8 · %s may name any marine, whatever it does for him',
  (key) => {
    const p = event({ events: [key], formation: 'leon<+1 deino> scipio> omnio<', swarms: ['1 left: head tail'] })
    expect(p.options()).toEqual(['choose:4', 'choose:7', 'choose:9', 'choose:11'])
  },
)

test('DA-EVENT-9 · without a valid target the text does nothing, and the boxes are resolved', () => {
  const p = event({ events: ['cleansing-flames'], terrain: ['corridor 1 left'] })
  expect(order(p, 'event-without-effect', 'spawn-box')).toEqual(['event-without-effect', 'spawn-box', 'spawn-box'])
  expect(p.events('spectator', 'spawned')).toHaveLength(2)
})

test('DA-EVENT-10 · the two spawn boxes come first, then the movement box', () => {
  const p = event({ events: ['evasion'], terrain: ['door 4 left', 'ventilation-duct 1 left'], blips: ['head tail', 5] })
  const told = p
    .events('spectator')
    .flatMap((one) => (one.type === 'spawn-box' ? [String(one.colour)] : one.type === 'move-box' ? [String(one.icon)] : []))
  expect(told).toEqual(['@colour-yellow', '@colour-red', '@icon-head'])
})

test('DA-EVENT-11, DA-ABIL-6 · Overwatch comes after the last box and before the travel check', () => {
  const p = event({
    events: ['enter-formation'],
    formation: 'leon<+1 deino> scipio> omnio<',
    resolved: 'overwatch',
    swarms: ['2 left: head'],
    terrain: ['dark-corner 1 right'],
    blips: [5, 2],
  })
  expect(p.question().name).toBe('attack-for-token')
  expect(pileSizes(p.g)[1]).toBe(0)
  expect(order(p, 'move-box', 'travelled')).toEqual(['move-box'])
  p.answer('done')
  expect(order(p, 'travelled')).toEqual(['travelled'])
})

test('DA-EVENT-12 · the resolved event is discarded before the formation travels', () => {
  const p = event({
    events: ['enter-formation'],
    terrain: ['dark-corner 1 right', 'door 3 left +1'],
    swarms: ['1 left: head'],
    blips: [5, 2],
  })
  expect(p.question().name).toBe('door')
  expect(p.g.eventDiscard).toEqual([3])
  expect(p.g.event).toBe(-1)
})

test('DA-EVENT-12, DA-COMP-11 · it lies face up on the events that were discarded before', () => {
  const p = event({ events: ['enter-formation'], eventsDiscarded: 2 })
  const [first, second] = p.g.eventDiscard
  const { discards, lastEvent } = deathAngel.view(p.g, 'spectator')
  expect([discards.events, lastEvent?.key]).toEqual([[first, second, 3], 'enter-formation'])
})

test('DA-EVENT-13 · when all marines die the rest of the event is not resolved', () => {
  const p = event({ events: ['psychic-assault'], formation: 'leon<', dice: [0], terrain: ['ventilation-duct 1 left'] })
  if (p.table.result === null) p.answer('choose:4')
  expect(p.table.result).toMatchObject({ winners: [], rule: 'DA-END-5' })
  expect(order(p, 'spawn-box')).toEqual([])
  expect(swarmText(p.g, 1, 'left')).toBe('')
})
