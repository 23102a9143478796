import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEntry } from '@orrery/games'
import type { Answer, Json, Seat, Table } from '@orrery/kernel'
import type { How } from '@orrery/search'
import { UsageError } from '../usage.ts'

/** Bots of another checkout of this project, with its own kernel, rules and search: an earlier version as an opponent. */
export interface Elsewhere {
  /** Opens the same table there. */
  open(options: Json, seats: number, seed: string): ElsewhereTable
}

/** The table in the other checkout. Both throw `OtherRules` once its rules have led elsewhere. */
export interface ElsewhereTable {
  decide(seat: Seat, how: How): Answer
  /** Gives an answer there too. */
  give(seat: Seat, answer: Answer): void
}

/** The rules of another checkout differ where a game came: it cannot be played on there. */
export class OtherRules extends Error {
  constructor(tree: string, why: string) {
    super(`the rules at '${tree}' are others: ${why}`)
  }
}

type Kernel = typeof import('@orrery/kernel')
type Search = typeof import('@orrery/search')

/** The bots of the checkout at that path. Throws a `UsageError` if there is none. */
export async function elsewhere(tree: string, game: string): Promise<Elsewhere> {
  const path = (file: string): string => join(resolve(tree), file)
  if (!existsSync(path('packages/search/index.ts'))) throw new UsageError(`there is no checkout of Orrery at '${tree}'`)
  const loaded = <Module>(file: string): Promise<Module> => import(pathToFileURL(path(file)).href)
  const kernel = await loaded<Kernel>('packages/kernel/index.ts')
  const search = await loaded<Search>('packages/search/index.ts')
  const { games } = await loaded<{ readonly games: readonly GameEntry[] }>('games/index.ts')
  const entry = games.find(({ id }) => id === game)
  if (entry === undefined) throw new UsageError(`there is no game '${game}' at '${tree}'`)
  const minds = path('packages/search/mind/mind.ts')
  const played = existsSync(minds) ? await (await loaded<Mind>('packages/search/mind/mind.ts')).playerOf(entry) : await entry.load()
  return { open: (options, seats, seed) => follow(kernel, search, kernel.openTable(played, options, seats, seed), tree) }
}

type Mind = typeof import('@orrery/search/mind/mind')

function follow(kernel: Kernel, search: Search, table: Table, tree: string): ElsewhereTable {
  return {
    decide(seat, how) {
      if (kernel.questionFor(table, seat) === null) throw new OtherRules(tree, `seat ${seat} is not asked`)
      return search.decide(table, seat, how)
    },
    give(seat, answer) {
      const verdict = kernel.answer(table, seat, answer)
      if (verdict !== true) throw new OtherRules(tree, `${JSON.stringify(answer)} is refused (${verdict.rule})`)
    },
  }
}
