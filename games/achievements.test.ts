import { openTable, seedOf } from '@orrery/kernel'
import type { EndedTable, Noted } from '@orrery/records'
import { expect, test } from 'vitest'
import { gameEntry, games } from './index.ts'

/** A finished table seen by seat 0, which won alone by default. */
interface Told {
  readonly seats?: number
  readonly winners?: readonly number[]
  readonly message?: string
  readonly options?: EndedTable['options']
  readonly facts?: Noted[number]
}

/** An achievement, a table that earns it, and a change of that table that does not. */
type Case = readonly [id: string, earned: Told, otherwise: readonly Told[]]

const LOST: Told = { winners: [1] }
const NOTHING_NOTED: Told = { facts: {} }

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'chaos-galaxy': [
    ['last-card', { facts: { colony: 1 } }, [LOST, { facts: { colony: 2 } }, { facts: { colony: 0 } }, NOTHING_NOTED]],
    [
      'untouched',
      { message: 'colony-empty', facts: { colony: 20 } },
      [LOST, { facts: { colony: 19 } }, { message: 'conceded' }, NOTHING_NOTED],
    ],
    ['haste', { message: 'colony-empty', facts: { turns: 8 } }, [LOST, { facts: { turns: 9 } }, { message: 'conceded' }, { seats: 3 }]],
    ['long-war', { facts: { turns: 25 } }, [LOST, { facts: { turns: 24 } }, NOTHING_NOTED]],
    ['armada', { facts: { ships: 6 } }, [LOST, { facts: { ships: 5 } }, NOTHING_NOTED]],
    ['crowd', { seats: 4 }, [LOST, { seats: 3 }, { winners: [0, 1] }]],
  ],
  'death-angel': [
    ['without-a-loss', { facts: { lost: 0 } }, [LOST, { facts: { lost: 1 } }, NOTHING_NOTED]],
    ['last-marine', { facts: { survivors: 1 } }, [LOST, { facts: { survivors: 2 } }, NOTHING_NOTED]],
    ['cleared', { message: 'cleared' }, [LOST, { message: 'objective' }]],
    ['objective', { message: 'objective' }, [LOST, { message: 'cleared' }]],
    ['alone', { seats: 1 }, [{ winners: [] }, { seats: 2 }]],
    ['six', { seats: 6 }, [LOST, { seats: 5 }]],
  ],
  'forbidden-stars': [
    ['objectives', { message: 'objectives' }, [LOST, { message: 'rounds' }]],
    ['early', { message: 'objectives', facts: { round: 5 } }, [LOST, { facts: { round: 6 } }, { message: 'last' }, NOTHING_NOTED]],
    ['alone-left', { message: 'last' }, [LOST, { message: 'given-up' }]],
    ['four', { seats: 4 }, [LOST, { seats: 3 }]],
    ['frugal', { facts: { materiel: 0 } }, [LOST, { facts: { materiel: 1 } }, NOTHING_NOTED]],
  ],
  'firestorm-armada': [
    ['unscathed', { message: 'win', facts: { against: 0 } }, [LOST, { facts: { against: 1 } }, { message: 'conceded' }, NOTHING_NOTED]],
    ['major', { message: 'major' }, [LOST, { message: 'win' }]],
    ['annihilation', { facts: { annihilated: 1 } }, [LOST, { facts: { annihilated: 0 } }, NOTHING_NOTED]],
    ['battle-fleet', { options: { fleetValue: 1200 } }, [LOST, { options: { fleetValue: 800 } }, { options: {} }]],
    ['allies', { seats: 4, winners: [0, 2] }, [{ winners: [1, 3] }, { seats: 2, winners: [0] }]],
  ],
}

function tableOf({ seats = 2, winners = [0], message = 'won', options = {}, facts = {} }: Told): EndedTable {
  return { options, seats, result: { winners: [...winners], rule: '', message }, noted: [facts] }
}

for (const [game, cases] of Object.entries(CASES)) {
  test.each(cases)(`${game} · '%s' is earned by what it says alone`, async (id, earned, otherwise) => {
    const records = await gameEntry(game).records?.()
    const achievement = records?.achievements.find((one) => one.id === id)
    expect(achievement?.earned(tableOf(earned), 0)).toBe(true)
    for (const told of otherwise) expect(achievement?.earned(tableOf({ ...earned, ...told }), 0), JSON.stringify(told)).toBe(false)
  })
}

test('every achievement of every game is tried', async () => {
  for (const entry of games) {
    const records = await entry.records?.()
    const tried = (CASES[entry.id] ?? []).map(([id]) => id)
    expect(tried, entry.id).toEqual(records?.achievements.map(({ id }) => id) ?? [])
  }
})

test('what achievements ask of a table is what its game notes', async () => {
  for (const entry of games) {
    const records = await entry.records?.()
    if (records === undefined) continue
    const game = await entry.load()
    const seats = Math.max(2, game.seats.min)
    const { state } = openTable(game, {}, seats, seedOf(1))
    const noted = Object.entries(records.note(state, 0, {})).filter(([, value]) => typeof value === 'number')
    const facts = noted.map(([fact]) => fact)
    for (const [id, { facts: asked = {} }] of CASES[entry.id] ?? [])
      for (const fact of Object.keys(asked)) expect(facts, `${entry.id} ${id}`).toContain(fact)
  }
})
