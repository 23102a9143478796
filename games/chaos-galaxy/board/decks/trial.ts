import type { BotMatch } from '@orrery/board'
import type { Cards } from './deck.ts'

/** What is tried: the deck against each opponent this many times, with sides exchanged, played by this bot. */
export interface TrialOrder {
  readonly cards: Cards
  readonly opponents: readonly { readonly id: string; readonly cards: Cards }[]
  readonly games: number
  readonly bot: string
}

/** The score against one opponent. */
export interface TrialScore {
  readonly id: string
  readonly won: number
  readonly played: number
}

/** A game of the trial: the opponent, and the seat of the deck that is tried. */
interface TrialGame {
  readonly id: string
  readonly own: number
  readonly match: BotMatch
}

/** The games of a trial: each opponent once, then each of them again with sides exchanged, and so on. */
export function gamesOf({ cards, opponents, games, bot }: TrialOrder): readonly TrialGame[] {
  return Array.from({ length: games }, (_, at) => {
    const own = at % 2
    return opponents.map((opponent): TrialGame => {
      const decks = own === 0 ? [cards, opponent.cards] : [opponent.cards, cards]
      const options = { seats: decks.map((deck) => ({ deck: { ...deck } })) }
      return { id: opponent.id, own, match: { options, bots: [bot, bot], seed: `${opponent.id}-${at}` } }
    })
  }).flat()
}

/** The scores after the first games of a trial, by the winners of each; a drawn game counts for nobody. */
export function scoresOf(games: readonly TrialGame[], ended: readonly (readonly number[])[]): readonly TrialScore[] {
  const scores = new Map<string, TrialScore>()
  for (const [at, winners] of ended.entries()) {
    if (winners.length === 0) continue
    const { id, own } = games[at] as TrialGame
    const { won, played } = scores.get(id) ?? { won: 0, played: 0 }
    scores.set(id, { id, won: won + (winners.includes(own) ? 1 : 0), played: played + 1 })
  }
  return [...scores.values()]
}
