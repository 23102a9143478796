import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Bench, Figure } from './figure.ts'

const HELPERS = ['index.ts', 'figure.ts', 'game.ts']

/** The names of what can be measured: every module of this folder that exports `figures`. */
export function benches(): string[] {
  return readdirSync(fileURLToPath(new URL('.', import.meta.url)))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !HELPERS.includes(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** Measures those named, one after the other. */
export async function measure(names: readonly string[], each: (name: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of names) {
    each(name)
    const bench: Bench = await import(new URL(`./${name}.ts`, import.meta.url).href)
    figures.push(...(await bench.figures()))
  }
  return figures
}
