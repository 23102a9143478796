import { DatabaseSync } from 'node:sqlite'
import { playReplay, type Replay } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../../kernel/test/games/outbid.ts'
import { give } from '../../rooms/play.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { showTable } from '../../rooms/tell.ts'
import { openStore } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { type Client, connect } from '../client.ts'
import { afterwards, child, dataFolder, server } from '../server.ts'

async function hotSeat(client: Client, game: string, settings = {}): Promise<string> {
  const brought = game === 'secrets' ? { settings: { word: 'w' } } : {}
  const seats = [{ kind: 'me', ...brought } as const, { kind: 'hot-seat', name: 'Other', ...brought } as const]
  const { table } = await client.want('created', { type: 'create', game, settings, seats, listed: false })
  await client.watch(table)
  return table
}

/** Gives the first option of whichever seat is asked; false when the table is over or the server is gone. */
async function step(client: Client, table: string, acknowledged: Map<string, number>): Promise<boolean> {
  const known = client.tables.get(table)
  for (const [seat, seen] of known?.seen ?? []) {
    if (seen.question?.kind !== 'options' || seat === 'spectator') continue
    const reply = await Promise.race([client.answer(table, seat, seen.question.options[0]?.id as string), client.closed])
    if (typeof reply === 'number' || reply.type !== 'accepted') return false
    acknowledged.set(table, reply.version)
    return true
  }
  return false
}

const total = (acknowledged: Map<string, number>) => [...acknowledged.values()].reduce((sum, version) => sum + version, 0)

test('kill -9 under load, again and again: no acknowledged answer is lost, every table goes on', async () => {
  const data = dataFolder()
  const acknowledged = new Map<string, number>()
  let token: string | undefined
  for (let round = 0; round < 3; round++) {
    const { url, process: running } = await child(data)
    const client = await connect(url, token === undefined ? { name: 'Ann' } : { token })
    token = client.token
    for (const [table, version] of acknowledged) {
      const { want } = client
      const known = (await want('table', { type: 'watch', table })).eyes[0]?.seen
      expect(known?.version).toBeGreaterThanOrEqual(version)
      // At most the one answer that was under way is on disk without its acknowledgement.
      expect(known?.version).toBeLessThanOrEqual(version + 1)
      await want('done', { type: 'unwatch', table })
    }
    const clients = await Promise.all(Array.from({ length: 8 }, () => connect(url, { token: token as string })))
    const playing = clients.map(async (one) => {
      for (;;) {
        const table = await hotSeat(one, 'secrets', { long: true }).catch(() => null)
        if (table === null) return
        acknowledged.set(table, 0)
        for (let answers = 0; answers < 40; answers++) if (!(await step(one, table, acknowledged))) break
        if ((await Promise.race([one.want('done', { type: 'unwatch', table }), one.closed])) !== undefined && one.tables.size > 4) return
      }
    })
    const before = total(acknowledged)
    while (total(acknowledged) < before + 150) await new Promise((resolve) => setTimeout(resolve, 10 + round))
    running.kill('SIGKILL')
    await Promise.all(clients.map((one) => one.closed))
    void Promise.allSettled(playing)
  }
  expect(acknowledged.size).toBeGreaterThan(8)
  expect(total(acknowledged)).toBeGreaterThan(400)
})

