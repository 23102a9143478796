import type { Json, Seed } from '@orrery/kernel'

/** Which of the two of a match. */
export type Side = 0 | 1

/** Who plays in a tournament; the id counts from 0 in the order of registration. */
export interface Entrant {
  readonly id: number
  /** The player behind it; null: a bot. */
  readonly player: string | null
  readonly name: string
  /** The level of the bot; null: a person. */
  readonly bot: string | null
  /** CG-TOUR-11: what the entrant plays with throughout (a deck, a fleet), kept secret; null where the game wants nothing. */
  readonly brings: Json
  readonly checkedIn: boolean
  /** Plays no more. */
  readonly dropped: boolean
}

/** How a game of a match was decided. */
export type How = 'played' | 'conceded' | 'time' | 'absent' | 'withdrawn' | 'judged'

/** One game of a match. Times are milliseconds of whoever keeps the tournament. */
export interface MatchGame {
  readonly table: string
  /** Which side has the first seat. */
  readonly first: Side
  readonly began: number
  /** CG-TOUR-4: when its hour is over. */
  readonly deadline: number
  /** Which sides have been at the table. */
  readonly came: readonly [boolean, boolean]
  readonly winner: Side | null
  readonly how: How | null
}

/** The parts of a tournament that are played. */
export type Part = 'swiss' | 'semifinal' | 'final' | 'third'

/** Two who play for a point, or for a place. */
export interface Match {
  readonly id: number
  readonly part: Part
  /** Of the Swiss stage, from 1; after it, it goes on counting. */
  readonly round: number
  readonly sides: readonly [number, number]
  /** How many games win it. */
  readonly wins: 1 | 2
  readonly games: readonly MatchGame[]
  readonly winner: Side | null
  /** When its next game begins, while it rests between two. */
  readonly rests: number | null
}

/** What is played at the same time. */
export interface Round {
  readonly number: number
  readonly part: 'swiss' | 'semifinal' | 'final'
  /** CG-TOUR-12: who has no opponent. */
  readonly bye: number | null
}

/** Where a tournament stands. */
export type Stage = 'registration' | 'check-in' | 'swiss' | 'semifinal' | 'final' | 'over' | 'cancelled'

/** What is agreed on beforehand. Times in milliseconds. */
export interface Terms {
  /** CG-TOUR-4: how long a game may take. */
  readonly game: number
  /** How long who does not come is waited for. */
  readonly grace: number
  /** How long a result may be complained about before what follows begins (CG-TOUR-6). */
  readonly rest: number
  /** CG-TOUR-5: whether a person decides games whose time is over; else the program does (CG-TOUR-8). */
  readonly judged: boolean
  /** How long the judge is waited for then. */
  readonly patience: number
}

/** A person with a say. */
export interface Judge {
  readonly player: string
  readonly name: string
}

/** A tournament: plain data, made of its events alone. */
export interface Tournament {
  readonly game: string
  readonly settings: Json
  readonly name: string
  /** Who made it, and with whoever is named after it judges it. */
  readonly judges: readonly Judge[]
  /** What makes somebody a judge who has it. */
  readonly code: string
  /** Draws lots and pairs. */
  readonly seed: Seed
  readonly terms: Terms
  readonly stage: Stage
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  readonly matches: readonly Match[]
  /** When what follows begins; null while something is played, or nothing follows. */
  readonly rests: number | null
  readonly created: number
  /** CG-TOUR-1: the entrants by place when it is over; before that empty. */
  readonly places: readonly number[]
}

/** The entrant of that id, which must be there. */
export function entrantOf(t: Tournament, id: number): Entrant {
  const entrant = t.entrants[id]
  if (entrant === undefined) throw new RangeError(`no entrant ${id}`)
  return entrant
}

/** Those who play on. */
export function active(t: Tournament): Entrant[] {
  return t.entrants.filter(({ dropped }) => !dropped)
}

/** The entrant that a player is; null for a spectator. */
export function entrantFor(t: Tournament, player: string): Entrant | null {
  return (
    t.entrants.findLast((entrant) => entrant.player === player && !entrant.dropped) ??
    t.entrants.findLast((one) => one.player === player) ??
    null
  )
}

/** Whether a player judges the tournament. */
export function isJudge(t: Tournament, player: string): boolean {
  return t.judges.some((judge) => judge.player === player)
}

/** The round that is played, or was last. */
export function lastRound(t: Tournament): Round | null {
  return t.rounds.at(-1) ?? null
}

/** The matches of a round. */
export function matchesOf(t: Tournament, round: number): Match[] {
  return t.matches.filter((match) => match.round === round)
}

/** The game that is played at a match now; null where none is. */
export function runningGame({ games, winner }: Match): MatchGame | null {
  const last = games.at(-1)
  return winner === null && last !== undefined && last.winner === null ? last : null
}

/** How many games a side has won. */
export function winsOf({ games }: Match, side: Side): number {
  return games.filter(({ winner }) => winner === side).length
}

/** The other of the two. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}

/** Which side of a match an entrant is; null: neither. */
export function sideOf({ sides }: Match, entrant: number): Side | null {
  return sides[0] === entrant ? 0 : sides[1] === entrant ? 1 : null
}
