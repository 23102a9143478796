import { expect, test } from 'vitest'
import { at } from '../rules/at.ts'
import { rallyAll } from '../rules/refresh.ts'
import { removeUnit } from '../rules/units.ts'
import { NONE } from '../state.ts'
import { areaNamed, begin, type Given, standing, unitIds } from './given.ts'

/** The refresh phase from its first step, with storms that can move. */
function refresh(pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({ pieces, storms: ['10A east', '3A south'], step: 'objectives', ...more })
}

const HOMES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }

test('FS-REFRESH-1, FS-REFRESH-3, FS-REFRESH-4, FS-REFRESH-5, FS-ROUT-9 · objectives, materiel, rallying, then the events', () => {
  const p = refresh(
    { '10A.ne': '0 scout~', '10A.sw': '0 city', '10A.se': '0 strike-cruiser~', '11A.sw': '1 nob~' },
    { objectives: { '10A.ne': 'space-marines' } },
  )
  // Allerbus 2 and Arynnia 1 materiel; Gelsenkir 2.
  expect(p.g.players.map(({ materiel }) => materiel)).toEqual([9, 8])
  expect([standing(p.g, '10A.ne'), standing(p.g, '10A.se'), standing(p.g, '11A.sw')]).toEqual(['0 scout', '0 strike-cruiser', '1 nob'])
  expect(
    p
      .events('spectator')
      .map(({ type }) => type)
      .filter((type) => ['objective-collected', 'materiel-gained', 'units-rallied'].includes(type)),
  ).toEqual(['objective-collected', 'materiel-gained', 'materiel-gained', 'units-rallied', 'units-rallied'])
  expect(p.events('spectator', 'units-rallied').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect(p.g.step).toBe('event')
})

test('FS-REFRESH-6 · after twelve orders of three players each of them has an event', () => {
  const p = refresh(
    { ...HOMES, '2A.sw': '2 wraithguard' },
    {
      seats: 3,
      storms: [],
      players: [{ eventOrders: 'strategize' }, { eventOrders: 'strategize' }, { eventOrders: 'strategize' }],
      more: (g) => {
        // The value that planning left.
        g.done = 12
      },
    },
  )
  while (p.g.phase === 'refresh') p.answer(at(p.options(), p.options().length - 1))
  expect(p.events('spectator', 'events-drawn').map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('FS-COMP-11 · never more than 14 materiel', () => {
  const p = refresh({ '10A.ne': '0 scout', '10A.sw': '0 city', '11A.nw': '1 nob' }, { players: [{ materiel: 12 }] })
  expect(at(p.g.players, 0).materiel).toBe(14)
})

test('FS-REFRESH-2, FS-OBJ-1, FS-OBJ-2, FS-OBJ-3, FS-RES-8 · own tokens on own worlds are collected, with a routed unit or a structure too', () => {
  const p = refresh(
    { '10A.ne': '0 scout~', '10A.sw': '0 city', '1A.ne': '0 scout', '11A.nw': '1 nob', '11A.sw': '1 nob' },
    {
      seats: 4,
      factions: ['space-marines', 'orks', 'eldar', 'chaos'],
      objectives: {
        '10A.ne': 'space-marines',
        '10A.sw': 'space-marines',
        '1A.ne': 'orks',
        '1A.sw': 'space-marines',
        '11A.sw': 'space-marines',
      },
      more: (g) => {
        for (const seat of [2, 3]) at(g.players, seat).eliminated = true
      },
    },
  )
  expect(p.g.players.map(({ collected }) => collected.length)).toEqual([2, 0, 0, 0])
  const left = ['10A.ne', '10A.sw', '1A.ne', '1A.sw', '11A.sw'].map((name) => p.g.objectives[areaNamed(p.g, name)] === NONE)
  expect(left).toEqual([true, true, false, false, false])
})

test('FS-OBJ-4, FS-ELIM-5 · a token on a world changes nothing about the world', () => {
  const p = refresh({ ...HOMES, '1A.ne': '0 scout scout scout' }, { objectives: { '1A.ne': 'orks' } })
  expect([standing(p.g, '1A.ne'), p.g.objectives[areaNamed(p.g, '1A.ne')] === NONE]).toEqual(['0 scout, 0 scout, 0 scout', false])
})

test('FS-WIN-1, FS-WIN-2 · with as many tokens as players the game ends right after step 1', () => {
  const p = refresh(
    { '10A.ne': '0 scout', '11A.nw': '1 nob' },
    { objectives: { '10A.ne': 'space-marines' }, players: [{ collected: 1, materiel: 6 }] },
  )
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'FS-WIN-2' })
  expect(at(p.g.players, 0).materiel).toBe(6)
  const three = refresh(
    { '10A.ne': '0 scout', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' },
    { seats: 3, objectives: { '10A.ne': 'space-marines' }, players: [{ collected: 1 }] },
  )
  expect(three.table.result).toBeNull()
})

test('FS-REFRESH-6, FS-SIM-1, FS-SIM-2 · each player completes his event before the next one, the first player first', () => {
  const p = refresh(
    { ...HOMES, '2A.sw': '2 wraithguard' },
    { seats: 3, first: 1, players: [{ eventOrders: 'strategize' }, { eventOrders: 'strategize' }, { eventOrders: 'strategize' }] },
  )
  const seats: number[] = []
  while (p.g.phase === 'refresh') {
    const { seat } = p.question()
    if (seats.at(-1) !== seat) seats.push(seat)
    p.answer(p.question().kind === 'multi-select' ? { options: [] } : at(p.options(), p.options().length - 1))
  }
  expect(seats).toEqual([1, 2, 0])
})

test('FS-REFRESH-7, FS-REFRESH-8, FS-ROUND-4 · the first player token goes to the left, storms turn up, the next round begins', () => {
  const p = refresh(HOMES, {
    seats: 2,
    first: 1,
    round: 3,
    step: 'round-end',
    more: (g) => {
      for (const storm of g.storms) storm.moved = true
    },
  })
  expect([p.g.round, p.g.first, p.g.phase, p.question().seat, p.g.storms.some(({ moved }) => moved)]).toEqual([4, 0, 'planning', 0, false])
})

test('FS-ROUND-4, FS-ROUND-5, FS-ELIM-6 · an eliminated player never gets the first player token', () => {
  const p = refresh(
    { ...HOMES, '2A.sw': '2 wraithguard' },
    {
      seats: 3,
      first: 0,
      step: 'round-end',
      more: (g) => {
        at(g.players, 1).eliminated = true
      },
    },
  )
  expect([p.g.first, p.question().seat]).toEqual([2, 2])
})

test('FS-ROUND-2, FS-REFRESH-9, FS-WIN-4, FS-WIN-6 · after the refresh phase of round 8 the game ends', () => {
  const p = refresh({ '10A.ne': '0 scout', '11A.nw': '1 nob' }, { round: 8, players: [{ collected: 1, materiel: 0 }, { collected: 0 }] })
  while (p.table.result === null) p.answer(at(p.options(), 0))
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'FS-WIN-4' })
  expect([at(p.g.players, 0).materiel, p.events('spectator', 'storm-moved').length]).toEqual([2, 2])
  const seventh = refresh(HOMES, { round: 7, step: 'round-end' })
  expect([seventh.table.result, seventh.g.round]).toEqual([null, 8])
})

test('FS-REFRESH-2, FS-REFRESH-3 · the first area of the board counts like any other, of worlds alone', () => {
  const p = begin({
    tiles: ['2A 0 0', '3A 1 0'],
    step: 'objectives',
    pieces: { '2A.nw': '0 scout', '3A.ne': '1 nob', '2A.ne': '0 strike-cruiser' },
    objectives: { '2A.nw': 'space-marines' },
    players: [{ materiel: 0 }, { materiel: 0 }],
  })
  expect(p.g.players.map(({ materiel, collected }) => [materiel, collected.length])).toEqual([
    [3, 1],
    [1, 0],
  ])
})

test('FS-REFRESH-5, FS-COMP-15 · who was destroyed is not among those who stand up, and comes back standing', () => {
  const { g } = begin({ pieces: { '10A.nw': '0 scout~ scout~', '11A.nw': '1 nob' }, orders: { '10A': '0 advance' } })
  removeUnit(g, unitIds(g, '10A.nw', 'scout')[0] as number)
  g.events.length = 0
  rallyAll(g)
  expect(g.events.map(({ event }) => event)).toMatchObject([{ type: 'units-rallied', seat: 0, count: 1 }])
})

test('FS-ELIM-2, FS-PLAN-1 · after an event a player without a world is out; the next round’s planning begins with nothing placed', () => {
  const p = begin({
    seats: 3,
    step: 'event-end',
    active: 2,
    pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob', '2A.ne': '2 hellebore-frigate' },
    more: (g) => {
      g.done = 3
    },
  })
  expect(p.events('spectator', 'eliminated').map(({ seat }) => seat)).toEqual([2])
  expect([p.g.phase, p.g.done, p.question().params]).toMatchObject(['planning', 0, { number: 1, of: 4 }])
})
