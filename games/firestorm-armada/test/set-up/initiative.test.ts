import { openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { RACE_IDS, raceOf } from '../../content/races.ts'
import { firestormArmada } from '../../index.ts'
import { bonusOf } from '../../rules/initiative.ts'
import { PLACE } from '../../state.ts'
import { fightState } from '../fight.ts'
import { FAR, table } from '../table.ts'

const SHIPS = [{ ...FAR, seat: 0, x: 5 }, FAR]

test('FA-INIT-1, FA-INIT-2, FA-INIT-3 · the tactics bonus of each race', () => {
  expect(RACE_IDS.map((id) => `${id} ${raceOf(id).tacticsBonus}`)).toEqual([
    'terrans 2',
    'aquans 2',
    'dindrenzi 3',
    'relthoza 2',
    'sorylians 1',
    'directorate 1',
    'neutral 0',
  ])
  const fleets = [{ fleet: 'dindrenzi-500' }, { fleet: 'sorylians-500' }]
  const { state } = openTable(firestormArmada, { seats: fleets }, 2, seedOf(1))
  expect(state.tactics).toEqual([3, 1])
})

test('FA-INIT-4 · 2D6 and the bonus and card modifiers; the higher total wins', () => {
  const p = table({
    ships: SHIPS,
    step: 'initiative',
    dice: [3, 4, 4, 4],
    also: (g) => {
      g.tactics = [3, 1]
    },
  })
  expect(p.events('spectator', 'initiative-rolled')).toMatchObject([
    { seat: 0, dice: [3, 4], bonus: 3, total: 10 },
    { seat: 1, total: 9 },
  ])
  expect(p.g.order).toEqual([0, 1])
  const g = fightState({ ships: SHIPS })
  g.inForce.push(
    { card: 0, seat: 0, on: 'nothing', id: -1, ships: [], until: 'turn', used: false },
    { card: 1, seat: 1, on: 'nothing', id: -1, ships: [], until: 'turn', used: false },
  )
  expect([bonusOf(g, 0), bonusOf(g, 1)]).toEqual([0, 0])
  g.inForce.pop()
  expect([bonusOf(g, 0), bonusOf(g, 1)]).toEqual([2, 0])
})

test('FA-INIT-5 · ties are rolled again until they differ', () => {
  const p = table({
    ships: SHIPS,
    step: 'initiative',
    dice: [3, 4, 4, 4, 2, 2, 2, 3, 1, 6, 1, 1],
    also: (g) => {
      g.tactics = [3, 2]
    },
  })
  expect(p.events('spectator', 'initiative-rolled')).toHaveLength(6)
  expect(p.g.order).toEqual([0, 1])
})

test('FA-INIT-6 · the winner activates first and may not hand that over, unless the option lets it choose', () => {
  const p = table({ ships: SHIPS, step: 'initiative', dice: [1, 1, 6, 6] })
  expect(p.events('spectator', 'unit-activated')).toMatchObject([{ seat: 1 }])
  const q = table({ ships: SHIPS, step: 'initiative', dice: [1, 1, 6, 6], settings: { winnerChooses: true } })
  expect(q.question()).toMatchObject({ seat: 1, name: 'initiative.first' })
  q.answer('second')
  expect(q.events('spectator', 'unit-activated')).toMatchObject([{ seat: 0 }])
})

test('FA-INIT-7 · a lost flagship costs 1 in every later roll, a withdrawn one nothing', () => {
  const g = fightState({ ships: SHIPS })
  g.flagships = [0, 1]
  expect(bonusOf(g, 0)).toBe(0)
  for (const place of [PLACE.destroyed, PLACE.captured]) {
    g.ships.place[0] = place
    expect(bonusOf(g, 0)).toBe(-1)
  }
  g.ships.place[0] = PLACE.withdrawn
  expect(bonusOf(g, 0)).toBe(0)
})
