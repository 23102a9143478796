import type { Table, Viewer } from '@orrery/kernel'
import type { MoveResult } from '@orrery/play'
import type { ChatEntry, ViewerUpdate } from '@orrery/protocol'
import type { ServerContext } from '../server-context.ts'
import { infoFor } from './info.ts'
import { type LogPage, linesFor, logPage } from './log.ts'
import { type Room, tableOf, viewersOf, type Watcher } from './room.ts'
import { talkFor } from './talk.ts'
import { leftOf } from './timing.ts'
import { glimpse, telling, viewCacheFor } from './view-cache.ts'

/** Sends everybody who watches what a move led to, each as far as they may know it. A view that throws is left out. */
export function tellStep(context: ServerContext, room: Room, { from, version, seat, events, undone }: MoveResult): void {
  const { play } = room
  if (play === null) return
  const spent = play.clocks[seat]?.spent ?? 0
  const left = leftOf(room, context.now()) ?? undefined
  const head = JSON.stringify({ type: 'step', table: room.id, from, version, seat, spent, left, undone: undone ?? undefined }).slice(0, -1)
  const texts = new Map<Viewer, string>()
  const moment = telling(play.table, events, room.viewCaches.size)
  for (const [viewer, cache] of room.viewCaches) {
    const text = safely(context, room, viewer, () => glimpse(cache, moment, viewer))
    if (text === null) room.viewCaches.delete(viewer)
    else texts.set(viewer, text)
  }
  // Everybody with the same view gets the same text, which is encoded once.
  const whole = new Map<string, string>()
  for (const watcher of room.watchers) {
    // A watcher who is about to get the whole table misses nothing; the same goes for viewers that have not been shown yet.
    if (room.waiting.has(watcher)) continue
    const viewers = viewersOf(room, watcher.player)
    const key = viewers.join()
    let text = whole.get(key)
    if (text === undefined) {
      text = `${head},"eyes":[${viewers.flatMap((viewer) => texts.get(viewer) ?? []).join(',')}]}`
      whole.set(key, text)
    }
    watcher.sendText(text)
  }
}

/** A view that throws harms only its viewer. */
function safely<T>(context: Pick<ServerContext, 'log'>, room: Room, viewer: Viewer, look: () => T): T | null {
  try {
    return look()
  } catch (error) {
    context.log.error({ table: room.id, version: tableOf(room)?.version, viewer, error }, 'what a viewer sees throws')
    return null
  }
}

/** Sends a watcher the whole table; from then on the watcher is in step. */
export async function showTable(context: ServerContext, room: Room, watcher: Watcher, ref?: string): Promise<void> {
  room.waiting.add(watcher)
  try {
    await showNow(context, room, watcher, ref)
  } finally {
    room.waiting.delete(watcher)
  }
}

async function showNow(context: ServerContext, room: Room, watcher: Watcher, ref?: string): Promise<void> {
  let table: Table | null
  let said: number
  let page: LogPage
  let chat: ChatEntry[]
  // Until nothing has happened meanwhile: a line that was told to the watcher before would be missing in what is sent after it.
  do {
    table = tableOf(room)
    said = room.said
    page = await logPage(context, room.id, (table?.version ?? -1) + 1)
    chat = await talkFor(context, room, watcher.player)
  } while (tableOf(room) !== table || room.said !== said)
  const eyes = table === null ? [] : viewersOf(room, watcher.player).flatMap((viewer) => eyesOf(context, room, table, viewer, page))
  const message = { type: 'table', info: infoFor(context, room, watcher.player), eyes, chat } as const
  // From the same moment on: the next step sent here builds on what is shown now.
  room.waiting.delete(watcher)
  watcher.send(ref === undefined ? message : { ...message, ref })
}

function eyesOf(context: ServerContext, room: Room, table: Table, viewer: Viewer, page: LogPage): ViewerUpdate[] {
  const cache = room.viewCaches.get(viewer) ?? safely(context, room, viewer, () => viewCacheFor(table, viewer))
  if (cache === null) return []
  room.viewCaches.set(viewer, cache)
  return [{ viewer, seen: cache.seen, log: linesFor(page, viewer), more: page.more }]
}

/** Sends everybody the whole table: after the start, or when views have changed otherwise than by an answer. */
export function showAll(context: ServerContext, room: Room): void {
  room.viewCaches.clear()
  for (const watcher of room.watchers) showSoon(context, room, watcher)
}

/** Sends a watcher the table without being awaited. */
export function showSoon(context: ServerContext, room: Room, watcher: Watcher): void {
  showTable(context, room, watcher).catch((error) => {
    if (!context.closing) context.log.error({ table: room.id, error }, 'it cannot be shown')
  })
}

/** Drops cached views that nobody uses any more. */
export function dropViewCaches(room: Room): void {
  const looking = new Set<Viewer>()
  for (const watcher of room.watchers) for (const viewer of viewersOf(room, watcher.player)) looking.add(viewer)
  for (const viewer of room.viewCaches.keys()) if (!looking.has(viewer)) room.viewCaches.delete(viewer)
}

/** Sends seats, stage and the like; several changes at once are sent together. */
export function tellInfo(context: ServerContext, room: Room): void {
  context.lineChanged(room)
  if (room.infoDue) return
  room.infoDue = true
  setImmediate(() => {
    room.infoDue = false
    for (const watcher of room.watchers) watcher.send({ type: 'info', info: infoFor(context, room, watcher.player) })
  })
}
