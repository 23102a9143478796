import type { Answer, Json, Refusal, Replay, Seat, Viewer } from '@orrery/kernel'
import type { BeatsMessage, TableInfo } from '@orrery/protocol'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { Player, TableSource } from '../table/source/source.ts'
import { RequestError } from './error.ts'
import type { ServerLink, Wish } from './link.ts'
import { type RemoteOrders, remoteOrders, type Warn } from './remote-orders.ts'
import { type Clock, type RemoteView, remoteView, type TableMessage } from './remote-view.ts'

/** What a remote table needs from the app: its addresses, and a way to warn the reader. */
export interface Addresses {
  /** The link to hand to others. */
  invite(table: string): string
  /** The address within the app. */
  table(table: string): string
  /** The replay's address on the server. */
  replay(table: string): string
  /** JSON from the server in the reader's language. */
  localized(json: string): string
  /** Warns the reader; default: does nothing. */
  readonly warn?: Warn
}

/** A table on a server, with everything a player may do there besides playing. */
export interface RemoteTable extends TableSource {
  /** The orders of the held seats, and what they may be asked next. */
  readonly beforehand: RemoteOrders
  /** Everything but the views: settings, commitment of the seed, who is ready. */
  readonly info: ReadonlySignal<TableInfo>
  /** Takes an open seat, or takes the player's own seat back from the bot. Rejects with a `RequestError`. */
  take(seat: Seat, settings?: { [key: string]: Json }): Promise<void>
  /** Sets what the player's seat brings, before the start. */
  setSeatSettings(seat: Seat, settings: { [key: string]: Json }): Promise<void>
  /** The host gives a seat to a bot of a level, or opens it. */
  assign(seat: Seat, level: string | null): Promise<void>
  /** Replaces a player who has been away for a while by a bot. */
  replaceWithBot(seat: Seat): Promise<void>
  /** Gives another seat more time, in milliseconds, at a table with a time control. */
  giveTime(seat: Seat, milliseconds: number): Promise<void>
  /** What a held seat saw happen since a version; null if the server does not say. Rejects with a `RequestError`. */
  beats(seat: Seat, since: number): Promise<BeatsMessage | null>
  /** The reader's private notes on the table. Rejects with a `RequestError`. */
  note(): Promise<string>
  /** Replaces the notes. Rejects with a `RequestError`. */
  setNote(text: string): Promise<void>
  /** Says whether a stranger may have the seat that they asked for. */
  answerSeatRequest(seat: Seat, yes: boolean): Promise<void>
}

/** Watches a table on the server. Resolves to null if there is none with that id; rejects with a `RequestError` otherwise. */
export async function openRemote(link: ServerLink, id: string, addresses: Addresses): Promise<RemoteTable | null> {
  try {
    return remoteTable(link, (await link.ask({ type: 'watch', table: id })) as TableMessage, addresses)
  } catch (error) {
    if (error instanceof RequestError && (error.code === 'unknown-table' || error.code === 'malformed')) return null
    throw error
  }
}

