import type { Answer, Json, Refusal, Replay, Seat, Seen, Viewer } from '@orrery/kernel'
import { applyPatch, type BeatsMessage, fingerprint, type Message, type TableInfo, type ViewerUpdate } from '@orrery/protocol'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ChatLine, LogLine, Moment, Official, Player, TableSource } from '../table/source.ts'
import { RequestError } from './error.ts'
import type { ServerLink, Wish } from './link.ts'
import { type RemoteOrders, remoteOrders, type Warn } from './remote-orders.ts'

/** What the app gives a remote table: its addresses, and a way to warn the reader. */
export interface Addresses {
  /** The link to hand to others. */
  invite(table: string): string
  /** The address within the app. */
  table(table: string): string
  /** The replay's address on the server. */
  replay(table: string): string
  /** JSON from the server in the reader's language. */
  said(json: string): string
  /** Warns the reader; default: does nothing. */
  readonly warn?: Warn
}

/** A table on a server, with everything a player may do there besides playing. */
export interface RemoteTable extends TableSource {
  /** The orders of the held seats, and what they may be asked next. */
  readonly beforehand: RemoteOrders
  /** Everything but the views: settings, commitment of the seed, who is ready. */
  readonly info: ReadonlySignal<TableInfo>
  /** Takes an open seat, or the player's own back from the bot. Rejects with a `RequestError`. */
  take(seat: Seat, settings?: { [key: string]: Json }): Promise<void>
  /** Sets what the player's seat brings, before the start. */
  setSeatSettings(seat: Seat, settings: { [key: string]: Json }): Promise<void>
  /** The host gives a seat to a bot of a level, or opens it. */
  assign(seat: Seat, level: string | null): Promise<void>
  /** Has a bot replace a player who has been away for a while. */
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
  /** Fetches older lines of a viewer's log; resolves to whether there are more. */
  earlier(viewer: Viewer): Promise<boolean>
}

