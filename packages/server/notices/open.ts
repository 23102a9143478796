import type { Mailing } from '../members/mailer.ts'
import type { ServerContext } from '../server-context.ts'
import { noticeQueueIn } from '../store/notices/queue.ts'
import { waitingIn } from '../store/notices/waiting.ts'
import { type Ways, waysOfNoticesIn } from '../store/notices/ways.ts'
import type { Event } from './about.ts'
import { type Asking, askingOn } from './asking.ts'
import { clubSweepOn } from './club.ts'
import { WAITS } from './delivery.ts'
import { gateBy } from './gate.ts'
import { type NoticeKeys, noticeKeysOn } from './keys.ts'
import { type OutwardOptions, outward } from './outward.ts'
import { senderOn } from './sender.ts'
import { sendingBy } from './sending.ts'
import { AWAY_AFTER, turnsOn } from './turns.ts'
import { validityOn } from './validity.ts'

/** Options of notices, for what is not the default. */
export interface NoticeOptions {
  /** The hosts that webhooks may go to; default: none. */
  readonly webhookHosts?: readonly string[]
  /** How long a player must have been asked before they count as away, in milliseconds; for tests. */
  readonly awayAfter?: number
  /** The waits after failures, in milliseconds; for tests. */
  readonly waits?: readonly number[]
  /** How requests leave the server; for tests. */
  readonly outward?: OutwardOptions
}

/**
 * Notices outside the page: Web Push, mail, webhooks. The calendar feed is read, not sent.
 *
 * Order of calls: `start` once the server listens; `changed` after each change of a table, `tell` for what happens elsewhere; `stop`, then
 * `idle`. What is to be sent is stored first: a server that is killed sends it after the restart, once, and never what was sent already.
 * Nothing here throws, and no caller waits for a letter box: a failure is logged and tried again with growing waits, and an address that is
 * gone for good is dropped.
 *
 * Defaults of a member who has switched notices on: all kinds (turn, deadline, challenge, evening), no mail, English. A turn is told once a
 * visit, not at each question, and not at all while the player is here or an order answers.
 */
export interface Notices {
  /** The devices and webhooks of players. */
  readonly ways: Ways
  /** The keys of this site for Web Push, and of players' calendar feeds. */
  readonly keys: NoticeKeys
  /** The hosts that webhooks may go to; empty: there are none. */
  readonly webhookHosts: readonly string[]
  /** Whether push services without TLS are accepted; for tests. */
  readonly takesPlain: boolean
  /** The calendar of a player: time zone, quiet hours, holidays. */
  readonly calendarOf: Asking['calendarOf']
  /** The name of a game. */
  readonly nameOf: (game: string, language: 'en' | 'hu') => Promise<string>
  /** A table has changed: somebody may be asked there. May be called as often as one likes; the last call counts. */
  changed(table: string): void
  /** Notifies players of events, those who want to hear of their kind. A failure to queue one is logged. */
  tell(events: readonly Event[]): void
  /** `alone`: no other server can have begun to send anything. */
  start(alone: boolean): void
  stop(): void
  /** Resolves when nothing is in progress, or waiting is pointless. */
  idle(): Promise<void>
}

/** Opens the notices of a server. `nameOf`: a game's name. */
export function openNotices(
  context: ServerContext,
  mail: Mailing | null,
  publicUrl: string | null,
  nameOf: (game: string, language: 'en' | 'hu') => Promise<string>,
  options: NoticeOptions,
): Notices {
  const { database } = context.store
  const queue = noticeQueueIn(database)
  const ways = waysOfNoticesIn(database)
  const keys = noticeKeysOn(database)
  const queueing = askingOn(context, queue, ways, mail !== null)
  const asking: Asking = {
    ...queueing,
    async ask(events) {
      await queueing.ask(events)
      if (events.length > 0) sender.wake()
    },
  }
  const turns = turnsOn(context, waitingIn(database), ways, asking, options.awayAfter)
  const club = clubSweepOn(context, asking, options.awayAfter ?? AWAY_AFTER)
  const validity = validityOn(context, turns, asking.calendarOf)
  const waits = options.waits ?? WAITS
  const gate = gateBy(context.now, waits[0] ?? 0)
  const send = sendingBy({ context, ways, keys, asking, mail, publicUrl, outward: outward(options.outward), gate, nameOf })
  const sender = senderOn(context, queue, { validity, send }, waits)
  return {
    ways,
    keys,
    webhookHosts: options.webhookHosts ?? [],
    takesPlain: options.outward?.plain === true,
    calendarOf: asking.calendarOf,
    nameOf,
    changed: turns.changed,
    tell(events) {
      asking.ask(events).catch((error: unknown) => context.log.error({ error }, 'notices cannot be put into the queue'))
    },
    start(alone) {
      sender.start(alone)
      turns.start()
      club.start()
    },
    stop() {
      turns.stop()
      club.stop()
      sender.stop()
    },
    idle: sender.idle,
  }
}
