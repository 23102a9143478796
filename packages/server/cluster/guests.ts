import type { Message, Request } from '@orrery/protocol'
import type { Bus } from '../bus.ts'
import { bucketOf } from '../limits.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import type { Room, Watcher } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { type Connection, type Handler, identify, told } from '../socket/connection.ts'
import { lookAt, lookAway } from '../socket/looking.ts'
import type { Letter, Receipt } from './letters.ts'

/** This server, as the owner of the tables that its guests use. */
interface Owner {
  readonly context: ServerContext
  readonly bus: Bus
  /** This server's current name. */
  readonly name: () => string
  readonly handle: Handler
  readonly links: Map<string, GuestLink>
}

/** A player on another server who watches or plays tables of this one. */
interface Guest extends Connection {
  readonly link: GuestLink
  readonly number: number
}

/** The link to a server whose people are guests here. */
interface GuestLink {
  readonly server: string
  readonly id: string
  /** This server's name, as they know it. */
  readonly as: string
  readonly guests: Map<number, Guest>
  heardAt: number
  /** The number of letters with texts sent so far. */
  sent: number
  /** Texts about to be sent. */
  texts: { readonly to: Set<number>; readonly text: string; readonly reply: boolean }[]
}

type LetterOf<K extends Letter['kind']> = Extract<Letter, { kind: K }>

/** The people of other servers at the tables of this one. */
export interface Guests {
  request(letter: LetterOf<'request'>): Promise<Receipt>
  gone(letter: LetterOf<'gone'>): void
  here(letter: LetterOf<'here'>): void
  /** Tells all links how many letters they had, and ends unused ones. */
  beat(): void
  /** A table has left: their servers must look for it. */
  moved(room: Room): void
  /** Everything here is gone. */
  end(): void
  readonly count: number
}

/** A server that is silent for this long counts as gone, in milliseconds. */
export const SILENCE = 7000
/** The most bytes of a letter, unless one text is longer. */
const MOST_BYTES = 256 * 1024
/** How many recent texts are searched for an equal one, which is sent to many at once. */
const SAME = 4

/** Serves guests. `name`: this server's current name. */
export function guestsOf(context: ServerContext, bus: Bus, name: () => string, handle: Handler): Guests {
  const owner: Owner = { context, bus, name, handle, links: new Map() }
  return {
    request: (letter) => request(owner, letter),
    gone: (letter) => gone(owner, letter),
    here({ from, link: id }) {
      const link = owner.links.get(from)
      if (link?.id === id) link.heardAt = performance.now()
    },
    beat: () => beat(owner),
    moved: (room) => moved(owner, room),
    end() {
      for (const link of [...owner.links.values()]) end(owner, link)
    },
    get count() {
      let all = 0
      for (const link of owner.links.values()) all += link.guests.size
      return all
    },
  }
}

async function request(owner: Owner, letter: LetterOf<'request'>): Promise<Receipt> {
  if (owner.context.closing || !owner.context.ownership.holds()) return { done: false, owner: null }
  const link = linkOf(owner, letter.from, letter.link)
  const receipt = await dealt(owner, guestOf(owner, link, letter), letter.request, letter.quiet)
  // Its replies go first.
  const now = owner.links.get(letter.from)
  if (now !== undefined) flush(owner.bus, now)
  return receipt
}

function gone(owner: Owner, { from, link: id, guest: number, table }: LetterOf<'gone'>): void {
  const link = owner.links.get(from)
  const guest = link?.id === id ? link.guests.get(number) : undefined
  if (guest === undefined) return
  if (table === null) leave(owner, guest)
  else lookAway(owner.context, guest, table)
}

function beat(owner: Owner): void {
  for (const link of owner.links.values()) {
    if (performance.now() - link.heardAt > SILENCE) end(owner, link)
    else owner.bus.send(link.server, { kind: 'beat', from: link.as, link: link.id, number: link.sent })
  }
}

