import type { RequestOf, TournamentAct, TournamentLine } from '@orrery/protocol'
import { FORMER } from '@orrery/protocol/former'
import { come, type Outcome, runningGame, type Stage, sideOf, type Tournament } from '@orrery/tournament'
import { RequestError } from '../request-error.ts'
import type { Watcher } from '../rooms/room.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { tournamentsOn } from '../store/tournaments/index.ts'
import { RUNNING } from '../store/tournaments/standing-still.ts'
import { outcomeOf } from './acts.ts'
import { setClock } from './clock.ts'
import { type CupKeeper, change } from './cup.ts'
import { changeOrRefuse, register } from './entering.ts'
import { failed, heldCups, settle } from './held.ts'
import { makeCup } from './make.ts'
import { suspensionsOf, tellSuspensions } from './suspensions.ts'
import { report } from './tables.ts'
import { showCup } from './tell.ts'
import { forgetNames, withdraw } from './withdrawing.ts'

/** What people and other parts of the server do with tournaments. Requests reject with a `RequestError` that says why not. */
export interface Tournaments {
  create(host: Person, wish: RequestOf<'create-tournament'>): Promise<string>
  act(person: Person, id: string, act: TournamentAct): Promise<void>
  watch(watcher: Watcher, id: string, ref: string): Promise<void>
  unwatch(watcher: Watcher, id: string): void
  list(): Promise<TournamentLine[]>
  /** Drops a member who is deleted out of every tournament that is not over. */
  withdraw(player: string): Promise<void>
  /** A player watches a table: if they play there in a tournament, they have arrived. */
  looked(table: string, player: string): void
  /** Continues running tournaments; those in memory read what was stored meanwhile. */
  start(): Promise<void>
  /** Drops unused ones from memory. */
  forgetIdle(): void
  stop(): void
}

/** The most lines in a list. */
const LINES = 100

/** Runs the tournaments that are used or played on this server. Hears of changes on other servers until it is closed. */
export function openTournaments(context: ServerContext): Tournaments {
  const keeper: CupKeeper = {
    context,
    store: tournamentsOn(context.store.database),
    cups: new Map(),
    changed(cup) {
      setClock(keeper, cup)
      keeper.settle(cup)
    },
    settle: (cup) => void settle(keeper, cup),
  }
  const held = heldCups(keeper)
  const deaf = context.bus.hear((news) => {
    if (news.kind === 'tournament' && news.server !== context.ownership.name) void held.hear(news.tournament)
    else if (news.kind === 'standing') suspensionsOf(keeper, news.player)
    else if (news.kind === 'renamed' && news.name === FORMER) forgetNames(keeper, news.player)
    else if (news.kind === 'line' && news.line.stage === 'over') reportOf(keeper, news.line.id)
  })
  return {
    create: (host, wish) => makeCup(keeper, host, wish),
    async act(person, id, act) {
      const cup = await held.of(id)
      const game = await context.game(cup.t.game)
      if (game === null) throw new RequestError('unknown-game', `there is no game '${cup.t.game}'`)
      const want = (t: Tournament): Outcome => outcomeOf(context, game, t, person, act)
      if (act.do === 'begin' || act.do === 'go-on') await tellSuspensions(keeper, cup)
      if (act.do === 'register') await register(keeper, cup, person.id, want)
      else await changeOrRefuse(keeper, cup, want)
    },
    async watch(watcher, id, ref) {
      showCup(context, await held.of(id), watcher, ref)
    },
    unwatch: (watcher, id) => void keeper.cups.get(id)?.watchers.delete(watcher),
    list: () => linesOf(keeper),
    withdraw: (player) => withdraw(keeper, held, player),
    looked: (table, player) => arrived(keeper, table, player),
    async start() {
      for (const id of await keeper.store.inStages(RUNNING)) await held.hear(id)
    },
    forgetIdle: held.forgetIdle,
    stop() {
      deaf()
      held.stop()
    },
  }
}

async function linesOf({ store }: CupKeeper): Promise<TournamentLine[]> {
  const rows = await store.listed(LINES)
  return rows.map(({ id, game, name, stage, entrants, changed }) => ({ id, game, title: name, stage: stage as Stage, entrants, changed }))
}

/** The current game at a table of a tournament. */
function playedAt({ context, cups }: CupKeeper, table: string) {
  const cup = cups.get(context.official.get(table)?.tournament ?? '')
  const match = cup?.t.matches.find((one) => runningGame(one)?.table === table)
  const game = match === undefined ? null : runningGame(match)
  return cup === undefined || match === undefined || game === null ? null : { cup, match, game }
}

/** A table is over: if it was of a tournament, its result counts there. */
function reportOf(keeper: CupKeeper, table: string): void {
  const played = playedAt(keeper, table)
  if (played !== null) report(keeper, played.cup, played.match.id, played.game).catch((error) => failed(keeper, played.cup, error))
}

/** A player watches a table: if they play there in a tournament, they have arrived. */
function arrived(keeper: CupKeeper, table: string, player: string): void {
  const played = playedAt(keeper, table)
  if (played === null) return
  const { cup, match, game } = played
  const entrant = cup.t.entrants.find((one) => one.player === player && sideOf(match, one.id) !== null)
  const side = entrant === undefined ? null : sideOf(match, entrant.id)
  if (side === null || game.came[side]) return
  const want = (t: Tournament): Outcome =>
    runningGame(t.matches[match.id] ?? match)?.table === table ? come(t, match.id, side) : { events: [] }
  change(keeper, cup, want).catch((error) => failed(keeper, cup, error))
}
