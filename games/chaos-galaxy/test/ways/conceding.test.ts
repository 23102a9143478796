import { answer, openTable, randomOf, type Seat, seedOf, type Table, takeEvents } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'
import type { State } from '../../state.ts'

/** A table after this many answers of the quick policy, or fewer if it ends before. */
function after(seats: number, answers: number): Table<State> {
  const table = openTable(chaosGalaxy, {}, seats, seedOf(`conceding ${seats}`))
  const random = randomOf(seedOf(`conceding ${seats} ${answers}`))
  for (let given = 0; given < answers && table.result === null; given++) {
    const [question] = table.questions
    if (question === undefined) throw new Error('nobody is asked')
    expect(answer(table, question.seat, chaosGalaxy.policy(table.state, question, random))).toBe(true)
  }
  takeEvents(table)
  return table
}

/** The seats still in the game, the active player first. */
function staying({ state }: Table<State>): Seat[] {
  return state.order.toSorted((one, other) => Number(other === state.active) - Number(one === state.active))
}

const concede = (table: Table<State>, seat: Seat): void => expect(answer(table, seat, { concede: true })).toBe(true)

/** Orders in which everybody gives up, given the seats still in the game. */
const ORDERS: Readonly<Record<string, (seats: Seat[]) => Seat[]>> = {
  'the others before the active player': ([active = 0, ...others]) => [...others, active],
  'the active player first': (seats) => seats,
  'the active player in the middle': ([active = 0, other = 0, ...rest]) => [other, active, ...rest],
}

test.each(
  [3, 4, 6].flatMap((seats) =>
    [0, 40, 120, 300].flatMap((answers) => Object.keys(ORDERS).map((order) => [seats, answers, order] as const)),
  ),
)(
  'CG-MULTI-8, CG-MULTI-11 · of %i players after %i answers everybody gives up, %s: the last one has won at once',
  (seats, answers, order) => {
    const table = after(seats, answers)
    expect(table.result).toBeNull()
    const before = table.state.fallen.length
    const leaving = ORDERS[order]?.(staying(table)) ?? []
    const last = leaving.at(-1) as Seat
    for (const seat of leaving.slice(0, -1)) {
      expect(table.result).toBeNull()
      concede(table, seat)
    }
    expect(table.result).toMatchObject({ rule: 'CG-MULTI-7' })
    expect(table.questions).toEqual([])
    expect(answer(table, last, { concede: true })).toMatchObject({ rule: 'TABLE-4' })
    expect(table.state.order).toEqual([last])
    // CG-MULTI-8: a player who gave up later has stayed longer; no elimination is credited.
    expect(table.state.fallen.slice(before).map(({ seat, by }) => [seat, by])).toEqual(leaving.slice(0, -1).map((seat) => [seat, -1]))
    expect(new Set(table.state.fallen.map(({ moment }) => moment)).size).toBe(table.state.fallen.length)
    if (before === 0) expect(table.result?.winners).toEqual([last])
  },
)
