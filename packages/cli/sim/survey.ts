import { type Game, isObject, type Json } from '@orrery/kernel'
import type { Bot } from '../seats.ts'
import type { Outcome } from './game.ts'
import { count, fresh, type Rate, rateOf, type Spread, spread, type Tally } from './rate.ts'
import type { Study } from './study.ts'
import { botName } from './summary.ts'

/** A finished game and its players. */
export interface Played {
  readonly outcome: Outcome
  readonly bots: readonly Bot[]
}

/** A grouping of seats or (`ofTable`) of tables. */
export interface Dimension {
  /** `players`, `seat`, `bot`, `setting-<id>`, or a group's id of the study. */
  readonly id: string
  readonly ofTable: boolean
  readonly rows: readonly Row[]
}

export interface Row {
  readonly value: string
  /** The tables on which it was true. */
  readonly tables: number
  /** Wins of the seats of which it is true. */
  readonly rate: Rate
  /** The rate for equal chances at those tables. */
  readonly even: number
  /** Wins of those seats by the values of the leading dimension, if there is another one. */
  readonly across: readonly Rate[]
}

/** The results of all games of a survey. Plain JSON. */
export interface Survey {
  readonly games: number
  /** The id of the dimension that is compared with all others, or null. */
  readonly leading: string | null
  readonly dimensions: readonly Dimension[]
  /** How often the row's value won, of the tables at which only one of row and column won; null if they are the same. */
  readonly matrix: readonly (readonly (Rate | null)[])[]
  readonly lengths: readonly LengthFigures[]
}

