import type { BotMatches } from '@orrery/board'
import { useGame } from '../app/use-game.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import { playMatches } from '../local/matches.ts'

/** The bots of a game, for its own pages. */
export function botsOf(game: string): BotMatches {
  return {
    Choice: (props) => <BotChoice {...props} game={useGame(game)} labelled />,
    play: (matches, told) => playMatches(game, matches, told),
  }
}
