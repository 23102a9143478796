import type { Seat, Viewer } from '@orrery/kernel'
import type { Message, TableInfo } from '@orrery/protocol'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ChatLine, LogLine, Moment, Official, Player } from '../table/source/source.ts'
import { RequestError } from './error.ts'
import type { ServerLink } from './link.ts'
import type { RemoteOrders } from './remote-orders.ts'
import { type StepMessage, viewerStates } from './viewer-states.ts'

export type TableMessage = Extract<Message, { type: 'table' }>

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
  /** Whether there are older lines than those of the log. The same signal at every call. */
  more(viewer: Viewer): Signal<boolean>
  close(): void
}

/** A view kept in step with a table on a server, starting from the message that shows all of it. */
export function remoteView(link: ServerLink, first: TableMessage, beforehand: Pick<RemoteOrders, 'fetch' | 'take'>): RemoteView {
  const { id } = first.info
  const info = signal(first.info)
  const official = signal<Official | null>(null)
  const clocks = signal<readonly Clock[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const viewers = viewerStates()
  let resyncing = false

  function show(message: TableMessage): void {
    resyncing = false
    batch(() => {
      takeInfo(message.info)
      chat.value = message.chat
      viewers.show(message.eyes)
      for (const { viewer } of message.eyes) if (viewer !== 'spectator') beforehand.fetch(viewer)
    })
  }

  function takeInfo(next: TableInfo): void {
    const now = Date.now()
    info.value = next
    const { tournament } = next
    // A player in a tournament needs a way back to it.
    if (tournament !== null) official.value = { id: tournament.id, title: tournament.title, until: now + tournament.left }
    else if (official.value !== null) official.value = { ...official.value, until: null }
    clocks.value = next.players.map((player) => clockOf(player, now))
  }

  function step(message: StepMessage): void {
    if (resyncing) return
    const after = viewers.after(message)
    if (after === null) return void resync()
    batch(() => {
      viewers.take(message, after)
      clocks.value = tick(clocks.value, message, after.values().next().value?.waiting ?? [])
    })
  }

  /** Adds a line of the chat, unless the whole table that was sent before it has it already. */
  function hear(entry: ChatLine): void {
    if (chat.value.every((line) => line.id !== entry.id)) chat.value = [...chat.value, entry]
  }

  /** Requests the whole table: after a reconnection, or when a change does not fit. */
  async function resync(): Promise<void> {
    if (resyncing) return
    resyncing = true
    try {
      await link.ask({ type: 'watch', table: id })
    } catch (error) {
      // A connection that broke resyncs when it is back.
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
    else if (message.type === 'chat' && message.table === id) hear(message.entry)
    else if (message.type === 'error' && message.ref === undefined && message.code === 'failed') void resync()
  })
  const stopResyncing = link.onLive(() => void resync())
  show(first)
  return {
    ...{ info, official, clocks, chat },
    moment: viewers.moment,
    log: viewers.log,
    more: viewers.more,
    close() {
      stopListening()
      stopResyncing()
    },
  }
}

function clockOf({ spent, waited, replaceableIn, timeLeft }: TableInfo['players'][number], now: number): Clock {
  return {
    spent,
    since: waited === null ? null : now - waited,
    replaceableAt: replaceableIn === null ? null : now + replaceableIn,
    timeUpAt: timeLeft === null ? null : now + timeLeft,
  }
}

/** The clocks after an answer: the clock of its seat stops, and those of the seats that are now asked run. */
function tick(clocks: readonly Clock[], { seat, spent, left }: StepMessage, waiting: readonly Seat[]): Clock[] {
  const now = Date.now()
  return clocks.map((clock, at) => ({
    ...clock,
    spent: at === seat ? spent : clock.spent,
    since: !waiting.includes(at) ? null : at === seat || clock.since === null ? now : clock.since,
    timeUpAt: left?.[at] == null ? null : now + left[at],
  }))
}