test('a restarted server continues where it stopped: tables, log, chat, undo, and repeated requests', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await hotSeat(ann, 'outbid')
  const option = (client: Client, seat: number) => {
    const question = client.tables.get(table)?.seen.get(seat)?.question
    return question?.kind === 'options' ? (question.options[0]?.id as string) : ''
  }
  await ann.answer(table, 0, option(ann, 0))
  await ann.answer(table, 1, option(ann, 1))
  await ann.until(() => ann.tables.get(table)?.seen.get(1)?.version === 2)
  const answer = { type: 'answer', table, seat: 0, version: 2, answer: { option: option(ann, 0) } } as const
  expect(await ann.ask(answer, 'once')).toMatchObject({ type: 'accepted', version: 3 })
  await ann.want('done', { type: 'say', table, text: 'a pause' })
  const before = ann.tables.get(table)
  await first.close()
  const second = await server({ data })
  const again = await connect(second.url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.seen.get(0)).toEqual(before?.seen.get(0))
  expect(known.seen.get(1)).toEqual(before?.seen.get(1))
  expect(known.log).toEqual(before?.log)
  expect(known.chat).toEqual(before?.chat)
  expect(await again.ask(answer, 'once')).toMatchObject({ type: 'accepted', version: 3 })
  expect(known.seen.get(0)?.canUndo).toBe(true)
  expect(await again.ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'accepted', version: 4 })
  await second.close()
  const third = await connect((await server({ data })).url, { token: ann.token })
  expect((await third.watch(table)).seen.get(0)).toMatchObject({ version: 4, canUndo: false })
  expect(option(third, 0)).toBe(answer.answer.option)
})

test('undo before and after a stop leaves a consistent replay', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const ann = await connect(first.url, { name: 'Ann' })
  const seats = ['B', 'C'].map((name) => ({ kind: 'hot-seat', name }) as const)
  const { table } = await ann.want('created', {
    type: 'create',
    game: 'outbid',
    settings: {},
    seats: [{ kind: 'me' }, ...seats],
    listed: false,
  })
  await ann.watch(table)
  const options = (client: Client, seat: number) => {
    const question = client.tables.get(table)?.seen.get(seat)?.question
    return question?.kind === 'options' ? question.options.map((option) => option.id) : []
  }
  const give = async (client: Client, seat: number, at: number) => {
    const reply = await client.want('accepted', {
      ...{ type: 'answer', table, seat, version: client.tables.get(table)?.seen.get(seat)?.version ?? 0 },
      answer: { option: options(client, seat).at(at) as string },
    })
    await client.until(() => client.tables.get(table)?.seen.get(seat)?.version === reply.version)
  }
  await give(ann, 0, 0)
  await give(ann, 1, 0)
  await ann.want('accepted', { type: 'undo', table, seat: 0 })
  await first.close()
  const second = await server({ data })
  const again = await connect(second.url, { token: ann.token })
  await again.watch(table)
  await again.want('accepted', { type: 'undo', table, seat: 1 })
  await again.until(() => again.tables.get(table)?.seen.get(1)?.question)
  while (again.tables.get(table)?.seen.get(0)?.result === null) {
    for (const seat of [0, 1, 2]) if (options(again, seat).length > 0) await give(again, seat, -1)
  }
  const replay = (await (await fetch(`${second.url}/replays/${table}`)).json()) as Replay
  expect(replay.steps).toHaveLength(12)
  expect([...playReplay(outbid, replay)].at(-1)?.table.result).toEqual(replay.result)
})

const ANN = { id: 'ann', name: 'Ann' }
const BOTH_SEATS = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
const WISH = { game: 'tic-tac-toe', settings: {}, seats: BOTH_SEATS, listed: false }

test('an answer that cannot be stored does not count, and the table goes on as it was', async () => {
  const site = bareContext()
  const room = await createRoom(site, ANN, WISH)
  const from = { by: 'person', player: 'ann', ref: 'r1' } as const
  const { append } = site.store
  site.store.append = () => Promise.reject(new Error('the disk is full'))
  await expect(give(site, room, from, 0, { option: 'mark:4' })).rejects.toThrow('could not be stored')
  expect(room.play?.table.version).toBe(0)
  site.store.append = append
  expect(await give(site, room, from, 0, { option: 'mark:4' })).toEqual({ version: 1 })
})

