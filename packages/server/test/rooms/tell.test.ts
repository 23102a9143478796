import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { Watcher } from '../../rooms/room.ts'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { showTable, tellStep } from '../../rooms/tell.ts'
import { bareContext } from '../bare-context.ts'

test('a viewer who gets the whole table misses no step, not even one sent at the same time', async () => {
  const site = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, { id: 'ann', name: 'Ann' }, { game: 'tic-tac-toe', settings: {}, listed: false, seats })
  const heard: string[] = []
  const watcher: Watcher = {
    player: 'ann',
    send({ type }: Message) {
      heard.push(type)
      tellStep(site, room, { from: 0, version: 1, seat: 0, move: { option: 'mark:4' }, events: [], undone: null })
    },
    sendText: (text) => void heard.push((JSON.parse(text) as Message).type),
    sendAtOnce: (text) => void heard.push((JSON.parse(text) as Message).type),
  }
  room.watchers.add(watcher)
  await showTable(site, room, watcher)
  expect(heard).toEqual(['table', 'step'])
})

test('a table that is created while it is being looked up has one room', async () => {
  const site = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, { id: 'ann', name: 'Ann' }, { game: 'tic-tac-toe', settings: {}, listed: false, seats })
  site.rooms.delete(room.id)
  const looked = openRoom(site, room.id)
  site.rooms.set(room.id, room)
  expect([await looked, site.rooms.get(room.id)]).toEqual([room, room])
  expect(await looked).toBe(room)
})
