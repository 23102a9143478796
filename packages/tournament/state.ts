import type { Json, Seed } from '@orrery/kernel'

/** A side of a match: 0 for its first entrant, 1 for its second. */
export type Side = 0 | 1

/** An entrant of a tournament; the id counts from 0 in the order of registration. */
export interface Entrant {
  readonly id: number
  /** The player behind it; null: a bot. */
  readonly player: string | null
  readonly name: string
  /** The level of the bot; null: a person. */
  readonly bot: string | null
  /** CG-TOUR-11: what the entrant plays with throughout (a deck, a fleet), kept secret; null if the game needs nothing. */
  readonly brings: Json
  readonly checkedIn: boolean
  /** Whether the entrant has dropped out. */
  readonly dropped: boolean
  /** Whether the club has suspended the entrant: the next part is paired without them. A judge decides games in progress. */
  readonly suspended: boolean
}

/** How a game of a match was decided. */
export type How = 'played' | 'conceded' | 'time' | 'absent' | 'withdrawn' | 'judged'

/** One game of a match. Times are in milliseconds of the server's clock. */
export interface MatchGame {
  readonly table: string
  /** Which side has the first seat. */
  readonly first: Side
  readonly began: number
  /** CG-TOUR-4: when its hour ends. */
  readonly deadline: number
  /** Which sides have been at the table. */
  readonly came: readonly [boolean, boolean]
  readonly winner: Side | null
  readonly how: How | null
}

/** The part of a tournament to which a match belongs; `third`: the match for the third place. */
export type Part = 'swiss' | 'semifinal' | 'final' | 'third'

/** A match of two entrants for a point, or for a place. */
export interface Match {
  readonly id: number
  readonly part: Part
  /** The round of the Swiss stage, from 1; the finals continue the count. */
  readonly round: number
  readonly sides: readonly [number, number]
  /** How many games a side must win. */
  readonly wins: 1 | 2
  readonly games: readonly MatchGame[]
  readonly winner: Side | null
  /** When its next game begins, while it rests between two. */
  readonly rests: number | null
}

/** Matches that are played at the same time. */
export interface Round {
  readonly number: number
  readonly part: 'swiss' | 'semifinal' | 'final'
  /** CG-TOUR-12: the entrant without an opponent. */
  readonly bye: number | null
}

/** A tournament's stage. */
export type Stage = 'registration' | 'check-in' | 'swiss' | 'semifinal' | 'final' | 'over' | 'cancelled'

/** The terms of a tournament. Times in milliseconds. */
export interface Terms {
  /** CG-TOUR-4: the most time of a game. */
  readonly game: number
  /** How long a missing player has to come. */
  readonly grace: number
  /** How long a result may be complained about before the tournament goes on (CG-TOUR-6). */
  readonly rest: number
  /** CG-TOUR-5: whether a person decides overdue games; otherwise the program does (CG-TOUR-8). */
  readonly judged: boolean
  /** How long the judge then has. */
  readonly patience: number
}

/** A player who judges the tournament. */
export interface Judge {
  readonly player: string
  readonly name: string
}

/** A tournament: plain data, made from its events alone. */
export interface Tournament {
  readonly game: string
  readonly settings: Json
  readonly name: string
  /** The host, and everybody who has become a judge. */
  readonly judges: readonly Judge[]
  /** The code that makes its holder a judge. */
  readonly code: string
  /** For lots and pairings. */
  readonly seed: Seed
  readonly terms: Terms
  readonly stage: Stage
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  readonly matches: readonly Match[]
  /** When the next part begins; null while games are played, or nothing follows. */
  readonly rests: number | null
  readonly created: number
  /** CG-TOUR-1: the entrants by place once it is over; empty before. */
  readonly places: readonly number[]
}

/** The entrant with that id, which must exist. */
export function entrantOf(t: Tournament, id: number): Entrant {
  const entrant = t.entrants[id]
  if (entrant === undefined) throw new RangeError(`no entrant ${id}`)
  return entrant
}

/** The entrants who have not dropped out. */
export function active(t: Tournament): Entrant[] {
  return t.entrants.filter(({ dropped }) => !dropped)
}

/** The entrants who play the next part: neither dropped out nor suspended. */
export function present(t: Tournament): Entrant[] {
  return active(t).filter(({ suspended }) => !suspended)
}

/** A player's entrant, the newest if they dropped out and came again; null for a spectator. */
export function entrantFor(t: Tournament, player: string): Entrant | null {
  return t.entrants.findLast((entrant) => entrant.player === player) ?? null
}

/** Whether a player is a judge of the tournament. */
export function isJudge(t: Tournament, player: string): boolean {
  return t.judges.some((judge) => judge.player === player)
}

/** The current round, or the last one. */
export function lastRound(t: Tournament): Round | null {
  return t.rounds.at(-1) ?? null
}

/** The matches of a round. */
export function matchesOf(t: Tournament, round: number): Match[] {
  return t.matches.filter((match) => match.round === round)
}

/** A match's current game; null if there is none. */
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
