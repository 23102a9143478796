import { answer, openTable, randomOf, seedOf, type Table, type TableState } from '@orrery/kernel'
import { chaosGalaxy as game } from '../../index.ts'
import type { Cards } from './deck.ts'
import type { TrialNews, TrialOrder } from './trial.ts'

/** A game with this many decisions is stopped, and nobody wins it. */
const LONGEST_GAME = 20_000

const news = (said: TrialNews): void => postMessage(said)

/** Plays one game with the game's own policy; returns the seat that won, or null. */
function played(decks: readonly [Cards, Cards], name: string): number | null {
  const table: Table<TableState> = openTable(game, { seats: decks.map((deck) => ({ deck: { ...deck } })) }, 2, seedOf(name))
  const random = randomOf(seedOf(`bots-${name}`))
  for (let decisions = 0; decisions < LONGEST_GAME && table.result === null; decisions++) {
    const question = table.questions[0]
    if (question === undefined) return null
    if (answer(table, question.seat, table.game.policy(table.state, question, random)) !== true) return null
    table.marks.length = 0
    table.events.length = 0
  }
  return table.result?.winners[0] ?? null
}

addEventListener('message', ({ data }: MessageEvent<TrialOrder>) => {
  try {
    const scores = data.opponents.map(({ id }) => ({ id, won: 0, played: 0 }))
    for (let at = 0; at < data.games; at++) {
      for (const [i, opponent] of data.opponents.entries()) {
        const score = scores[i]
        if (score === undefined) continue
        const second = at % 2 === 1
        const winner = played(second ? [opponent.cards, data.cards] : [data.cards, opponent.cards], `${opponent.id}-${at}`)
        if (winner === null) continue
        score.played++
        if (winner === (second ? 1 : 0)) score.won++
        news({ score: { ...score } })
      }
    }
    news({ done: true })
  } catch (error) {
    news({ failed: error instanceof Error ? error.message : String(error) })
  }
})