test('nobody sees an answer before it is on disk', async () => {
  const site = bareContext()
  const room = await createRoom(site, ANN, WISH)
  const heard: string[] = []
  const watcher = {
    player: 'eve',
    send: (message: object) => void heard.push(JSON.stringify(message)),
    sendText: (text: string) => void heard.push(text),
    sendAtOnce: (text: string) => void heard.push(text),
  }
  room.watchers.add(watcher)
  await showTable(site, room, watcher)
  await new Promise((resolve) => setImmediate(resolve))
  heard.length = 0
  const { append } = site.store
  let onDisk: () => void = () => undefined
  const disk = new Promise<void>((resolve) => {
    onDisk = resolve
  })
  const asked = new Promise<void>((resolve) => {
    site.store.append = (...what) => {
      resolve()
      return disk.then(() => append(...what))
    }
  })
  let accepted = false
  const given = give(site, room, { by: 'person', player: 'ann', ref: 'r1' }, 0, { option: 'mark:4' }).then((outcome) => {
    accepted = true
    return outcome
  })
  await asked
  await new Promise((resolve) => setImmediate(resolve))
  expect(accepted).toBe(false)
  expect(heard).toEqual([])
  await showTable(site, room, watcher)
  expect(heard.join()).not.toContain('"version":1')
  onDisk()
  expect(await given).toEqual({ version: 1 })
  expect(heard.at(-1)).toContain('"type":"step"')
})

test('tables that cannot be read are reported and set aside; the rest works', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const ann = await connect(first.url, { name: 'Ann' })
  const tables = []
  for (let i = 0; i < 7; i++) tables.push(await hotSeat(ann, 'outbid'))
  const [broken, misfit, older, unknown, newer, halved, whole] = tables as [string, string, string, string, string, string, string]
  await first.close()
  const database = new DatabaseSync(`${data}/orrery.sqlite`)
  database.prepare("update positions set position = '{' where table_id = ?").run(broken)
  database.prepare('update positions set position = replace(position, \'"hands"\', \'"feet"\') where table_id = ?').run(misfit)
  database.prepare('update tables set game_version = 0 where id = ?').run(older)
  database.prepare('update positions set position = replace(position, \'"hands"\', \'"feet"\') where table_id = ?').run(older)
  database.prepare("update tables set game = 'lost-game' where id = ?").run(unknown)
  database.prepare('update tables set game_version = 99 where id = ?').run(newer)
  database.prepare('delete from seats where table_id = ? and seat = 0').run(halved)
  database.close()
  const second = await server({ data })
  const again = await connect(second.url, { token: ann.token })
  for (const [table, why] of [
    [broken, 'corrupt'],
    [misfit, 'corrupt'],
    [older, 'older-version'],
    [unknown, 'unknown-game'],
    [newer, 'newer-version'],
    [halved, 'corrupt'],
  ] as const) {
    expect((await again.watch(table)).info).toMatchObject({ stage: 'gone', gone: why })
    expect(second.lines.join('\n')).toContain(`table ${table}`)
    expect(await again.ask({ type: 'answer', table, seat: 0, version: 0, answer: { option: 'x' } })).toMatchObject({ code: 'gone' })
    await again.want('done', { type: 'unwatch', table })
  }
  expect((await again.watch(whole)).info.stage).toBe('playing')
  expect(await (await fetch(`${second.url}/health`)).json()).toMatchObject({ setAside: 6 })
})

test('answers that no longer fit changed rules restart the activity, and the seats are told', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await hotSeat(ann, 'outbid')
  const question = ann.tables.get(table)?.seen.get(0)?.question
  await ann.answer(table, 0, question?.kind === 'options' ? (question.options[0]?.id as string) : '')
  await first.close()
  const database = new DatabaseSync(`${data}/orrery.sqlite`)
  database.prepare(`update answers set answer = '{"option":"lay:gone"}' where table_id = ? and seq = 1`).run(table)
  database.close()
  const again = await connect((await server({ data })).url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.seen.get(0)).toMatchObject({ version: 2, waiting: [0, 1] })
  expect(known.log.get(0)?.at(-1)?.event).toMatchObject({ type: 'mended', dropped: 1 })
  const asked = known.seen.get(0)?.question
  expect((await again.answer(table, 0, asked?.kind === 'options' ? (asked.options[0]?.id as string) : '')).type).toBe('accepted')
  await again.until(() => again.tables.get(table)?.seen.get(1)?.version === 3)
})

