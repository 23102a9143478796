import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, randomOf, seedOf } from '@orrery/kernel'
import { missingServices, startNats, startPostgres } from '../services.ts'
import { type Cup, doubledIn, judged, judgeOn, newCup, playOn } from './cup.ts'
import { doneBy, GAMES, lookedAt, type Pair, signedUp } from './deeds/attack.ts'
import { type Kept, missedIn, nothingKept } from './deeds/kept.ts'
import { remainsOf } from './deeds/leaving.ts'
import { atMost, effort, type Figure } from './figure.ts'
import { storedIn } from './stored.ts'
import { audit, emptyMarket, type Market, tradeAtRandom } from './trading.ts'
import { startVictim, type Victim } from './victim.ts'

const SERVERS = 3
const TRADERS = 6
/** How long Postgres or NATS is away after it was killed, in milliseconds. */
const AWAY = 700
/** How long a server that was killed is away, in milliseconds: about as long as its lease. */
const GONE = 3000
/** How long servers have to recover, in milliseconds. */
const PATIENCE = 20_000

/** What members did, and what was acknowledged to them. */
interface Lived {
  readonly pairs: readonly Pair[]
  readonly cup: Cup
  readonly kept: Kept
  readonly market: Market
}

/** Three servers, with what they stand on. */
interface Site {
  readonly servers: Victim[]
  readonly random: Random
  /** Kills one of the servers, Postgres or NATS, and restarts it. */
  harm(): Promise<void>
  /** How often each was killed. */
  readonly done: { servers: number; databases: number; buses: number }
}

/**
 * Kills one of three servers, Postgres or NATS again and again while members at different servers do what a club keeps (`deeds`), trade
 * cards, and play a tournament.
 */
export async function club(seconds: number): Promise<Figure[]> {
  const missing = missingServices()
  if (missing !== null) throw new Error(missing)
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const random = randomOf(seedOf('club'))
  const servers: Victim[] = []
  const done = { servers: 0, databases: 0, buses: 0 }
  const start = () => startVictim('', { database: postgres.url, nats: nats.url })
  async function harm(): Promise<void> {
    const kind = random.below(5)
    done[kind === 0 ? 'databases' : kind === 1 ? 'buses' : 'servers']++
    if (kind < 2) return (kind === 0 ? postgres : nats).restart(AWAY)
    const at = random.below(SERVERS)
    await servers[at]?.kill()
    await sleep(random.below(GONE))
    servers[at] = await start()
  }
  try {
    for (let at = 0; at < SERVERS; at++) servers.push(await start())
    const site = { servers, random, harm, done }
    const lived = await livedAt(site, performance.now() + seconds * 1000)
    const figures = await figuresOf(site, lived, postgres.url)
    for (const server of servers) await server.kill()
    return [...figures, atMost('club: what is left of deleted members', await remainsOf(lived.kept.leaving, '', postgres.url), 0)]
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await Promise.all([postgres.stop(), nats.stop()])
  }
}

async function livedAt({ servers, random, harm }: Site, end: number): Promise<Lived> {
  const some = () => (servers[random.below(SERVERS)] as Victim).url
  const pairs = await signedUp(some())
  const cup = await newCup(some())
  const kept = nothingKept()
  const market = emptyMarket()
  for (let round = 0; performance.now() < end; round++) {
    const over = performance.now() + 3000 + random.below(4000)
    const until = () => performance.now() > over
    const about = (at: number) => ({ urls: [some(), some()] as const, mark: `${round}.${at}`, game: GAMES[at] ?? '', random, kept })
    const busy = [
      ...pairs.map((pair, at) => doneBy(pair, until, about(at))),
      ...Array.from({ length: TRADERS }, () => tradeAtRandom(some(), market, random, until)),
      ...[judgeOn(some(), cup, until), ...cup.players.map((_, entrant) => playOn(some(), cup, entrant, random, until))],
    ]
    await sleep(500 + random.below(2000))
    await harm()
    await Promise.all(busy)
  }
  return { pairs, cup, kept, market }
}

async function figuresOf({ servers, random, done }: Site, { pairs, cup, kept, market }: Lived, database: string): Promise<Figure[]> {
  const last = (servers[0] as Victim).url
  const stored = storedIn('', database)
  const { stuck, unsaid } = await lookedAt(last, stored, kept, pairs)
  const missed = await missedIn(stored, kept)
  const cards = await audit(stored, market)
  const games = await judged(last, cup, random, PATIENCE)
  const doubled = await doubledIn(stored, cup)
  await stored.close()
  return [
    effort('club: servers killed', done.servers),
    effort('club: Postgres ended and started', done.databases),
    effort('club: NATS ended and started', done.buses),
    effort('club: deeds acknowledged', kept.rows.size + kept.versions.size),
    effort('club: agreed tables, tables on a date', kept.tables.size + kept.evenings.size),
    effort('club: boosters opened, trades done', cards.openings + cards.trades),
    effort('club: results of games acknowledged', cup.promised.size),
    atMost('club: lost', missed.lost, 0),
    atMost('club: done twice', missed.doubled, 0),
    atMost('club: tables that nobody can play at', stuck, 0),
    atMost("club: lines that a member's file lacks", unsaid, 0),
    atMost('club: cards lost or doubled', cards.lost + cards.doubled, 0),
    atMost('club: acknowledged openings and trades that are not there', cards.forgotten, 0),
    atMost('club: results of games lost, changed or doubled', games.lost + doubled, 0),
    atMost('club: games of the tournament that do not go on', games.stuck, 0),
  ]
}
