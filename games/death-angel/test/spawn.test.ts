import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { EVENTS, type EventKey } from '../content/events.ts'
import { ARTEFACT, CORRIDOR } from '../content/terrain.ts'
import type { State } from '../state.ts'
import { type Given, pileSizes, swarmText, table } from './given.ts'

/** A table at which the boxes of an event are carried out. With one player a major box brings 2, a minor one 1. */
function boxes(event: EventKey, given: Partial<Given>, seats = 1): Play<State> {
  return table(
    {
      formation: 'leon< deino> scipio> omnio<',
      phase: 'event',
      step: 'activation',
      ...given,
      also: (g) => {
        g.event = EVENTS.findIndex((card) => card.key === event)
      },
    },
    { seats },
  )
}

/** The cards that appeared, with their places. */
function spawned(p: Play<State>): string[] {
  return p.events('spectator', 'spawned').map((event) => `${event.card} ${event.position} ${String(event.side).slice(6)}`)
}

test('DA-SPAWN-1, DA-SPAWN-2 · the top card of the pile of that side appears face up at the place', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 2 right'], blips: ['claw claw claw', 'head tail tongue'] })
  expect(spawned(p)).toEqual(['0 2 right', '9 2 right'])
  expect(pileSizes(p.g)).toEqual([3, 1])
})

test('DA-SPAWN-3 · from an empty pile nothing appears', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 2 right'], blips: [3, 0], locationDeck: [], location: 'launch-control-room' })
  expect(spawned(p)).toEqual([])
})

test.each([
  [1, 2, 1],
  [3, 5, 3],
  [4, 3, 1],
  [5, 4, 2],
])('DA-SPAWN-4 · with %i players a major box brings %i and a minor one %i at every terrain card of the colour', (seats, major, minor) => {
  const p = boxes('for-my-battle-brothers', { terrain: ['ventilation-duct 2 left', 'dark-corner 3 right'], blips: [6, 6] }, seats)
  expect(pileSizes(p.g)).toEqual([6 - major, 6 - minor])
})

test('DA-SPAWN-5 · without a terrain card of the colour the box does nothing', () => {
  const p = boxes('for-my-battle-brothers', { terrain: ['corridor 2 left', 'door 3 right'] })
  expect(spawned(p)).toEqual([])
})

test('DA-SPAWN-6 · several terrain cards of the colour each bring the full number, even at one place', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 2 left', 'artefact 2 left'], blips: ['head tail head tail head', 6] })
  expect(swarmText(p.g, 2, 'left')).toBe('head tail head tail')
})

test('DA-SPAWN-7 · where a pile has too few, the current player chooses which place is filled first', () => {
  const p = boxes('cleansing-flames', {
    terrain: ['corridor 2 left', 'artefact 4 left'],
    blips: ['head tail claw', 6],
    location: 'launch-control-room',
  })
  expect(p.question()).toMatchObject({ message: 'spawn-order', seat: 0 })
  expect(p.options()).toEqual([`fill:${CORRIDOR}`, `fill:${ARTEFACT}`])
  p.answer(`fill:${ARTEFACT}`)
  expect(spawned(p).map((text) => text.split(' ')[1])).toEqual(['4', '4', '2'])
  expect(pileSizes(p.g)).toEqual([0, 6])
})

test('DA-SPAWN-7 · what is filled first leaves the rest to the other place', () => {
  const p = boxes('cleansing-flames', {
    terrain: ['corridor 2 left', 'artefact 4 left'],
    blips: ['head tail claw', 6],
    location: 'launch-control-room',
  })
  p.answer(`fill:${CORRIDOR}`)
  expect(spawned(p).map((text) => text.split(' ')[1])).toEqual(['2', '2', '4'])
})

test('DA-SPAWN-8 · the first box is finished before the second begins', () => {
  // Red comes first, then orange, although the orange card is higher up.
  const p = boxes('for-my-battle-brothers', { terrain: ['dark-corner 1 right', 'ventilation-duct 3 right'], blips: [5, 5] })
  expect(spawned(p).map((text) => text.split(' ')[1])).toEqual(['3', '3', '1'])
  // DA-GATK-2: swarms are kept in the order of their attack.
  expect(p.g.swarms.map(({ position }) => position)).toEqual([1, 3])
})

