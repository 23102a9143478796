import { expect, test } from 'vitest'
import { oneSidedPairs } from '../../records/one-sided.ts'
import { countAll, type Duel, endDuels, members } from './records-suite.ts'
import type { Tried } from './store-suite.ts'

const DAY = 24 * 3_600_000
const HOUR = 3_600_000
const NOW = 1000 * DAY

let made = 0

/** Duels of two players, the winner first, an hour each unless said, the last of them now. */
function duels(players: readonly [string, string], count: number, change: Partial<Duel> = {}): Duel[] {
  return Array.from({ length: count }, (_, at) => ({ id: `p${made++}`, ended: NOW - at, lasted: HOUR, players, ...change }))
}

/** Pairs that give points away, on every store. */
export function oneSidedSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · pairs of whom one wins all, or whose tables end at once, are told, and no others`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann', 'ben', 'cid', 'dan', 'eve'])
    const old = NOW - 91 * DAY
    await endDuels(database, [
      // Ben gives everything to Ann, some of it at once.
      ...[...duels(['ann', 'ben'], 5), ...duels(['ann', 'ben'], 2, { lasted: 1000 })],
      // Cid and Dan both win, but at once, in turns.
      ...[...duels(['cid', 'dan'], 3, { lasted: 1000 }), ...duels(['dan', 'cid'], 4)],
      ...duels(['dan', 'cid'], 2, { lasted: 1000 }),
      // Eve and Ann play as people do; Eve won few games against Ben; and what is not rated, or long ago, does not count.
      ...[...duels(['eve', 'ann'], 5), ...duels(['ann', 'eve'], 2), ...duels(['eve', 'ben'], 5)],
      ...[...duels(['eve', 'cid'], 9, { rated: false }), ...duels(['eve', 'dan'], 9, { ended: old })],
    ])
    await countAll(database)
    expect(await oneSidedPairs(database, NOW)).toEqual([
      { winner: 'dan', loser: 'cid', games: 9, won: 6, short: 5 },
      { winner: 'ann', loser: 'ben', games: 7, won: 7, short: 2 },
    ])
  })

  test(`${name} · of more results than one read has, none is counted twice or left out`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann', 'ben'])
    // All of them ended at the same time: the table's name orders them.
    await endDuels(database, duels(['ben', 'ann'], 501, { ended: NOW }))
    await countAll(database)
    expect(await oneSidedPairs(database, NOW)).toEqual([{ winner: 'ben', loser: 'ann', games: 501, won: 501, short: 0 }])
  })
}
