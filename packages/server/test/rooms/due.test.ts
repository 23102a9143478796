import { expect, test, vi } from 'vitest'
import { openLog } from '../../log.ts'
import { sweeper } from '../../rooms/due.ts'
import { give } from '../../rooms/play.ts'
import type { Room } from '../../rooms/room.ts'
import { createRoom, forgetIdle, openRoom } from '../../rooms/rooms.ts'
import { openStore } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'

const ANN = { id: 'ann', name: 'Ann' }
const SEATS = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
const wish = (game: string, seconds: number) => ({ game, settings: { decisionTime: seconds }, seats: SEATS, listed: false })

/** A site with a sweeper; what its clocks say is the test's. */
function swept(folder = dataFolder(), now = Date.now) {
  const lines: string[] = []
  const store = openStore(folder)
  let open = true
  const close = async () => {
    if (open) await store.close()
    open = false
  }
  afterwards(close)
  const site = bareContext({
    store,
    log: openLog('info', 'text', (line) => void lines.push(line)),
    clockSet: (due) => sweep.set(due),
    now,
  })
  const sweep = sweeper(site)
  afterwards(() => sweep.stop())
  return { site, sweep, lines, store, close }
}

/** Has the sweeper look once, and resolves when it has answered for everybody whose time has run out. */
async function looked({ store, sweep }: Pick<ReturnType<typeof swept>, 'store' | 'sweep'>): Promise<void> {
  // It asks for the next time to run out when it has done with those before.
  const asked = vi.spyOn(store, 'nextDue')
  sweep.set(0)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  asked.mockRestore()
}

const versionOf = (room: Room) => room.play?.table.version

test('a clock runs out at a table that is not in memory, and the next real answer counts', async () => {
  const clock = { now: Date.now() }
  const { site, sweep } = swept(dataFolder(), () => clock.now)
  const room = await createRoom(site, ANN, wish('hurried', 0.15))
  room.touched = 0
  const forgotten = () => {
    forgetIdle(site)
    return site.rooms.size
  }
  await expect.poll(forgotten).toBe(0)
  // The clock is turned once: whoever is asked afterwards has time.
  clock.now += 200
  sweep.set(0)
  await expect.poll(async () => versionOf(await openRoom(site, room.id))).toBe(2)
  const again = await openRoom(site, room.id)
  const seat = again.play?.table.questions[0]?.seat as number
  const question = again.play?.table.questions[0]
  const option = question?.kind === 'options' ? (question.options[0]?.id as string) : ''
  expect(await give(site, again, { by: 'person', player: 'ann', ref: 'r' }, seat, { option })).toHaveProperty('version')
})

test('without a limit nobody is answered for, however late it is', async () => {
  const clock = { now: Date.now() }
  const { site, sweep, store } = swept(dataFolder(), () => clock.now)
  const [free, hurried] = [await createRoom(site, ANN, wish('hurried', 0)), await createRoom(site, ANN, wish('hurried', 1000))]
  clock.now += 10 * 365 * 86_400_000
  await looked({ store, sweep })
  expect([versionOf(await openRoom(site, free.id)), versionOf(await openRoom(site, hurried.id))]).toEqual([0, 2])
})

test('two rooms of the same table stay one table: the one that is behind reads it again and goes on', async () => {
  const { site, lines } = swept()
  const one = await createRoom(site, ANN, { ...wish('tic-tac-toe', 0), settings: {} })
  site.rooms.delete(one.id)
  const two = await openRoom(site, one.id)
  expect(two).not.toBe(one)
  // Without the store's word neither would know of the other: nobody tells them.
  const from = (ref: string) => ({ by: 'person', player: 'ann', ref }) as const
  expect(await give(site, one, from('a'), 0, { option: 'mark:4' })).toEqual({ version: 1 })
  expect(await give(site, two, from('b'), 1, { option: 'mark:0' })).toEqual({ version: 2 })
  expect(await give(site, one, from('b'), 1, { option: 'mark:0' })).toEqual({ version: 2 })
  expect(await give(site, one, from('c'), 0, { option: 'mark:8' })).toEqual({ version: 3 })
  expect(lines).toEqual([])
})

test('the time used is kept over a restart, and no time passes while the server is down', async () => {
  const clock = { now: Date.now() }
  const first = await server({ now: () => clock.now })
  const ann = await connect(first.url, { name: 'Ann' })
  const { table } = await ann.want('created', { type: 'create', ...wish('hurried', 1000) })
  clock.now += 600_000
  await first.close()
  clock.now += 7 * 86_400_000
  const second = await server({ data: first.data, now: () => clock.now })
  const again = await connect(second.url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.seen.get(0)?.version).toBe(0)
  expect(known.info.players[0]?.waited).toBe(600_000)
  clock.now += 399_000
  await second.close()
  const between = swept(first.data, () => clock.now)
  await looked(between)
  expect(versionOf(await openRoom(between.site, table))).toBe(0)
  between.sweep.stop()
  await between.close()
  const third = await server({ data: first.data, now: () => clock.now })
  clock.now += 2_000
  await third.close()
  // The sweeper looks at the start: nothing but what is kept tells it.
  const fourth = await server({ data: first.data, now: () => clock.now })
  const last = await connect(fourth.url, { token: ann.token })
  await last.watch(table)
  await last.until(() => (last.tables.get(table)?.seen.get(0)?.version ?? 0) > 0)
})

test('a rule that throws when a time runs out harms its table alone, and is tried again after the next answer', async () => {
  const clock = { now: Date.now() }
  const { site, sweep, lines } = swept(dataFolder(), () => clock.now)
  const [broken, whole] = [await createRoom(site, ANN, wish('stumbling', 0.1)), await createRoom(site, ANN, wish('hurried', 0.15))]
  const timePasses = () => {
    clock.now += 200
    sweep.set(0)
  }
  const mistakes = () => lines.filter((line) => line.includes(`table ${broken.id}`)).length
  timePasses()
  await expect.poll(() => versionOf(whole)).toBe(2)
  expect(mistakes()).toBe(1)
  timePasses()
  await expect.poll(() => versionOf(whole)).toBeGreaterThan(2)
  expect(mistakes()).toBe(1)
  expect(versionOf(broken)).toBe(0)
})
