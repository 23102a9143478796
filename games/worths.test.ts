import { readFileSync } from 'node:fs'
import { openTable, seedOf } from '@orrery/kernel'
import { evaluatorOf } from '@orrery/search/mind/network'
import { unpacked, weightsFrom } from '@orrery/search/mind/weights'
import { expect, test } from 'vitest'
import { CARDS } from './chaos-galaxy/content/cards.ts'
import { features } from './draft/bot/features.ts'
import { draft } from './draft/index.ts'

/** The log-odds that the learned network gives a deck of this one card. */
function learnedOdds(): (number: number) => number {
  const { features: learned, networks } = weightsFrom(
    JSON.parse(readFileSync(new URL('./draft/bot/weights.json', import.meta.url), 'utf8')),
  )
  const packed = networks.deck
  if (packed === undefined) throw new Error('there is no network')
  // Without hidden units a card adds the same to every deck.
  expect(packed.hidden).toBe(0)
  expect(learned.names).toEqual(features.names())
  const { put, odds } = evaluatorOf(unpacked(packed, learned.names.length))
  const { state } = openTable(draft, {}, 2, seedOf(1))
  return (number) => {
    features.read({ ...state, decks: [[number], []] }, 0, put)
    return odds()
  }
}

/** The file of worths, as the weights say. */
function worthsFile(): string {
  const oddsOf = learnedOdds()
  const odds = CARDS.map(({ number }) => oddsOf(number))
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length
  const lines = CARDS.map(({ id, number }) => {
    const key = /^\w+$/.test(id) ? id : `'${id}'`
    return `  ${key}: ${Math.round(100 * ((odds[number] as number) - mean)) + 0},`
  })
  return [
    '/**',
    ' * What each card is worth in a deck, in hundredths of log-odds above the mean card. Read off `weights.json` by `games/worths.test.ts`, which',
    ' * writes this file (`npx vitest run games/worths.test.ts -u`).',
    ' */',
    'export const WORTHS: Readonly<Record<string, number>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

test('the worths of cards in the draft are what the learned network says', async () => {
  await expect(worthsFile()).toMatchFileSnapshot('./draft/bot/worths.ts')
})
