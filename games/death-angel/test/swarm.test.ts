import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { EVENTS } from '../content/events.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { assertWhole, type Given, swarmText, table } from './given.ts'

/** A table at the beginning of the attack phase; the event after it moves no swarm of heads and tails. */
function attack(given: Given): Play<State> {
  return table({ phase: 'attack', events: ['enter-formation'], ...given })
}

/** A table at which the boxes of an event were carried out; Leon's Overwatch keeps it in the event phase. */
function boxes(event: string, given: Partial<Given>): Play<State> {
  const p = table({
    formation: 'leon<+1 deino> scipio>',
    phase: 'event',
    step: 'activation',
    resolved: 'overwatch',
    ...given,
    also: (g) => {
      g.event = EVENTS.findIndex((card) => card.key === event)
    },
  })
  expect(p.question().name).toBe('attack-for-token')
  return p
}

/** The places and sizes of the attacks, in order. */
function attacks(p: Play<State>): string[] {
  return p.events('spectator', 'swarm-attacks').map((event) => `${String(event.on).slice(6)} with ${event.size}`)
}

test('DA-SWARM-1 · outside the attack phase genestealers that meet are one swarm at once', () => {
  const p = boxes('cleansing-flames', { swarms: ['1 left: tongue', '2 left: head', '3 left: claw'] })
  expect(swarmText(p.g, 1, 'left')).toBe('')
  expect(swarmText(p.g, 2, 'left').split(' ').sort()).toEqual(['head', 'tongue'])
})

test('DA-SWARM-2, DA-FORM-7 · an attacked swarm does not merge with one that has not attacked when ranks close', () => {
  // The swarm of 1 slays Leon. Everything below moves up, and the swarm of 2, which has still to attack, is beside it.
  const p = attack({ formation: 'leon< deino<+1 scipio<', swarms: ['1 left: head', '2 left: tail tail'], dice: [0, 5] })
  expect(p.question().name).toBe('reroll')
  expect(swarmText(p.g, 1, 'left')).toBe('head | tail tail')
  expect(attacks(p)).toEqual(['1:left with 1', '1:left with 2'])
})

test('DA-SWARM-3 · two swarms that have not attacked merge and make one attack of their full size', () => {
  // The left swarm of 1 slays Leon. The part below moves up, and its right swarm meets that of 1; neither has attacked.
  const p = attack({
    formation: 'leon< deino< scipio< omnio<+1',
    swarms: ['1 left: head', '1 right: tail', '2 right: tail'],
    dice: [0, 5],
  })
  expect(attacks(p)).toEqual(['1:left with 1', '1:right with 2'])
})

test('DA-SWARM-3 · two attacked swarms that meet are one already in the attack phase', () => {
  // Leon holds. Deino holds against the left swarm, then falls to the right one; the smaller part above moves down with its swarm.
  const p = attack({
    formation: 'leon< deino< scipio< omnio<+1',
    swarms: ['1 left: head', '2 left: tail', '2 right: claw', '4 left: head'],
    dice: [5, 5, 0, 5],
  })
  expect(p.question().name).toBe('reroll')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail')
})

test('DA-SWARM-3 · a swarm kept apart merges with one that has attacked as soon as it has attacked too', () => {
  // The swarm of 1 slays Leon, that of 2 attacks Deino beside it; the third one waits for Omnio's reroll.
  const p = attack({
    formation: 'leon< deino< omnio<+1 scipio<',
    swarms: ['1 left: head', '2 left: tail tail', '3 left: claw'],
    dice: [0, 5, 5],
  })
  expect([p.question().name, p.question().on, attacks(p)]).toEqual([
    'reroll',
    'marine:11',
    ['1:left with 1', '1:left with 2', '2:left with 1'],
  ])
  expect(swarmText(p.g, 1, 'left')).toBe('head tail tail')
})

test('DA-SWARM-4 · at the end of the attack phase swarms kept apart merge', () => {
  const p = attack({
    formation: 'leon< deino< scipio<',
    swarms: ['1 left: head', '2 left: tail tail'],
    dice: [0, 5],
    events: ['rewarded-faith'],
  })
  expect(attacks(p)).toEqual(['1:left with 1', '1:left with 2'])
  expect(p.question().name).toBe('event-marine')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail tail')
})

test('DA-SWARM-4, DA-GATK-1 · whoever has attacked attacks again the next round, as one swarm where two lay apart', () => {
  for (const mergeAtEventEnd of [false, true]) {
    const given = {
      formation: 'leon< deino< scipio<',
      phase: 'attack' as const,
      swarms: ['1 left: head', '2 left: tail tail'],
      events: ['enter-formation', 'secret-route'],
      dice: [0, 5, 5],
    }
    const p = table(given, { options: { mergeAtEventEnd } })
    for (let asked = 0; asked < 12 && p.g.round === 3; asked++) p.answer(p.options().at(-1) as string)
    expect(p.g.swarms.map(({ attacked, apart }) => [attacked, apart])).toEqual([[false, false]])
    for (let asked = 0; asked < 12 && p.g.round === 4; asked++) p.answer(p.options().at(-1) as string)
    expect(p.events('spectator', 'swarm-attacks').map((event) => event.size)).toEqual([1, 2, 3])
  }
})

