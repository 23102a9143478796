import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf, seedOf } from '@orrery/kernel'
import { freshId, freshToken, sha256 } from '@orrery/server/ids'
import { membersIn } from '@orrery/server/store/members/index'
import { noticeQueueIn } from '@orrery/server/store/notices/queue'
import { waysOfNoticesIn } from '@orrery/server/store/notices/ways'
import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from '../figure.ts'
import { createdIn, loadClient } from '../load/client.ts'
import { liveTables, quantile, SECONDS, steadily } from '../load/live.ts'
import { startMeasured } from '../load/process.ts'
import { copiesOf } from './copies.ts'

const NOTICES = 10_000
/** The members who share the tables equally: counting a thousand tables of one member is fast enough. */
const MEMBERS = 10
const MINUTE = 60_000
/** The number of rows written at once. */
const AT_ONCE = 500
/** People who play at the same time. */
const LIVE = 100
const BY_DAY = {
  ...{ pace: 'day', perDecision: 86_400_000, reserve: 0, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}

/** A push service in this process that counts pushes by subject. */
async function pushServer() {
  const topics = new Map<string, number>()
  const server = createServer((request, reply) => {
    const topic = String(request.headers.topic)
    request.on('end', () => {
      topics.set(topic, (topics.get(topic) ?? 0) + 1)
      reply.writeHead(201).end()
    })
    request.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { topics, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Many notices that fall due within a minute: how many are sent more or less than once, and how long answers at other tables take. */
export async function noticesSent(data: string): Promise<Figure[]> {
  const pushes = await pushServer()
  const members: MemberWithPushes[] = []
  for (let at = 0; at < MEMBERS; at++) members.push(await memberWithPushes(data, `member${at}`, pushes.port))
  const maker = await startMeasured(data, '', '', '', 'nearby')
  const first: { readonly table: string; readonly member: MemberWithPushes }[] = []
  for (const member of members) first.push({ table: await tableOf(maker.url, member), member })
  await maker.stop()
  // The first table of each member waits without a notice.
  const tables = first.flatMap(({ table, member }) => copiesOf(data, table, NOTICES / MEMBERS).map((copy) => ({ table: copy, member })))

  const store = openStore(data)
  const from = Date.now() + 10_000
  const rows = await store.database.read.selectFrom('tables').select(['id', 'waiting']).execute()
  // The first seat to move is drawn.
  const asked = new Map(rows.map(({ id, waiting }) => [id, (JSON.parse(waiting) as number[])[0] ?? 0]))
  const notices = tables.map(({ table, member: { player, push } }, at) => ({
    ...{ id: `turn:${table}:${asked.get(table)}:0:${player}:push:${push}`, player, kind: 'turn', way: 'push', place: push },
    about: JSON.stringify({ kind: 'turn', table, seat: asked.get(table), game: 'death-angel', visit: 0 }),
    due: from + Math.round((at / NOTICES) * MINUTE),
  }))
  for (let at = 0; at < NOTICES; at += AT_ONCE) await noticeQueueIn(store.database).add(notices.slice(at, at + AT_ONCE), Date.now())
  store.close()

  const server = await startMeasured(data, '', '', '', 'nearby')
  const live = await liveTables([server.url], LIVE)
  const random = randomOf(seedOf('notices'))
  const delays: number[] = []
  while (Date.now() < from + MINUTE - SECONDS * 1000) delays.push(...(await steadily(live, random)))
  for (let waited = 0; pushes.topics.size < NOTICES && waited < 120; waited++) await sleep(1000)
  await sleep(5000)
  for (const { players } of live) for (const one of players) one.close()
  await server.stop()
  pushes.close()
  const wrong = tables.filter(({ table }) => pushes.topics.get(`${table}-${asked.get(table)}`) !== 1).length
  const note = `${LIVE} tables of two people, one answer a second each, while 10,000 pushes are encrypted and sent`
  return [
    atMost('away: of 10,000 notices of one minute, those not sent exactly once', wrong, '', 0),
    atMost('away: delay of answers meanwhile, 99 of 100', quantile(delays, 0.99), 'ms', 50, note),
  ]
}

interface MemberWithPushes {
  readonly player: string
  readonly token: string
  /** The id of their push address. */
  readonly push: string
}

/** A table at which it is the member's turn. */
async function tableOf(url: string, member: MemberWithPushes): Promise<string> {
  const client = await loadClient(url, member.token)
  const seats = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Other' }]
  const create = { type: 'create', game: 'death-angel', settings: {}, seats, listed: false, time: BY_DAY } as const
  const table = createdIn(await client.ask(create))
  client.close()
  return table
}

async function memberWithPushes(data: string, name: string, port: number): Promise<MemberWithPushes> {
  const token = freshToken()
  const store = openStore(data)
  const player = freshId()
  const now = Date.now()
  await membersIn(store.database).join({
    player: { id: player, name, token: sha256(token), created: now },
    member: { player, name_key: name, since: now, password: null, mail: null, link: 1, leaving: null },
    session: {
      id: freshId(),
      player,
      hash: sha256(`session of ${player}`),
      device: '',
      created: now,
      seen: now,
      until: Number.MAX_SAFE_INTEGER,
    },
    ...{ credential: null, invitation: null },
  })
  const keys = createECDH('prime256v1')
  const push = freshId()
  await waysOfNoticesIn(store.database).addPush({
    ...{ id: push, player, endpoint: `http://push.test:${port}/`, p256dh: keys.generateKeys('base64url') },
    ...{ auth: randomBytes(16).toString('base64url'), device: '', created: now, failing: null },
  })
  store.close()
  return { player, token, push }
}
