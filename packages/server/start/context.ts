import { keyringOn } from '../api/keyring.ts'
import { botsAnywhere } from '../bots/anywhere.ts'
import { botPool } from '../bots/pool.ts'
import { timed } from '../bots/timed.ts'
import { playerNews } from '../bus.ts'
import { apartOn } from '../club/ties/apart.ts'
import { soleOwnership } from '../cluster/ownership.ts'
import { collectingOf, countedGame, gameIds, gameOf, ordersOf } from '../games.ts'
import { freshId } from '../ids.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { clubSettingsOn } from '../members/rules.ts'
import { sessionDesk } from '../members/sessions.ts'
import { standingsOn } from '../members/standing.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { factsOf } from '../rooms/info.ts'
import type { ServerContext } from '../server-context.ts'
import { collectionsOn } from '../store/collection/index.ts'
import { membersIn } from '../store/members/index.ts'
import { ordersOn } from '../store/orders-on.ts'
import type { Foundation } from './foundation.ts'
import { gamesModuleOf, type ServerOptions } from './options.ts'
import type { Parts } from './parts.ts'
import type { Watch } from './watch.ts'

/** The wait before an order answers: the same as when the page passes a window, so that the two cannot be told apart. */
const ORDER_WAIT = { least: 500, most: 1_800 }

/** What a context tells the parts that are opened on it afterwards. */
type Told = Pick<Parts, 'cluster' | 'recorder' | 'sweep' | 'notices'>

/** What the parts of this server share. `parts` are asked for when something happens, never while the context is made. */
export function contextOf(
  options: ServerOptions,
  { store, bus, jobs, ownership }: Foundation,
  { log, meter }: Watch,
  now: () => number,
  parts: () => Told,
): ServerContext {
  const games = gamesModuleOf(options)
  const pool = botPool(games, options.botThinking ?? 1000, options.botThreads ?? null, options.botLimits)
  const members = membersIn(store.database)
  const owned = ownership ?? soleOwnership(freshId())
  const unused = (error: unknown): void => {
    if (!context.closing) log.error({ error }, 'the use of a session or key cannot be recorded')
  }
  const context: ServerContext = {
    ownership: owned,
    store,
    bus,
    bots: timed(jobs === undefined ? pool : botsAnywhere(jobs, pool, log), meter),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    botDelay: options.botDelay ?? 700,
    orderWait: options.orderWait ?? ORDER_WAIT,
    orders: ordersOn(store.database),
    ordersOf: (id) => ordersOf(games, id),
    counted: (id) => countedGame(games, id),
    game: (id) => gameOf(games, id),
    games: () => gameIds(games),
    collecting: async (id) => (options.collecting === false ? null : collectingOf(games, id)),
    collections: collectionsOn(store.database),
    apart: apartOn(store.database, bus),
    log,
    meter,
    keyring: keyringOn(store.database, now, unused),
    members,
    rules: clubSettingsOn(members, now),
    sessions: sessionDesk(members, playerNews(bus, 'sessions', owned.name).tell, now, unused),
    standings: standingsOn(members, playerNews(bus, 'standing', owned.name), now),
    now,
    wake: (room) => wakeBots(context, room),
    lineChanged: (room, left) => bus.tell({ kind: 'line', server: owned.name, line: factsOf(room), left: left ?? null }),
    lose: (room) => parts().cluster?.lose([room]),
    ended: () => parts().recorder.ended(),
    clockSet: (due) => parts().sweep.set(due),
    asked: (table) => parts().notices.changed(table),
    rooms: new Map(),
    official: new Map(),
    terms: options.tournamentTerms ?? {},
    setAside: new Map(),
    closing: false,
  }
  return context
}
