import type { Game, Setting } from '../game.ts'
import { hash, type Json } from '../json.ts'
import { positionOf } from '../position.ts'
import { optionsOfNew } from '../settings.ts'
import type { TableState } from '../state.ts'
import { openTable } from '../table.ts'
import type { Notebook } from './report.ts'

/** What no edition is. */
const NO_EDITIONS: readonly Json[] = [0, -1, 0.5, 1e9, 'newest', true, [1], {}]

/**
 * A new table has the last editions, also if it is opened like another one; options without an edition mean the first; what is no edition is
 * refused. Nothing for games without editions.
 */
export function checkEditions<S extends TableState>(game: Game<S>, book: Notebook): void {
  const editions = game.settings.filter(({ edition }) => edition === true)
  if (editions.length === 0) return
  const { seats, seed, options: given } = book.place
  const opened = (options: Json): number => hash(positionOf(openTable(game, options, seats, seed)))
  const settings = game.settings
  const once = optionsOfNew({ settings }, given)
  const again = optionsOfNew({ settings }, once)
  book.note('editions', hash(again) === hash(once) ? null : 'the options of a new table change when another is opened like it')
  book.note('editions', opened(again) === opened(JSON.parse(JSON.stringify(once))) ? null : 'its stored options deal another table')
  for (const { id, values } of editions) {
    const others = without(given, id)
    const first = { ...others, [id]: values[0] as Json }
    book.note('editions', opened(others) === opened(first) ? null : `${id}: options without it do not mean the first`)
    for (const wrong of NO_EDITIONS.filter((one) => !values.includes(one as Setting['values'][number])))
      book.note('editions', refuses(game, { ...others, [id]: wrong }, seats) ? null : `${id}: ${JSON.stringify(wrong)} is not refused`)
  }
}

function without(options: Json, setting: string): { [id: string]: Json } {
  return Object.fromEntries(Object.entries(options as { [id: string]: Json }).filter(([id]) => id !== setting))
}

function refuses<S extends TableState>(game: Game<S>, options: Json, seats: number): boolean {
  try {
    game.options(options, seats)
    return false
  } catch (error) {
    return error instanceof RangeError
  }
}
