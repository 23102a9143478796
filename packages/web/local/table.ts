import { gameEntry } from '@orrery/games'
import {
  type Answer,
  answerSafely,
  eventsFor,
  type GameEvent,
  openTable,
  type Position,
  positionOf,
  type Refusal,
  type Replay,
  restore,
  type Seat,
  type Step,
  seenBy,
  type Table,
  takeTold,
  undo,
  type Viewer,
} from '@orrery/kernel'
import { isLevel } from '@orrery/search/level'
import { type Signal, signal } from '@preact/signals'
import { address } from '../app/route.ts'
import { moving } from '../app/settings.ts'
import type { ChatLine, Invitation, Link, LogLine, Moment, Player, Stage, TableSource } from '../table/source.ts'
import { botThread } from './bots.ts'
import { decisionClock } from './clock.ts'
import { makeLocal } from './make.ts'
import './page.ts'
import { keep, kept, type StoredTable, type ToldAt } from './stored.ts'

/** How long a bot's move stays to be seen before the next one, in milliseconds. */
const PACE = 700
const PACE_STILL = 120

/** A table that lives in this browser: the kernel in the page, the bots in a worker. Null when there is none of that id. */
export async function openLocal(id: string): Promise<TableSource | null> {
  const stored = await kept(id)
  if (stored === null) return null
  const game = await gameEntry(stored.game).load()
  const table =
    stored.position === null
      ? openTable(game, stored.options, stored.seats.length, stored.seed)
      : restore(game, JSON.parse(JSON.stringify(stored.position))).table
  return localSource(stored, table)
}

function localSource(stored: StoredTable, opened: Table): TableSource {
  let table = opened
  let closed = false
  let shown = false
  let changed = 0
  const { seats } = stored
  const mine = seats.flatMap((seat, at) => (seat.bot === null ? [at] : []))
  const viewers: readonly Viewer[] = mine.length > 0 ? mine : ['spectator']
  const steps: Step[] = [...stored.steps]
  const told: ToldAt[] = [...stored.told]
  const spent = [...stored.spent]
  const since: (number | null)[] = seats.map(() => null)
  const bots = botThread()
  const thinking = new Set<Seat>()
  const clock = decisionClock(opened.game, stored.options, (seat, answer) => void answered(seat, answer, table.version))

  const moments = new Map<Viewer, Signal<Moment | null>>()
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>()
  const players = signal<readonly Player[]>([])
  const stage = signal<Stage>('playing')

  if (stored.position === null) told.push({ version: table.version, seat: null, told: takeTold(table) })
  for (const viewer of viewers) {
    moments.set(viewer, signal(null))
    logs.set(viewer, signal([]))
  }
  refresh(null)

  /** Shows the table as it is now; `fresh` is what just happened. */
  function refresh(fresh: ToldAt | null): void {
    const now = Date.now()
    const waiting = table.questions.map((question) => question.seat)
    for (let seat = 0; seat < seats.length; seat++) {
      if (!waiting.includes(seat)) since[seat] = null
      else since[seat] ??= now
    }
    for (const viewer of viewers) {
      const events: readonly GameEvent[] = fresh === null ? [] : eventsFor(fresh.told, viewer)
      const moment = moments.get(viewer)
      const log = logs.get(viewer)
      if (moment !== undefined) moment.value = { seen: seenBy(table, viewer), events }
      if (log !== undefined)
        log.value = told.flatMap((one) => eventsFor(one.told, viewer).map((event) => ({ event, version: one.version })))
    }
    players.value = seats.map(({ name, bot }, seat) => ({
      seat,
      name,
      holder: bot === null ? 'me' : 'bot',
      bot,
      present: true,
      standInAt: null,
      spent: spent[seat] ?? 0,
      since: since[seat] ?? null,
    }))
    stage.value = table.result === null ? 'playing' : 'over'
    // Bots need no clock, and nobody's runs before the table is on the screen.
    if (shown)
      clock?.watch(
        table,
        since.map((from, seat) => (mine.includes(seat) ? from : null)),
      )
  }

  function save(): void {
    const myTurn = table.questions.some((question) => mine.includes(question.seat))
    const position: Position = JSON.parse(JSON.stringify(positionOf(table)))
    void keep({ ...stored, position, steps, told, spent, changed: Date.now(), myTurn, over: table.result !== null })
  }

  function give(seat: Seat, answer: Answer, version: number): true | Refusal {
    const verdict = answered(seat, answer, version)
    if (verdict === true) clock?.answered(seat)
    return verdict
  }

  function answered(seat: Seat, answer: Answer, version: number): true | Refusal {
    const tried = answerSafely(table, seat, answer, version)
    if ('refusal' in tried) {
      refresh(null)
      return tried.refusal
    }
    const began = since[seat]
    if (began !== null && began !== undefined) spent[seat] = (spent[seat] ?? 0) + Date.now() - began
    since[seat] = null
    table = tried.table
    steps.push({ seat, answer })
    const fresh: ToldAt = { version: table.version, seat, told: takeTold(table) }
    told.push(fresh)
    changed = Date.now()
    refresh(fresh)
    save()
    stir()
    return true
  }

  function takeBack(seat: Seat): true | Refusal {
    const verdict = undo(table, seat)
    if (verdict !== true) return verdict
    steps.push({ seat, undo: true })
    const last = told.findLastIndex((one) => one.seat === seat)
    if (last >= 0) told.splice(last, 1)
    refresh(null)
    save()
    stir()
    return true
  }

  /** Lets the bots that are asked think, once the table is on the screen. */
  function stir(): void {
    if (!shown) return
    for (const question of table.questions) {
      const level = seats[question.seat]?.bot
      if (level !== null && level !== undefined && !thinking.has(question.seat)) void think(question.seat, level)
    }
  }

  async function think(seat: Seat, level: string): Promise<void> {
    thinking.add(seat)
    const asked = table.version
    try {
      const rest = Math.max(0, changed + (moving.value ? PACE : PACE_STILL) - Date.now())
      const seen = new Promise((resolve) => setTimeout(resolve, rest))
      const answer = await bots.decide(positionOf(table), seat, isLevel(level) ? level : 'quick')
      await seen
      if (!closed && table.questions.some((question) => question.seat === seat)) give(seat, answer, asked)
    } finally {
      thinking.delete(seat)
    }
    if (!closed) stir()
  }

  return {
    id: stored.id,
    game: stored.game,
    options: signal(stored.options),
    link: signal<Link>('local'),
    stage,
    gone: signal(null),
    viewers: signal(viewers),
    players,
    chat: signal<readonly ChatLine[]>([]),
    invitation: signal<Invitation | null>(null),
    moment: (viewer) => moments.get(viewer) ?? signal(null),
    log: (viewer) => logs.get(viewer) ?? signal([]),
    answer: async (seat, answer, version) => give(seat, answer, version),
    undo: async (seat) => takeBack(seat),
    explain: async (seat, piece) => table.game.explain(table.state, seat, piece),
    say: () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    async replay(): Promise<Replay | null> {
      if (table.result === null) return null
      const { id: game, version: gameVersion } = table.game
      const { options, seed } = stored
      return { format: 1, game, gameVersion, options, seats: seats.length, seed, commitment: null, steps, result: table.result }
    },
    rematch: async () => address('table', await makeLocal(stored.game, stored.options, seats)),
    drawn() {
      shown = true
      for (const seat of mine) if (since[seat] !== null) since[seat] = Date.now()
      refresh(null)
      stir()
    },
    close() {
      closed = true
      clock?.stop()
      bots.close()
    },
  }
}
