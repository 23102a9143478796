import type { Json, Seat, Seen, Viewer } from '@orrery/kernel'
import { applyPatch, fingerprint, type Message, type TableInfo, type ViewerUpdate } from '@orrery/protocol'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ChatLine, LogLine, Moment, Official, Player } from '../table/source/source.ts'
import { RequestError } from './error.ts'
import type { ServerLink } from './link.ts'
import type { RemoteOrders } from './remote-orders.ts'

export type TableMessage = Extract<Message, { type: 'table' }>
type StepMessage = Extract<Message, { type: 'step' }>

/** The times of a seat, by this browser's clock. */
export type Clock = Pick<Player, 'spent' | 'since' | 'replaceableAt' | 'timeUpAt'>

/** What this browser sees of a table on a server. */
export interface RemoteView {
  readonly info: ReadonlySignal<TableInfo>
  readonly official: ReadonlySignal<Official | null>
  readonly clocks: ReadonlySignal<readonly Clock[]>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** What a viewer sees now. The same signal at every call. */
  moment(viewer: Viewer): Signal<Moment | null>
  /** What a viewer saw happen. The same signal at every call. */
  log(viewer: Viewer): Signal<readonly LogLine[]>
  close(): void
}

/** Keeps in step with a table on a server, from the message that shows all of it. */
export function remoteView(link: ServerLink, first: TableMessage, beforehand: Pick<RemoteOrders, 'fetch' | 'take'>): RemoteView {
  const { id } = first.info
  const info = signal(first.info)
  const official = signal<Official | null>(null)
  const clocks = signal<readonly Clock[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const moments = new Map<Viewer, Signal<Moment | null>>()
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>()
  let resyncing = false

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
    clocks.value = next.players.map((player) => clockOf(player, now))
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
      clocks.value = tick(clocks.value, message, after.values().next().value?.waiting ?? [])
    })
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
  return {
    ...{ info, official, clocks, chat, moment, log },
    close() {
      stopListening()
      stopResyncing()
    },
  }
}

function signalOf<T>(all: Map<Viewer, Signal<T>>, viewer: Viewer, empty: T): Signal<T> {
  const found = all.get(viewer) ?? signal(empty)
  all.set(viewer, found)
  return found
}

function clockOf({ spent, waited, replaceableIn, timeLeft }: TableInfo['players'][number], now: number): Clock {
  return {
    spent,
    since: waited === null ? null : now - waited,
    replaceableAt: replaceableIn === null ? null : now + replaceableIn,
    timeUpAt: timeLeft === null ? null : now + timeLeft,
  }
}

/** The clocks after an answer: that of its seat stands still, and those of the seats that are asked now run. */
function tick(clocks: readonly Clock[], { seat, spent, left }: StepMessage, waiting: readonly Seat[]): Clock[] {
  const now = Date.now()
  return clocks.map((clock, at) => ({
    ...clock,
    spent: at === seat ? spent : clock.spent,
    since: !waiting.includes(at) ? null : at === seat || clock.since === null ? now : clock.since,
    timeUpAt: left?.[at] == null ? null : now + left[at],
  }))
}