test('DA-SPAWN-9 · where the piles suffice the places are filled without asking, left before right, from the top', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 4 left', 'artefact 1 left'], blips: [6, 6] })
  expect(spawned(p).map((text) => text.slice(text.indexOf(' ') + 1))).toEqual(['1 left', '1 left', '4 left', '4 left'])
  expect(p.question().name).toBe('choose-action')
})

test('DA-SPAWN-9 · also of both sides the upper place is filled first, and of one position the left one', () => {
  const order = (terrain: string[]) =>
    spawned(boxes('cleansing-flames', { terrain, blips: [6, 6] }))
      .map((text) => text.slice(text.indexOf(' ') + 1))
      .filter((place, nth, all) => all.indexOf(place) === nth)
  expect([order(['corridor 4 left', 'artefact 1 right']), order(['corridor 2 right', 'artefact 2 left'])]).toEqual([
    ['1 right', '4 left'],
    ['2 left', '2 right'],
  ])
})

test('DA-SPAWN-7, DA-LOCCARD-11, DA-PROG-2 · a card at which nothing more may appear competes with none', () => {
  const limited = (limitedSpawned: number) =>
    table({
      formation: 'leon< deino> scipio> omnio<',
      phase: 'event',
      step: 'activation',
      terrain: ['artefact 4 left', 'corridor 1 left'],
      blips: [1, 6],
      also: (g) =>
        Object.assign(g, { event: EVENTS.findIndex(({ key }) => key === 'cleansing-flames'), limited: ARTEFACT, limitedSpawned }),
    })
  expect(limited(0).question().name).toBe('spawn-order')
  expect(spawned(limited(1)).map((text) => text.slice(text.indexOf(' ') + 1))).toEqual(['1 left'])
})

test('DA-SPAWN-7, DA-SPAWN-9 · where a pile has just enough, or nothing, nobody is asked', () => {
  const given = { terrain: ['artefact 4 left', 'corridor 1 left'], location: 'launch-control-room' }
  const enough = boxes('cleansing-flames', { ...given, blips: [4, 6] })
  expect(enough.question().name).toBe('choose-action')
  expect(spawned(enough)).toHaveLength(4)
  const nothing = boxes('cleansing-flames', { ...given, blips: [0, 6] })
  expect([nothing.question().name, spawned(nothing)]).toEqual(['choose-action', []])
})

test('DA-SPAWN-10 · genestealers that a card’s text brings appear without terrain', () => {
  const p = table({ formation: 'leon< deino> scipio>', phase: 'event', events: ['out-of-thin-air'], terrain: [], blips: [5, 5] })
  p.answer('choose:7')
  expect(spawned(p).length).toBeGreaterThan(0)
  expect(spawned(p).every((text) => text.endsWith(' 2 left'))).toBe(true)
})

test('DA-SPAWN-12 · what appears may move in the same event phase', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 1 left'], blips: ['tongue head', 5] })
  expect(spawned(p)).toEqual(['27 1 left', '0 1 left'])
  expect([swarmText(p.g, 1, 'left'), swarmText(p.g, 2, 'left')]).toEqual(['', 'tongue head'])
})

test('DA-SPAWN-13 · an emptied pile does not stop the event; the formation travels at the end of the phase', () => {
  const p = boxes('cleansing-flames', { terrain: ['corridor 1 left', 'artefact 1 right'], blips: ['tongue head', 5] })
  const kinds = p.events('spectator').map((event) => event.type)
  expect(kinds.lastIndexOf('spawned')).toBeLessThan(kinds.indexOf('move-box'))
  expect(kinds.indexOf('travelled')).toBeGreaterThan(kinds.indexOf('move-box'))
  expect(
    spawned(p)
      .slice(0, 4)
      .map((text) => text.slice(text.indexOf(' ') + 1)),
  ).toEqual(['1 left', '1 left', '1 right', '1 right'])
})
