import { openTable, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../content/events.ts'
import { LOCATIONS, SETUP_LOCATIONS } from '../content/locations.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { assertWhole, formationText, pileSizes, table, terrainText } from './given.ts'

/** A table at which the teams were taken in the order offered. */
function formed(seats: number, seed = 1, options = {}): Play<State> {
  const p = play(deathAngel, { seats, seed, options })
  while (p.g.step === 'teams') p.answer(p.options()[0] as string)
  return p
}

test('DA-SETUP-1 · one to six players, no fewer and no more', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) expect(openTable(deathAngel, {}, seats, seedOf(1)).questions.length).toBe(1)
  for (const seats of [0, 7]) expect(() => openTable(deathAngel, {}, seats, seedOf(1))).toThrow(RangeError)
})

describe.each([
  [1, 'void-lock-1', 6, [6, 6], [2, 1], '2-3-4'],
  [2, 'void-lock-2-4', 8, [7, 7], [3, 1], '1C-2-3-4'],
  [3, 'void-lock-3-6', 12, [9, 9], [5, 3], '1A-2-3-4'],
  [4, 'void-lock-2-4', 8, [7, 7], [3, 1], '1C-2-3-4'],
  [5, 'void-lock-5', 10, [8, 8], [4, 2], '1B-2-3-4'],
  [6, 'void-lock-3-6', 12, [9, 9], [5, 3], '1A-2-3-4'],
] as const)('with %i players', (seats, location, marines, blips, spawn, deck) => {
  test('DA-SETUP-4, DA-SETUP-5 · the setup location and the number of marines', () => {
    const p = formed(seats)
    expect(LOCATIONS[p.g.location]?.key).toBe(location)
    expect(p.g.formation.length).toBe(marines)
  })

  test('DA-SETUP-6, DA-SETUP-20 · the first blip piles are dealt from the deck before anything spawns', () => {
    const p = formed(seats)
    expect(p.events('spectator', 'piles-filled')[0]).toMatchObject({ left: blips[0], right: blips[1] })
    const spawned = p.g.swarms.reduce((sum, swarm) => sum + swarm.cards.length, 0)
    const [left, right] = pileSizes(p.g)
    expect(left + right + spawned).toBe(blips[0] + blips[1])
    expect(p.g.genestealerDeck.length).toBe(36 - blips[0] - blips[1])
  })

  test('DA-SETUP-7 · the spawn numbers, also after travel', () => {
    const p = formed(seats)
    p.g.location = LOCATIONS.findIndex((one) => one.key === 'black-holds')
    expect(deathAngel.view(p.g, 0).spawn).toEqual({ major: spawn[0], minor: spawn[1] })
  })

  test('DA-SETUP-8, DA-SETUP-9, DA-SETUP-10 · the location deck from top to bottom', () => {
    const seen = new Set<number>()
    for (let seed = 1; seed <= 30; seed++) {
      const { locationDeck } = deathAngel.setUp(deathAngel.options({}, seats), seats, seedOf(seed))
      expect(locationDeck.map((id) => LOCATIONS[id]?.code).join('-')).toBe(deck)
      for (const id of locationDeck) seen.add(id)
    }
    // Every card of every code comes up.
    expect(seen.size).toBe(LOCATIONS.filter(({ code }) => deck.split('-').includes(code)).length)
  })
})

test('DA-SETUP-2 · teams, then the formation, then terrain and blip piles, then the first genestealers', () => {
  const p = formed(2)
  const order = p.events('spectator').map((event) => event.type)
  const first = (type: string): number => order.indexOf(type)
  const places = [first('team-taken'), first('formed'), first('terrain-placed'), first('piles-filled'), first('event-shown')]
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  assertWhole(p.g)
})

test('DA-SETUP-3 · two shuffled decks, the brood lords in neither', () => {
  const [a, b] = [1, 2].map((seed) => deathAngel.setUp(deathAngel.options({}, 1), 1, seedOf(seed))) as [State, State]
  for (const g of [a, b]) {
    expect([...g.eventDeck].sort((x, y) => x - y)).toEqual(EVENTS.map((event) => event.id))
    expect([...g.genestealerDeck].sort((x, y) => x - y)).toEqual(Array.from({ length: 36 }, (_, id) => id))
  }
  expect(a.eventDeck).not.toEqual(b.eventDeck)
  expect(a.genestealerDeck).not.toEqual(b.genestealerDeck)
})

test('DA-SETUP-11 · location cards that are not in the deck cannot be seen, nor those in it', () => {
  const a = deathAngel.setUp(deathAngel.options({}, 1), 1, seedOf(1))
  const b = structuredClone(a)
  b.locationDeck = b.locationDeck.map((id) => LOCATIONS.findIndex((one) => one.code === LOCATIONS[id]?.code && one.id !== id))
  expect(b.locationDeck).not.toEqual(a.locationDeck)
  expect(deathAngel.view(b, 0)).toEqual(deathAngel.view(a, 0))
})

test('DA-SETUP-12 · three players pick A B C A B C', () => {
  const p = play(deathAngel, { seats: 3, options: { firstChooser: 'seat-2' } })
  const seats = []
  while (p.g.step === 'teams') {
    expect(p.options().length).toBe(6 - seats.length)
    seats.push(p.question().seat)
    // The last team is taken without a question.
    p.answer(p.options()[0] as string)
  }
  expect([...seats, p.g.teams[5]?.owner]).toEqual([1, 2, 0, 1, 2, 0])
})

