import { type Random, randomOf, seedOf } from '@orrery/kernel'
import { openPostgres } from '@orrery/server/store/postgres/open'
import { PATIENCE } from '../../patience.ts'
import { missingServices, type Service, startNats, startPostgres } from '../../services.ts'
import { atMost, effort, type Figure } from '../figure.ts'
import { auditedDatabase } from './audit.ts'
import { games } from './games.ts'
import { type History, judge, newHistory } from './history.ts'
import { type Player, player } from './player.ts'
import { type Node, startNode } from './servers.ts'

const SERVERS = 3
/** Pairs of people, and people who play against a bot. */
const PAIRS = 6
const AGAINST_BOTS = 3
/** How long a silent server keeps its tables, in milliseconds: shorter than usual, so that they change servers more often. */
const LEASE = 2500
/** The time between two faults, in milliseconds. */
const EVERY = 20_000

/** The number of faults caused, by kind. */
interface Done {
  kills: number
  drains: number
  freezes: number
  databases: number
  buses: number
  silences: number
}

/** Kills, freezes and drains three servers of one database while people play, and also breaks Postgres and NATS. */
export function cluster(seconds: number): Promise<Figure[]> {
  return attacked(seconds, Math.min(EVERY, (seconds * 1000) / 6))
}

/** The same, with a fault every `every` milliseconds. */
export async function attacked(seconds: number, every: number): Promise<Figure[]> {
  const missing = missingServices()
  if (missing !== null) throw new Error(missing)
  const random = randomOf(seedOf('cluster'))
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const nodes: Node[] = []
  try {
    const audited = await auditedDatabase(postgres.url, 'attacked', SERVERS, async (address) => (await openPostgres(address)).close())
    const starting = audited.addresses.map((address, at) => startNode(address, nats.url, String(LEASE), `node ${at}`))
    nodes.push(...(await Promise.all(starting)))
    const history = newHistory()
    const urls = () => nodes.flatMap((node) => node.url() ?? [])
    const done = { kills: 0, drains: 0, freezes: 0, databases: 0, buses: 0, silences: 0 }
    let over = false
    const isOver = () => over
    const people = Array.from({ length: PAIRS * 2 + AGAINST_BOTS }, (_, at) => player(`p${at}`, urls, history, random))
    const tables: Table[] = []
    const playing = [
      ...Array.from({ length: PAIRS }, (_, at) => together(tables, people[2 * at] as Player, people[2 * at + 1] as Player, random, isOver)),
      ...people.slice(PAIRS * 2).map((one) => together(tables, one, null, random, isOver)),
    ]
    await harmed(nodes, postgres, nats, random, performance.now() + seconds * 1000, every, done).finally(() => {
      over = true
    })
    await Promise.all(playing)
    const stuck = await stuckTables(tables, random)
    for (const one of people) one.close()
    return await figuresOf(history, postgres.url.replace(/[^/]*$/, 'attacked'), await audited.count(), done, stuck, people)
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([postgres.stop(), nats.stop()])
  }
}

/** A table and its players. */
interface Table {
  readonly id: string
  readonly players: readonly Player[]
}

/** Two people, or one and a bot, play one table after another until `isOver`. */
async function together(tables: Table[], one: Player, other: Player | null, random: Random, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const players = other === null ? [one] : [one, other]
    const id = await opened(one, other)
    if (id === null) continue
    tables.push({ id, players })
    await Promise.all(players.map((player) => played(player, id, random, isOver)))
  }
}

async function opened(one: Player, other: Player | null): Promise<string | null> {
  const second = other === null ? { kind: 'bot', level: 'quick' } : { kind: 'open' }
  const made = await one.ask({ type: 'create', game: 'outbid', settings: {}, listed: false, seats: [{ kind: 'me' }, second] })
  if (made?.type !== 'created' || !(await one.watch(made.table))) return null
  if (other === null) return made.table
  if (!(await other.watch(made.table))) return null
  const taken = await other.ask({ type: 'take', table: made.table, seat: 1 })
  return taken?.type === 'done' || (taken?.type === 'error' && taken.code === 'taken') ? made.table : null
}

