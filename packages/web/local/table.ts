import { gameEntry } from '@orrery/games'
import { openTable, type Replay, restore, type Seat, startOf } from '@orrery/kernel'
import {
  type Chronicle,
  dueTimes,
  type MoveResult,
  resume,
  start,
  type Timing,
  timeControlOf,
  timedOut,
  UNTIMED,
  type UnderWay,
} from '@orrery/play'
import { computed, effect, signal } from '@preact/signals'
import { address } from '../app/route.ts'
import { ordersOfPage } from '../table/source/orders.ts'
import { type ChatLine, ELSEWHERE, type Invitation, type Link, type TableSource, UNKEPT } from '../table/source/source.ts'
import { botSeats } from './bot-seats.ts'
import { hurryAt } from './hurry.ts'
import { makeLocal } from './make.ts'
import './page.ts'
import { type Played, playedHere } from './played.ts'
import { shownHere } from './shown.ts'
import { isForgetful, kept } from './stored.ts'
import type { StoredTable } from './table-store.ts'
import { type Hold, takeOver } from './take-over.ts'

/**
 * A table in this browser: the kernel in the page, the bots in a worker. Null if there is none with that id. `plays`: whether it goes on here, and
 * on no other page.
 */
export async function openLocal(id: string, plays: boolean): Promise<TableSource | null> {
  const hold = plays ? takeOver(id) : null
  const found = await kept(id)
  if (found === null) {
    hold?.end()
    return null
  }
  const { table: stored, chronicle } = found
  const game = await gameEntry(stored.game).load()
  const now = Date.now()
  if (stored.position !== null) {
    const { table } = restore(game, JSON.parse(JSON.stringify(stored.position)))
    return localSource(stored, chronicle, { table, fresh: [], clocks: resume(stored.clocks, table, now) }, hold)
  }
  const { play, events } = start(openTable(game, stored.options, stored.seats.length, stored.seed), now)
  chronicle.log.push({ version: play.table.version, seat: null, events })
  const begun = JSON.parse(JSON.stringify(startOf(play.table, events)))
  return localSource({ ...stored, start: begun }, chronicle, play, hold)
}

function localSource(stored: StoredTable, chronicle: Chronicle, opened: UnderWay, hold: Hold | null): TableSource {
  const { seats } = stored
  const mine = seats.flatMap((seat, at) => (seat.bot === null ? [at] : []))
  const control = timeControlOf(opened.table.game, stored.options, null)
  const timing: Timing = { ...UNTIMED, control }
  const shown = shownHere(seats, mine, chronicle, timing)
  const hurry = hurryAt(shown, mine)
  let onScreen = false

  function happened(result: MoveResult | null): void {
    hurry.show(played.play, result)
    time.watch()
    if (onScreen && result !== null) bots.stir()
  }

  const played = playedHere(stored, chronicle, opened, timing, happened, () => hold?.giveUp())
  const bots = botSeats({ seats, play: () => played.play, changed: () => played.changed, hurried: hurry.on, move: played.move })
  const time = timeOf(played, timing, mine)
  shown.show(opened, null)

  /** The replay up to now. Tables of earlier versions that began in a scenario do not know their start. */
  async function recorded(): Promise<Omit<Replay, 'result'>> {
    const replay = played.soFar()
    if (replay.start !== undefined || stored.scenario === undefined) return replay
    const { scenarioStart } = await import('./scenario-start.ts')
    return { ...replay, start: await scenarioStart(stored.scenario) }
  }

  const leaving = (): void => {
    if (onScreen && control !== null) played.keepTime()
  }
  globalThis.addEventListener?.('pagehide', leaving)

  function stop(): void {
    onScreen = false
    globalThis.removeEventListener?.('pagehide', leaving)
    time.stop()
    hurry.close()
    bots.close()
  }

  // A finished table is only looked at.
  const isElsewhere = computed(() => hold?.lost.value === true && shown.stage.value !== 'over')
  const gone = computed(() => (isElsewhere.value ? ELSEWHERE : bots.failed.value ? (isForgetful() ? UNKEPT : 'broken') : null))
  const stopYielding = effect(() => {
    if (isElsewhere.value) stop()
  })

  return {
    id: stored.id,
    game: stored.game,
    options: signal(stored.options),
    link: signal<Link>('local'),
    stage: computed(() => (gone.value === null ? shown.stage.value : 'gone')),
    gone,
    viewers: signal(shown.viewers),
    players: shown.players,
    chat: signal<readonly ChatLine[]>([]),
    invitation: signal<Invitation | null>(null),
    moment: shown.moment,
    log: shown.log,
    answer: async (seat, answer, version) => played.move(seat, answer, 'person', version),
    ...ordersOfPage(),
    hold: bots.hold,
    lead: bots.lead,
    hurried: hurry.on,
    undo: async (seat) => played.move(seat, 'undo', 'person'),
    explain: async (seat, piece) => played.play.table.game.explain(played.play.table.state, seat, piece),
    ...(mine.length === 1 ? { suggest: bots.suggest } : {}),
    say: async () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    async replay(): Promise<Replay | null> {
      const { result } = played.play.table
      return result === null ? null : { ...(await recorded()), result }
    },
    async lately(seat, byItself) {
      const { latelyIn } = await import('./lately.ts')
      return latelyIn(played.play.table.game, await recorded(), seat, byItself)
    },
    recorded: async () => played.recorded(),
    rematch: async () => address('table', await makeLocal(stored.game, stored.options, seats, undefined, null, stored.from)),
    follow: async (among) => (await import('./follow.ts')).follow(played, among),
    followed: async () => (await import('./follow.ts')).followed(stored.id),
    ...(stored.from === undefined ? {} : { origin: address('table', stored.from.table) }),
    drawn() {
      onScreen = true
      played.begin()
      shown.show(played.play, null)
      time.start()
      bots.stir()
    },
    close() {
      leaving()
      stopYielding()
      stop()
      hold?.end()
    },
  }
}

/** Answers for people whose time has run out. Time runs only from `start`, when the table is on the screen. */
function timeOf(played: Played, timing: Timing, mine: readonly Seat[]) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let started = false

  function runOut(seat: Seat): void {
    const todo = timedOut(played.play, timing, seat)
    if (todo?.kind === 'answer') played.move(seat, todo.answer, 'clock')
  }

  function watch(): void {
    timers.forEach(clearTimeout)
    if (!started || timing.control === null) return
    const dues = dueTimes(played.play, timing, (seat) => mine.includes(seat))
    timers = dues.map(({ seat, at }) => setTimeout(() => runOut(seat), at - Date.now()))
  }

  return {
    watch,
    start() {
      started = true
      watch()
    },
    stop: () => timers.forEach(clearTimeout),
  }
}
