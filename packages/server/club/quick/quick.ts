import type { QuickMessage, RequestOf, WaitsMessage } from '@orrery/protocol'
import { eachAlone } from '../../each.ts'
import { needMayOpenTables } from '../../members/permissions.ts'
import { RequestError } from '../../request-error.ts'
import { needConfirmed } from '../../rooms/punctual.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import type { NamedPairing, PairingRow, QuickStore } from '../../store/club/quick.ts'
import { quickOn } from '../../store/club/quick-on.ts'
import { USUAL_TERMS } from '../../store/club/terms.ts'
import { openAgreed } from '../meeting/open.ts'
import { canonical, checkedBrings, checkedTable, needRoom } from '../meeting/wanted.ts'
import type { People } from '../people.ts'
import { strengthOf } from '../strength.ts'
import { chosenAt } from './chosen.ts'

/**
 * Quick match on a server. The waiting players are in the store: any server pairs them, and none holds what the others need.
 *
 * Order of calls for one player: `seek`; then messages of the type `quick` come by themselves until one has a `match`; `meet` says yes or no
 * to it within ten seconds; when both have said yes, the match has a `table`. Whoever is silent or says no leaves the queue, and the other
 * keeps their place in it. Every reply is the player's whole state, which goes to all of the player's connections, too.
 *
 *     await quick.seek(ann, { type: 'seek', game: 'chaos-galaxy', settings, brings, pace: 'live', wish: 'alike' })
 *     // { type: 'quick', seek: { game: 'chaos-galaxy', pace: 'live', wish: 'alike', waited: 0, wait: 9000 }, match: null }
 */
export interface Quick {
  /**
   * Puts a player into the queue; another `seek` replaces the first. Rejects with a `RequestError` if the game or its settings cannot be
   * played by two, what the player brings is not legal (`refusals` say why), the player has too many tables, or has to confirm that they
   * have time (`confirm-late`).
   */
  seek(person: Person, wish: RequestOf<'seek'>): Promise<QuickMessage>
  /** Takes a player out of the queue; nothing happens if they are not in it. */
  unseek(player: string): Promise<QuickMessage>
  /** A player's state. One who is in quick match keeps their place in the queue by it, for instance after a reload. */
  stateOf(player: string): Promise<QuickMessage>
  /** Answers a match. May be repeated. Rejects with `not-now` if the ten seconds are over. */
  meet(player: string, match: string, yes: boolean): Promise<QuickMessage>
  /** How many wait and how long others waited lately (median, in milliseconds), for each game and pace about which something is known. */
  waits(): Promise<WaitsMessage['waits']>
  stop(): void
}

/** The quick match of a server. */
interface Matching {
  readonly context: ServerContext
  readonly people: People
  readonly store: QuickStore
  /** The players in quick match who are connected here. */
  readonly own: Set<string>
  timer: NodeJS.Timeout | undefined
  heardAt: number
  looking: boolean
}

/** How often pairs are looked for, and how often servers report who is still there, in milliseconds. */
const EVERY = 1000
const HEARD_EVERY = 3000
/** A player who was not heard of for this long is not paired, and after this long is removed: a reloading page keeps its place. */
const GONE = 8000
const FORGOTTEN = 60_000
/** If the server of an agreed pairing died before it made the table, another makes it after this long. */
const LEFT_UNDONE = 3000
/** How long pairings are kept, for waiting times. */
const KEPT = 30 * 24 * 3_600_000
/** How long the end of a pairing is shown. */
const LATELY = 60_000
/** How many past waits the expected wait is computed from. */
const WAITS = 21

/** Opens the quick match of a server. It looks for pairs once a second while somebody who waits is connected here. */
export function openQuick(context: ServerContext, people: People): Quick {
  const store = quickOn(context.store.database)
  const matching: Matching = { context, people, store, own: new Set(), timer: undefined, heardAt: 0, looking: false }
  return {
    seek: (person, wish) => seek(matching, person, wish),
    unseek: (player) => unseek(matching, player),
    stateOf: (player) => stateOf(matching, player),
    meet: (player, match, yes) => meet(matching, player, match, yes),
    waits: () => waits(matching),
    stop: () => clearTimeout(matching.timer),
  }
}

async function seek(
  matching: Matching,
  person: Person,
  { game: id, settings, brings, pace, wish, confirmed }: RequestOf<'seek'>,
): Promise<QuickMessage> {
  await needMayOpenTables(matching.context, person.id)
  await needConfirmed(matching.context, { player: person.id, pace, confirmed })
  const wanted = await checkedTable(matching.context, id, settings, 2)
  const brought = await checkedBrings(matching.context, person.id, wanted, brings)
  await needRoom(matching.context, person.id)
  const now = matching.context.now()
  const strength = await strengthOf(matching.context.store.database, person.id, id)
  await matching.store.seek({
    ...{ player: person.id, game: id, settings: canonical(wanted.settings), brings: brought },
    ...{ pace, wish, strength, since: now, heard: now },
  })
  matching.own.add(person.id)
  const told = await state(matching, person.id)
  matching.people.tell([person.id], told)
  soon(matching, 0)
  return told
}

