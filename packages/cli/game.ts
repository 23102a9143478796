import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games, manifests } from '@orrery/games'
import { type Game, type Json, optionsOfNew } from '@orrery/kernel'
import type { ScenarioFormat } from '@orrery/kernel/scenario'
import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import { playerOf } from '@orrery/search/mind/mind'
import { type Language, type Text, tableText } from '@orrery/text'
import { UsageError } from './usage.ts'

/** A game as the commands need it. */
export interface LoadedGame {
  readonly game: Game
  /** The game as bots play it, with its learned evaluation. */
  player(): Promise<Game>
  /** The game's scenario format; undefined if it has none. */
  format(): Promise<ScenarioFormat | undefined>
  /** How puzzles are found in its games; undefined if they are not. */
  puzzles(): Promise<PuzzleMine | undefined>
  /** The game's texts; `more` is an additional source. */
  text(language: Language, more?: string): Promise<Text>
  /** Its title. */
  title(language: Language): string
}

/**
 * The game with this name: its id, or the path of a module that exports one (a game being written), from `folder`. Throws a `UsageError` if
 * there is none.
 */
export async function loadGame(name: string, folder = '.'): Promise<LoadedGame> {
  const entry = games.find(({ id }) => id === name)
  if (entry !== undefined)
    return {
      game: await entry.load(),
      player: () => playerOf(entry),
      format: async () => entry.scenario?.(),
      puzzles: async () => entry.puzzles?.(),
      text: async (language, more = '') => tableText(language, `${more}\n${await entry.text(language)}`),
      title: (language) => manifests.find((manifest) => manifest.id === name)?.name[language] ?? name,
    }
  if (!/\.[cm]?[jt]s$/.test(name)) throw new UsageError(`no game '${name}'; there are: ${games.map(({ id }) => id).join(', ')}`)
  const path = resolve(folder, name)
  if (!existsSync(path)) throw new UsageError(`no file '${name}'`)
  const game = Object.values(await import(pathToFileURL(path).href)).find(isGame)
  if (game === undefined) throw new UsageError(`'${name}' exports no game`)
  return {
    game,
    player: async () => game,
    format: async () => undefined,
    puzzles: async () => undefined,
    text: async (language, more = '') => tableText(language, more),
    title: () => game.id,
  }
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'activities' in value && 'setUp' in value && 'view' in value
}

/**
 * The options with which the commands open a new table: those chosen, and the last editions unless an edition is named, to compare with
 * earlier ones. Throws a `UsageError` if the game does not accept them.
 */
export function checkedOptions<O extends Json>(game: Game, chosen: O, seats: number): O {
  const options = { ...(optionsOfNew(game, chosen) as object), ...(chosen as object) } as O
  try {
    game.options(options, seats)
    return options
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(error.message)
  }
}

/** The options of a table from `--set id=value` arguments; values are parsed as JSON if possible. */
export function optionsFrom(settings: readonly string[]): Json {
  return Object.fromEntries(
    settings.map((setting) => {
      const [id, value] = setting.split(/=(.*)/s)
      if (id === undefined || value === undefined) throw new UsageError(`--set takes id=value, not '${setting}'`)
      return [id, jsonOrText(value)]
    }),
  )
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