function moved(owner: Owner, room: Room): void {
  for (const watcher of room.watchers) {
    const guest = guestIn(owner, watcher)
    if (guest === null) continue
    guest.watched.delete(room.id)
    owner.bus.send(guest.link.server, { kind: 'moved', from: guest.link.as, link: guest.link.id, tables: [room.id] })
  }
}

function guestIn(owner: Owner, watcher: Watcher): Guest | null {
  for (const link of owner.links.values()) for (const guest of link.guests.values()) if (guest === watcher) return guest
  return null
}

function linkOf(owner: Owner, from: string, id: string): GuestLink {
  let link = owner.links.get(from)
  if (link !== undefined && link.id !== id) end(owner, link)
  if (link === undefined || link.id !== id) {
    link = { server: from, id, as: owner.name(), guests: new Map(), heardAt: performance.now(), sent: 0, texts: [] }
    owner.links.set(from, link)
  }
  link.heardAt = performance.now()
  return link
}

function end(owner: Owner, link: GuestLink): void {
  if (owner.links.get(link.server) === link) owner.links.delete(link.server)
  for (const guest of link.guests.values()) leave(owner, guest)
}

function leave(owner: Owner, guest: Guest): void {
  guest.link.guests.delete(guest.number)
  for (const table of [...guest.watched.keys()]) lookAway(owner.context, guest, table)
}

function guestOf(owner: Owner, link: GuestLink, { guest: number, person, address }: LetterOf<'request'>): Guest {
  let guest = link.guests.get(number)
  if (guest === undefined) {
    guest = newGuest(owner, link, number, address)
    link.guests.set(number, guest)
  }
  identify(guest, person)
  return guest
}

function newGuest(owner: Owner, link: GuestLink, number: number, address: string): Guest {
  const guest: Guest = {
    id: `${link.server}.${number}`,
    link,
    number,
    address,
    since: owner.context.now(),
    person: null,
    player: '',
    key: null,
    session: null,
    shown: null,
    watched: new Map(),
    tournaments: new Set(),
    chat: bucketOf(owner.context.limits.chat),
    unread: () => 0,
    // Its own server has charged for it.
    affords: () => true,
    send: (message: Message) => post(owner.bus, link, number, JSON.stringify(message), 'ref' in message),
    sendText: (text) => post(owner.bus, link, number, text, false),
    sendAtOnce: (text) => post(owner.bus, link, number, text, false),
    close: () => leave(owner, guest),
  }
  return guest
}

function post(bus: Bus, link: GuestLink, to: number, text: string, reply: boolean): void {
  if (link.texts.length === 0) setImmediate(() => flush(bus, link))
  for (let at = link.texts.length - 1; at >= Math.max(0, link.texts.length - SAME); at--) {
    const one = link.texts[at]
    if (one === undefined || one.to.has(to)) break
    if (one.text === text && one.reply === reply) {
      one.to.add(to)
      return
    }
  }
  link.texts.push({ to: new Set([to]), text, reply })
}

function flush(bus: Bus, link: GuestLink): void {
  const { texts } = link
  link.texts = []
  let group: { to: number[]; text: string; reply: boolean }[] = []
  let bytes = 0
  const send = () => bus.send(link.server, { kind: 'texts', from: link.as, link: link.id, number: link.sent++, texts: group })
  for (const { to, text, reply } of texts) {
    if (group.length > 0 && bytes + text.length > MOST_BYTES) {
      send()
      group = []
      bytes = 0
    }
    group.push({ to: [...to], text, reply })
    bytes += text.length
  }
  if (group.length > 0) send()
}

async function dealt(owner: Owner, guest: Guest, request: Request, quiet: boolean): Promise<Receipt> {
  try {
    if (quiet && request.type === 'watch') await lookAt(owner.context, guest, request.table)
    else await owner.handle(guest, request)
  } catch (error) {
    if (error instanceof OwnedElsewhere) return { done: false, owner: error.owner, newer: error.newer }
    if (quiet) return { done: false, owner: null }
    told(owner.context, guest, request, error)
  }
  return { done: true }
}
