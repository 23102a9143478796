import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@orrery/games'
import type { Bench, Figure, Unmeasured } from './figure.ts'
import { type GameBars, gameFigures } from './game.ts'

const HELPERS = ['index.ts', 'figure.ts', 'game.ts']

/** The names of all benches: every module of this folder that exports `figures`, and every game with a `bench.ts`. */
export function benches(): string[] {
  const modules = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !HELPERS.includes(file))
    .map((file) => file.slice(0, -'.ts'.length))
  return [...modules, ...games.map(({ id }) => id).filter((id) => existsSync(fileURLToPath(barsOf(id))))].sort()
}

/** The path of a game's bars. */
function barsOf(game: string): string {
  return import.meta.resolve(`@orrery/games/${game}/bench.ts`)
}

/** A game's bars and their tables; null if it has none. */
export async function barsFor(game: string): Promise<GameBars | null> {
  const path = barsOf(game)
  return existsSync(fileURLToPath(path)) ? ((await import(path)) as { readonly bars: GameBars }).bars : null
}

/** Benches that take the names of games to measure. */
const OF_GAMES = ['flow', 'days', 'minds']

/** What was measured, and what could not be, because something is not installed or fails. */
export interface Measured {
  readonly figures: readonly Figure[]
  readonly unmeasured: readonly Unmeasured[]
}

/**
 * Runs the named benches, one after the other; one that fails does not stop the others. Games named after a bench that measures games
 * (`flow firestorm-armada`) restrict that bench and are not measured themselves. `count`: how often each game is played in such a bench.
 */
export async function measure(names: readonly string[], each: (name: string) => void, count?: number): Promise<Measured> {
  const [first = '', ...rest] = names
  const among = OF_GAMES.includes(first) ? rest.filter((name) => games.some(({ id }) => id === name)) : []
  const figures: Figure[] = []
  const unmeasured: Unmeasured[] = []
  for (const name of names.filter((one) => !among.includes(one))) {
    each(name)
    try {
      const measured = await measuredBy(name, among, count)
      figures.push(...measured.figures)
      unmeasured.push(...measured.unmeasured)
    } catch (error) {
      unmeasured.push({ name, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return { figures, unmeasured }
}

async function measuredBy(name: string, among: readonly string[], count?: number): Promise<Measured> {
  const entry = games.find(({ id }) => id === name)
  const bars = entry === undefined ? null : await barsFor(name)
  if (entry !== undefined && bars !== null) return { figures: gameFigures(await entry.load(), bars), unmeasured: [] }
  const bench: Bench = await import(new URL(`./${name}.ts`, import.meta.url).href)
  const at = OF_GAMES.includes(name) && among.length > 0 ? among : undefined
  const figures = await (OF_GAMES.includes(name) ? bench.figures(at, count) : bench.figures())
  return { figures, unmeasured: (await bench.unmeasured?.(at)) ?? [] }
}
