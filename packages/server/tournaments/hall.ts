import type { RequestOf, TournamentAct, TournamentLine } from '@orrery/protocol'
import { active, come, type Outcome, type Reason, runningGame, type Stage, sideOf, type Tournament } from '@orrery/tournament'
import { RequestError } from '../request-error.ts'
import type { Watcher } from '../rooms/room.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import { tournamentsOn } from '../store/tournaments/index.ts'
import { outcomeOf } from './acts.ts'
import { isDone, lockCards, settleCards, unlockCards } from './cards.ts'
import { setClock } from './clock.ts'
import { type Cup, change, type Hall, hearOn, loadCup } from './cup.ts'
import { makeCup } from './make.ts'
import { closeTables, isPlaying, openTables, report } from './tables.ts'
import { showCup, tellSoon } from './tell.ts'

/** The tournaments of a server. */
export interface Tournaments {
  create(host: Person, wish: RequestOf<'create-tournament'>): Promise<string>
  act(person: Person, id: string, act: TournamentAct): Promise<void>
  watch(watcher: Watcher, id: string, ref: string): Promise<void>
  unwatch(watcher: Watcher, id: string): void
  list(): Promise<TournamentLine[]>
  /** A player watches a table: if they play there in a tournament, they have arrived. */
  looked(table: string, player: string): void
  /** Continues running tournaments; `asleep`: how long no server ran them. */
  start(asleep: number): Promise<void>
  /** Drops unused ones from memory. */
  forgetIdle(): void
  stop(): void
}

/** The most lines in a list. */
const LINES = 100

