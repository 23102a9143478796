import { expect, test } from 'vitest'
import { figuresCsv, figuresOf } from '../../records/figures.ts'
import { hideParts } from '../../records/profile.ts'
import type { Database } from '../../store/database.ts'
import type { Tried } from './store-suite.ts'

interface Seat {
  readonly player: string | null
  readonly bot?: string
  readonly side: string
}

/** Finished duels with these results; the first seat has won. */
async function ended({ transaction }: Database, count: number, seats: readonly [Seat, Seat], from: number): Promise<void> {
  await transaction(async (db) => {
    for (let at = 0; at < count; at++) {
      const common = { table_id: `t${from + at}`, game: 'duel', ended: from + at, public: 1 }
      await db
        .insertInto('finished')
        .values({ ...common, way: 'all', pace: 'live', minutes: 5, rated: 0 })
        .execute()
      for (const [seat, { player, bot = null, side }] of seats.entries())
        await db
          .insertInto('finished_seats')
          .values({ ...common, seat, player, bot, side, outcome: seat === 0 ? 'won' : 'lost' })
          .execute()
    }
  })
}

const sides = async (database: Database, by: 'people' | 'bots') =>
  (await figuresOf(database, 'duel'))
    .filter((row) => row.kind === 'side' && row.by === by)
    .map(({ key, played, won }) => [key, played, won])

/** What wins at a game, on every store. */
export function figuresSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · what wins is counted by side, from people and from bots apart, with intervals; what was rarely played is not told`, async () => {
    const { database } = (await open()).store
    await ended(
      database,
      6,
      [
        { player: 'ann', side: 'red' },
        { player: 'ben', side: 'blue' },
      ],
      0,
    )
    await ended(
      database,
      3,
      [
        { player: 'ben', side: 'blue' },
        { player: null, bot: 'quick', side: 'red' },
      ],
      100,
    )
    await ended(
      database,
      5,
      [
        { player: null, bot: 'quick', side: 'green' },
        { player: 'ann', side: 'red' },
      ],
      200,
    )
    expect(await sides(database, 'people')).toEqual([
      ['red', 11, 6],
      ['blue', 9, 3],
    ])
    // Three games of a bot's red are too few.
    expect(await sides(database, 'bots')).toEqual([['green', 5, 5]])
    const red = (await figuresOf(database, 'duel')).find(({ key, by }) => key === 'red' && by === 'people')
    expect([red?.share, (red?.low ?? 1) < 6 / 11, (red?.high ?? 0) > 6 / 11]).toEqual([6 / 11, true, true])
    const csv = figuresCsv(await figuresOf(database, 'duel')).split('\r\n')
    expect(csv[0]).toBe('way,by,kind,key,played,won,drawn,share,low,high')
    expect(csv.some((line) => line.startsWith('all,people,side,red,11,6,0,'))).toBe(true)
  })

  test(`${name} · whoever hides the record is not counted, nor a seat that a bot took over`, async () => {
    const { database } = (await open()).store
    await ended(
      database,
      6,
      [
        { player: 'ann', side: 'red' },
        { player: 'ben', side: 'blue' },
      ],
      0,
    )
    await ended(
      database,
      6,
      [
        { player: 'ann', side: 'red' },
        { player: 'ben', bot: 'quick', side: 'blue' },
      ],
      100,
    )
    expect(await sides(database, 'people')).toEqual([
      ['red', 12, 12],
      ['blue', 6, 0],
    ])
    await hideParts(database, 'ann', ['record'])
    expect(await sides(database, 'people')).toEqual([['blue', 6, 0]])
    expect(await figuresOf(database, 'other')).toEqual([])
  })
}
