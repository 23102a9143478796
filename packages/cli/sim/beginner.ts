import type { Answer, Game, Question, Random, TableState } from '@orrery/kernel'
import { UsageError } from '../usage.ts'
import { labFile } from './lab-file.ts'

/**
 * What a game's `lab.ts` exports as `beginner`: how somebody decides who has played the guided game and follows the things of the learn
 * page that beginners miss, and knows nothing else. It measures whether the lowest level is weak enough. Called as `Game.policy` is.
 */
export type Beginner<S extends TableState = never> = (g: S, question: Question, random: Random) => Answer

/** The game with the beginner's decisions as its policy. Throws a `UsageError` if the game has no beginner. */
export async function beginnerOf(game: Game): Promise<Game> {
  const { beginner } = await labFile<{ readonly beginner: Game['policy'] }>(game.id)
  if (beginner === undefined) throw new UsageError(`${game.id} has no beginner`)
  return { ...game, policy: beginner }
}
