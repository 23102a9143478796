import { setTimeout as sleep } from 'node:timers/promises'
import { HELD, type Held } from '@orrery/protocol/held'
import { type Stored, storedIn } from '../stored.ts'
import { startVictim } from '../victim.ts'

/** How far ahead the servers' clocks are that delete: further than a member has time to reconsider, in milliseconds. */
const AHEAD = 8 * 24 * 3_600_000
/** How long a server may take until it has deleted everybody, in milliseconds; it looks every half a minute. */
const PATIENCE = 90_000

/**
 * Lets the members who have asked for it be deleted, by a server that is killed as soon as the first is, and by another one. Returns how
 * many tables of the database still know one of them, and how many seats wait for them.
 */
export async function remainsOf(members: ReadonlySet<string>, data: string, database?: string): Promise<number> {
  const stored = storedIn(data, database)
  for (const left of [members.size - 1, 0]) {
    const victim = await startVictim(data, { ahead: AHEAD, ...(database === undefined ? {} : { database }) })
    const end = performance.now() + PATIENCE
    while ((await stillMembers(stored, members)) > left && performance.now() < end) await sleep(20)
    await victim.kill()
  }
  let remains = 0
  for (const member of members) remains += await tracesOf(stored, member)
  await stored.close()
  return remains
}

async function stillMembers(stored: Stored, members: ReadonlySet<string>): Promise<number> {
  const all = await stored.rows('select player from members')
  return all.filter(({ player }) => members.has(String(player))).length
}

async function tracesOf(stored: Stored, member: string): Promise<number> {
  let traces = 0
  for (const [table, { of, erased }] of Object.entries(HELD) as [string, Held][]) {
    if (erased !== 'rows' || of.length === 0) continue
    const where = of.map((column) => `${column} = ?`).join(' or ')
    const count = await stored.count(`select count(*) as count from ${table} where ${where}`, ...of.map(() => member))
    if (count > 0) console.error(`deeds: ${table} still knows ${member}`)
    traces += count
  }
  const waiting = await stored.count(
    `select count(*) as count from seats join tables on tables.id = seats.table_id
      where seats.player = ? and seats.bot is null and tables.stage = 'playing'`,
    member,
  )
  if (waiting > 0) console.error(`deeds: ${waiting} tables wait for ${member}`)
  return traces + waiting
}
