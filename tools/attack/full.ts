import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, randomOf, seedOf } from '@orrery/kernel'
import { type Service, startPostgres } from '../services.ts'
import { doneBy, GAMES, lookedAt, type Pair, signedUp } from './deeds/attack.ts'
import { type Kept, missedIn, nothingKept } from './deeds/kept.ts'
import { atMost, effort, type Figure } from './figure.ts'
import { mountDisk } from './own-disk.ts'
import { person } from './person.ts'
import { storedIn } from './stored.ts'
import { startVictim, type Victim } from './victim.ts'

/** The size of the disk in bytes: SQLite fills it soon; Postgres begins with half of it. */
const SIZE = { sqlite: 24 * 1024 * 1024, postgres: 100 * 1024 * 1024 }
/** How long a reply may take while the disk is full, in milliseconds: a database that restarts is waited for. */
const PATIENCE = 30_000
/** How many open files more than before are no leak. */
const FILES = 20

/**
 * Gives the server, or its Postgres, a disk of its own that is full for a while and then has room again, while members do what a club keeps
 * (`deeds`). Only the superuser can mount disks; for others nothing is tried.
 */
export async function full(seconds: number, postgres?: Service): Promise<Figure[]> {
  const disk = mountDisk(postgres === undefined ? SIZE.sqlite : SIZE.postgres)
  if (disk === null) return []
  let own: Service | undefined
  let victim: Victim | undefined
  try {
    own = postgres === undefined ? undefined : await startPostgres(disk.at)
    const data = join(disk.at, 'data')
    victim = await startVictim(data, own === undefined ? {} : { database: own.url })
    const lived = { victim, random: randomOf(seedOf('full')), kept: nothingKept(), pairs: await signedUp(victim.url) }
    const third = (seconds * 1000) / 3
    await livedOn(lived, 'before', third)
    const files = openFiles(victim)
    disk.fillUp()
    const whileFull = await livedOn(lived, 'full', third)
    const unanswered = await unansweredBy(victim)
    disk.makeRoom()
    const again = await livedOn(lived, 'again', third)
    const stored = storedIn(data, own?.url)
    const { stuck, unsaid } = await lookedAt(victim.url, stored, lived.kept, lived.pairs)
    const { lost, doubled } = await missedIn(stored, lived.kept)
    await stored.close()
    return [
      { name: 'full: deeds acknowledged on a full disk', value: whileFull, unit: '', most: null },
      effort('full: deeds acknowledged when there was room again', again),
      atMost('full: requests without a reply on a full disk', unanswered, 0),
      atMost('full: servers that fell', victim.alive() ? 0 : 1, 0),
      atMost('full: lost', lost, 0),
      atMost('full: done twice', doubled, 0),
      atMost('full: tables that nobody can play at', stuck, 0),
      atMost("full: lines that a member's file lacks", unsaid, 0),
      atMost('full: files left open', Math.max(0, openFiles(victim) - files), FILES),
    ]
  } finally {
    await victim?.kill()
    await own?.stop()
    disk.remove()
  }
}

interface Lived {
  readonly victim: Victim
  readonly random: Random
  readonly kept: Kept
  readonly pairs: readonly Pair[]
}

/** Lets everybody do their deeds for a while; returns how many were acknowledged. */
async function livedOn({ victim, random, kept, pairs }: Lived, when: string, milliseconds: number): Promise<number> {
  const before = kept.rows.size + kept.versions.size
  const end = performance.now() + milliseconds
  const until = () => performance.now() > end
  const site = { urls: [victim.url, victim.url] as const, random, kept }
  await Promise.all(pairs.map((pair, at) => doneBy(pair, until, { ...site, mark: `${when}.${at}`, game: GAMES[at] ?? '' })))
  return kept.rows.size + kept.versions.size - before
}

/** How many of some requests get no reply; what they read is printed. */
async function unansweredBy({ url }: Victim): Promise<number> {
  const asked = [
    { type: 'create', game: 'death-angel', settings: {}, listed: false, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }] },
    { type: 'tables', which: 'mine', follow: false },
  ]
  const one = await person(url).catch((error: unknown) => String(error))
  if (typeof one === 'string') {
    console.error(`full: a guest reads: ${one}`)
    return one.includes('not welcome') ? 0 : 1
  }
  let unanswered = 0
  for (const request of asked) {
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
    const reply = await Promise.race([one.ask(request), late])
    if (reply === null) unanswered++
    else if (reply.type === 'error') console.error(`full: ${request.type}: ${reply.code}: ${reply.message}`)
  }
  one.close()
  return unanswered
}

function openFiles({ pid }: Victim): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
