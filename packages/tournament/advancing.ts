import { after, type Paired, type TournamentEvent } from './events.ts'
import { finals, higherOf, semifinals } from './finals.ts'
import { done, type Outcome, refused } from './refused.ts'
import {
  active,
  entrantOf,
  isJudge,
  lastRound,
  type Match,
  matchesOf,
  type Part,
  present,
  runningGame,
  type Side,
  sideOf,
  type Tournament,
} from './state.ts'
import { isSwissOver, nextPairing } from './swiss.ts'

/** What a tournament cannot know by itself. */
export interface Circumstances {
  readonly now: number
  /** An id for a new table. */
  table(): string
}

/** CG-TOUR-9, CG-TOUR-12: the next round of the Swiss stage. */
export function paired(t: Tournament, { now, table }: Circumstances): TournamentEvent {
  const { pairs, bye } = nextPairing(t)
  return { type: 'paired', part: 'swiss', bye, matches: pairs.map((sides) => ({ part: 'swiss', sides, table: table() })), at: now }
}

/** What begins after the rest: the next games of matches, the next round, the finals, the end. */
export function advanced(t: Tournament, circumstances: Circumstances): readonly TournamentEvent[] {
  const { now } = circumstances
  const games = t.matches.flatMap(({ id, rests }): TournamentEvent[] =>
    rests !== null && rests <= now ? [{ type: 'game-opened', match: id, table: circumstances.table(), at: now }] : [],
  )
  if (t.rests === null || t.rests > now || isHeld(t)) return games
  return [...games, ...withDropped(t, nextPart(t, circumstances), now)]
}

/** Whether suspensions leave fewer than two in the Swiss stage. It then waits until a judge removes them or they may play again. */
function isHeld(t: Tournament): boolean {
  return lastRound(t)?.part === 'swiss' && present(t).length < 2 && active(t).length >= 2
}

function nextPart(t: Tournament, circumstances: Circumstances): TournamentEvent {
  const round = lastRound(t)
  if (round?.part === 'swiss' && !isSwissOver(t)) return paired(t, circumstances)
  if (round?.part === 'swiss') {
    const semis = semifinals(t)
    if (semis.length > 0)
      return pairedFor(
        'semifinal',
        semis.map((sides) => ['semifinal', sides]),
        circumstances,
      )
  }
  if (round?.part === 'final') return { type: 'ended' }
  const { final, third } = finals(t)
  if (final === null) return { type: 'ended' }
  return pairedFor('final', [['final', final], ...(third === null ? [] : [['third', third] as const])], circumstances)
}

function pairedFor(
  part: 'semifinal' | 'final',
  matches: readonly (readonly [Part, readonly [number, number]])[],
  { now, table }: Circumstances,
): TournamentEvent {
  return { type: 'paired', part, bye: null, matches: matches.map(([of, sides]): Paired => ({ part: of, sides, table: table() })), at: now }
}

/** An entrant who drops out before a final loses it without playing. */
function withDropped(t: Tournament, event: TournamentEvent, now: number): TournamentEvent[] {
  const then = after(t, event)
  if (event.type !== 'paired') return [event]
  return [event, ...matchesOf(then, then.rounds.length).flatMap((match) => forfeited(then, match, now))]
}

/** The end of a match in which somebody has dropped out; nothing if both play on. */
export function forfeited(t: Tournament, match: Match, at: number): TournamentEvent[] {
  const out = match.sides.map((id) => entrantOf(t, id).dropped)
  if (match.winner !== null || !out.includes(true)) return []
  const winner = out[0] === out[1] ? higherSide(t, match) : out[0] ? 1 : 0
  return [{ type: 'decided', match: match.id, winner, how: 'withdrawn', whole: true, at }]
}

/** CG-TOUR-3: the side that ranked higher after the Swiss stage. */
export function higherSide(t: Tournament, match: Match): Side {
  return sideOf(match, higherOf(t, ...match.sides)) ?? 0
}

/** A judge starts the next part without waiting. */
export function goOn(t: Tournament, by: string, circumstances: Circumstances): Outcome {
  if (!isJudge(t, by)) return refused('not-judge')
  const now = Math.max(circumstances.now, t.rests ?? 0, ...t.matches.map(({ rests }) => rests ?? 0))
  const events = advanced(t, { now, table: circumstances.table }).map((event) =>
    'at' in event ? { ...event, at: circumstances.now } : event,
  )
  return events.length === 0 ? refused('nothing-rests') : done(...events)
}

/** What is due by the clock. */
export type DueThing =
  | { readonly kind: 'advance' }
  /** CG-TOUR-5, CG-TOUR-8: a game's time is over, or nobody came: the program decides it. */
  | { readonly kind: 'decide'; readonly match: number; readonly how: 'time' | 'absent' }
  /** One of the two did not come. */
  | { readonly kind: 'absent'; readonly match: number; readonly winner: Side }

/** When something is due next. */
export function dueAt(t: Tournament): number | null {
  const times = [t.rests, ...t.matches.flatMap((match) => [match.rests, gameDue(t, match)])].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** Everything that is due at this time. */
export function dueThings(t: Tournament, now: number): DueThing[] {
  const games = t.matches.flatMap((match): DueThing[] => {
    const due = gameDue(t, match)
    const game = runningGame(match)
    if (due === null || game === null || due > now) return []
    if (decisionTime(t, game.deadline) <= now) return [{ kind: 'decide', match: match.id, how: 'time' }]
    const [one, other] = game.came
    return one || other ? [{ kind: 'absent', match: match.id, winner: one ? 0 : 1 }] : [{ kind: 'decide', match: match.id, how: 'absent' }]
  })
  const rests = [t.rests, ...t.matches.map(({ rests: own }) => own)]
  return rests.some((time) => time !== null && time <= now) ? [...games, { kind: 'advance' }] : games
}

function gameDue(t: Tournament, match: Match): number | null {
  const game = runningGame(match)
  if (game === null || t.stage === 'cancelled') return null
  const decision = decisionTime(t, game.deadline)
  return game.came.includes(false) ? Math.min(decision, game.began + t.terms.grace) : decision
}

/** CG-TOUR-5: a judge has a while to decide; after that, and without a judge, the program does. */
function decisionTime({ terms }: Tournament, deadline: number): number {
  return terms.judged ? deadline + terms.patience : deadline
}
