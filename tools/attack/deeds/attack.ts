import { join } from 'node:path'
import { randomOf, seedOf } from '@orrery/kernel'
import type { Service } from '../../services.ts'
import { atMost, effort, type Figure } from '../figure.ts'
import { type Member, member } from '../member.ts'
import { type Person, person } from '../person.ts'
import { type Stored, storedIn } from '../stored.ts'
import { startVictim, withFolder } from '../victim.ts'
import { type Copy, copied, goneAfterRestoring, missingFrom } from './copies.ts'
import { DEEDS, lackingIn, type What } from './doing.ts'
import { type Kept, missedIn, nothingKept } from './kept.ts'
import { remainsOf } from './leaving.ts'

/** The games whose seasons are begun and ended: a pair of members for each. */
export const GAMES = ['chaos-galaxy', 'death-angel', 'forbidden-stars', 'firestorm-armada'] as const
/** How long the last server has for what it finds undone, in milliseconds. */
const SETTLES = 15_000
/** When a server that has started opens tables on a date, in milliseconds: it is killed about then, too. */
const DATES_OPEN = 9500
/** How long a Postgres that was killed is away, in milliseconds. */
const AWAY = 500

/** Two members who do everything together. */
export type Pair = readonly [Member, Member]

/**
 * Kills the server, or its Postgres, while members do what a club keeps, besides playing: studies with comments and lines, challenges,
 * tables on a date, quick match, rematches, drafts, orders, undo, talk, friends, searches, seasons, back-ups. What was acknowledged must be
 * there afterwards, once, and in play; whoever asked to be deleted must be gone.
 */
export function deeds(seconds: number, postgres?: Service): Promise<Figure[]> {
  return withFolder(async (data) => {
    const database = postgres?.url
    const where = database === undefined ? {} : { database }
    const random = randomOf(seedOf('deeds'))
    const kept = nothingKept()
    const copies: Copy[] = []
    const end = performance.now() + seconds * 1000
    let pairs: Pair[] = []
    const kills = { servers: 0, databases: 0 }
    while (performance.now() < end) {
      const victim = await startVictim(data, where)
      if (pairs.length === 0) pairs = await signedUp(victim.url)
      const stop = performance.now() + (random.below(3) === 0 ? DATES_OPEN + random.below(1500) : 1000 + random.below(3000))
      const until = () => performance.now() > stop + 500
      const busy = pairs.map((pair, at) =>
        doneBy(pair, until, { urls: [victim.url, victim.url], mark: `${kills.servers}.${at}`, game: GAMES[at] ?? '', random, kept }),
      )
      const copying = copied(join(data, '..', 'copies'), `copy-${kills.servers}`, random.below(3000), kept, data, database)
      if (postgres !== undefined && random.below(2) === 0) {
        await sleepUntil((performance.now() + stop) / 2)
        await postgres.restart(AWAY)
        kills.databases++
      }
      await sleepUntil(stop)
      await victim.kill()
      await Promise.all(busy)
      copies.push(await copying)
      kills.servers++
    }
    const { stuck, unsaid } = await afterwards(data, kept, pairs, database)
    const stored = storedIn(data, database)
    const { lost, doubled } = await missedIn(stored, kept)
    await stored.close()
    const last = copies.findLast(({ code }) => code === 0)
    return [
      effort('deeds: kills of servers', kills.servers),
      ...(postgres === undefined ? [] : [effort('deeds: kills of Postgres', kills.databases)]),
      effort('deeds: acknowledged', kept.rows.size + kept.versions.size),
      effort('deeds: agreed tables, tables on a date', kept.tables.size + kept.evenings.size),
      effort('deeds: rematches', [...kept.rematches.values()].filter(({ size }) => size > 0).length),
      effort('deeds: members who asked to be deleted', kept.leaving.size),
      effort('deeds: back-ups made', copies.filter(({ code }) => code === 0).length),
      atMost('deeds: lost', lost, 0),
      atMost('deeds: done twice', doubled, 0),
      atMost('deeds: tables that nobody can play at', stuck, 0),
      atMost("deeds: lines that a member's file lacks", unsaid, 0),
      atMost('deeds: what back-ups lack', await missingFrom(copies), 0),
      atMost('deeds: tables lost by restoring', last === undefined ? 1 : await goneAfterRestoring(last, join(data, '..', 'restored')), 0),
      atMost('deeds: what is left of deleted members', await remainsOf(kept.leaving, data, database), 0),
    ]
  })
}