test('a table is replayed from an earlier position; an answer that no longer fits restarts only its own activity', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await hotSeat(ann, 'outbid')
  const seen = (seat: number) => ann.tables.get(table)?.seen.get(seat)
  const lay = async (seat: number) => {
    const question = seen(seat)?.question
    const { type } = await ann.answer(table, seat, question?.kind === 'options' ? (question.options[0]?.id as string) : '')
    expect(type).toBe('accepted')
    await ann.until(() => seen(seat)?.question !== question)
  }
  for (let laid = 0; laid < 4; laid++) await lay(laid % 2)
  await ann.until(() => seen(1)?.version === 4)
  const afterTwoRounds = seen(0)?.view
  for (let laid = 0; laid < 3; laid++) await lay(laid % 2)
  await ann.until(() => seen(1)?.version === 7)
  const afterAll = [seen(0), seen(1)]
  await first.close()
  const database = new DatabaseSync(`${data}/orrery.sqlite`)
  expect(database.prepare('select seq from positions where table_id = ?').get(table)).toEqual({ seq: 0 })
  const second = await server({ data })
  const whole = await (await connect(second.url, { token: ann.token })).watch(table)
  expect([whole.seen.get(0), whole.seen.get(1)]).toEqual(afterAll)
  await second.close()
  database.prepare(`update answers set answer = '{"option":"lay:gone"}' where table_id = ? and seq = 6`).run(table)
  const third = await server({ data })
  const again = await connect(third.url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.log.get(0)?.at(-1)?.event).toMatchObject({ type: 'mended', dropped: 3 })
  expect(known.seen.get(0)).toMatchObject({ version: 8, waiting: [0, 1], view: afterTwoRounds })
  expect(database.prepare('select seq from positions where table_id = ?').get(table)).toEqual({ seq: 8 })
  expect(database.prepare('select seq from answers where table_id = ? and void = 1 order by seq').all(table)).toEqual(
    [5, 6, 7].map((seq) => ({ seq })),
  )
  for (const seat of [0, 1, 0, 1]) {
    const question = again.tables.get(table)?.seen.get(seat)?.question
    await again.answer(table, seat, question?.kind === 'options' ? (question.options[0]?.id as string) : '')
    await again.until(() => again.tables.get(table)?.seen.get(seat)?.question !== question)
  }
  await again.until(() => again.tables.get(table)?.seen.get(0)?.result !== null)
  expect(database.prepare('select seq from positions where table_id = ?').get(table)).toEqual({ seq: 12 })
  database.close()
})

test('a data folder serves one server at a time, and one of a newer program is left alone', async () => {
  const { data, close } = await server()
  expect(() => openStore(data)).toThrow('in use by another server')
  await close()
  const database = new DatabaseSync(`${data}/orrery.sqlite`)
  database.exec('pragma user_version = 99')
  database.close()
  await expect(server({ data })).rejects.toThrow('newer version (99)')
})

test('answers that arrive together share a commit, and a write that fails harms no other', async () => {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  const player = (id: string) => ({ id, name: id, token: id, created: 0 })
  const results = await Promise.allSettled(['a', 'b', 'a', 'c'].map((id) => store.addPlayer(player(id))))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await store.playerOf(id))?.id))).toEqual(['a', 'b', 'c'])
  const { commits } = store.count
  await Promise.all(Array.from({ length: 100 }, (_, id) => store.addPlayer(player(`p${id}`))))
  expect(store.count.commits - commits).toBe(1)
})
