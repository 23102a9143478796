import { type Catalogue, type Keys, keysOf, type Listings } from './catalogue.ts'
import type { Game } from './game.ts'
import type { Moves } from './schema-type.ts'

interface Content {
  readonly listings: Listings
  readonly catalogues: { readonly [name: string]: Catalogue }
  /** From the numbers of answers that were stored before answers carried keys; null if none has changed. */
  readonly unkeyed: Moves | null
}

const contents = new WeakMap<Game, Content>()

/** The catalogues that a game's schema and option ids refer to. */
export function contentOf(game: Game): Content {
  let content = contents.get(game)
  if (content === undefined) {
    content = contentFrom(game)
    contents.set(game, content)
  }
  return content
}

function contentFrom(game: Game): Content {
  const named = Object.values(game.ids ?? {}).flatMap((parts) => parts.filter((part) => part !== null))
  const all = [...new Set([...(game.state.catalogues ?? []), ...named])]
  const twice = all.find((one, at) => all.findIndex(({ name }) => name === one.name) !== at)
  if (twice !== undefined) throw new Error(`${game.id} has two catalogues '${twice.name}'`)
  const listings = Object.fromEntries(all.map(({ name, listing }) => [name, listing]))
  const catalogues = Object.fromEntries(all.map((one) => [one.name, one]))
  const unkeyed = game.unkeyed === undefined ? null : movesFrom(catalogues, keysByNumber({ ...listings, ...game.unkeyed }))
  return { listings, catalogues, unkeyed }
}

/** Keys by number, for each listing. */
export function keysByNumber(listings: Listings): Keys {
  return Object.fromEntries(Object.entries(listings).map(([name, listing]) => [name, keysOf(listing)]))
}

/** The current numbers of the keys; null if every key has kept its number. */
export function movesFrom(catalogues: Content['catalogues'], keys: Keys): Moves | null {
  const moves: Record<string, (number | string)[]> = {}
  for (const [name, held] of Object.entries(keys)) {
    const catalogue = catalogues[name]
    if (catalogue === undefined) continue
    const today = held.map((key) => catalogue.find(key) ?? `'${key}' of '${name}' is no longer there`)
    if (today.length !== catalogue.keys.length || today.some((number, at) => number !== at)) moves[name] = today
  }
  return Object.keys(moves).length === 0 ? null : moves
}