/** Where a pair is, and what makes their words different from all others. */
interface Site extends Pick<What, 'game' | 'random' | 'kept'> {
  /** The servers of the two. */
  readonly urls: readonly [string, string]
  readonly mark: string
}

/** Two members do one thing after another until their server is gone. */
export async function doneBy(pair: Pair, until: () => boolean, { mark, urls, ...more }: Site): Promise<void> {
  const both = await Promise.all(pair.map(({ cookie }, at) => person(urls[at] ?? urls[0], { cookie }))).catch(() => null)
  if (both === null) return
  const [ann, bob] = both as [Person, Person]
  const site = { ...more, url: urls[0] }
  for (let round = 0; ann.isOpen() && bob.isOpen() && !until(); round++) {
    // A server often lives for less than a round.
    const first = site.random.below(DEEDS.length)
    for (const deed of [...DEEDS.slice(first), ...DEEDS.slice(0, first)])
      await deed({ ...site, ann, bob, word: `w${mark}.${round}` }).catch(() => undefined)
  }
  for (const one of both) one.close()
}

const sleepUntil = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))

/** Signs up a pair of members for each game. */
export function signedUp(url: string): Promise<Pair[]> {
  return Promise.all(
    [...GAMES.keys()].map(async (at) => [await member(url, `Anna ${'abcd'[at]}`), await member(url, `Bence ${'abcd'[at]}`)] as const),
  )
}

/** Lets a last server finish what it finds undone, and looks at it as people would. */
async function afterwards(data: string, kept: Kept, pairs: readonly Pair[], database?: string): Promise<Faults> {
  const last = await startVictim(data, database === undefined ? {} : { database })
  const stored = storedIn(data, database)
  const faults = await lookedAt(last.url, stored, kept, pairs)
  await stored.close()
  await last.kill()
  return faults
}

/** What people find that should not be. */
interface Faults {
  /** Tables that nobody can play at. */
  readonly stuck: number
  /** Lines that members' files lack. */
  readonly unsaid: number
}

/** Looks at a server as people would, once it had time to finish what it found undone. */
export async function lookedAt(url: string, stored: Stored, kept: Kept, pairs: readonly Pair[]): Promise<Faults> {
  const watcher = await person(url)
  await sleepUntil(performance.now() + SETTLES)
  const opened: string[] = []
  for (const id of kept.evenings)
    for (const { table_id } of await stored.rows('select table_id from evenings where id = ?', id)) opened.push(String(table_id))
  const stuck = await notInPlay(watcher, [...kept.tables, ...kept.versions.keys(), ...opened])
  watcher.close()
  let unsaid = 0
  for (const one of pairs.flat()) {
    const { id, close } = await person(url, { cookie: one.cookie })
    unsaid += await lackingIn(url, one, kept.said.get(id) ?? new Set())
    close()
  }
  return { stuck, unsaid }
}

async function notInPlay(watcher: Person, tables: readonly string[]): Promise<number> {
  let stuck = 0
  for (const table of new Set(tables)) {
    const shown = await watcher.ask({ type: 'watch', table })
    const isInPlay = shown?.type === 'table' && ['playing', 'over'].includes(shown.info.stage)
    if (!isInPlay) stuck++
    if (!isInPlay) console.error(`deeds: table ${table} is ${shown?.type === 'table' ? shown.info.stage : JSON.stringify(shown)}`)
    await watcher.ask({ type: 'unwatch', table })
  }
  return stuck
}
