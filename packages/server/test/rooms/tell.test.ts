import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { Watcher } from '../../rooms/room.ts'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { sayAt } from '../../rooms/say.ts'
import { tellTalk } from '../../rooms/talk.ts'
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

test('a line of the chat that is told while the whole table is read for somebody is in it', async () => {
  const site = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, { id: 'ann', name: 'Ann' }, { game: 'tic-tac-toe', settings: {}, listed: false, seats })
  const heard: Message[] = []
  const watcher: Watcher = {
    player: 'ann',
    send: (message: Message) => void heard.push(message),
    sendText: () => undefined,
    sendAtOnce: () => undefined,
  }
  room.watchers.add(watcher)
  let said = false
  const { store } = site
  const slow = {
    ...site,
    store: Object.assign(Object.create(store), {
      async eventsBefore(...wish: Parameters<typeof store.eventsBefore>) {
        const events = await store.eventsBefore(...wish)
        if (said) return events
        said = true
        await sayAt(site, room, { id: 'ann', name: 'Ann' }, 'hello')
        return events
      },
    }),
  }
  site.bus.hear((news) => {
    if (news.kind === 'chat') tellTalk(site, room, news.entry, news.between)
  })
  await showTable(slow, room, watcher)
  expect(heard.flatMap((message) => (message.type === 'table' ? message.chat.map(({ text }) => text) : []))).toEqual(['hello'])
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
