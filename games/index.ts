import type { Manifest } from '@orrery/board'
import type { Collecting } from '@orrery/collecting'
import type { Game, Orders } from '@orrery/kernel'
import type { ScenarioFormat } from '@orrery/kernel/scenario/format'
import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import type { Records } from '@orrery/records'
import type { Language } from '@orrery/text'
import { manifest as chaosGalaxy } from './chaos-galaxy/manifest.ts'
import { manifest as deathAngel } from './death-angel/manifest.ts'
import { manifest as draft } from './draft/manifest.ts'
import { manifest as firestormArmada } from './firestorm-armada/manifest.ts'
import { manifest as forbiddenStars } from './forbidden-stars/manifest.ts'

/** The games of Orrery in the order of the home page. Adding a game = adding its folder and naming its manifest here. */
export const manifests: readonly Manifest[] = [chaosGalaxy, deathAngel, forbiddenStars, firestormArmada, draft]

/** How the platform finds a game that can be played. */
export interface GameEntry {
  readonly id: string
  /** The game's name; absent: its id. */
  readonly name?: Manifest['name']
  /** The rules. */
  load(): Promise<Game>
  /** The game's messages in Fluent's syntax. */
  text(language: Language): Promise<string>
  /** Messages that only closer looks say; absent where a game has all of them in `text`. */
  more?(language: Language): Promise<string>
  /** The game's scenario format; absent if it has none. */
  scenario?(): Promise<ScenarioFormat>
  /** How puzzles are found in its games; absent if they are not looked for. */
  puzzles?(): Promise<PuzzleMine>
  /** The orders of its seats; absent if it has none. */
  orders?(): Promise<Orders>
  /** What it records about finished tables; absent if it has nothing of its own. */
  records?(): Promise<Records>
  /** How its cards are collected; absent where they are not. */
  collecting?(): Promise<Collecting>
  /** The weights of its learned evaluation (`orrery train`): a file, to be parsed; absent if it has none. */
  mind?(): Promise<unknown>
}

function entryOf({ id, name, built }: Manifest): readonly GameEntry[] {
  if (built === undefined) return []
  const { more } = built
  const later = more === undefined ? {} : { more: async (language: Language) => (await more[language]()).default }
  const words = built.scenario === undefined ? {} : { scenario: built.scenario }
  const orders = built.orders === undefined ? {} : { orders: built.orders }
  const puzzles = built.puzzles === undefined ? {} : { puzzles: built.puzzles }
  const { mind } = built
  const records = built.records === undefined ? {} : { records: built.records }
  const learned = mind === undefined ? {} : { mind: async () => (await mind()).default }
  const collecting = built.collecting === undefined ? {} : { collecting: built.collecting }
  return [
    {
      ...{ id, name, load: () => built.rules(), text: async (language: Language) => (await built.text[language]()).default },
      ...{ ...later, ...words, ...orders, ...collecting, ...records, ...learned, ...puzzles },
    },
  ]
}

export const games: readonly GameEntry[] = manifests.flatMap(entryOf)

/** The entry of a game. Throws a `RangeError` that lists the games when there is none of that id. */
export function gameEntry(id: string): GameEntry {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new RangeError(`no game '${id}'; there are: ${games.map((game) => game.id).join(', ')}`)
  return entry
}
