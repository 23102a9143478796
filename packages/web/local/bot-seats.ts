import { positionOf, type Refusal, randomOf, type Seat, seedOf, seenBy } from '@orrery/kernel'
import { type Move, PACES, pauseBefore, seatsAsked, type UnderWay } from '@orrery/play'
import { readBotName } from '@orrery/search/style'
import { moving, settings } from '../app/settings.ts'
import type { Lead, Suggestion } from '../table/source/source.ts'
import { botThread } from './bots.ts'
import { ponderingBy } from './pondering.ts'
import type { LocalSeat } from './stored.ts'

const PACE_STILL = 120
/** The level that thinks for as long as it is allowed to. The others are done at once. */
const SLOW = 'strong'
/** The number of suggestions. */
const SUGGESTED = 3

/** The table at which bots sit. */
export interface BotsTable {
  readonly seats: readonly LocalSeat[]
  play(): UnderWay
  /** When something last happened that people see (`Date.now()`). */
  changed(): number
  move(seat: Seat, what: Move, by: 'bot', version: number): true | Refusal
}

/** The bots at a local table. */
export interface BotSeats {
  /** Lets the asked bots think; nothing before the first call. */
  stir(): void
  /** While held, no bot moves. */
  hold(on: boolean): void
  /** Who may choose a bot's answer in its place; null: nobody. */
  lead(leads: Lead | null): void
  /** The three answers that a search tried most, best first. */
  suggest(seat: Seat): Promise<readonly Suggestion[]>
  close(): void
}

/** Seats the bots of a local table. They think in a thread of their own, and in another one while people do. */
export function botSeats({ seats, play, changed, move }: BotsTable): BotSeats {
  const bots = botThread()
  const second = mayPonder() && seats.some(({ bot }) => isSlow(bot)) ? botThread() : null
  const pondering =
    second === null
      ? null
      : ponderingBy(
          (position, seat) => second.decide(position, seat, seats[seat]?.bot ?? SLOW),
          (seat) => isSlow(seats[seat]?.bot ?? null),
          randomOf(seedOf('pondering')),
        )
  const thinking = new Set<Seat>()
  let closed = false
  let waiting: Promise<void> | null = null
  let goOn = (): void => undefined
  let led: Lead | null = null

  function stir(): void {
    if (closed) return
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
      const seen = new Promise((resolve) => setTimeout(resolve, rest))
      const position = positionOf(table)
      const decide = () => bots.decide(position, seat, readBotName(level) === null ? 'quick' : level)
      const answer = await (pondering?.decision(position, seat)?.catch(decide) ?? decide())
      await seen
      await waiting
      const now = play().table
      if (closed || !seatsAsked(now).includes(seat)) return
      const wanted = now.version === version ? (led?.(seenBy(now, seat)) ?? null) : null
      // An answer that the rules refuse is not brought about.
      if (wanted === null || move(seat, wanted, 'bot', version) !== true) move(seat, answer, 'bot', version)
    } finally {
      thinking.delete(seat)
    }
    stir()
  }

  return {
    stir,
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

/** Whether the bot is of the level that thinks for as long as it may, in any style. */
function isSlow(bot: string | null): boolean {
  return bot !== null && readBotName(bot)?.level === SLOW
}

/** Whether nobody pays for a second thread: there is a processor for it, and no battery of a phone or tablet. */
function mayPonder(): boolean {
  return navigator.hardwareConcurrency > 1 && !matchMedia('(pointer: coarse)').matches
}

/** How long a bot's move stays visible now: without motion, only as long as it takes to notice. */
function paceNow(): number {
  const pace = PACES[settings.value.pace]
  return moving.value ? pace : Math.min(pace, PACE_STILL)
}
