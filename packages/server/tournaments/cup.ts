import { fingerprint, type MyPart } from '@orrery/protocol'
import {
  after,
  dueAt,
  type Outcome,
  type Reason,
  replayed,
  type SeenTournament,
  type Tournament,
  type TournamentEvent,
  view,
} from '@orrery/tournament'
import { collectionChanged } from '../collection/packs.ts'
import { notStored, RequestError } from '../request-error.ts'
import type { Watcher } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { TournamentStore } from '../store/tournaments.ts'
import { cardsAfter } from './cards.ts'

/** A tournament in memory: made from its events, with its watchers. */
export interface Cup {
  readonly id: string
  t: Tournament
  /** The number of its events. */
  version: number
  /** The last public view, its tournament, and the number of events. */
  shown: { readonly t: Tournament; readonly seen: SeenTournament }
  seenVersion: number
  /** The fingerprint of what is shown. */
  print: number
  /** The watchers, with what each was last told about their own part. */
  readonly watchers: Map<Watcher, string>
  /** The last action here; the next one waits for it. */
  turn: Promise<unknown>
  /** The entrants and judges when own parts were last sent. */
  people: readonly [Tournament['entrants'], Tournament['judges']]
  /** The timer for the next due time. */
  timer: NodeJS.Timeout | undefined
  /** Set while an update is pending. */
  telling: NodeJS.Timeout | undefined
  /** Whether its tables are being checked, and must be checked once more. */
  settling: 'no' | 'yes' | 'again'
  /** When it was last used. */
  touched: number
}

/** Keeps the tournaments of a server in memory and stores them, and does what follows from their changes. */
export interface CupKeeper {
  readonly context: ServerContext
  readonly store: TournamentStore
  /** The tournaments in memory. */
  readonly cups: Map<string, Cup>
  /** Handles what follows from a change: tables, clocks, watchers. */
  changed(cup: Cup): void
  /** Checks its tables. */
  settle(cup: Cup): void
}

/** A tournament from the store; null if there is none with that id. */
export async function loadCup({ context, store }: CupKeeper, id: string): Promise<Cup | null> {
  const read = await store.read(id, 0)
  const t = read === null ? null : replayed(read.events.map(eventOf))
  if (read === null || t === null) return null
  const seen = view(t)
  return {
    ...{
      id,
      t,
      version: read.row.version,
      shown: { t, seen },
      seenVersion: read.row.version,
      print: fingerprint(seen),
      watchers: new Map(),
      turn: Promise.resolve(),
    },
    ...{ people: [t.entrants, t.judges], timer: undefined, telling: undefined, settling: 'no', touched: context.now() },
  }
}

/** Events are stored by this program, or one like it. */
function eventOf(text: string): TournamentEvent {
  return JSON.parse(text) as TournamentEvent
}

/** How often a change is tried again because another server was first. */
const TRIES = 20

/**
 * Changes a tournament, first in the store, then in memory. `want` returns the outcome, or the refusal; it is called again after somebody
 * else has changed the tournament. Returns the reason of a refusal; null if the change has happened.
 */
export function change(keeper: CupKeeper, cup: Cup, want: (t: Tournament) => Outcome): Promise<Reason | null> {
  const done = cup.turn.then(() => changeNow(keeper, cup, want))
  cup.turn = done.catch(() => undefined)
  return done
}

async function changeNow(keeper: CupKeeper, cup: Cup, want: (t: Tournament) => Outcome): Promise<Reason | null> {
  const { context } = keeper
  for (let tries = 0; tries < TRIES; tries++) {
    if (context.closing) throw new RequestError('not-now', 'the server is stopping; try again in a moment')
    const outcome = want(cup.t)
    if ('refused' in outcome) return outcome.refused
    const { events } = outcome
    if (events.length === 0) return null
    const then = events.reduce(after, cup.t)
    if ((await stored(keeper, cup, events, then)) === 'kept') {
      cup.t = then
      cup.version += events.length
      context.bus.tell({ kind: 'tournament', server: context.ownership.name, tournament: cup.id, version: cup.version })
      keeper.changed(cup)
      return null
    }
    await readOn(keeper, cup)
  }
  throw new RequestError('failed', 'the tournament is being changed elsewhere; try again')
}

async function stored(
  { store, context }: CupKeeper,
  cup: Cup,
  events: readonly TournamentEvent[],
  then: Tournament,
): Promise<'kept' | 'behind'> {
  // Whoever dropped out of one that is over has played in it, too.
  const entrants = then.stage === 'over' ? then.places.length : then.entrants.filter(({ dropped }) => !dropped).length
  const progress = { stage: then.stage, entrants, changed: context.now() }
  const texts = events.map((event) => JSON.stringify(event))
  const cards = await cardsAfter(context, cup.id, events, then)
  const done = await store
    .append(cup.id, cup.version, { events: texts, progress, people: namedBy(events), cards })
    .catch((error: unknown) => {
      context.log.error({ tournament: cup.id, error }, 'a change cannot be stored')
      throw notStored(error, 'tournament')
    })
  if (done === 'not-owned') throw new RequestError('not-owned', 'the deck is not all yours')
  const prized = (cards?.packs ?? []).map(({ player }) => player)
  if (done === 'kept' && prized.length > 0) collectionChanged(context, then.game, prized)
  return done
}

/** The players whom events name for the first time. */
function namedBy(events: readonly TournamentEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'registered') return event.player ?? []
    return event.type === 'judge-named' ? event.judge.player : []
  })
}

/** Another server has changed the tournament. */
export function hearOn(keeper: CupKeeper, cup: Cup): Promise<void> {
  const done = cup.turn.then(() => readOn(keeper, cup))
  cup.turn = done.catch(() => undefined)
  return done
}

/** Reads what other servers have added. */
async function readOn(keeper: CupKeeper, cup: Cup): Promise<void> {
  const read = await keeper.store.read(cup.id, cup.version)
  if (read === null || read.row.version <= cup.version) return
  cup.t = read.events.map(eventOf).reduce(after, cup.t)
  cup.version = read.row.version
  keeper.changed(cup)
}

/** Reads all events again: in stored ones a deleted member's name was replaced. */
export function readAnew(keeper: CupKeeper, cup: Cup): Promise<void> {
  const done = cup.turn.then(async () => {
    const read = await loadCup(keeper, cup.id)
    if (read === null) return
    // Watchers who know the former name find that the next change does not fit, and ask for everything.
    const { t, version, shown, seenVersion, print, people } = read
    Object.assign(cup, { t, version, shown, seenVersion, print, people })
    keeper.changed(cup)
  })
  cup.turn = done.catch(() => undefined)
  return done
}

/** When the tournament's next due time is; null: nothing runs. */
export function dueOf(cup: Cup): number | null {
  return dueAt(cup.t)
}

function suspendedOf(t: Tournament): readonly number[] {
  return t.entrants.flatMap(({ id, suspended, dropped }) => (suspended && !dropped ? [id] : []))
}

/** A player's own part. */
export function partOf({ t }: Cup, player: string): MyPart {
  const entrant = t.entrants.findLast((one) => one.player === player) ?? null
  const judge = t.judges.some((one) => one.player === player)
  return {
    entrant: entrant?.id ?? null,
    brings: entrant?.brings ?? null,
    judge,
    code: judge ? t.code : null,
    suspended: judge ? suspendedOf(t) : [],
  }
}
