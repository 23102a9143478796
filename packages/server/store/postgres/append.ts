import { ANSWER, ORDERS, PROGRESS, RESULT, RESULT_SEAT, SEAT } from '../columns.ts'
import type { SeatRow } from '../schema.ts'
import type { Change } from '../store.ts'
import { gathering } from './gather.ts'
import type { Link } from './link.ts'
import { isAway } from './trouble.ts'

/** A change of one table, at the revision that its writer knows. */
interface Appended {
  readonly table: string
  readonly expected: number
  readonly change: Change
}

/** How many commits and writes there were. */
interface Count {
  commits: number
  writes: number
}

type Row = { readonly [column: string]: string | number | null | undefined }

const rowsOf = (parameter: number, table: string): string => `json_populate_recordset(null::${table}, $${parameter}::text::json) as given`
const ofKept = 'where given.table_id in (select id from kept)'
const list = (columns: readonly string[]): string => columns.map((column) => `given.${column}`).join(', ')
const excluded = (columns: readonly string[]): string => columns.map((column) => `${column} = excluded.${column}`).join(', ')

const into = (parameter: number, table: string, columns: readonly string[], rest = ''): string =>
  `insert into ${table} (${columns.join(', ')}) select ${list(columns)} from ${rowsOf(parameter, table)} ${ofKept} ${rest}`

/**
 * One statement for many tables: each is changed as a whole if its revision is the expected one, and otherwise not at all. A missing
 * progress has null in `stage`.
 */
const APPEND = `
  with kept as (
    update tables set revision = tables.revision + 1,
      ${PROGRESS.map((column) => `${column} = case when given.stage is null then tables.${column} else given.${column} end`).join(', ')},
      rematch = coalesce(given.rematch, tables.rematch)
    from ${rowsOf(1, 'tables')} where tables.id = given.id and tables.revision = given.revision
      and not exists (
        select 1 from ${rowsOf(10, 'orders')} left join orders on orders.table_id = given.table_id and orders.seat = given.seat
        where given.table_id = tables.id and coalesce(orders.revision, 0) <> given.revision - 1
      )
    returning tables.id
  ), step as (${into(2, 'answers', ANSWER)}
  ), voided as (
    update answers set void = 1 from ${rowsOf(3, 'answers')}
    ${ofKept} and answers.table_id = given.table_id and answers.seq = given.seq
  ), placed as (${into(4, 'positions', ['table_id', 'seq', 'position'], `on conflict (table_id) do update set ${excluded(['seq', 'position'])}`)}
  ), seated as (${into(5, 'seats', SEAT, `on conflict (table_id, seat) do update set ${excluded(SEAT.slice(2))}`)}
  ), timed as (
    update seats set spent = given.spent, asked_at = given.asked_at, late = given.late, reserve = given.reserve from ${rowsOf(6, 'seats')}
    ${ofKept} and seats.table_id = given.table_id and seats.seat = given.seat
  ), ended as (${into(7, 'results', RESULT, `on conflict (table_id) do update set ${excluded(RESULT.slice(1))}`)}
  ), ranked as (${into(8, 'result_seats', RESULT_SEAT, `on conflict (table_id, seat) do update set ${excluded(RESULT_SEAT.slice(2))}`)}
  ), begun as (${into(9, 'starts', ['table_id', 'position'])}
  ), ordered as (${into(10, 'orders', ORDERS, `on conflict (table_id, seat) do update set ${excluded(ORDERS.slice(2))}`)}
  ) select id from kept`

/** Changes tables, many with one statement. If the database went away meanwhile, the writer must read what was kept: `behind`. */
export function appending(link: Link, count: Count): (table: string, expected: number, change: Change) => Promise<'kept' | 'behind'> {
  const gathered = gathering<Appended, 'kept' | 'behind'>(
    ({ table }) => table,
    (group) => send(link, group, count),
    isAway,
  )
  return async (table, expected, change) => {
    try {
      return await gathered.add({ table, expected, change })
    } catch (error) {
      if (!isAway(error)) throw error
      await link.back()
      return 'behind'
    }
  }
}

async function send(link: Link, group: readonly Appended[], count: Count): Promise<('kept' | 'behind')[]> {
  const { rows } = await link.run(APPEND, parametersOf(group))
  count.commits++
  count.writes += group.length
  const kept = new Set(rows.map(({ id }) => id))
  return group.map(({ table }) => (kept.has(table) ? 'kept' : 'behind'))
}

function parametersOf(group: readonly Appended[]): string[] {
  const all: Row[][] = Array.from({ length: 10 }, () => [])
  const [tables, steps, voided, positions, seats, clocks, results, ranks, starts, orders] = all as [
    ...[Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[], Row[]],
  ]
  for (const { table: table_id, expected, change } of group) {
    tables.push({ id: table_id, revision: expected, rematch: change.rematch ?? null, ...change.progress })
    if (change.step !== undefined) steps.push({ ...change.step })
    for (const seq of change.voided ?? []) voided.push({ table_id, seq })
    if (change.position) positions.push({ table_id, ...change.position })
    if (change.start !== undefined) starts.push({ table_id, position: change.start })
    if (change.orders !== undefined) orders.push({ ...change.orders })
    const given = change.seats ?? []
    for (const seat of given) seats.push({ ...timedSeat(seat, change) })
    for (const clock of change.clocks ?? []) if (given.every(({ seat }) => seat !== clock.seat)) clocks.push({ table_id, ...clock })
    if (!change.ended) continue
    results.push({ ...change.ended.row })
    for (const seat of change.ended.seats) ranks.push({ ...seat })
  }
  return all.map((rows) => JSON.stringify(rows))
}

/** One statement writes a row once: a seat given together with its clock gets that clock. */
function timedSeat(seat: SeatRow, { clocks }: Change): SeatRow {
  return { ...seat, ...clocks?.find((clock) => clock.seat === seat.seat) }
}
