import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameFilter } from '@orrery/protocol'
import { countResults } from '@orrery/server/records/counting'
import { findGames } from '@orrery/server/records/finding'
import { profileOf } from '@orrery/server/records/profile'
import { recalculateRatings } from '@orrery/server/records/recalculate'
import type { Database } from '@orrery/server/store/database'
import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from './figure.ts'
import { quantile } from './load/live.ts'
import { END, endOne, fillRecords, GAME, memberAt } from './load/results.ts'

const RESULTS = 1_000_000
/** The number of results of the player whose profile is opened. */
const OF_ONE = 20_000
const ROUNDS = 9
/** How many tables end each second, and for how long. */
const ENDS_A_SECOND = 100
const SECONDS = 10

const gameOf = async () => ({ rules: { cooperative: false }, records: null })

/** The cost of a club's records after a million tables: searches, a large profile, recalculated ratings, and new results. */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    openStore(folder).close()
    fillRecords(folder, RESULTS, OF_ONE)
    const store = openStore(folder)
    try {
      const { database } = store
      const made = await again(database)
      return [...made, await searched(database), await opened(database), await counted(database)]
    } finally {
      store.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function again(database: Database): Promise<Figure[]> {
  const written = await secondsOf(() => recalculateRatings(database, gameOf))
  const found = await secondsOf(() => recalculateRatings(database, gameOf))
  if (found.value.differing > 0 || found.value.tables !== RESULTS) throw new Error(JSON.stringify(found.value))
  const note = `${RESULTS.toLocaleString('en')} rated duels of two`
  return [
    atMost('records: ratings made again, which finds the same', found.seconds, 's', 60, note),
    atMost('records: ratings made again, which replaces all', written.seconds, 's', 60, note),
  ]
}

const FILTERS: readonly GameFilter[] = [
  { of: 'all' },
  { of: 'all', game: GAME, rated: true },
  { of: 'all', opponent: 'Member 17' },
  { of: 'all', game: GAME, since: END - 400_000, until: END - 300_000 },
  { of: 'mine', outcome: 'won' },
  { of: 'mine', opponent: 'Member 17' },
  { of: 'person', person: memberAt(17), outcome: 'lost' },
]

/** The slowest kind of search, by the median of its rounds. */
async function searched(database: Database): Promise<Figure> {
  let slowest = { ms: 0, filter: '' }
  for (const filter of FILTERS) {
    const each: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      each.push(1000 * (await secondsOf(() => findGames(database, memberAt(0), filter, null))).seconds)
    const ms = quantile(each, 0.5)
    if (ms > slowest.ms) slowest = { ms, filter: JSON.stringify(filter) }
  }
  return atMost('records: a search of finished tables', slowest.ms, 'ms', 50, `of ${RESULTS.toLocaleString('en')}; ${slowest.filter}`)
}

async function opened(database: Database): Promise<Figure> {
  const each: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    each.push(1000 * (await secondsOf(() => profileOf(database, memberAt(0), memberAt(0)))).seconds)
  return atMost('records: a profile is opened', quantile(each, 0.5), 'ms', 100, `of ${OF_ONE.toLocaleString('en')} games`)
}

/** The longest time from a table's end until it counts in ratings, profile, board and search, while tables end one after the other. */
async function counted(database: Database): Promise<Figure> {
  const ended = new Map<string, number>()
  let latest = 0
  let going = true
  const counting = (async () => {
    while (going || ended.size > 0) {
      const done = await countResults(database, gameOf)
      for (const { row } of done) latest = Math.max(latest, performance.now() - (ended.get(row.table_id) ?? Number.NaN))
      for (const { row } of done) ended.delete(row.table_id)
      if (done.length === 0) await sleep(10)
    }
  })()
  const began = performance.now()
  for (let at = 0; at < ENDS_A_SECOND * SECONDS; at++) {
    await sleep(Math.max(0, began + (1000 * at) / ENDS_A_SECOND - performance.now()))
    const table = `late${at}`
    await database.transaction((db) => endOne(db, table, END + at))
    ended.set(table, performance.now())
  }
  going = false
  await counting
  return atMost('records: from the end of a table to ratings, profile and search', latest, 'ms', 1000, `${ENDS_A_SECOND} ends a second`)
}

async function secondsOf<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: number }> {
  const before = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - before) / 1000 }
}