export interface LengthFigures {
  /** `decisions`, or a length's id of the study. */
  readonly id: string
  /** By number of players. */
  readonly by: readonly { readonly players: number; readonly spread: Spread }[]
  /** Games whose length is from `from` to before the next bar. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly games: number }[]
}

/** A seat of a game: its values by dimension, and whether it won. */
interface SeatGame {
  readonly values: readonly (readonly string[])[]
  readonly won: boolean
  /** Its expected wins with equal chances. */
  readonly even: number
}

interface Counted {
  readonly tally: Tally
  even: number
  tables: number
  readonly across: Tally[]
}

/** Sums up finished games, at least one, each with its traits. In a cooperative game tables count, not seats. */
export function surveyOf(
  played: readonly Played[],
  study: Study,
  { settings = [], cooperative }: Pick<Game, 'settings' | 'cooperative'>,
): Survey {
  const varied = settings.filter(({ id, values }) => new Set(played.map((one) => settingOf(one.outcome, id, values[0]))).size > 1)
  const mixed = new Set(played.flatMap(({ bots }) => bots.map(botName))).size > 1
  const ids = [
    ...study.seats.map(({ id }) => ({ id, ofTable: false })),
    ...(mixed ? [{ id: 'bot', ofTable: false }] : []),
    ...(cooperative ? [] : [{ id: 'seat', ofTable: false }]),
    { id: 'players', ofTable: true },
    ...varied.map(({ id }) => ({ id: `setting-${id}`, ofTable: true })),
    ...study.tables.map(({ id }) => ({ id, ofTable: true })),
  ]
  const tables = played.map(({ outcome, bots }) => {
    const { traits, winners } = outcome
    const ofTable = [...varied.map(({ id, values }) => settingOf(outcome, id, values[0])), ...(traits?.tables ?? [])]
    return bots.map(
      (bot, seat): SeatGame => ({
        values: [
          ...(traits?.seats[seat] ?? []),
          ...(mixed ? [[botName(bot)]] : []),
          ...(cooperative ? [] : [[String(seat + 1)]]),
          [String(bots.length)],
          ...ofTable.map((value) => [value]),
        ],
        won: winners.includes(seat),
        even: winners.length / bots.length,
      }),
    )
  })
  const rows = (at: number, across: readonly string[]) => rowsOf(tables, at, across, cooperative && ids[at]?.ofTable === true)
  const leading = study.seats.length > 0 ? valuesOf(tables, 0) : []
  const dimensions = ids.map((dimension, at) => ({ ...dimension, rows: rows(at, at === 0 ? [] : leading) }))
  return {
    games: played.length,
    leading: leading.length > 1 ? (ids[0]?.id ?? null) : null,
    dimensions: dimensions.filter((dimension) => dimension.rows.length > 1),
    matrix: leading.length > 1 ? matrixOf(tables, leading) : [],
    lengths: [
      lengthFigures('decisions', played, (outcome) => outcome.decisions.reduce((sum, one) => sum + one, 0)),
      ...study.lengths.map(({ id }, at) => lengthFigures(id, played, ({ traits }) => traits?.lengths[at] ?? 0)),
    ],
  }
}

function settingOf({ traits }: Outcome, id: string, fallback: Json | undefined): string {
  const options = traits?.options
  const given = isObject(options) ? options[id] : undefined
  return String(given ?? fallback)
}

/** The values of a dimension: numbers by size, words alphabetically. */
function valuesOf(tables: readonly (readonly SeatGame[])[], at: number): string[] {
  const values = new Set(tables.flatMap((seats) => seats.flatMap((seat) => seat.values[at] ?? [])))
  return [...values].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** `once`: a table counts once, not for each of its seats. */
function rowsOf(tables: readonly (readonly SeatGame[])[], at: number, leading: readonly string[], once: boolean): Row[] {
  const values = valuesOf(tables, at)
  const counted = values.map((): Counted => ({ tally: fresh(), even: 0, tables: 0, across: leading.map(fresh) }))
  for (const seats of tables) {
    const here = seats.flatMap((seat) => (seat.values[at] ?? []).map((value) => ({ seat, row: counted[values.indexOf(value)] as Counted })))
    for (const { seat, row } of here) {
      if (!once || seat === seats[0]) {
        count(row.tally, seat.won)
        row.even += seat.even
      }
      for (const [column, tally] of row.across.entries()) if (seat.values[0]?.includes(leading[column] as string)) count(tally, seat.won)
    }
    for (const row of new Set(here.map((one) => one.row))) row.tables++
  }
  return counted.map((row, place) => ({
    value: values[place] as string,
    tables: row.tables,
    rate: rateOf(row.tally),
    even: row.even / Math.max(1, row.tally.games),
    across: row.across.map(rateOf),
  }))
}

function matrixOf(tables: readonly (readonly SeatGame[])[], values: readonly string[]): (Rate | null)[][] {
  const tallies = values.map(() => values.map(fresh))
  for (const [own, other] of tables.flatMap(decidedPairs))
    for (const value of own.values[0] ?? [])
      for (const against of other.values[0] ?? [])
        if (value !== against) count(tallies[values.indexOf(value)]?.[values.indexOf(against)] as Tally, own.won)
  return tallies.map((row, at) => row.map((tally, other) => (at === other ? null : rateOf(tally))))
}

/** Every two seats of a table of which one won and the other did not, from both sides. */
function decidedPairs(seats: readonly SeatGame[]): (readonly [own: SeatGame, other: SeatGame])[] {
  return seats.flatMap((own) => seats.filter((other) => other.won !== own.won).map((other) => [own, other] as const))
}

/** The most bars in a chart of lengths. */
const BARS = 16

function lengthFigures(id: string, played: readonly Played[], lengthOf: (outcome: Outcome) => number): LengthFigures {
  const lengths = played.map(({ outcome, bots }) => ({ players: bots.length, length: lengthOf(outcome) }))
  const { least, most } = spread(lengths.map(({ length }) => length))
  const step = Math.max(1, Math.ceil((most - least + 1) / BARS))
  const players = [...new Set(lengths.map((one) => one.players))].sort((a, b) => a - b)
  const bars: { from: number; to: number; games: number }[] = []
  for (let from = least; from <= most; from += step) bars.push({ from, to: from + step - 1, games: 0 })
  for (const { length } of lengths) {
    const bar = bars[Math.floor((length - least) / step)]
    if (bar !== undefined) bar.games++
  }
  return {
    id,
    by: players.map((count) => ({
      players: count,
      spread: spread(lengths.filter((one) => one.players === count).map(({ length }) => length)),
    })),
    bars,
  }
}
