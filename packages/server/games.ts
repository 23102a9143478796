import type { Collecting } from '@orrery/collecting'
import type { GameEntry } from '@orrery/games'
import type { Game, Orders } from '@orrery/kernel'
import { playerOf } from '@orrery/search/mind/mind'
import type { CountedGame } from './records/ladder.ts'

/** What is found by a key, kept: finding a module again is dear. What could not be found is looked for again. */
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

/** The rules of a game out of a module that exports `games`; null where it has none of that id. Modules load once. */
export async function gameOf(module: string, id: string): Promise<Game | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : rulesOf(entry)
}

/** The game as bots play it, with what was learned of it; null where the module has none of that id. */
export async function playerOfGame(module: string, id: string): Promise<Game | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : playersOf(entry)
}

/** How a game's cards are collected; null where they are not. */
export async function collectingOf(module: string, id: string): Promise<Collecting | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : cardsOf(entry)
}

/** What a game's seats say beforehand; null where they say nothing. */
export async function ordersOf(module: string, id: string): Promise<Orders | null> {
  const entry = await entryOf(module, id)
  return entry === undefined ? null : saidOf(entry)
}

/** What counting the results of a game needs to know of it; null where the module has none of that id. */
export async function countedGame(module: string, id: string): Promise<CountedGame | null> {
  const entry = await entryOf(module, id)
  if (entry === undefined) return null
  const [rules, records] = await Promise.all([rulesOf(entry), recordedOf(entry)])
  return { rules, records }
}

/** Says what the games of a module are called; one that has no name of its own is called by its id. */
export function gameNamesOf(module: string): (id: string, language: 'en' | 'hu') => Promise<string> {
  return async (id, language) => (await entryOf(module, id))?.name?.[language] ?? id
}