async function played(player: Player, table: string, random: Random, isOver: () => boolean): Promise<void> {
  for (;;) {
    const outcome = await player.answer(table, random)
    if (outcome === 'over' || isOver()) return
    await new Promise((resolve) => setTimeout(resolve, outcome === 'idle' ? 10 : 5 + random.below(30)))
  }
}

/** Causes one fault after another, each kind at least once. */
async function harmed(
  nodes: readonly Node[],
  postgres: Service,
  nats: Service,
  random: Random,
  end: number,
  every: number,
  done: Done,
): Promise<void> {
  const some = () => nodes[random.below(nodes.length)] as Node
  const harms: (() => Promise<void>)[] = [
    async () => {
      done.kills++
      await some().kill(300 + random.below(1000))
    },
    async () => {
      done.freezes++
      await some().freeze(LEASE / 2 + random.below(LEASE * 1.5))
    },
    async () => {
      done.buses++
      await nats.restart(200 + random.below(1500))
    },
    async () => {
      done.kills++
      await some().kill(300 + random.below(1000))
    },
    async () => {
      done.databases++
      await postgres.restart(200 + random.below(3000))
    },
    async () => {
      done.silences++
      await frozen(nats, 1000 + random.below(LEASE * 2))
    },
    async () => {
      done.drains++
      await some().drain()
    },
  ]
  for (let at = 0; at < harms.length || performance.now() < end; at++) {
    const next = performance.now() + every
    await harms[at % harms.length]?.()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
  }
}

/** Freezes a service for a while, so that what is sent to it arrives late. */
async function frozen(service: Service, milliseconds: number): Promise<void> {
  process.kill(service.pid(), 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  process.kill(service.pid(), 'SIGCONT')
}

/** How many unfinished tables do not go on after everything works again. */
async function stuckTables(tables: readonly Table[], random: Random): Promise<number> {
  let stuck = 0
  for (const { id, players } of tables.slice(-PAIRS - AGAINST_BOTS)) if (!(await goesOn(id, players, random))) stuck++
  return stuck
}

async function goesOn(id: string, players: readonly Player[], random: Random): Promise<boolean> {
  for (const player of players) if (!(await player.watch(id))) return false
  const end = performance.now() + PATIENCE.wait
  while (performance.now() < end) {
    for (const player of players) {
      const outcome = await player.answer(id, random)
      if (outcome === 'over' || outcome === 'given') return true
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

async function figuresOf(
  history: History,
  database: string,
  audit: { readonly changes: number; readonly foreign: number },
  done: Done,
  stuck: number,
  people: readonly Player[],
): Promise<Figure[]> {
  const store = await openPostgres(database)
  const faults = await judge(history, store.database, async (id) => (await games.find((game) => game.id === id)?.load()) ?? null)
  store.close()
  const acknowledged = [...history.sent.values()].filter(({ version }) => version !== null).length
  return [
    effort('cluster: servers killed', done.kills),
    effort('cluster: servers frozen', done.freezes),
    effort('cluster: servers sent away gently', done.drains, 0),
    effort('cluster: Postgres ended and started', done.databases),
    effort('cluster: NATS ended and started', done.buses),
    effort('cluster: NATS frozen', done.silences),
    effort('cluster: answers acknowledged', acknowledged),
    effort('cluster: views shown and compared', history.shown.size),
    effort('cluster: changes of tables by their owners', audit.changes),
    {
      name: 'cluster: the longest that somebody waited',
      value: Math.max(...people.map((one) => one.longest())) / 1000,
      unit: 's',
      most: null,
    },
    atMost('cluster: answers lost', faults.lost, 0),
    atMost('cluster: answers doubled or made up', faults.doubled, 0),
    atMost('cluster: tables torn', faults.torn, 0),
    atMost('cluster: tables stuck', stuck, 0),
    atMost('cluster: views that the seat should not have seen so', faults.misseen, 0),
    atMost('cluster: views that went back', faults.wentBack, 0),
    atMost('cluster: changes by a server that did not have the table', audit.foreign, 0),
  ]
}
