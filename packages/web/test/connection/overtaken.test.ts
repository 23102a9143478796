import type { Message, TableLine } from '@orrery/protocol'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { ServerLink } from '../../connection/link.ts'
import { followList } from '../../connection/lists.ts'
import { pendingRequests, type Wish } from '../../connection/pending.ts'
import { remoteView, type TableMessage } from '../../connection/remote-view.ts'

/** A link of which the test is the server. */
function linkTo(): { readonly link: ServerLink; tell(message: unknown): void } {
  const listeners = new Set<(message: Message) => void>()
  const link = {
    state: signal('live'),
    ask: () => new Promise(() => undefined),
    listen(listener: (message: Message) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLive: () => () => undefined,
  } as unknown as ServerLink
  const tell = (message: unknown): void => {
    for (const listener of listeners) listener(message as Message)
  }
  return { link, tell }
}

const lineOf = (id: string, changed: number): TableLine => ({ id, changed, created: changed }) as TableLine

test('a table that changes while a list is read is not shown as it was before', () => {
  const { link, tell } = linkTo()
  const list = followList(link, 'mine')
  tell({ type: 'line', which: 'mine', id: 'b', line: lineOf('b', 7) })
  expect(list.lines.value).toBeNull()
  tell({ type: 'tables', which: 'mine', tables: [lineOf('b', 3), lineOf('a', 2)] })
  expect(list.lines.value?.map(({ id, changed }) => [id, changed])).toEqual([
    ['b', 7],
    ['a', 2],
  ])
})

test('a line of the chat that the whole table has already is not shown twice', () => {
  const { link, tell } = linkTo()
  const entry = { id: 4, name: 'Anna', seat: 0, text: 'hello', at: 1 }
  const table = { type: 'table', info: { id: 't', players: [], tournament: null }, eyes: [], chat: [entry] } as unknown as TableMessage
  const view = remoteView(link, table, { fetch: () => undefined, take: () => undefined })
  tell({ type: 'chat', table: 't', entry })
  tell({ type: 'chat', table: 't', entry: { ...entry, id: 5 } })
  expect(view.chat.value.map(({ id }) => id)).toEqual([4, 5])
})

test('who leaves a table while the connection breaks has left it once it is back', () => {
  const sent: string[] = []
  const requests = pendingRequests((text) => void sent.push(text))
  requests.connected(() => undefined)
  requests.ask({ type: 'leave', table: 't' }).catch(() => undefined)
  requests.disconnected()
  requests.connected(() => undefined)
  expect(sent).toHaveLength(2)
})

test('a question about the table whose connection breaks before the reply is asked again', async () => {
  const sent: string[] = []
  const requests = pendingRequests((text) => void sent.push(text))
  requests.connected(() => undefined)
  const wish: Wish = { type: 'explain', table: 't', seat: 0, piece: 'ship:1' }
  const answered = requests.ask(wish)
  requests.disconnected()
  requests.connected(() => undefined)
  expect(sent).toHaveLength(2)
  const { ref } = JSON.parse(sent[1] ?? '') as { readonly ref: string }
  requests.take({ type: 'explained', ref, refusals: [] })
  expect((await answered).type).toBe('explained')
})
