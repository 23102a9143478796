import { expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import type { Delivery, Sent } from '../../notices/delivery.ts'
import { senderOn } from '../../notices/sender.ts'
import { type NewNotice, noticeQueueIn } from '../../store/notices/queue.ts'
import { waysOfNoticesIn } from '../../store/notices/ways.ts'
import { openStore } from '../../store/sqlite.ts'
import { connect } from '../client.ts'
import { member, NEARBY } from '../noticed.ts'
import { pushBrowser, takingServer } from '../push-service.ts'
import { afterwards, child, dataFolder, server } from '../server.ts'

const MINUTE = 60_000

const notice = (id: string, change: Partial<NewNotice> = {}): NewNotice => ({
  ...{ id, player: 'ann', kind: 'turn', way: 'push', place: 'p', about: '{"kind":"try"}', due: 0 },
  ...change,
})

/** A sender on a store of its own, as a server has it. */
function sending(folder: string, send: Delivery['send'], clock = { now: 1000 }) {
  const store = openStore(folder)
  const queue = noticeQueueIn(store.database)
  const delivery: Delivery = { validity: async () => ({ state: 'holds', about: { kind: 'try' }, due: null }), send }
  const sender = senderOn({ now: () => clock.now, closing: false, log: noLog() }, queue, delivery)
  const close = () => {
    sender.stop()
    store.close()
  }
  return { store, queue, sender, close }
}

/** Sends everything, and keeps what it sent. */
function keeping(sent: string[]): Delivery['send'] {
  return async ([{ row }], leave): Promise<Sent> => {
    if (!(await leave())) return { outcome: 'taken' }
    sent.push(row.id)
    return { outcome: 'sent' }
  }
}

const never = new Promise<never>(() => undefined)

test('notices that a killed server had queued or begun are sent once afterwards', async () => {
  const folder = dataFolder()
  const before = sending(folder, () => never)
  await before.queue.add([notice('begun')], 1)
  before.sender.wake()
  await expect.poll(() => before.queue.nextDue()).toBe(null)
  before.sender.stop()
  await before.queue.add([notice('waiting')], 1)
  before.close()
  const sent: string[] = []
  const after = sending(folder, keeping(sent))
  afterwards(after.close)
  // Asked for again by whoever looks through the tables after the kill.
  await after.queue.add([notice('begun'), notice('waiting')], 2)
  after.sender.start(true)
  await expect.poll(() => sent.toSorted()).toEqual(['begun', 'waiting'])
  await after.queue.add([notice('begun'), notice('waiting')], 3)
  after.sender.start(true)
  await expect.poll(() => after.queue.nextDue()).toBe(null)
  expect(sent).toHaveLength(2)
})

test('notices being sent when a server was killed are repeated only to receivers that merge duplicates', async () => {
  const folder = dataFolder()
  const before = sending(folder, async (_standing, leave) => {
    await leave()
    return never
  })
  const ways = waysOfNoticesIn(before.store.database)
  for (const form of ['matrix', 'discord'])
    await ways.addWebhook({ id: form, player: 'ann', form, url: 'https://hooks.test/', secret: null, created: 1, failing: null })
  const kinds = [notice('push'), notice('letter', { way: 'mail', place: '' })]
  const hooks = ['matrix', 'discord'].map((form) => notice(form, { way: 'webhook', place: form }))
  await before.queue.add([...kinds, ...hooks], 1)
  before.sender.wake()
  const leaving = () => before.store.database.read.selectFrom('notices').select('id').where('state', '=', 'leaving').execute()
  await expect.poll(async () => (await leaving()).length).toBe(4)
  before.close()
  const sent: string[] = []
  const after = sending(folder, keeping(sent))
  afterwards(after.close)
  after.sender.start(true)
  await expect.poll(() => sent.toSorted()).toEqual(['matrix', 'push'])
  expect(await after.store.database.read.selectFrom('notices').select('id').where('state', '=', 'gone').orderBy('id').execute()).toEqual([
    { id: 'discord' },
    { id: 'letter' },
  ])
})

test('notices that another server took over are not sent by the frozen server', async () => {
  const clock = { now: 1000 }
  const outcomes: boolean[] = []
  let goOn = (): void => undefined
  const stood = new Promise<void>((resolve) => (goOn = resolve))
  const one = sending(
    dataFolder(),
    async (_standing, leave) => {
      await stood
      outcomes.push(await leave())
      return { outcome: 'taken' }
    },
    clock,
  )
  afterwards(one.close)
  await one.queue.add([notice('slow')], 1)
  one.sender.wake()
  await expect.poll(() => one.queue.nextDue()).toBe(null)
  clock.now += 10 * MINUTE
  await one.queue.recover(clock.now - 5 * MINUTE, clock.now)
  const [again] = await one.queue.begin(clock.now, 1)
  expect(again?.id).toBe('slow')
  goOn()
  await expect.poll(() => outcomes).toEqual([false])
  expect(await one.queue.leave(again === undefined ? [] : [again])).toEqual(new Set(['slow']))
})

test('a notice about an ordered answer is sent once, although the server was killed right after that answer', async () => {
  const data = dataFolder()
  const { port, came } = await takingServer((reply) => reply.writeHead(201).end())
  const first = await server({ data, notices: NEARBY })
  const [ann, ben] = [await member(first.url, 'Ann'), await member(first.url, 'Ben')]
  await ann.done('push-add', { endpoint: `http://push.test:${port}/ann`, keys: pushBrowser().keys })
  await first.close()

  const killed = await child(data)
  const [one, other] = await Promise.all([ann, ben].map(({ cookie }) => connect(killed.url, { session: true, cookie, origin: killed.url })))
  if (one === undefined || other === undefined) throw new Error('nobody came')
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await one.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await one.watch(table)
  await other.watch(table)
  await other.want('done', { type: 'take', table, seat: 1 })
  const said = { orders: [{ cells: [4] }], ifs: [] }
  await other.want('orders', { type: 'order', table, seat: 1, revision: 0, version: 2, said })
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  await one.answer(table, 0, 'mark:0')
  await other.until(() => other.tables.get(table)?.seen.get(1)?.version === 2)
  killed.process.kill('SIGKILL')

  const second = await server({ data, notices: NEARBY })
  await expect.poll(() => came.length).toBe(1)
  await second.close()
  const third = await server({ data, notices: NEARBY })
  const again = await member(third.url, 'Cat')
  await again.done('push-add', { endpoint: `http://push.test:${port}/cat`, keys: pushBrowser().keys })
  await again.done('notices-try', {})
  await expect.poll(() => came.map(({ path }) => path)).toEqual(['/ann', '/cat'])
})
