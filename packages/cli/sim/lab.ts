import type { Language } from '@orrery/text'
import { UsageError } from '../usage.ts'
import { labFile } from './lab-file.ts'

/** What a game's `lab.ts` exports as `lab`, if seats bring something comparable (decks). Plain JSON. */
export interface Lab {
  /** The seat setting, one of the game's `seatSettings`. */
  readonly setting: string
  readonly brings: readonly SeatSettings[]
  /** The types of events that name the cards a seat gets, and the cards it uses. Their fields: `seat`, and `name` or `names`. */
  readonly drawn: readonly string[]
  readonly played: readonly string[]
  /** The type of the event that begins a turn of `seat`. */
  readonly turn: string
}

/** Something ready-made that a seat can bring. */
export interface SeatSettings {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
}

/** The game's lab. Throws a `UsageError` if it has none. */
export async function labOf(game: string): Promise<Lab> {
  const { lab } = await labFile<{ readonly lab: Lab }>(game)
  if (lab === undefined) throw new UsageError(`the seats of ${game} bring nothing to compare`)
  return lab
}

/** Each plays against every other, this many games a pair. Plain JSON. */
export interface Pairings {
  readonly lab: Lab
  /** The ids of what is compared, at least two. */
  readonly ids: readonly string[]
  /** The games of each pair; in every second one the sides are exchanged, with the same dice and shuffles. */
  readonly games: number
}

/** The pairings of `--decks all` or `--decks a,b,...`. Throws a `UsageError` for unknown ids. */
export function pairingsFrom(text: string, lab: Lab, games: number): Pairings {
  const known = lab.brings.map(({ id }) => id)
  const ids = text === 'all' ? known : [...new Set(text.split(',').map((id) => id.trim()))]
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) throw new UsageError(`there is no ${lab.setting} '${unknown[0]}'; there are: ${known.join(', ')}`)
  if (ids.length < 2) throw new UsageError('--decks takes at least two, or all')
  return { lab, ids, games }
}

/** The number of games of all pairs together. */
export function gamesOf({ ids, games }: Pairings): number {
  return ((ids.length * (ids.length - 1)) / 2) * games
}

/** What both seats bring to game `number`, by index in `ids`, and the name that seeds its dice. */
export function pairingOf({ ids, games }: Pairings, number: number): { readonly brings: readonly [number, number]; readonly dice: string } {
  let pair = Math.floor(number / games)
  let one = 0
  while (pair >= ids.length - 1 - one) {
    pair -= ids.length - 1 - one
    one++
  }
  const other = one + 1 + pair
  const within = number % games
  return { brings: within % 2 === 0 ? [one, other] : [other, one], dice: `${one}-${other}:${Math.floor(within / 2)}` }
}
