import { openTable, seedOf } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import { RACE_IDS, type RaceId } from '../../content/races.ts'
import { firestormArmada } from '../../index.ts'
import { nameLate } from '../../rules/deployment/deploy.ts'
import { pointsOf } from '../../rules/end/victory.ts'
import { bonusOf } from '../../rules/initiative.ts'
import { currentTl } from '../../rules/move/manoeuvre.ts'
import { handLimit, orderFrom, seatsOf } from '../../rules/ships.ts'
import { PLACE } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fight, fightState, type GivenShip } from '../fight.ts'
import { FAR, idle, table } from '../table.ts'

const POST = (seat: number, x: number, y: number) => ({ type: 'dindrenzi-pilum', seat, x, y })
const FOUR = [POST(0, 5, 5), POST(0, 10, 5), POST(0, 15, 5), POST(1, 5, 40), POST(1, 10, 40), POST(2, 30, 5), POST(3, 40, 40)]

test('FA-ALLY-1 · a side is of one bloc', () => {
  const fleets = (...ids: string[]) => ({ seats: ids.map((fleet) => ({ fleet })) })
  expect(() => openTable(firestormArmada, fleets('terrans-500', 'dindrenzi-500', 'dindrenzi-500', 'relthoza-500'), 4, seedOf(1))).toThrow(
    /FA-ALLY-1/,
  )
  expect(() =>
    openTable(firestormArmada, fleets('terrans-500', 'dindrenzi-500', 'sorylians-500', 'directorate-500'), 4, seedOf(1)),
  ).not.toThrow()
})

test('FA-ALLY-2, FA-ALLY-6 · the lower bonus of the partners counts; they take turns, and one with nothing left is passed over', () => {
  const g = fightState({ ships: FOUR, order: [0, 2, 1, 3] })
  g.seats = 4
  g.tactics = [2, 1, 1, 3]
  expect([bonusOf(g, 0), bonusOf(g, 1)]).toEqual([1, 1])
  const p = table(
    {
      ships: FOUR,
      order: [0, 2, 1, 3],
      turn: 2,
      also: (h) => {
        h.seats = 4
      },
    },
    { seats: 4 },
  )
  idle(p, (q) => q.g.turn === 3)
  expect(p.events('spectator', 'unit-activated').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 0])
})

test('FA-ALLY-3 · cards are asked of their holder, for own squadrons', () => {
  const p = table(
    {
      ships: FOUR,
      order: [0, 2, 1, 3],
      step: 'command',
      hands: [[], [], ['S08'], []],
      also: (h) => {
        h.seats = 4
      },
    },
    { seats: 4 },
  )
  // Seat 0 activates a squadron; its partner may not play an S card on it.
  expect(p.table.questions.every(({ seat, name }) => seat !== 2 || !name.startsWith('card.command'))).toBe(true)
})

/** Seat 0 fires at a ship of seat 1. The seats that are asked in a window, in order, while all pass. */
function askedIn(window: string, ships: readonly GivenShip[], order: readonly number[], hands: readonly (readonly CardId[])[]) {
  const p = fight({ ships, order, hands, dice: [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 20 }, () => 2)] })
  p.answer('fire:0:0:1')
  const asked: number[] = []
  for (let i = 0; i < 40 && p.table.questions[0]?.name.startsWith('card.') === true; i++) {
    if (p.question().name === window) asked.push(p.question().seat)
    p.answer('pass')
  }
  return { p, asked }
}

const DUEL: readonly GivenShip[] = [
  { type: 'directorate-eliminator', x: 20, y: 20 },
  { type: 'sorylians-falcata', seat: 1, x: 32, y: 20 },
]
const HOLDING: readonly (readonly CardId[])[] = [['R01'], ['R01'], ['R01'], ['R01']]

test('FA-ALLY-3, FA-CARD-4 · owner and near ally are asked in the order of initiative; never an enemy, nor the attacker for its own', () => {
  const near = [...DUEL, { type: 'terrans-teuton', seat: 3, x: 34, y: 20 }, { type: 'relthoza-apex', seat: 2, x: 33, y: 22 }]
  expect(askedIn('card.hit', near, [0, 2, 1, 3], HOLDING).asked).toEqual([1, 3])
  expect(askedIn('card.hit', near, [2, 0, 3, 1], HOLDING).asked).toEqual([3, 1])
  // An ally without cards is not asked, because everybody knows that it has none.
  expect(askedIn('card.hit', near, [0, 2, 1, 3], [['R01'], ['R01'], ['R01'], []]).asked).toEqual([1])
})

test('FA-ALLY-3, FA-CD-3 · an ally’s own command distance counts, from a ship of its own', () => {
  const ally = (type: string, x: number, seat = 3) => [...DUEL, { type, seat, x, y: 20 }]
  const asked = (ships: readonly GivenShip[]) => askedIn('card.hit', ships, [0, 2, 1, 3], HOLDING).asked
  // Sorylians have a command distance of 7 inches, Terrans of 6; that of the target's fleet does not matter.
  expect([asked(ally('sorylians-falcata', 39)), asked(ally('sorylians-falcata', 39.001))]).toEqual([[1, 3], [1]])
  expect([asked(ally('terrans-teuton', 38)), asked(ally('terrans-teuton', 38.001))]).toEqual([[1, 3], [1]])
  // Another ship of the target's owner near the target does not help its partner.
  expect(asked([...ally('terrans-teuton', 60), { type: 'terrans-teuton', seat: 1, x: 33, y: 22 }])).toEqual([1])
})