/** Opens the tournaments of a server. */
export function openTournaments(context: ServerContext): Tournaments {
  const loading = new Map<string, Promise<Cup | null>>()
  const hall: Hall = {
    context: context,
    store: tournamentsOn(context.store.database),
    cups: new Map(),
    changed(cup) {
      setClock(hall, cup)
      hall.settle(cup)
    },
    settle: (cup) => void settle(cup),
  }

  async function settle(cup: Cup): Promise<void> {
    if (cup.settling !== 'no') {
      cup.settling = 'again'
      return
    }
    do {
      cup.settling = 'yes'
      // A player who is told of a table must find it.
      await openTables(hall, cup)
      tellSoon(context, cup)
      await closeTables(hall, cup)
      await settleCards(context, cup).catch((error) => fails(cup, error))
    } while ((cup.settling as Cup['settling']) === 'again' && !context.closing)
    cup.settling = 'no'
  }

  async function cupOf(id: string): Promise<Cup> {
    const held = hall.cups.get(id)
    const cup = held ?? (await loaded(id))
    if (cup === null) throw new RequestError('unknown-tournament', 'there is no such tournament')
    cup.touched = context.now()
    return cup
  }

  function loaded(id: string): Promise<Cup | null> {
    const under = loading.get(id)
    if (under !== undefined) return under
    const cup = loadCup(hall, id)
      .then((read) => {
        if (read === null) return null
        hall.cups.set(id, read)
        // Does what was left undone when the server stopped.
        if (isPlaying(read.t) || isDone(read.t)) hall.changed(read)
        return read
      })
      .finally(() => loading.delete(id))
    loading.set(id, cup)
    return cup
  }

  async function changed(cup: Cup, want: Parameters<typeof change>[2]): Promise<void> {
    const reason = await change(hall, cup, want)
    if (reason !== null) throw notAllowed(reason)
  }

  /** Registers a player; the deck is locked first, and released if registration fails. */
  async function register(cup: Cup, { id }: Person, want: (t: Tournament) => Outcome): Promise<void> {
    const outcome = want(cup.t)
    if ('refused' in outcome) throw notAllowed(outcome.refused)
    const brings = outcome.events.find((event) => event.type === 'registered')?.brings ?? null
    await lockCards(context, cup, id, brings)
    try {
      await changed(cup, want)
    } catch (error) {
      if (!active(cup.t).some(({ player }) => player === id)) await unlockCards(context, cup, id)
      throw error
    }
  }

  /** A player who dropped out may trade again. */
  async function freeDropped(cup: Cup): Promise<void> {
    for (const { player, dropped } of cup.t.entrants) {
      const plays = active(cup.t).some((one) => one.player === player)
      if (dropped && player !== null && !plays) await unlockCards(context, cup, player)
    }
  }

  /** The current game at a table of a tournament. */
  function playedAt(table: string) {
    const cup = hall.cups.get(context.official.get(table)?.tournament ?? '')
    const match = cup?.t.matches.find((one) => runningGame(one)?.table === table)
    const game = match === undefined ? null : runningGame(match)
    return cup === undefined || match === undefined || game === null ? null : { cup, match, game }
  }

  const deaf = context.bus.hear((news) => {
    if (news.kind === 'tournament' && news.server !== context.tenure.name) void hear(news.tournament)
    else if (news.kind === 'line' && news.line.stage === 'over') {
      const played = playedAt(news.line.id)
      if (played !== null) void report(hall, played.cup, played.match.id, played.game).catch((error) => fails(played.cup, error))
    }
  })

  async function hear(id: string): Promise<void> {
    try {
      const held = hall.cups.get(id)
      if (held === undefined) await loaded(id)
      else await hearOn(hall, held)
    } catch (error) {
      if (!context.closing) context.log.error({ tournament: id, error }, 'a tournament cannot be read again')
    }
  }

  function fails(cup: Cup, error: unknown): void {
    if (!context.closing) context.log.error({ tournament: cup.id, error }, 'a tournament cannot be told of its table')
  }

  return {
    create: (host, wish) => makeCup(hall, host, wish),
    async act(person, id, act) {
      const cup = await cupOf(id)
      const game = await context.game(cup.t.game)
      if (game === null) throw new RequestError('unknown-game', `there is no game '${cup.t.game}'`)
      const want = (t: Tournament): Outcome => outcomeOf(context, game, t, person, act)
      if (act.do === 'register') await register(cup, person, want)
      else await changed(cup, want)
      if (act.do === 'drop-out') await freeDropped(cup)
    },
    async watch(watcher, id, ref) {
      showCup(context, await cupOf(id), watcher, ref)
    },
    unwatch: (watcher, id) => void hall.cups.get(id)?.watchers.delete(watcher),
    async list() {
      const rows = await hall.store.listed(LINES)
      return rows.map(({ id, game, name, stage, entrants, changed: at }) => ({
        id,
        game,
        title: name,
        stage: stage as Stage,
        entrants,
        changed: at,
      }))
    },
    looked(table, player) {
      const played = playedAt(table)
      if (played === null) return
      const { cup, match, game } = played
      const entrant = cup.t.entrants.find((one) => one.player === player && sideOf(match, one.id) !== null)
      const side = entrant === undefined ? null : sideOf(match, entrant.id)
      if (side === null || game.came[side]) return
      const want = (t: Tournament): Outcome =>
        runningGame(t.matches[match.id] ?? match)?.table === table ? come(t, match.id, side) : { events: [] }
      void change(hall, cup, want).catch((error) => fails(cup, error))
    },
    async start(asleep) {
      for (const id of await hall.store.inStages(['swiss', 'semifinal', 'final'])) {
        try {
          const cup = await cupOf(id)
          if (asleep > 0) await change(hall, cup, () => ({ events: [{ type: 'stood-still', milliseconds: asleep }] }))
        } catch (error) {
          context.log.error({ tournament: id, error }, 'a tournament cannot go on')
        }
      }
    },
    forgetIdle() {
      for (const cup of hall.cups.values()) {
        const isWanted = cup.watchers.size > 0 || isPlaying(cup.t) || cup.settling !== 'no'
        if (!isWanted && context.now() - cup.touched > context.limits.idle) hall.cups.delete(cup.id)
      }
    },
    stop() {
      deaf()
      for (const cup of hall.cups.values()) {
        clearTimeout(cup.timer)
        clearTimeout(cup.telling)
      }
    },
  }
}

function notAllowed(reason: Reason): RequestError {
  return new RequestError('not-now', `the tournament does not allow it: ${reason}`, undefined, [{ rule: reason }])
}