test('DA-SETUP-13 · the first chooser is random, or named', () => {
  const first = (seed: number, firstChooser: string): number =>
    deathAngel.setUp(deathAngel.options({ firstChooser }, 4), 4, seedOf(seed)).firstChooser
  const random = new Set(Array.from({ length: 40 }, (_, seed) => first(seed, 'random')))
  expect([...random].sort()).toEqual([0, 1, 2, 3])
  expect([1, 2, 3].map((seed) => first(seed, 'seat-3'))).toEqual([2, 2, 2])
  expect(() => deathAngel.options({ firstChooser: 'seat-5' }, 4)).toThrow('only 4 seats')
})

test('DA-SETUP-14 · unused teams are out: no marine of theirs in the formation, no card to choose', () => {
  const p = play(deathAngel, { seats: 1 })
  p.answers('pick:0', 'pick:2', 'pick:4')
  expect([...p.g.formation].sort((a, b) => a - b)).toEqual([0, 1, 4, 5, 8, 9])
  const offered: string[] = []
  while (p.question().name === 'choose-action') {
    offered.push(...p.options())
    p.answer(p.options()[0] as string)
  }
  expect(offered).toEqual(['play:1', 'play:12', 'play:16', 'play:4', 'play:7', 'play:17', 'play:6', 'play:8', 'play:15'])
})

test('DA-SETUP-15 · everybody sees which player has which team', () => {
  const p = formed(4)
  const owners = (viewer: number | 'spectator'): (number | null)[] => deathAngel.view(p.g, viewer).teams.map((team) => team.owner)
  expect(owners('spectator')).toEqual(p.g.teams.map((team) => (team.owner < 0 ? null : team.owner)))
  expect(owners(2)).toEqual(owners('spectator'))
})

test('DA-SETUP-16 · the marines of the chosen teams are shuffled into one column', () => {
  const columns = [1, 2, 3, 4].map((seed) => {
    const p = play(deathAngel, { seats: 1, seed })
    p.answers('pick:0', 'pick:2', 'pick:4')
    expect([...p.g.formation].sort((a, b) => a - b)).toEqual([0, 1, 4, 5, 8, 9])
    return p.g.formation.join()
  })
  expect(new Set(columns).size).toBeGreaterThan(2)
})

test('DA-SETUP-17 · of 8 marines 1 to 4 face left and 5 to 8 right', () => {
  const p = formed(4)
  expect(formationText(p.g).replace(/[a-z ]/g, '')).toBe('<<<<>>>>')
})

test('DA-SETUP-18 · nobody starts with a token', () => {
  const p = formed(6)
  expect(p.g.supply).toBe(12)
  expect(p.g.marines.every((marine) => marine.tokens === 0)).toBe(true)
})

test('DA-SETUP-19 · the terrain of the Void Lock for 2 or 4 players with 8 marines', () => {
  const p = formed(4)
  expect(['door', 'dark-corner', 'ventilation-duct', 'corridor'].map((key) => terrainText(p.g, key))).toEqual([
    '1 left',
    '3 left',
    '5 right',
    '7 right',
  ])
})

const FORMED = 'gideon< noctis< leon< valencio> zael> omnio>'

test('DA-SETUP-21 · of the first event only the spawn boxes count: no text, no movement', () => {
  const p = table({ formation: FORMED, phase: 'setup', blips: [0, 0], events: ['the-swarm'], round: 0 })
  // Minor yellow is the Door, left of 1; minor orange is the Dark Corner, left of 3.
  expect(p.events('spectator', 'spawned').map(({ position, side }) => [position, side])).toEqual([
    [1, '@side-left'],
    [3, '@side-left'],
  ])
  expect(pileSizes(p.g)).toEqual([4, 6])
  expect(p.events('spectator', 'move-box')).toEqual([])
  expect(p.g.eventDiscard.map((id) => EVENTS[id]?.key)).toEqual(['the-swarm'])
  // It lies open, as the last one.
  expect(p.g.lastEvent).toBe(EVENTS.findIndex(({ key }) => key === 'the-swarm'))
})

test('DA-SETUP-22 · before any action card the first chooser decides for the current player', () => {
  const p = table(
    {
      formation: 'gideon< noctis< leon< valencio> zael> omnio> lorenzo> deino>',
      phase: 'setup',
      round: 0,
      blips: [0, 0],
      deck: 13,
      also(g) {
        g.firstChooser = 2
        g.current = 2
        g.genestealerDiscard = []
      },
    },
    { seats: 4 },
  )
  expect([p.question().seat, p.question().name]).toEqual([2, 'odd-blip'])
})

test('DA-SETUP-23 · no travel in setup, even with an empty pile', () => {
  const p = table({
    formation: FORMED,
    phase: 'setup',
    round: 0,
    blips: [0, 0],
    deck: 1,
    events: ['evasion'],
    also(g) {
      g.genestealerDiscard = []
    },
  })
  p.answer('pile:left')
  expect(pileSizes(p.g)).toContain(0)
  expect([p.g.phase, p.g.visited.length]).toEqual(['choose', 0])
  expect(SETUP_LOCATIONS[p.g.setupLocation]?.location).toBe(p.g.location)
})
