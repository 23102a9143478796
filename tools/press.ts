import { parseArgs } from 'node:util'
import { randomOf, seedOf } from '@orrery/kernel'
import build from './browser/build.ts'
import { startChromium } from './browser/chromium.ts'
import { startServer } from './browser/server.ts'
import { commandOf, keepFind } from './press/finds.ts'
import { foreignTexts } from './press/holds/foreign.ts'
import { PLACES } from './press/places/index.ts'
import { press, type Round } from './press/run.ts'
import { LOCALES, SIZES, type Size, type Spoken } from './press/sizes.ts'

/** Somebody who presses at random, to find faults of the app: `npm run press -- --help` says how it is called. */

const USAGE = `usage: npm run press -- [--place NAMES] [--game NAMES] [--size NAMES] [--language NAMES] [--seed N] [--rounds N] [--steps N] [--built]
  places: ${Object.keys(PLACES).join(', ')}
  sizes: ${Object.keys(SIZES).join(', ')}
  languages: ${Object.keys(LOCALES).join(', ')}
NAMES are separated by commas; each round draws one of each kind, by its seed. --built: the web app is built already.`

const NO_GAME = 'none'

/** The names that a list chooses, or all; throws if there is one that is not known. */
function chosen<T extends string>(list: string | undefined, all: readonly T[]): readonly T[] {
  const names = list?.split(',') ?? all
  const unknown = names.filter((name) => !all.some((one) => one === name))
  if (unknown.length > 0) throw new TypeError(`there is no ${unknown.join(', ')}\n${USAGE}`)
  return all.filter((one) => names.includes(one))
}

function argumentsOf() {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{ place: string, game: string, size: string, language: string, seed: string, rounds: string, steps: string },
      built: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  return values
}

/** The rounds that the arguments describe. */
function roundsOf(values: ReturnType<typeof argumentsOf>): Round[] {
  const places = chosen(values.place, Object.keys(PLACES))
  const games = chosen(values.game, [...new Set(Object.values(PLACES).flatMap((place) => place.games ?? [])), NO_GAME])
  const sizes = chosen(values.size, Object.keys(SIZES) as Size[])
  const languages = chosen(values.language, Object.keys(LOCALES) as Spoken[])
  const pairs = places.flatMap((place) => {
    const of = PLACES[place]?.games
    return of === undefined ? [{ place, game: NO_GAME }] : of.filter((game) => games.includes(game)).map((game) => ({ place, game }))
  })
  if (pairs.length === 0) throw new TypeError('these places do not belong to these games')
  const first = Number(values.seed ?? 1)
  return Array.from({ length: Number(values.rounds ?? 1) }, (_, at) => {
    const seed = String(first + at)
    const random = randomOf(seedOf(`round ${seed}`))
    const draw = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
    const [place, ofGames] = [draw(places), draw(pairs)]
    const pair = draw(pairs.filter((one) => one.place === place).concat(pairs.some((one) => one.place === place) ? [] : [ofGames]))
    return { ...pair, size: draw(sizes), language: draw(languages), seed, steps: Number(values.steps ?? 60) }
  })
}

async function main(): Promise<number> {
  const values = argumentsOf()
  if (values.help === true) {
    console.log(USAGE)
    return 0
  }
  const rounds = roundsOf(values)
  if (values.built !== true) await build()
  const [browser, foreign] = await Promise.all([startChromium(), foreignTexts()])
  let [pressed, finds] = [0, 0]
  try {
    for (const round of rounds) {
      console.log(commandOf(round))
      // A server of its own, so that nobody meets what was left behind before.
      const server = await startServer()
      pressed += await press(round, {
        ...{ browser, url: server.url, foreign },
        found: async (find, page, presses) => keepFind(round, ++finds, find, page, presses),
      }).finally(() => server.stop())
    }
  } finally {
    await browser.close()
  }
  console.log(`${pressed} presses in ${rounds.length} rounds, ${finds} finds`)
  return finds === 0 ? 0 : 1
}

process.exitCode = await main()
