import type { Terms } from '@orrery/tournament'
import type { PoolLimits } from '../bots/pool.ts'
import type { Addresses, Shared } from '../cluster/shared.ts'
import type { MetricsAccess } from '../http/watch.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { NoticeOptions } from '../notices/open.ts'

/** Options of a server. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The data folder; created if missing. */
  readonly data: string
  /** The built pages; without them only the socket, replays and health are served. */
  readonly webRoot?: string
  readonly log?: Log
  /** A module that exports `games` as `@orrery/games` does; for tests. */
  readonly gamesModule?: string
  readonly limits?: Partial<Limits>
  /** Whether players may collect and trade cards; default: true. */
  readonly collecting?: boolean
  /** How long a bot waits before it answers where people watch, in milliseconds. */
  readonly botDelay?: number
  /** The range of the wait before an order answers, in milliseconds. */
  readonly orderWait?: { readonly least: number; readonly most: number }
  /** How long a strong bot thinks, in milliseconds. */
  readonly botThinking?: number
  /** When the threads of bots are ended; for tests. */
  readonly botLimits?: PoolLimits
  /** How many bots run at once; null: one fewer than there are cores. */
  readonly botThreads?: number | null
  /** The time in milliseconds since 1970, by a clock that never jumps; for tests. */
  readonly now?: () => number
  /** The longest time between two looks at deadlines, and at what is due in the club, in milliseconds; for tests that change the clock. */
  readonly lookEvery?: number
  /** What servers share: opened already, or its addresses; default: SQLite in `data`. */
  readonly shared?: Shared
  readonly addresses?: Addresses
  /** How long this server keeps its tables without being heard of, in milliseconds; for tests. */
  readonly lease?: number
  /** The timing of tournaments; default: the usual one. For tests. */
  readonly tournamentTerms?: Partial<Terms>
  /** Whether a proxy in front gives clients' addresses (`x-forwarded-for`). */
  readonly behindProxy?: boolean
  /** The address of the pages for browsers (`https://play.example.org`); null: wherever requests are sent to. */
  readonly publicUrl?: string | null
  /** The mail server and the sender; it needs `publicUrl`, for the links. Null: no mail. */
  readonly mail?: { readonly url: string; readonly from: string } | null
  /** Options of notices. */
  readonly notices?: NoticeOptions
  /** The key of the host's page; null: there is none. */
  readonly hostKey?: string | null
  /** The sites that may embed replays (`https://forum.example.org`); default: none. */
  readonly embedOn?: readonly string[]
  /** Called when the host wants the server to stop; absent: not possible remotely. */
  readonly onStop?: () => void
  /** Who may read the metrics; default: `off`. */
  readonly metrics?: MetricsAccess
}

/** The module whose games the server serves: the house's, unless the options name another. */
export function gamesModuleOf({ gamesModule }: ServerOptions): string {
  return gamesModule ?? import.meta.resolve('@orrery/games')
}
