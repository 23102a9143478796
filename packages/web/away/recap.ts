import { storedJson, storeJson } from '@orrery/board/stored.ts'
import type { Seat } from '@orrery/kernel'
import type { BeatsMessage } from '@orrery/protocol'
import { computed, type Signal, signal } from '@preact/signals'
import { speakMore } from '../app/texts.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import type { Moment, TableSource } from '../table/source/source.ts'
import { stillSource } from './still.ts'

/** What happened at a table since the reader's last visit, beat by beat. */
export interface Recap {
  readonly source: TableSource
  readonly beats: BeatsMessage['beats']
  /** The message of its title. */
  readonly title: 'recap' | 'recap-losses'
  /** The index of the shown beat; -1: the table before all of them. */
  readonly at: Signal<number>
}

/** Shows beats on the table's own board: a step to the next one is animated, any other is immediate. */
export function recapOf(
  table: TableSource,
  seat: Seat,
  { before, beats }: Pick<BeatsMessage, 'before' | 'beats'>,
  title: Recap['title'] = 'recap',
): Recap {
  const at = signal(-1)
  let shown = -1
  const moving = signal(false)
  at.subscribe((now) => {
    moving.value = now === shown + 1
    shown = now
  })
  // A past moment asks nobody.
  const moment = computed((): Moment => {
    const beat = beats[at.value]
    const seen = { ...(beat?.seen ?? before), question: null, canUndo: false, canConcede: false, result: null }
    return { seen, events: beat !== undefined && moving.value ? beat.events : [] }
  })
  const log = computed(() =>
    beats.slice(0, at.value + 1).flatMap(({ seen, events }) => events.map((event) => ({ event, version: seen.version }))),
  )
  return { source: stillSource(table, seat, moment, log), beats, title, at }
}

/** What happened at a table until a version, since this browser last showed it; null if nothing did, or it cannot be fetched. */
export async function recapSince(source: RemoteTable, seat: Seat, version: number): Promise<Recap | null> {
  const seen = lastSeenAt(source.id)
  if (seen === null || seen >= version) return null
  const [beats] = await Promise.all([source.beats(seat, seen).catch(() => null), speakMore()])
  return beats === null || beats.beats.length === 0 ? null : recapOf(source, seat, beats)
}

const SEEN = 'orrery.seen'
/** The most tables whose last seen version is remembered. */
const MOST = 60

/** The version of a table that this browser last showed; null if it showed none. */
export function lastSeenAt(table: string): number | null {
  return keptSeen().find(([id]) => id === table)?.[1] ?? null
}

/** Records that this browser has shown a version of a table; without storage, it shows no recap. */
export function keepSeenAt(table: string, version: number): void {
  const others = keptSeen().filter(([id]) => id !== table)
  storeJson(SEEN, [[table, version], ...others].slice(0, MOST))
}

function keptSeen(): readonly (readonly [string, number])[] {
  const kept = storedJson(SEEN)
  return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number') : []
}
