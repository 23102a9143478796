import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import type { Disk } from '../../store/disk.ts'
import { openJournal } from '../../store/journal.ts'
import { DATABASE } from '../../store/sqlite.ts'
import { type Client, connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'

async function hotSeat(client: Client, game = 'outbid'): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'Other' } as const]
  const { table } = await client.want('created', { type: 'create', game, settings: {}, seats, listed: false })
  await client.watch(table)
  return table
}

const option = (client: Client, table: string, seat: number) => {
  const question = client.tables.get(table)?.seen.get(seat)?.question
  return question?.kind === 'options' ? (question.options[0]?.id as string) : ''
}

test('while another process writes, answers wait and nobody else does; then all of them count, in order', async () => {
  const made = vi.spyOn(DatabaseSync.prototype, 'exec')
  const { url, data, lines } = await server()
  const connections = [...new Set(made.mock.contexts as DatabaseSync[])].filter((one) => one.location() === join(data, DATABASE))
  made.mockRestore()
  // None of the server's connections waits for the file itself, which would hold up everybody.
  expect(connections.map((one) => one.prepare('pragma busy_timeout').get()?.timeout)).toEqual([0, 0])
  const ann = await connect(url, { name: 'Ann' })
  const tables = []
  for (let at = 0; at < 8; at++) tables.push(await hotSeat(ann))
  const bystander = await connect(url, { name: 'Bob' })
  const other = new DatabaseSync(join(data, DATABASE))
  other.exec('begin immediate')
  const tried = vi.spyOn(StatementSync.prototype, 'run')
  afterwards(() => tried.mockRestore())
  let done = 0
  const given = tables.flatMap((table) => [0, 1].map((seat) => ann.answer(table, seat, option(ann, table, seat)).finally(() => done++)))
  await expect.poll(() => tried.mock.results.some(({ type }) => type === 'throw')).toBe(true)
  for (let ping = 0; ping < 20; ping++) await bystander.want('pong', { type: 'ping' })
  expect(done).toBe(0)
  other.exec('rollback')
  other.close()
  expect((await Promise.all(given)).map(({ type }) => type)).toEqual(new Array(16).fill('accepted'))
  expect(lines).toEqual([])
})

/** A disk that says when something is on it only when it is let to. */
function slowDisk() {
  const asked: ((error: Error | null) => void)[] = []
  const disk: Disk = { sync: (done) => void asked.push(done), syncNow: () => undefined, close: () => undefined }
  return { disk, asked, done: (error: Error | null = null) => asked.shift()?.(error) }
}

/** A disk that is as quick as none. */
const quickDisk: Disk = { sync: (done) => void setImmediate(done, null), syncNow: () => undefined, close: () => undefined }

/** Lets everything that has arrived be done. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('a write is invisible until it is on disk and its writer has continued; writes that arrive meanwhile share the next commit', async () => {
  const database = new DatabaseSync(join(dataFolder(), 'journal.sqlite'))
  database.exec('pragma journal_mode = wal; create table kept (what text)')
  const { disk, asked, done } = slowDisk()
  const journal = openJournal(database, disk)
  const told: string[] = []
  const write = (what: string) =>
    journal
      .write(() => void database.prepare('insert into kept values (?)').run(what), what)
      // Who writes takes some steps until it knows.
      .then(() => Promise.resolve().then(() => Promise.resolve()))
      .then(() => void told.push(what))
  expect(journal.settled()).toBe(null)
  const first = write('a')
  await turns()
  expect([asked.length, journal.count.commits, told]).toEqual([1, 1, []])
  const read = journal.settled()?.then(() => told.push('read'))
  const rest = ['b', 'c'].map(write)
  await turns()
  expect([asked.length, journal.count.commits, told]).toEqual([1, 1, []])
  done()
  await Promise.all([first, read])
  await turns()
  expect([asked.length, journal.count.commits, told]).toEqual([1, 2, ['a', 'read']])
  done()
  await Promise.all(rest)
  expect([told, journal.settled()]).toEqual([['a', 'read', 'b', 'c'], null])
  const last = write('d')
  await turns()
  journal.close()
  await last
  database.close()
})

/** A journal after its disk has failed with 'a'; and what of it is in the database without its log. */
async function inDoubt() {
  const folder = dataFolder()
  const file = join(folder, 'journal.sqlite')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table kept (what text)')
  const { disk, done } = slowDisk()
  const journal = openJournal(database, disk)
  const write = (what: string) => journal.write(() => void database.prepare('insert into kept values (?)').run(what))
  const doubtful = expect(write('a')).rejects.toThrow('away')
  await turns()
  done(new Error('input/output error'))
  await doubtful
  const withoutLog = () => {
    copyFileSync(file, join(folder, 'alone.sqlite'))
    const alone = new DatabaseSync(join(folder, 'alone.sqlite'))
    const kept = alone.prepare('select what from kept').all()
    alone.close()
    return kept.map(({ what }) => what)
  }
  return { file, database, journal, write, done, withoutLog }
}

