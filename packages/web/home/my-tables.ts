import { storedJson, storeJson } from '@orrery/board/stored.ts'
import type { TableLine } from '@orrery/protocol'
import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { byDeadline } from '../away/urgent.ts'
import { isSomebody } from '../connection/identity.ts'
import { type FollowedList, followList } from '../connection/lists.ts'
import { hasServer, serverLink } from '../connection/server.ts'
import { guidedTable, taughtAt } from '../learn/teaching.ts'
import { keptTables, type StoredLine } from '../local/stored.ts'
import { nameOf } from '../table/words.ts'
import { headlineOf } from './headlines.ts'

/** A table of the reader as the home page lists it, wherever it is stored. */
export interface MyTable {
  readonly id: string
  readonly game: string
  readonly href: string
  readonly local: boolean
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly myTurn: boolean
  /** The other players, in words; empty if there are none. */
  readonly others: string
  /** Who must answer, if it is somebody else. */
  readonly waitsFor: string
  /** The last headline of its board; empty if it was not shown. */
  readonly headline: string
  /** Whether it is the game's guided first game. */
  readonly guided: boolean
  /** When something last happened. */
  readonly since: number
  /** When its first clock runs out; null if none runs. */
  readonly due: number | null
}

const KEPT = 'orrery.mine'
const here = signal<readonly StoredLine[]>([])
/** The tables on the server; while it cannot be reached, the last known ones. */
const there = signal<readonly TableLine[]>([])
const open = signal<readonly TableLine[] | null>(null)
/** Whether the server answers; null until that is known. */
const online = signal<boolean | null>(null)

function lastSeen(): readonly TableLine[] {
  const kept = storedJson(KEPT)
  return Array.isArray(kept) ? (kept as readonly TableLine[]) : []
}

/** Without storage, they are not listed while offline. */
function keepSeen(lines: readonly TableLine[]): void {
  storeJson(KEPT, lines)
}

/** Reads the tables of this browser again. */
export async function readLocalTables(): Promise<void> {
  here.value = await keptTables().catch(() => [])
}

/** The reader's tables, other people's open ones, and whether the server answers; kept up to date while the page is shown. */
export function useMyTables(): {
  readonly mine: readonly MyTable[]
  readonly open: readonly TableLine[] | null
  readonly online: boolean | null
} {
  useEffect(() => {
    let left = false
    const lists: FollowedList[] = []
    const stops: (() => void)[] = []
    there.value = lastSeen()
    void readLocalTables()
    void hasServer().then((answers) => {
      online.value = answers
      if (!answers || left) return
      const link = serverLink()
      const known = isSomebody() ? followList(link, 'mine') : null
      const all = followList(link, 'open')
      lists.push(all, ...(known === null ? [] : [known]))
      stops.push(
        effect(() => {
          open.value = all.lines.value
          const lines = known?.lines.value
          if (lines === null || lines === undefined) return
          there.value = lines
          keepSeen(lines)
        }),
      )
    })
    return () => {
      left = true
      for (const stop of stops) stop()
      for (const list of lists) list.close()
    }
  }, [])
  const mine = [...here.value.filter(({ id }) => (taughtAt(id)?.lesson ?? null) === null).map(ofHere), ...there.value.flatMap(ofThere)]
  return { mine: mine.sort(byUrgency), open: open.value, online: online.value }
}

/** The reader's turns first, by deadline; then the tables where others decide, the last changed first. */
function byUrgency(one: MyTable, other: MyTable): number {
  const turn = Number(other.myTurn) - Number(one.myTurn)
  return turn || (one.myTurn ? byDeadline(one.due, other.due) : 0) || other.since - one.since
}

function ofHere(table: StoredLine): MyTable {
  const names = table.seats.flatMap(({ name, bot }, seat) =>
    bot === null && table.seats.findIndex((one) => one.bot === null) === seat
      ? []
      : [nameOf({ name, bot, seat, holder: bot === null ? 'me' : 'bot' })],
  )
  return {
    id: table.id,
    game: table.game,
    href: address(table.over ? 'replay' : 'table', table.id),
    local: true,
    stage: table.over ? 'over' : 'playing',
    myTurn: table.myTurn && !table.over,
    others: namesTogether(names),
    waitsFor: '',
    headline: headlineOf(table.id, settings.value.language) ?? '',
    guided: guidedTable(table.game) === table.id,
    since: table.changed,
    due: null,
  }
}

function ofThere(line: TableLine): readonly MyTable[] {
  if (line.stage === 'gone') return []
  const { players } = line
  const name = (seat: number): string => {
    const player = players[seat]
    return player === undefined ? '' : nameOf({ ...player, seat })
  }
  return [
    {
      id: line.id,
      game: line.game,
      href: address(line.stage === 'over' ? 'replay' : 'table', line.id),
      local: false,
      stage: line.stage,
      myTurn: line.myTurn,
      others: namesTogether(players.flatMap(({ holder }, seat) => (holder === 'me' || holder === 'open' ? [] : [name(seat)]))),
      waitsFor: line.stage === 'playing' && !line.myTurn ? namesTogether(line.waiting.map(name)) : '',
      headline: headlineOf(line.id, settings.value.language) ?? '',
      guided: false,
      since: line.changed,
      due: line.due ?? null,
    },
  ]
}

/** Names as a list in words; several bots of one level are counted. */
export function namesTogether(names: readonly string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length
    return n === 1 ? name : say('several-of', { n, name })
  })
  return counted.join(', ')
}
