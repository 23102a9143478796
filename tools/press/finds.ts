import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from 'playwright-core'
import { paintFinely } from '../browser/coarse.ts'
import { ROOT } from '../files.ts'
import type { Find } from './holds/index.ts'
import type { Round } from './run.ts'

const FOLDER = join(ROOT, '.cache', 'press')

/** The command that presses the same again. */
export function commandOf({ place, game, size, language, seed, steps }: Round): string {
  return `npm run press -- --place ${place} --game ${game} --size ${size} --language ${language} --seed ${seed} --steps ${steps}`
}

/** Writes a find's picture and the presses before it, and says where they are and how to press them again. */
export async function keepFind(round: Round, number: number, { hold, what }: Find, page: Page, presses: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const name = join(FOLDER, `${round.place}-${round.game}-${round.size}-${round.language}-${round.seed}-${number}`)
  // A find is told also where no picture can be taken any more.
  await paintFinely(page)
    .then(() => page.screenshot({ path: `${name}.png` }))
    .catch((error: unknown) => console.warn(error))
  const again = commandOf({ ...round, steps: presses.length })
  const lines = [`${hold}: ${what}`, `at ${page.url()}`, `again: ${again}`, '', ...presses.map((one, at) => `${at + 1}. ${one}`)]
  writeFileSync(`${name}.txt`, `${lines.join('\n')}\n`)
  console.log(
    `FOUND ${hold}: ${what}\n  at ${page.url()} after ${presses.slice(-3).join(' > ')}\n  ${relative(ROOT, name)}.png, .txt\n  ${again}`,
  )
}