test('after a disk failure it is unknown whether a write counts; the next one restarts the log, and nothing is lost behind a gap', async () => {
  const { database, journal, write, done, withoutLog } = await inDoubt()
  const next = write('b')
  await turns()
  // What was in doubt is in the database itself by now, whatever is missing in its log.
  expect(withoutLog()).toEqual(['a'])
  done()
  await next
  journal.close()
  database.close()
})

test('nobody reads behind a gap in the log before it is restarted', async () => {
  const { file, database, journal, withoutLog } = await inDoubt()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  expect(() => journal.settled()).toThrow('away')
  other.exec('rollback')
  other.close()
  expect([journal.settled(), withoutLog()]).toEqual([null, ['a']])
  journal.close()
  database.close()
})

test('after a failed write the waiting writes of the same table are dropped; those of other tables are done', async () => {
  const database = new DatabaseSync(join(dataFolder(), 'journal.sqlite'))
  database.exec('create table kept (what text)')
  const journal = openJournal(database, quickDisk)
  const put = (what: string) => () => void database.prepare('insert into kept values (?)').run(what)
  const fail = () => {
    throw new Error('no')
  }
  const outcomes = await Promise.allSettled([
    journal.write(put('a1'), 'a'),
    journal.write(fail, 'a'),
    journal.write(put('b1'), 'b'),
    journal.write(put('a3'), 'a'),
    journal.write(put('b2'), 'b'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(
    database
      .prepare('select what from kept order by rowid')
      .all()
      .map(({ what }) => what),
  ).toEqual(['a1', 'b1', 'b2'])
  journal.close()
  database.close()
})

test('a table with a gap from an older program goes back to its last complete state, reports that, and can be played', async () => {
  const first = await server()
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await hotSeat(ann, 'tic-tac-toe')
  await first.close()
  // The position of the start is kept, answers 1 and 3 are, answer 2 is not.
  const database = new DatabaseSync(join(first.data, DATABASE))
  for (const [seq, cell] of [
    [1, 4],
    [3, 0],
  ] as const)
    database
      .prepare('insert into answers (table_id, seq, kind, seat, answer, events, at, void) values (?, ?, ?, ?, ?, ?, 0, 0)')
      .run(table, seq, 'answer', (seq - 1) % 2, JSON.stringify({ option: `mark:${cell}` }), '[]')
  database.prepare('update tables set version = 3 where id = ?').run(table)
  database.close()
  const second = await server({ data: first.data })
  const again = await connect(second.url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.info.stage).toBe('playing')
  expect(known.log.get(0)?.at(-1)?.event).toMatchObject({ type: 'gone-back', dropped: expect.any(Number) })
  expect(second.lines.join()).toContain('goes back')
  const asked = [0, 1].find((seat) => option(again, table, seat) !== '') as number
  expect((await again.answer(table, asked, option(again, table, asked))).type).toBe('accepted')
})