test('DA-SWARM-5 · a swarm moved by Strategize merges only when the whole card is resolved', () => {
  const p = table({
    formation: 'zael< omnio< leon<',
    cards: 'strategize overwatch',
    swarms: ['1 left: head', '2 left: tail'],
    supply: 0,
  })
  expect(p.question().name).toBe('strategize')
  p.answer('shift:1:left:down')
  // A swarm makes both its moves before it joins the other, so it can still cross the formation alone.
  const moved = p.events('spectator', 'swarm-moved')
  expect(moved.map((event) => event.cards)).toEqual([[0]])
  if (p.question().name === 'strategize') {
    expect(swarmText(p.g, 2, 'left').split(' | ').sort()).toEqual(['head', 'tail'])
    p.answer('done')
  }
  expect(swarmText(p.g, 2, 'left').split(' ').sort()).toEqual(['head', 'tail'])
})

test('DA-SWARM-6 · moving and merging lose no card', () => {
  const p = attack({
    formation: 'leon< deino< scipio< omnio<',
    swarms: ['1 left: head', '1 right: tail', '2 right: tail', '2 left: claw', '4 left: tongue tongue'],
    dice: [0, 0, 5, 0, 5],
  })
  expect(p.events('spectator', 'marine-slain').length).toBeGreaterThan(1)
  assertWhole(p.g)
})

test('DA-SWARM-7 · when a protected swarm merges, all of the new swarm is protected', () => {
  const p = boxes('cleansing-flames', { swarms: ['1 left: tongue protected', '2 left: head', '3 left: claw'] })
  expect(p.g.swarms.find((swarm) => swarm.position === 2)).toMatchObject({ cards: [27, 0], protected: true })
  expect(p.options()).not.toContain('attack:4:2:left')
})

test('DA-SWARM-7 · also when the protected swarm moves up to one that is not', () => {
  const p = boxes('cleansing-flames', {
    formation: 'leon>+1 deino> scipio>',
    swarms: ['1 right: head', '2 right: tongue protected', '3 right: claw'],
  })
  expect(p.g.swarms.find((swarm) => swarm.position === 1)).toMatchObject({ cards: [0, 27], protected: true })
  expect(p.options()).toEqual(['attack:4:3:right', 'done'])
})

test('DA-SWARM-3, DA-SWARM-7 · a protected swarm that meets one which has attacked is one with it, protected, and has attacked', () => {
  // Leon stands beside the protected swarm. Deino holds against the left swarm, then falls to the right one, and the part above moves down.
  const p = attack({
    formation: 'leon< deino< scipio< omnio<+1',
    swarms: ['1 left: head protected', '2 left: tail', '2 right: claw', '4 left: head'],
    dice: [5, 0, 5],
  })
  expect(p.question().name).toBe('reroll')
  expect(deathAngel.view(p.g, 'spectator').formation[0]?.left.swarms).toMatchObject([
    { cards: [{ kind: 'head' }, { kind: 'tail' }], protected: true, attacked: true },
  ])
})

test('DA-SWARM-8 · an unprotected swarm that has not attacked still attacks beside a protected one', () => {
  const p = attack({
    formation: 'leon< deino<+1 scipio<',
    swarms: ['1 left: head protected', '1 right: tail', '2 left: claw'],
    dice: [0, 5],
  })
  expect(p.question().name).toBe('reroll')
  expect(swarmText(p.g, 1, 'left')).toBe('head | claw')
  expect(attacks(p)).toEqual(['1:right with 1', '1:left with 1'])
})

test('DA-SWARM-8 · having attacked beside a protected swarm, it waits for the end of the phase to merge with it', () => {
  const p = attack({
    formation: 'leon< deino< omnio<+1 scipio<',
    swarms: ['1 left: head protected', '1 right: tail', '2 left: claw', '3 left: tongue'],
    dice: [0, 5, 5],
  })
  expect([p.question().name, attacks(p)]).toEqual(['reroll', ['1:right with 1', '1:left with 1', '2:left with 1']])
  expect(swarmText(p.g, 1, 'left')).toBe('head | claw')
})

test('DA-SWARM-9, DA-SPAWN-11 · what appears in a protected swarm joins it and is protected too', () => {
  const p = boxes('cleansing-flames', {
    swarms: ['1 right: head protected', '3 left: claw'],
    terrain: ['corridor 1 right'],
    blips: [5, 'claw tail head claw tail head'],
  })
  const spawned = p.events('spectator', 'spawned').length
  expect(spawned).toBeGreaterThan(0)
  expect(p.g.swarms.filter((swarm) => swarm.position === 1)).toMatchObject([{ protected: true }])
  expect(p.g.swarms.find((swarm) => swarm.position === 1)?.cards).toHaveLength(1 + spawned)
})

test('DA-SWARM-10 · a protected swarm stays protected when it moves', () => {
  const p = boxes('cleansing-flames', { swarms: ['1 left: tongue protected', '3 left: claw'] })
  expect(p.g.swarms.find((swarm) => swarm.cards.includes(27))).toMatchObject({ position: 2, side: 0, protected: true })
})

test('DA-SWARM-11 · swarms merge before the formation travels at the end of the phase', () => {
  const p = attack({
    formation: 'leon< deino< scipio<',
    swarms: ['1 left: head', '2 left: tail'],
    terrain: ['door 3 right +1'],
    dice: [0, 5],
    blips: [0, 4],
  })
  expect(p.question().name).toBe('door')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail')
})

test('DA-GATK-2, DA-GATK-3 · what has appeared on the way to the attack attacks in its turn, from top to bottom', () => {
  const p = table({
    formation: 'leon< deino< scipio<',
    swarms: ['2 left: head'],
    locationDeck: ['lower-accessway', 'launch-control-room'],
    blips: [0, 4],
    dice: [5, 5],
    events: ['rewarded-faith'],
  })
  expect(p.question().name).toBe('event-marine')
  expect(attacks(p)).toEqual(['1:right with 2', '2:left with 1'])
})
