import { gameEntry } from '@orrery/games'
import {
  eventsFor,
  hash,
  openTable,
  type Position,
  positionOf,
  type Refusal,
  type Replay,
  restore,
  type Seat,
  seenBy,
  type Viewer,
} from '@orrery/kernel'
import {
  type By,
  type Chronicle,
  dueTimes,
  linesOf,
  type Move,
  type MoveResult,
  PACES,
  pause,
  pauseBefore,
  resume,
  seatsAsked,
  start,
  step,
  type Timing,
  timeControlOf,
  timedOut,
  UNTIMED,
  type UnderWay,
  written,
} from '@orrery/play'
import { isLevel } from '@orrery/search/level'
import { type Signal, signal } from '@preact/signals'
import { address } from '../app/route.ts'
import { moving, settings } from '../app/settings.ts'
import { drawApart } from '../table/drawing.ts'
import { ordersOfPage } from '../table/orders.ts'
import type { ChatLine, Invitation, Lead, Link, LogLine, Moment, Player, Stage, Suggestion, TableSource } from '../table/source.ts'
import { botThread } from './bots.ts'
import { makeLocal } from './make.ts'
import './page.ts'
import { keep, kept, type StoredTable } from './stored.ts'

const PACE_STILL = 120
/** The number of suggestions. */
const SUGGESTED = 3

/** A table in this browser: the kernel in the page, the bots in a worker. Null if there is none with that id. */
export async function openLocal(id: string): Promise<TableSource | null> {
  const found = await kept(id)
  if (found === null) return null
  const { table: stored, chronicle } = found
  const game = await gameEntry(stored.game).load()
  const now = Date.now()
  if (stored.position !== null) {
    const { table } = restore(game, JSON.parse(JSON.stringify(stored.position)))
    return localSource(stored, chronicle, { table, fresh: [], clocks: resume(stored.clocks, table, now) })
  }
  const { play, events } = start(openTable(game, stored.options, stored.seats.length, stored.seed), now)
  chronicle.log.push({ version: play.table.version, seat: null, events })
  return localSource(stored, chronicle, play)
}

