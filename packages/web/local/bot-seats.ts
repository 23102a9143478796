import { positionOf, type Refusal, randomOf, type Seat, seedOf, seenBy } from '@orrery/kernel'
import { type Move, PACES, pauseBefore, seatsAsked, type UnderWay } from '@orrery/play'
import { readBotName } from '@orrery/search/style'
import { type ReadonlySignal, signal } from '@preact/signals'
import { moving, settings } from '../app/settings.ts'
import type { Lead, Suggestion } from '../table/source/source.ts'
import { type BotThread, botThread } from './bots.ts'
import type { Pondering } from './pondering.ts'
import type { LocalSeat } from './table-store.ts'

const PACE_STILL = 120
/** The level that thinks as long as it may. The others answer at once. */
const SLOW = 'strong'
/** The number of suggestions. */
const SUGGESTED = 3
/** After how many failures of a bot in a row it has failed, and how long each try waits for the next, in milliseconds. */
const ENOUGH_FAILURES = 3
const BEFORE_ANOTHER_TRY = 1000

/** The table at which bots sit. */
export interface BotsTable {
  readonly seats: readonly LocalSeat[]
  play(): UnderWay
  /** When something that people see last happened (`Date.now()`). */
  changed(): number
  /** Whether nobody follows each move, so that bots make no pauses. */
  readonly hurried: ReadonlySignal<boolean>
  move(seat: Seat, what: Move, by: 'bot', version: number): true | Refusal
}

/** The bots at a local table. */
export interface BotSeats {
  /** Makes the asked bots think; no bot does before the first call. */
  stir(): void
  /** While held, no bot moves. */
  hold(on: boolean): void
  /** Sets who may choose a bot's answer in its place; null: nobody. */
  lead(leads: Lead | null): void
  /** Whether a bot has failed to answer again and again, so that the table stands still. */
  readonly failed: ReadonlySignal<boolean>
  /** The three answers that a search tried most often, best first. */
  suggest(seat: Seat): Promise<readonly Suggestion[]>
  close(): void
}

/** The bots at a local table. They think in their own thread, and in a second one while people think. */
export function botSeats({ seats, play, changed, hurried, move }: BotsTable): BotSeats {
  const bots = botThread()
  const second = mayPonder() && seats.some(({ bot }) => isSlow(bot)) ? botThread() : null
  let pondering: Pondering | null = null
  let learns = false
  const thinking = new Set<Seat>()
  let closed = false
  let waiting: Promise<void> | null = null
  let goOn = (): void => undefined
  let led: Lead | null = null
  const failures = new Map<Seat, number>()
  const failed = signal(false)

  /** Loads how bots think while people do, which no table needs before it is drawn. */
  async function learnToPonder(thread: BotThread): Promise<void> {
    const { ponderingBy } = await import('./pondering.ts')
    pondering = ponderingBy(
      (position, seat) => thread.decide(position, seat, seats[seat]?.bot ?? SLOW),
      (seat) => isSlow(seats[seat]?.bot ?? null),
      randomOf(seedOf('pondering')),
    )
    stir()
  }

  function stir(): void {
    if (closed) return
    if (second !== null && !learns) {
      learns = true
      // Without it, bots think when they are asked.
      void learnToPonder(second).catch(() => undefined)
    }
    const asked = seatsAsked(play().table)
    for (const seat of asked) {
      const level = seats[seat]?.bot
      if (level !== null && level !== undefined && !thinking.has(seat)) void think(seat, level)
    }
    if (asked.every((seat) => seats[seat]?.bot === null)) pondering?.begin(play().table)
    else pondering?.stop()
  }

  async function think(seat: Seat, level: string): Promise<void> {
    thinking.add(seat)
    const { table } = play()
    const { version } = table
    try {
      const rest = Math.max(0, changed() + pauseBefore(table, paceNow()) - Date.now())
      const seen = hurried.value ? null : new Promise((resolve) => setTimeout(resolve, rest))
      const position = positionOf(table)
      const decide = () => bots.decide(position, seat, readBotName(level) === null ? 'quick' : level)
      const answer = await (pondering?.decision(position, seat)?.catch(decide) ?? decide())
      failures.delete(seat)
      await seen
      await waiting
      const now = play().table
      if (closed || !seatsAsked(now).includes(seat)) return
      const wanted = now.version === version ? (led?.(seenBy(now, seat)) ?? null) : null
      // If the rules refuse the wanted answer, the bot's own is given.
      if (wanted === null || move(seat, wanted, 'bot', version) !== true) move(seat, answer, 'bot', version)
    } catch (error) {
      console.warn(error)
      const times = (failures.get(seat) ?? 0) + 1
      failures.set(seat, times)
      if (times >= ENOUGH_FAILURES) failed.value = true
      if (!failed.value) await new Promise((resolve) => setTimeout(resolve, BEFORE_ANOTHER_TRY))
    } finally {
      thinking.delete(seat)
    }
    if (!failed.value) stir()
  }

  return {
    stir,
    failed,
    hold(on) {
      if (on === (waiting !== null)) return
      goOn()
      waiting = on
        ? new Promise((resolve) => {
            goOn = resolve
          })
        : null
    },
    lead(leads) {
      led = leads
    },
    async suggest(seat) {
      const findings = await bots.look(positionOf(play().table), seat)
      const tried = findings.filter(({ visits }) => visits > 0).slice(0, SUGGESTED)
      return tried
        .map(({ answer, value, metrics }) => ({ answer, chance: value, ...(metrics === undefined ? {} : { metrics }) }))
        .sort((one, other) => other.chance - one.chance)
    },
    close() {
      closed = true
      pondering?.stop()
      second?.close()
      bots.close()
    },
  }
}

/** Whether the bot has the level that thinks as long as it may, in any style. */
function isSlow(bot: string | null): boolean {
  return bot !== null && readBotName(bot)?.level === SLOW
}

/** Whether a second thread is free: there is a processor for it, and no battery of a phone or tablet. */
function mayPonder(): boolean {
  return navigator.hardwareConcurrency > 1 && !matchMedia('(pointer: coarse)').matches
}

/** How long a bot's move stays visible now; without motion, only long enough to be noticed. */
function paceNow(): number {
  const pace = PACES[settings.value.pace]
  return moving.value ? pace : Math.min(pace, PACE_STILL)
}
