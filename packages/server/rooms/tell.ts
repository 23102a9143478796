import type { Seat, Table, Told, Viewer } from '@orrery/kernel'
import type { ChatEntry, Message } from '@orrery/protocol'
import { castFor, glimpse } from './cast.ts'
import type { House } from './house.ts'
import { infoFor } from './info.ts'
import { linesFor, logPage } from './log.ts'
import { type Room, viewersOf, type Watcher } from './room.ts'

/** Something that happened at a table and is on disk. */
export interface Happened {
  readonly table: Table
  readonly from: number
  readonly seat: Seat
  readonly spent: number
  readonly undone?: number | undefined
  readonly told: readonly Told[]
}

/** Tells everybody who looks what an answer led to, each as far as they may know it. */
export function tellStep(room: Room, happened: Happened): void {
  const { table, from, seat, spent, undone, told } = happened
  room.shown = table
  const head = JSON.stringify({ type: 'step', table: room.id, from, version: table.version, seat, spent, undone }).slice(0, -1)
  const texts = new Map<Viewer, string>()
  for (const [viewer, cast] of room.casts) texts.set(viewer, glimpse(cast, table, viewer, told))
  for (const watcher of room.watchers) {
    // Eyes that were not shown the table yet are about to be.
    const eyes = viewersOf(room, watcher.player).flatMap((viewer) => texts.get(viewer) ?? [])
    watcher.sendText(`${head},"eyes":[${eyes.join(',')}]}`)
  }
}

/** Shows a watcher the whole table, from now on in step with all that is told. */
export async function showTable(house: House, room: Room, watcher: Watcher, ref?: string): Promise<void> {
  const chat = await house.store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', room.id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  let shown: Table | null
  let page: Awaited<ReturnType<typeof logPage>>
  do {
    shown = room.shown
    page = await logPage(house, room.id, (shown?.version ?? -1) + 1)
  } while (room.shown !== shown)
  const eyes = (shown === null ? [] : viewersOf(room, watcher.player)).map((viewer) => {
    let cast = room.casts.get(viewer)
    if (cast === undefined) {
      cast = castFor(shown as Table, viewer)
      room.casts.set(viewer, cast)
    }
    return { viewer, seen: cast.seen, log: linesFor(page, viewer), more: page.more }
  })
  const entries = chat
    .reverse()
    .map((row): ChatEntry => ({ id: row.id, name: row.name, seat: row.seat ?? 'spectator', text: row.text, at: row.at }))
  const message = { type: 'table', info: infoFor(house, room, watcher.player), eyes, chat: entries } as const
  watcher.send(ref === undefined ? message : { ...message, ref })
}

/** Shows everybody the whole table: after the start, or when views have changed otherwise than by an answer. */
export function showAll(house: House, room: Room): void {
  room.casts.clear()
  for (const watcher of room.watchers) showSoon(house, room, watcher)
}

/** Shows a watcher the table without anybody waiting for it. */
export function showSoon(house: House, room: Room, watcher: Watcher): void {
  showTable(house, room, watcher).catch((error) => {
    if (!house.closing) house.log(`table ${room.id} cannot be shown: ${error instanceof Error ? error.message : String(error)}`)
  })
}

/** Drops the views that nobody looks with any more. */
export function dropCasts(room: Room): void {
  const looking = new Set<Viewer>()
  for (const watcher of room.watchers) for (const viewer of viewersOf(room, watcher.player)) looking.add(viewer)
  for (const viewer of room.casts.keys()) if (!looking.has(viewer)) room.casts.delete(viewer)
}

/** Tells who sits here, the stage and the like; several changes at once are told together. */
export function tellInfo(house: House, room: Room): void {
  house.lineChanged(room)
  if (room.infoDue) return
  room.infoDue = true
  setImmediate(() => {
    room.infoDue = false
    for (const watcher of room.watchers) watcher.send({ type: 'info', info: infoFor(house, room, watcher.player) })
  })
}

/** Sends the same to all who look. */
export function tellAll(room: Room, message: Message): void {
  const text = JSON.stringify(message)
  for (const watcher of room.watchers) watcher.sendText(text)
}