type TableMessage = Extract<Message, { type: 'table' }>
type StepMessage = Extract<Message, { type: 'step' }>

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
  const info = signal(first.info)
  const official = signal<Official | null>(null)
  const clocks = signal<readonly Clock[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const moments = new Map<Viewer, Signal<Moment | null>>()
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>()
  let resyncing = false

  const signalOf = <T>(all: Map<Viewer, Signal<T>>, viewer: Viewer, empty: T): Signal<T> => {
    const found = all.get(viewer) ?? signal(empty)
    all.set(viewer, found)
    return found
  }
  const moment = (viewer: Viewer): Signal<Moment | null> => signalOf<Moment | null>(moments, viewer, null)
  const log = (viewer: Viewer): Signal<readonly LogLine[]> => signalOf<readonly LogLine[]>(logs, viewer, [])

  function show(message: TableMessage): void {
    resyncing = false
    batch(() => {
      takeInfo(message.info)
      chat.value = message.chat
      for (const eyes of message.eyes) showEyes(eyes)
      for (const { viewer } of message.eyes) if (viewer !== 'spectator') beforehand.fetch(viewer)
      for (const [viewer, held] of moments) if (!message.eyes.some((eyes) => eyes.viewer === viewer)) held.value = null
    })
  }

  function showEyes({ viewer, seen, log: lines }: ViewerUpdate): void {
    moment(viewer).value = { seen, events: [] }
    const older = log(viewer).value.filter((line) => line.version < (lines[0]?.version ?? 0))
    log(viewer).value = [...older, ...lines]
  }

  function takeInfo(next: TableInfo): void {
    const now = Date.now()
    info.value = next
    const { tournament } = next
    // A player of a tournament finds the way back to it.
    if (tournament !== null) official.value = { id: tournament.id, title: tournament.title, until: now + tournament.left }
    else if (official.value !== null) official.value = { ...official.value, until: null }
    clocks.value = next.players.map(({ spent, waited, replaceableIn, timeLeft }) => ({
      spent,
      since: waited === null ? null : now - waited,
      replaceableAt: replaceableIn === null ? null : now + replaceableIn,
      timeUpAt: timeLeft === null ? null : now + timeLeft,
    }))
  }

  function step(message: StepMessage): void {
    if (resyncing) return
    const after = new Map<Viewer, Seen>()
    for (const { viewer, seen, patch, print } of message.eyes) {
      const before = moments.get(viewer)?.value?.seen
      if (before === undefined || before.version !== message.from) return void resync()
      const next = seen ?? (applyPatch(before as unknown as Json, patch ?? null) as unknown as Seen)
      if (fingerprint(next) !== print) return void resync()
      after.set(viewer, next)
    }
    batch(() => {
      for (const { viewer, events } of message.eyes) {
        moment(viewer).value = { seen: after.get(viewer) as Seen, events }
        const kept = message.undone === undefined ? log(viewer).value : log(viewer).value.filter((line) => line.version !== message.undone)
        log(viewer).value = [...kept, ...events.map((event) => ({ event, version: message.version }))]
      }
      tick(message, after.values().next().value?.waiting ?? [])
    })
  }

  /** Stops the clock of the seat that answered and starts those of the seats that are asked now. */
  function tick({ seat, spent, left }: StepMessage, waiting: readonly Seat[]): void {
    const now = Date.now()
    clocks.value = clocks.value.map((clock, at) => ({
      ...clock,
      spent: at === seat ? spent : clock.spent,
      since: !waiting.includes(at) ? null : at === seat || clock.since === null ? now : clock.since,
      timeUpAt: left?.[at] == null ? null : now + left[at],
    }))
  }

  /** Requests the whole table: after a reconnection, or when a change does not fit. */
  async function resync(): Promise<void> {
    if (resyncing) return
    resyncing = true
    try {
      await link.ask({ type: 'watch', table: id })
    } catch (error) {
      // A broken connection resyncs when it is back.
      if (error instanceof RequestError && error.code === 'unknown-table') info.value = { ...info.value, stage: 'gone', gone: 'unknown' }
    } finally {
      resyncing = false
    }
  }

  const beforehand = remoteOrders(link, id, addresses.warn ?? (() => undefined))
  const stopListening = link.listen((message) => {
    if (message.type === 'table' && message.info.id === id) show(message)
    else if (message.type === 'info' && message.info.id === id) takeInfo(message.info)
    else if (message.type === 'step' && message.table === id) step(message)
    else if (message.type === 'orders' && message.table === id) beforehand.take(message)
    else if (message.type === 'chat' && message.table === id) chat.value = [...chat.value, message.entry]
    else if (message.type === 'error' && message.ref === undefined && message.code === 'failed') void resync()
  })
  const stopResyncing = link.onLive(() => void resync())
  show(first)

  /** True, or the refusal; other errors of the server become a refusal with the message `error-<code>`. */
  async function decided(wish: Wish): Promise<true | Refusal> {
    try {
      const reply = await link.ask(wish)
      return reply.type === 'refused' ? reply.refusal : true
    } catch (error) {
      if (error instanceof RequestError) return { rule: 'TABLE', message: `error-${error.code}` }
      throw error
    }
  }
  const told = async (wish: Wish): Promise<void> => void (await link.ask(wish))
  const quietly = (wish: Wish): void => void link.ask(wish).catch(() => undefined)

  const players = computed(() => info.value.players.map((player, at): Player => playerOf(player, clocks.value[at])))
  return {
    id,
    game,
    info,
    options: computed(() => info.value.settings as Json),
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
    answer: (seat, answer: Answer, version) => decided({ type: 'answer', table: id, seat, version, answer }),
    beforehand,
    orders: beforehand.orders,
    order: beforehand.order,
    answered: beforehand.answered,
    answersByOrders: true,
    undo: (seat) => decided({ type: 'undo', table: id, seat }),
    async explain(seat, piece) {
      const reply = await link.ask({ type: 'explain', table: id, seat, piece })
      return reply.type === 'explained' ? reply.refusals : []
    },
    say: (text, to) => quietly({ type: 'say', table: id, text, ...(to === undefined ? {} : { to }) }),
    start: () => told({ type: 'start', table: id }),
    leave: () => quietly({ type: 'leave', table: id }),
    take: (seat, settings) =>
      told(settings === undefined ? { type: 'take', table: id, seat } : { type: 'take', table: id, seat, settings }),
    setSeatSettings: (seat, settings) => told({ type: 'set-seat-settings', table: id, seat, settings }),
    assign: (seat, level) => told({ type: 'seat', table: id, seat, level }),
    replaceWithBot: (seat) => told({ type: 'replace-with-bot', table: id, seat }),
    giveTime: (seat, milliseconds) => told({ type: 'give-time', table: id, seat, milliseconds }),
    async beats(seat, since) {
      const reply = await link.ask({ type: 'beats', table: id, seat, since })
      return reply.type === 'beats' ? reply : null
    },
    async lately(seat) {
      const reply = await link.ask({ type: 'beats', table: id, seat })
      return reply.type === 'beats' ? reply : null
    },
    async note() {
      const reply = await link.ask({ type: 'note', table: id })
      return reply.type === 'note' ? reply.text : ''
    },
    setNote: (text) => told({ type: 'set-note', table: id, text }),
    answerSeatRequest: (seat, yes) => told({ type: 'answer-seat-request', table: id, seat, yes }),
    async earlier(viewer) {
      const before = log(viewer).value[0]?.version ?? 0
      const reply = await link.ask({ type: 'log', table: id, viewer, before })
      if (reply.type !== 'lines') return false
      log(viewer).value = [...reply.log, ...log(viewer).value]
      return reply.more
    },
    async replay() {
      if (info.value.stage !== 'over') return null
      const response = await fetch(addresses.replay(id))
      return response.ok ? (JSON.parse(addresses.said(await response.text())) as Replay) : null
    },
    async rematch() {
      const reply = await link.ask({ type: 'rematch', table: id }).catch(() => null)
      return reply?.type === 'created' ? addresses.table(reply.table) : null
    },
    close() {
      stopListening()
      stopResyncing()
      quietly({ type: 'unwatch', table: id })
    },
  }
}

/** The times of a seat, by this browser's clock. */
type Clock = Pick<Player, 'spent' | 'since' | 'replaceableAt' | 'timeUpAt'>

const STOPPED: Clock = { spent: 0, since: null, replaceableAt: null, timeUpAt: null }

function playerOf(player: TableInfo['players'][number], clock: Clock = STOPPED): Player {
  const { seat, name, holder, bot, present } = player
  const mark = player.mark === undefined ? {} : { mark: player.mark }
  return { seat, name, holder, ...mark, bot, present: present || holder === 'me', ...clock }
}
