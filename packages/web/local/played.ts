import { hash, type Position, positionOf, type Refusal, type Replay, type Seat } from '@orrery/kernel'
import type { Recorded } from '@orrery/kernel/scenario/write'
import {
  type By,
  type Chronicle,
  type Move,
  type MoveResult,
  pause,
  resume,
  seatsAsked,
  step,
  type Timing,
  type UnderWay,
  written,
} from '@orrery/play'
import { keep } from './stored.ts'
import type { StoredTable } from './table-store.ts'

/** A local table that is played; every move is stored at once. */
export interface Played {
  readonly play: UnderWay
  readonly stored: StoredTable
  /** When something that people see last happened (`Date.now()`). */
  readonly changed: number
  move(seat: Seat, what: Move, by: By, version?: number): true | Refusal
  /** Starts the clocks, because the table is now on the screen. */
  begin(): void
  /** Stores the time used by the current decision, so that it still counts when the page is loaded again. */
  keepTime(): void
  /** The replay up to now. */
  soFar(): Omit<Replay, 'result'>
  /** The game up to now, as a scenario records it, and the hash of the state in which it ends. */
  recorded(): Recorded & { readonly ends: number }
}

/**
 * Plays a table that is stored in this browser. `happened` is called after every move, with null if it was refused; `behind` if a move could not
 * be stored, because another page has played on.
 */
export function playedHere(
  first: StoredTable,
  chronicle: Chronicle,
  opened: UnderWay,
  timing: Timing,
  happened: (result: MoveResult | null) => void,
  behind: () => void,
): Played {
  const { seats } = first
  let play = opened
  let stored = first
  let changed = 0

  /** The table as it is stored. */
  function stand(): StoredTable {
    const { table, clocks } = play
    const now = Date.now()
    const position: Position = JSON.parse(JSON.stringify(positionOf(table)))
    const myTurn = seatsAsked(table).some((seat) => seats[seat]?.bot === null)
    const ended = table.result === null ? {} : { winners: table.result.winners }
    return { ...stored, position, clocks: pause(clocks, now), changed: now, myTurn, over: table.result !== null, ...ended }
  }

  function store(result: MoveResult): void {
    const page = written(chronicle, result)
    stored = { ...stand(), pages: stored.pages + 1 }
    // The first page includes the events of the start.
    const all = stored.pages === 1 ? chronicle : { steps: [page.step], log: [page.log] }
    void keep(stored, { steps: [...all.steps], log: [...all.log], undone: result.undone }).then((fits) => fits || behind())
  }

  return {
    get play() {
      return play
    },
    get stored() {
      return stored
    },
    get changed() {
      return changed
    },
    move(seat, what, by, version) {
      const tried = step(play, seat, what, { now: Date.now(), by, version, timing })
      if ('refusal' in tried) {
        happened(null)
        return tried.refusal
      }
      play = tried.play
      // Only visible events take time; a bot's pass in a window does not.
      if (tried.happened.events.length > 0) changed = Date.now()
      store(tried.happened)
      happened(tried.happened)
      return true
    },
    begin() {
      const clocks = play.clocks.map((clock, seat) => ({ ...clock, used: stored.clocks[seat]?.used ?? null }))
      play = { ...play, clocks: resume(clocks, play.table, Date.now()) }
    },
    keepTime() {
      if (play.table.result !== null) return
      void keep(stored.position === null ? { ...stored, clocks: pause(play.clocks, Date.now()) } : stand())
    },
    soFar() {
      const { game } = play.table
      const { options, seed, start } = stored
      const from = start === undefined ? {} : { start }
      const about = { format: 1, game: game.id, gameVersion: game.version, options, seats: seats.length, players: seats } as const
      return { ...about, ...from, seed, commitment: null, steps: chronicle.steps }
    },
    recorded() {
      const { game, result, state } = play.table
      const { options, seed, scenario: from = null } = stored
      return { game: game.id, options, seats: seats.length, seed, steps: chronicle.steps, result, from, ends: hash(state) }
    },
  }
}