function localSource(first: StoredTable, chronicle: Chronicle, opened: UnderWay): TableSource {
  let play = opened
  let stored = first
  let closed = false
  let shown = false
  let changed = 0
  let waiting: Promise<void> | null = null
  let goOn = (): void => undefined
  let led: Lead | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  const { seats } = stored
  const mine = seats.flatMap((seat, at) => (seat.bot === null ? [at] : []))
  const viewers: readonly Viewer[] = mine.length > 0 ? mine : ['spectator']
  // If several people share the screen, the table is also shown with all hands covered.
  const eyes: readonly Viewer[] = mine.length > 1 ? [...mine, 'spectator'] : viewers
  const control = timeControlOf(play.table.game, stored.options, null)
  const timing: Timing = { ...UNTIMED, control }
  const bots = botThread()
  const thinking = new Set<Seat>()

  const moments = new Map<Viewer, Signal<Moment | null>>(eyes.map((viewer) => [viewer, signal(null)]))
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>(eyes.map((viewer) => [viewer, signal(linesOf(chronicle.log, viewer))]))
  const players = signal<readonly Player[]>([])
  const stage = signal<Stage>('playing')
  show(null)

  /** Shows the current table, and what has just happened. */
  function show(happened: MoveResult | null): void {
    const { table, clocks } = play
    drawApart()
    for (const [viewer, moment] of moments) {
      const events = happened === null ? [] : eventsFor(happened.events, viewer)
      moment.value = { seen: seenBy(table, viewer), events }
      const log = logs.get(viewer)
      if (log === undefined || happened === null) continue
      const before = happened.undone === null ? log.value : log.value.filter(({ version }) => version !== happened.undone)
      log.value = [...before, ...events.map((event) => ({ event, version: happened.version }))]
    }
    const dues = dueTimes(play, timing, (seat) => mine.includes(seat))
    players.value = seats.map(({ name, bot }, seat) => ({
      ...{ seat, name, holder: bot === null ? 'me' : 'bot', bot, present: true, replaceableAt: null },
      ...{ spent: clocks[seat]?.spent ?? 0, since: clocks[seat]?.since ?? null },
      timeUpAt: dues.find((due) => due.seat === seat)?.at ?? null,
    }))
    stage.value = table.result === null ? 'playing' : 'over'
    watchTime()
  }

  /** Nobody's time runs before the table is on the screen. */
  function watchTime(): void {
    timers.forEach(clearTimeout)
    if (!shown || control === null) return
    timers = dueTimes(play, timing, (seat) => mine.includes(seat)).map(({ seat, at }) =>
      setTimeout(() => {
        const todo = timedOut(play, timing, seat)
        if (todo?.kind === 'answer') move(seat, todo.answer, 'clock')
      }, at - Date.now()),
    )
  }

  function move(seat: Seat, what: Move, by: By, version?: number): true | Refusal {
    const tried = step(play, seat, what, { now: Date.now(), by, version, timing })
    if ('refusal' in tried) {
      show(null)
      return tried.refusal
    }
    play = tried.play
    // Only visible events take time: a bot's pass in a window does not.
    if (tried.happened.events.length > 0) changed = Date.now()
    const page = written(chronicle, tried.happened)
    show(tried.happened)
    stored = { ...stand(), pages: stored.pages + 1 }
    // The events of the start go with the first page.
    const all = stored.pages === 1 ? chronicle : { steps: [page.step], log: [page.log] }
    void keep(stored, { steps: [...all.steps], log: [...all.log], undone: tried.happened.undone })
    stir()
    return true
  }

  /** The table as it is stored. */
  function stand(): StoredTable {
    const { table, clocks } = play
    const now = Date.now()
    const position: Position = JSON.parse(JSON.stringify(positionOf(table)))
    const myTurn = seatsAsked(table).some((seat) => mine.includes(seat))
    return { ...stored, position, clocks: pause(clocks, now), changed: now, myTurn, over: table.result !== null }
  }

  /** Lets the asked bots think, once the table is on the screen. */
  function stir(): void {
    if (!shown || closed) return
    for (const seat of seatsAsked(play.table)) {
      const level = seats[seat]?.bot
      if (level !== null && level !== undefined && !thinking.has(seat)) void think(seat, level)
    }
  }

  async function think(seat: Seat, level: string): Promise<void> {
    thinking.add(seat)
    const { version } = play.table
    try {
      const rest = Math.max(0, changed + pauseBefore(play.table, paceNow()) - Date.now())
      const seen = new Promise((resolve) => setTimeout(resolve, rest))
      const answer = await bots.decide(positionOf(play.table), seat, isLevel(level) ? level : 'quick')
      await seen
      await waiting
      if (closed || !seatsAsked(play.table).includes(seat)) return
      const wanted = play.table.version === version ? (led?.(seenBy(play.table, seat)) ?? null) : null
      // An answer that the rules refuse is not brought about.
      if (wanted === null || move(seat, wanted, 'bot', version) !== true) move(seat, answer, 'bot', version)
    } finally {
      thinking.delete(seat)
    }
    stir()
  }

  function hold(on: boolean): void {
    if (on === (waiting !== null)) return
    goOn()
    waiting = on
      ? new Promise((resolve) => {
          goOn = resolve
        })
      : null
  }

  /** The three answers that a search tried most, best first. */
  async function suggest(seat: Seat): Promise<readonly Suggestion[]> {
    const findings = await bots.look(positionOf(play.table), seat)
    const tried = findings.filter(({ visits }) => visits > 0).slice(0, SUGGESTED)
    return tried
      .map(({ answer, value, metrics }) => ({ answer, chance: value, ...(metrics === undefined ? {} : { metrics }) }))
      .sort((one, other) => other.chance - one.chance)
  }

  /** The time used of a limited decision counts when the page is loaded again. */
  const leaving = (): void => {
    if (!shown || control === null || play.table.result !== null) return
    void keep(stored.position === null ? { ...stored, clocks: pause(play.clocks, Date.now()) } : stand())
  }
  globalThis.addEventListener?.('pagehide', leaving)

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
    answer: async (seat, answer, version) => move(seat, answer, 'person', version),
    ...ordersOfPage(),
    hold,
    lead(leads) {
      led = leads
    },
    undo: async (seat) => move(seat, 'undo', 'person'),
    explain: async (seat, piece) => play.table.game.explain(play.table.state, seat, piece),
    ...(mine.length === 1 ? { suggest } : {}),
    say: () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    async replay(): Promise<Replay | null> {
      const { result } = play.table
      return result === null ? null : { ...soFar(), result }
    },
    async lately(seat, byItself) {
      const { latelyIn } = await import('./lately.ts')
      return latelyIn(play.table.game, soFar(), seat, byItself, stored.scenario)
    },
    async recorded() {
      const { game, result, state } = play.table
      const { options, seed, scenario: from = null } = stored
      return { game: game.id, options, seats: seats.length, seed, steps: chronicle.steps, result, from, ends: hash(state) }
    },
    rematch: async () => address('table', await makeLocal(stored.game, stored.options, seats)),
    async follow(among) {
      const next = play.table.game.follows?.(play.table.state, among) ?? null
      if (next === null) return null
      const options = { ...next.settings, seats: next.brought.map((brought) => ({ ...brought })) }
      return address(
        'table',
        await makeLocal(
          next.game,
          options,
          among.flatMap((seat) => seats[seat] ?? []),
        ),
      )
    },
    drawn() {
      shown = true
      const now = Date.now()
      play = { ...play, clocks: resume(shownBefore(), play.table, now) }
      show(null)
      stir()
    },
    close() {
      closed = true
      leaving()
      globalThis.removeEventListener?.('pagehide', leaving)
      timers.forEach(clearTimeout)
      bots.close()
    },
  }

  function soFar(): Omit<Replay, 'result'> {
    const { game } = play.table
    const { options, seed } = stored
    const about = { format: 1, game: game.id, gameVersion: game.version, options, seats: seats.length, players: seats } as const
    return { ...about, seed, commitment: null, steps: chronicle.steps }
  }

  /** The stored clocks, before the page has anything to show. */
  function shownBefore() {
    return play.clocks.map((clock, seat) => ({ ...clock, used: stored.clocks[seat]?.used ?? null }))
  }
}

/** How long a bot's move stays visible now: without motion, only as long as it takes to notice. */
function paceNow(): number {
  const pace = PACES[settings.value.pace]
  return moving.value ? pace : Math.min(pace, PACE_STILL)
}
