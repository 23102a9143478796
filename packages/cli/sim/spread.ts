import { UsageError } from '../usage.ts'
import { gamesOf, labOf, type Pairings, pairingsFrom } from './lab.ts'

/** Pairs everything that seats may bring with everything else, for at least this many games; null if seats bring nothing. */
export async function allPairings(game: string, games: number): Promise<Pairings | null> {
  try {
    const lab = await labOf(game)
    const pairs = (lab.brings.length * (lab.brings.length - 1)) / 2
    return pairingsFrom('all', lab, 2 * Math.ceil(games / pairs / 2))
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}

/** The numbers of `games` games of a match, spread over all pairings; each game is followed by its mirror image. */
export function spread(pairings: Pairings | null, games: number): number[] {
  if (pairings === null) return Array.from({ length: games }, (_, at) => at)
  const mirrored = Math.ceil(games / 2)
  return Array.from({ length: games }, (_, at) => 2 * Math.floor((Math.floor(at / 2) * gamesOf(pairings)) / 2 / mirrored) + (at % 2))
}