async function unseek(matching: Matching, player: string): Promise<QuickMessage> {
  matching.own.delete(player)
  await matching.store.unseek(player)
  const told = await state(matching, player)
  matching.people.tell([player], told)
  return told
}

async function stateOf(matching: Matching, player: string): Promise<QuickMessage> {
  const told = await state(matching, player)
  if (told.seek !== null) {
    matching.own.add(player)
    await matching.store.hear([player], matching.context.now())
    soon(matching, 0)
  }
  return told
}

async function meet(matching: Matching, player: string, match: string, yes: boolean): Promise<QuickMessage> {
  const met = await matching.store.meet(match, player, yes, matching.context.now())
  if (met === 'too-late') throw new RequestError('not-now', 'that is over')
  if (met.stage === 'agreed') await play(matching, met.pairing)
  else await tellAll(matching, [met.pairing])
  return state(matching, player)
}

async function waits(matching: Matching): Promise<WaitsMessage['waits']> {
  const seeking = await matching.store.seeking(matching.context.now() - GONE)
  const all = await Promise.all(
    (await matching.context.games()).flatMap((game) =>
      (['live', 'day'] as const).map(async (pace) => {
        const people = seeking.find((one) => one.game === game && one.pace === pace)?.people ?? 0
        return { game, pace, people, wait: people > 0 ? 0 : median(await matching.store.waits(game, pace, WAITS)) }
      }),
    ),
  )
  return all.filter(({ people, wait }) => people > 0 || wait !== null)
}

function soon(matching: Matching, wait: number): void {
  if (matching.timer !== undefined || matching.context.closing) return
  matching.timer = setTimeout(() => {
    matching.timer = undefined
    void look(matching).finally(() => {
      if (matching.own.size > 0) soon(matching, EVERY)
    })
  }, wait)
  matching.timer.unref()
}

async function look(matching: Matching): Promise<void> {
  if (matching.looking || matching.context.closing) return
  matching.looking = true
  try {
    await hear(matching)
    await tellAll(matching, await matching.store.expire(matching.context.now()))
    const unplayed = await matching.store.unplayed(matching.context.now() - LEFT_UNDONE)
    await eachAlone(matching.context, unplayed, (pairing) => play(matching, pairing), {
      says: 'the table of an agreed match cannot be opened',
      facts: ({ table_id }) => ({ table: table_id }),
    })
    await tellAll(matching, await matching.store.pair(matching.context.now() - GONE, chosenAt(matching.context.now())))
  } catch (error) {
    if (!matching.context.closing) matching.context.log.error({ error }, 'people cannot be matched')
  } finally {
    matching.looking = false
  }
}

async function hear(matching: Matching): Promise<void> {
  const now = matching.context.now()
  if (now - matching.heardAt < HEARD_EVERY) return
  matching.heardAt = now
  for (const player of matching.own) if (!matching.people.isHere(player)) matching.own.delete(player)
  await matching.store.hear([...matching.own], now)
  await matching.store.forget(now - FORGOTTEN, now - KEPT)
}

async function tellAll(matching: Matching, pairings: readonly PairingRow[]): Promise<void> {
  for (const { one, other } of pairings) for (const player of [one, other]) matching.people.tell([player], await state(matching, player))
}

async function state(matching: Matching, player: string): Promise<QuickMessage> {
  const [seek, pairing] = await Promise.all([
    matching.store.seekOf(player),
    matching.store.pairingOf(player, matching.context.now() - LATELY),
  ])
  const now = matching.context.now()
  return {
    type: 'quick',
    seek:
      seek === null
        ? null
        : {
            ...{ game: seek.game, pace: seek.pace as 'live' | 'day', wish: seek.wish as 'alike' | 'any' },
            waited: Math.max(0, now - seek.since),
            wait: median(await matching.store.waits(seek.game, seek.pace, WAITS)),
          },
    match: pairing === null ? null : matchFor(pairing, player, now),
  }
}

async function play(matching: Matching, pairing: PairingRow): Promise<void> {
  const { one, other, one_brings, other_brings, table_id: table, game, settings, pace } = pairing
  const stage = await openAgreed(matching.context, {
    ...{ table, game, settings, host: one, listed: false, terms: { ...USUAL_TERMS, pace: pace as 'live' | 'day' } },
    seats: [
      { player: one, brings: one_brings },
      { player: other, brings: other_brings },
    ],
  })
  await matching.store.settle(pairing.id, stage)
  await tellAll(matching, [pairing])
}

function matchFor(pairing: NamedPairing, player: string, now: number): QuickMessage['match'] {
  const { id, game, pace, one, until, table_id, stage } = pairing
  const isOne = one === player
  return {
    ...{ id, game, pace: pace as 'live' | 'day' },
    name: isOne ? pairing.other_name : pairing.one_name,
    said: (isOne ? pairing.one_yes : pairing.other_yes) === 1,
    left: Math.max(0, until - now),
    stage: stage as 'asked' | 'agreed' | 'played' | 'off',
    table: stage === 'played' ? table_id : null,
  }
}

function median(values: readonly number[]): number | null {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? null
}
