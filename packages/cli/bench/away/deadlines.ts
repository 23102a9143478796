import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from '../figure.ts'

const DEADLINES = 100_000
const MINUTE = 60_000
/** How often the sweeper checks in a day: once a minute if nothing is due. */
const LOOKS = 24 * 60
/** The number of rows written at once. */
const AT_ONCE = 500

/** The CPU of checking many deadlines for a day, in seconds: the queries of a server's sweeper. */
export async function deadlinesLookedThrough(data: string): Promise<Figure> {
  const store = openStore(data)
  const now = Date.now()
  const row = (at: number) => ({
    ...{ id: `table-${at}`, game: 'death-angel', game_version: 1, host: 'host', settings: '{}', listed: 0, stage: 'playing' },
    ...{ seed: '', commitment: '', version: 1, waiting: '[0]', bot_due: 0, rematch: null, created: now, changed: now, revision: 1 },
    // All of them run out after that day.
    ...{ due: now + (LOOKS + 1 + (at % 1000)) * MINUTE, time: null },
  })
  await store.database.transaction(async (db) => {
    for (let at = 0; at < DEADLINES; at += AT_ONCE)
      await db
        .insertInto('tables')
        .values(Array.from({ length: AT_ONCE }, (_, more) => row(at + more)))
        .execute()
  })
  const before = process.cpuUsage()
  for (let look = 0; look < LOOKS; look++) {
    const at = now + look * MINUTE
    if ((await store.dueTables(at)).length > 0) throw new Error('nothing runs out on this day')
    await store.nextDue(at)
  }
  const { user, system } = process.cpuUsage(before)
  store.close()
  const note = `${LOOKS.toLocaleString('en')} looks, one a minute; none runs out`
  return atMost('away: a day of 100,000 deadlines looked through', (user + system) / 1e6, 's of CPU', 1, note)
}
