import { answer, type Game, type Json, openTable, type Seat, seenBy, type Viewer } from '@orrery/kernel'
import { fingerprint } from '@orrery/protocol'
import type { Database } from '@orrery/server/store/database'
import type { AnswerRow } from '@orrery/server/store/schema'

/** An answer that somebody has sent, and what came of it as far as they were told. */
export interface Sent {
  readonly table: string
  readonly seat: Seat
  readonly player: string
  readonly ref: string
  readonly answer: string
  /** The version to which it was said to lead; null: nothing was said. */
  version: number | null
}

/** What all people together were told of all tables. */
export interface History {
  /** By player and ref. */
  readonly sent: Map<string, Sent>
  /** The fingerprint of what each viewer was shown, by table, viewer and version. */
  readonly shown: Map<string, number>
  /** What cannot have been, as it was noticed. */
  readonly faults: Faults
}

/** How often something was not as it has to be. */
export interface Faults {
  /** Acknowledged, and not there. */
  lost: number
  /** There twice, or there without having been sent. */
  doubled: number
  /** Shown otherwise than the rules say, or to a seat that is another's. */
  misseen: number
  /** Shown a later version first, or two things at one version. */
  wentBack: number
  /** Tables whose stored answers do not lead on from each other. */
  torn: number
  /** Changed by a server that did not have the table. */
  foreign: number
}

export function newHistory(): History {
  const faults: Faults = { lost: 0, doubled: 0, misseen: 0, wentBack: 0, torn: 0, foreign: 0 }
  return { sent: new Map(), shown: new Map(), faults }
}

/** Notes what somebody was shown of a table. */
export function noteShown(history: History, table: string, viewer: Viewer, version: number, print: number): void {
  const key = `${table}:${viewer}:${version}`
  const before = history.shown.get(key)
  if (before !== undefined && before !== print) history.faults.wentBack++
  history.shown.set(key, print)
}

/** Judges what people were told by what is stored: each table is played again from its seed. */
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

/** What each viewer sees at each version by the rules; null where the answers do not lead on from each other. */
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
