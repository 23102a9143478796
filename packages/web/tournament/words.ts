import type { SeenMatch, SeenTournament } from '@orrery/tournament'
import { knows, say } from '../app/texts.ts'
import { RequestError } from '../connection/error.ts'

/** The name of an entrant. */
export function entrantName({ entrants }: SeenTournament, at: number): string {
  return entrants[at]?.name ?? '–'
}

/** What a match is called: its round of the Swiss stage, or its part of the finals. */
export function matchName(match: SeenMatch): string {
  return match.part === 'swiss' ? say('cup-round', { n: match.round }) : say(`cup-part-${match.part}`)
}

/** How many games each side has won. */
export function gamesWon({ games }: SeenMatch): [number, number] {
  return [0, 1].map((side) => games.filter(({ winner }) => winner === side).length) as [number, number]
}

/** The stage of a tournament, in words. */
export function stageName({ stage, rounds, swissRounds }: SeenTournament): string {
  return say(`cup-stage-${stage}`, { n: rounds.length, of: swissRounds })
}

/** Why something was refused, in words. */
export function whyNot(error: unknown): string {
  if (!(error instanceof RequestError)) return String(error)
  const [reason] = error.refusals
  const refused = `cup-refused-${reason?.rule}`
  return knows(refused) ? say(refused) : say(`refusal-error-${error.code}`)
}