test('FA-ALLY-3 · an ally that answers spends its own card, after the owner has passed', () => {
  const ships = [...DUEL, { type: 'terrans-teuton', seat: 3, x: 34, y: 20 }]
  const dice = [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 20 }, () => 2)]
  const p = fight({ ships, order: [0, 2, 1, 3], hands: HOLDING, dice })
  p.answer('fire:0:0:1')
  for (let i = 0; i < 30 && !(p.question().name === 'card.hit' && p.question().seat === 3); i++) p.answer('pass')
  p.answer('play:R01')
  expect(p.g.hands.map(({ length }) => length)).toEqual([1, 1, 1, 0])
  expect(p.events('spectator', 'card-played')).toMatchObject([{ seat: 3, card: '@card-R01', on: 'ship:1' }])
  // FA-CARD-5: both enemies may cancel it, its partner may not.
  expect([p.question().name, p.question().seat]).toEqual(['card.counter', 0])
  p.answer('pass')
  expect([p.question().name, p.question().seat]).toEqual(['card.counter', 2])
  p.answer('pass')
  expect(p.events('spectator', 'braced')).toMatchObject([{ ship: 1 }])
})

test('FA-ALLY-3, FA-CARD-3 · only the attacker is asked about an A card on an attack', () => {
  const ships = [...DUEL, { type: 'relthoza-apex', seat: 2, x: 21, y: 22 }]
  const hands: readonly (readonly CardId[])[] = [['A02'], ['A02'], ['A02'], ['A02']]
  expect(askedIn('card.attack', ships, [0, 2, 1, 3], hands).asked).toEqual([0])
})

test('FA-ALLY-4 · points of a side are added together', () => {
  const g = fightState({ ships: FOUR, order: [0, 2, 1, 3] })
  g.seats = 4
  g.ships.place[3] = PLACE.destroyed
  g.ships.place[6] = PLACE.destroyed
  expect([pointsOf(g, 0), pointsOf(g, 1)]).toEqual([70, 0])
})

test('FA-ALLY-5 · a player may bring up to a quarter of another race of the bloc, and the lower bonus counts', () => {
  const squadrons = [
    { ship: 'terrans-apollo', size: 1 },
    { ship: 'terrans-teuton', size: 2 },
    { ship: 'terrans-missionary', size: 4 },
    { ship: 'sorylians-reaper', size: 4 },
  ]
  const fleet = { race: 'terrans', flagship: 'terrans-apollo', squadrons }
  expect(() => openTable(firestormArmada, { seats: [{ fleet }] }, 2, seedOf(1))).toThrow(/other-race/)
  const { state } = openTable(firestormArmada, { alliedSquadrons: true, seats: [{ fleet }] }, 2, seedOf(1))
  expect(state.tactics[0]).toBe(1)
})

test('FA-ALLY-6 · sides in initiative order, within a side the partner named first; hand limits for each by itself', () => {
  const g = fightState({ ships: [...FOUR, { type: 'terrans-teuton', seat: 2, x: 20, y: 9 }], order: [0, 2, 1, 3] })
  g.seats = 4
  expect([orderFrom(g, 1), orderFrom(g, 0)]).toEqual([
    [1, 3, 0, 2],
    [0, 2, 1, 3],
  ])
  expect([0, 2].map((seat) => handLimit(g, seat))).toEqual([0, 1])
  g.seats = 3
  expect([seatsOf(g, 0), seatsOf(g, 1)]).toEqual([[0, 2], [1]])
  expect(FAR.seat).toBe(1)
})

test('FA-ALLY-2 · four and three play a table to its end, each asked for own ships alone', () => {
  for (const seats of [3, 4]) {
    const p = play(firestormArmada, { seats, seed: seats })
    idle(p, (q) => q.g.turn === 2)
    expect(new Set(p.events('spectator', 'unit-activated').map(({ seat }) => seat)).size).toBe(seats)
  }
})

test('FA-FLEET-10, FA-ALLY-5 · the trait is the fleet’s: fluid helm, silent approach and the rest hold for its squadrons of another race, and for none elsewhere', () => {
  const ships = [at('terrans-apollo', 10, 10), at('aquans-maelstrom', 20, 20), at('directorate-eliminator', 30, 20)]
  const seen = (race: RaceId) => {
    const g = fightState({ ships, also: (state) => state.races.fill(RACE_IDS.indexOf(race)) })
    return [0, 1].map((ship) => currentTl(g, ship).later - currentTl(g, ship).first)
  }
  expect([seen('aquans'), seen('terrans')]).toEqual([
    [1000, 1000],
    [0, 0],
  ])
  const late = (race: RaceId, type: string) =>
    carryOut({ ships: [at(type, 20, 20)], also: (g) => [g.races.fill(RACE_IDS.indexOf(race)), g.ships.place.fill(PLACE.away)] }, nameLate)
      .table.questions[0]?.name
  expect([late('relthoza', 'terrans-teuton'), late('directorate', 'relthoza-apex')]).toEqual(['setup.silent', undefined])
})
