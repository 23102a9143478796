import type { Collecting } from '@orrery/collecting'
import type { GameEntry } from '@orrery/games'
import type { Game, Orders } from '@orrery/kernel'
import { playerOf } from '@orrery/search/mind/mind'
import type { CountedGame } from './records/ladder.ts'

/** Caches results by key, because loading a module again is expensive. Failed look-ups are repeated. */
function remembered<Key, Value>(find: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    value.catch(() => known.delete(key))
    return value
  }
}

const entriesOf = remembered(async (module: string) => ((await import(module)) as { games: readonly GameEntry[] }).games)
const rulesOf = remembered((entry: GameEntry) => entry.load())
const playersOf = remembered(playerOf)
const saidOf = remembered(async (entry: GameEntry) => (await entry.orders?.()) ?? null)
const recordedOf = remembered(async (entry: GameEntry) => (await entry.records?.()) ?? null)
const cardsOf = remembered(async (entry: GameEntry) => (await entry.collecting?.()) ?? null)

async function entryOf(module: string, id: string): Promise<GameEntry | undefined> {
  return (await entriesOf(module)).find((one) => one.id === id)
}

/** The ids of the games of a module that exports `games`. */
export async function gameIds(module: string): Promise<readonly string[]> {
  return (await entriesOf(module)).map(({ id }) => id)
}

/** The rules of a game from a module that exports `games`; null if it has none with that id. Modules load once. */
export async function gameOf(module: string, id: string): Promise<Game | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : rulesOf(entry)
}

/** The game as bots play it, with its learned evaluation; null if the module has none with that id. */
export async function playerOfGame(module: string, id: string): Promise<Game | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : playersOf(entry)
}

/** How a game's cards are collected; null if they are not. */
export async function collectingOf(module: string, id: string): Promise<Collecting | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : cardsOf(entry)
}

/** A game's orders; null if it has none. */
export async function ordersOf(module: string, id: string): Promise<Orders | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : saidOf(entry)
}

/** What counting a game's results needs; null if the module has none with that id. */
export async function countedGame(module: string, id: string): Promise<CountedGame | null> {
  const entry = await entryOf(module, id)
  if (entry === undefined) return null
  const [rules, records] = await Promise.all([rulesOf(entry), recordedOf(entry)])
  return { rules, records }
}

/** Names the games of a module; a game without a name goes by its id. */
export function gameNamesOf(module: string): (id: string, language: 'en' | 'hu') => Promise<string> {
  return async (id, language) => (await entryOf(module, id))?.name?.[language] ?? id
}