function remoteTable(link: ServerLink, first: TableMessage, addresses: Addresses): RemoteTable {
  const { id, game } = first.info
  const beforehand = remoteOrders(link, id, addresses.warn ?? (() => undefined))
  const view = remoteView(link, first, beforehand)
  const { info, official, chat, clocks, moment, log, more } = view
  const { decided, told, quietly } = requestsTo(link)
  const players = computed(() => info.value.players.map((player, at): Player => playerOf(player, clocks.value[at])))
  return {
    id,
    game,
    info,
    options: computed(() => info.value.settings),
    link: computed(() => link.state.value),
    stage: computed(() => info.value.stage),
    gone: computed(() => info.value.gone),
    viewers: computed((): readonly Viewer[] => {
      const held = info.value.players.filter((player) => player.holder === 'me').map((player) => player.seat)
      return held.length > 0 ? held : ['spectator']
    }),
    players,
    chat,
    official,
    invitation: computed(() => ({ url: addresses.invite(id), host: info.value.host })),
    moment,
    log,
    ...readsOf(link, id),
    answer: (seat, answer: Answer, version) => decided({ type: 'answer', table: id, seat, version, answer }),
    beforehand,
    orders: beforehand.orders,
    order: beforehand.order,
    answered: beforehand.answered,
    answersByOrders: true,
    undo: (seat) => decided({ type: 'undo', table: id, seat }),
    say: (text, to) => told({ type: 'say', table: id, text, ...(to === undefined ? {} : { to }) }),
    start: () => told({ type: 'start', table: id }),
    leave: () => quietly({ type: 'leave', table: id }),
    take: (seat, settings) =>
      told(settings === undefined ? { type: 'take', table: id, seat } : { type: 'take', table: id, seat, settings }),
    setSeatSettings: (seat, settings) => told({ type: 'set-seat-settings', table: id, seat, settings }),
    assign: (seat, level) => told({ type: 'seat', table: id, seat, level }),
    replaceWithBot: (seat) => told({ type: 'replace-with-bot', table: id, seat }),
    giveTime: (seat, milliseconds) => told({ type: 'give-time', table: id, seat, milliseconds }),
    setNote: (text) => told({ type: 'set-note', table: id, text }),
    answerSeatRequest: (seat, yes) => told({ type: 'answer-seat-request', table: id, seat, yes }),
    hasEarlier: more,
    async earlier(viewer) {
      const before = firstOf(view, viewer)
      const reply = await link.ask({ type: 'log', table: id, viewer, before })
      // Meanwhile the log may have begun anew, after an absence, or have been asked for the same lines.
      if (reply.type !== 'lines' || firstOf(view, viewer) !== before) return
      log(viewer).value = [...reply.log, ...log(viewer).value]
      more(viewer).value = reply.more && reply.log.length > 0
    },
    async replay() {
      if (info.value.stage !== 'over') return null
      const response = await fetch(addresses.replay(id))
      return response.ok ? (JSON.parse(addresses.localized(await response.text())) as Replay) : null
    },
    async rematch() {
      const reply = await link.ask({ type: 'rematch', table: id }).catch(() => null)
      return reply?.type === 'created' ? addresses.table(reply.table) : null
    },
    close() {
      view.close()
      quietly({ type: 'unwatch', table: id })
    },
  }
}

/** The version of the first line of a viewer's log; without any, the one after what the viewer sees. */
function firstOf({ log, moment }: RemoteView, viewer: Viewer): number {
  return log(viewer).value[0]?.version ?? (moment(viewer).value?.seen.version ?? 0) + 1
}

/** What is read about a table only on request. */
function readsOf(link: ServerLink, table: string): Pick<RemoteTable, 'explain' | 'beats' | 'lately' | 'note'> {
  return {
    async explain(seat, piece) {
      const reply = await link.ask({ type: 'explain', table, seat, piece })
      return reply.type === 'explained' ? reply.refusals : []
    },
    async beats(seat, since) {
      const reply = await link.ask({ type: 'beats', table, seat, since })
      return reply.type === 'beats' ? reply : null
    },
    async lately(seat) {
      const reply = await link.ask({ type: 'beats', table, seat })
      return reply.type === 'beats' ? reply : null
    },
    async note() {
      const reply = await link.ask({ type: 'note', table })
      return reply.type === 'note' ? reply.text : ''
    },
  }
}

/** Ways to send requests whose reply only says whether they succeeded. */
function requestsTo(link: ServerLink) {
  return {
    /** True, or the refusal; other errors of the server become a refusal with the message `error-<code>`. */
    async decided(wish: Wish): Promise<true | Refusal> {
      try {
        const reply = await link.ask(wish)
        return reply.type === 'refused' ? reply.refusal : true
      } catch (error) {
        if (error instanceof RequestError) return { rule: 'TABLE', message: `error-${error.code}` }
        throw error
      }
    },
    told: async (wish: Wish): Promise<void> => void (await link.ask(wish)),
    quietly: (wish: Wish): void => void link.ask(wish).catch(() => undefined),
  }
}

const STOPPED: Clock = { spent: 0, since: null, replaceableAt: null, timeUpAt: null }

function playerOf(player: TableInfo['players'][number], clock: Clock = STOPPED): Player {
  const { seat, name, holder, bot, present } = player
  const mark = player.mark === undefined ? {} : { mark: player.mark }
  return { seat, name, holder, ...mark, bot, present: present || holder === 'me', ...clock }
}
