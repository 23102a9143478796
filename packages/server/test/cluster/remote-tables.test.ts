import { expect, test } from 'vitest'
import { guestNumbers } from '../../cluster/guest-numbers.ts'
import { type RemoteTables, remoteTables } from '../../cluster/remote-tables.ts'
import { serverLinks } from '../../cluster/server-links.ts'
import { OwnedElsewhere } from '../../rooms/owned-elsewhere.ts'
import type { Room } from '../../rooms/room.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Connection } from '../../socket/connection.ts'
import { lookAt } from '../../socket/looking.ts'

const watch = { type: 'watch', ref: '1', table: 't' } as const

/** A connection of Ann's, to whom nothing is sent. */
function newConnection(): Connection {
  return {
    ...{ id: 'c', person: { id: 'ann', name: 'Ann' }, player: 'ann', address: '', watched: new Map(), close: () => undefined },
  } as unknown as Connection
}

/** The tables of a server that asks `owner` about each; `meanwhile` happens after a request was done there, and before its reply is here. */
function askingOne(owner: string, meanwhile: (tables: RemoteTables, asked: readonly string[]) => void) {
  const asked: string[] = []
  const links = serverLinks()
  const tables: RemoteTables = remoteTables({
    context: { closing: false, ownership: { name: 'here', holds: () => true } } as unknown as ServerContext,
    bus: {
      ask: async (server: string, { request }: { readonly request: { readonly type: string } }) => {
        asked.push(`${request.type} at ${server}`)
        meanwhile(tables, asked)
        return { done: true }
      },
    } as never,
    handle: async () => undefined,
    owners: { of: async () => owner, forget: () => undefined, learn: () => undefined } as never,
    links,
    numbers: guestNumbers(),
  })
  return { asked, tables }
}

test('a table that its owner loses while its reply is on its way is followed', async () => {
  const { asked, tables } = askingOne('far', (all, done) => {
    if (done.length === 1) all.followFrom('far', new Set())
  })
  await tables.ask(newConnection(), watch)
  await expect.poll(() => asked).toEqual(['watch at far', 'watch at far'])
})

test('who watches a table at a server is led on from there, and from no other; who has left is not', async () => {
  const { asked, tables } = askingOne('far', () => undefined)
  const ann = newConnection()
  await tables.ask(ann, watch)
  tables.followFrom('another', new Set())
  expect(asked).toHaveLength(1)
  tables.followFrom('far', new Set())
  await expect.poll(() => asked).toHaveLength(2)
  expect([...tables.of(ann)]).toEqual(['t'])
  tables.closed(ann)
  tables.followAll()
  expect([asked.length, tables.all().size]).toEqual([2, 0])
})

test('of many who come to a table of this server at once nobody is shown it twice', async () => {
  const shown: string[] = []
  const tables = remoteTables({
    context: {
      closing: false,
      ownership: { name: 'here', holds: () => true },
      // Only who is shown a table quietly is shown it past the handler.
      rooms: { get: (table: string) => void shown.push(`quietly ${table}`) },
    } as unknown as ServerContext,
    bus: {} as never,
    handle: async (_connection: Connection, { type }: { readonly type: string }) => void shown.push(type),
    owners: { of: async () => null, forget: () => undefined, learn: () => undefined } as never,
    links: serverLinks(),
    numbers: guestNumbers(),
  })
  const people = [newConnection(), newConnection(), newConnection()]
  await Promise.all(people.map((one) => tables.ask(one, watch)))
  await new Promise((resolve) => setImmediate(resolve))
  expect([shown, tables.all().size]).toEqual([['watch', 'watch', 'watch'], 0])
})

test('nobody begins to watch a room that was lost while the store was asked', async () => {
  const room = { id: 't', lost: false, turn: Promise.resolve(), seats: [], watchers: new Set() } as unknown as Room
  const context = {
    now: () => 0,
    rooms: new Map([['t', room]]),
    standings: {
      all: async () => {
        room.lost = true
        return new Map()
      },
    },
  } as unknown as ServerContext
  await expect(lookAt(context, newConnection(), 't')).rejects.toThrow(OwnedElsewhere)
  expect(room.watchers.size).toBe(0)
})
