import { answer, type Game, type Json, openTable, type Seat, seenBy, type Viewer } from '@orrery/kernel'
import { fingerprint } from '@orrery/protocol'
import type { Database } from '@orrery/server/store/database'
import type { AnswerRow } from '@orrery/server/store/schema'

/** An answer that a player sent, and the reply. */
export interface Sent {
  readonly table: string
  readonly seat: Seat
  readonly player: string
  readonly ref: string
  readonly answer: string
  /** The version in the reply; null if there was none. */
  version: number | null
}

/** Everything that all players were sent about all tables. */
export interface History {
  /** The answers, by player and ref. */
  readonly sent: Map<string, Sent>
  /** The fingerprint of each view sent, by table, viewer and version. */
  readonly shown: Map<string, number>
  /** The faults noticed so far. */
  readonly faults: Faults
}

/** The number of faults of each kind. */
export interface Faults {
  /** Acknowledged answers that are missing. */
  lost: number
  /** Answers that are stored twice, or were never sent. */
  doubled: number
  /** Views that differ from what the rules give, or that another player received. */
  misseen: number
  /** Views of an earlier version than the one before, or different views of one version. */
  wentBack: number
  /** Tables whose stored answers do not follow from each other. */
  torn: number
  /** Changes by a server that did not own the table. */
  foreign: number
}

/** A history before anything was sent. */
export function newHistory(): History {
  const faults: Faults = { lost: 0, doubled: 0, misseen: 0, wentBack: 0, torn: 0, foreign: 0 }
  return { sent: new Map(), shown: new Map(), faults }
}

/** Records what a player was shown of a table. */
export function noteShown(history: History, table: string, viewer: Viewer, version: number, print: number): void {
  const key = `${table}:${viewer}:${version}`
  const before = history.shown.get(key)
  if (before !== undefined && before !== print) history.faults.wentBack++
  history.shown.set(key, print)
}

/** Checks what players were sent against what is stored: replays each table from its seed. */
export async function judge(history: History, { read }: Database, gameOf: (id: string) => Promise<Game | null>): Promise<Faults> {
  const faults = { ...history.faults }
  const tables = await read.selectFrom('tables').selectAll().execute()
  const known = new Set(tables.map(({ id }) => id))
  for (const sent of history.sent.values()) if (sent.version !== null && !known.has(sent.table)) faults.lost++
  const bySent = Map.groupBy(history.sent.values(), ({ table }) => table)
  const byShown = Map.groupBy(history.shown.entries(), ([key]) => key.split(':')[0] as string)
  for (const { id, game: name, settings, seed } of tables) {
    const seats = await read.selectFrom('seats').select('seat').where('table_id', '=', id).execute()
    const rows = await read.selectFrom('answers').selectAll().where('table_id', '=', id).orderBy('seq').execute()
    judgeAnswers(rows, bySent.get(id) ?? [], faults)
    const game = await gameOf(name)
    if (game === null || rows.length === 0) continue
    const prints = replayed(game, JSON.parse(settings) as Json, seats.length, seed, rows)
    if (prints === null) faults.torn++
    else for (const [key, print] of byShown.get(id) ?? []) if (prints.get(key) !== print) faults.misseen++
  }
  return faults
}

function judgeAnswers(rows: readonly AnswerRow[], sent: readonly Sent[], faults: Faults): void {
  const byKey = Map.groupBy(
    rows.filter(({ kind, ref }) => kind === 'answer' && ref !== null),
    ({ player, ref }) => `${player}:${ref}`,
  )
  const wanted = new Map(sent.map((one) => [`${one.player}:${one.ref}`, one]))
  for (const [key, stored] of byKey) {
    const one = wanted.get(key)
    faults.doubled += stored.length - 1
    if (one === undefined || stored[0]?.answer !== one.answer || stored[0].seat !== one.seat) faults.doubled++
  }
  for (const [key, { version }] of wanted) if (version !== null && byKey.get(key)?.[0]?.seq !== version) faults.lost++
}

/** What each viewer sees at each version by the rules; null if the answers do not follow from each other. */
function replayed(game: Game, options: Json, seats: number, seed: string, rows: readonly AnswerRow[]): Map<string, number> | null {
  const table = openTable(game, options, seats, seed)
  const prints = new Map<string, number>()
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
  const look = (id: string) => {
    for (const viewer of viewers) prints.set(`${id}:${viewer}:${table.version}`, fingerprint(seenBy(table, viewer)))
  }
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at || row.kind !== (at === 0 ? 'start' : 'answer')) return null
    if (at > 0 && answer(table, row.seat, JSON.parse(row.answer as string)) !== true) return null
    if (table.version !== row.seq) return null
    look(row.table_id)
  }
  return prints
}
