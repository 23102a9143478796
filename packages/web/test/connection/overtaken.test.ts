import type { Message, TableLine } from '@orrery/protocol'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { ServerLink } from '../../connection/link.ts'
import { followList } from '../../connection/lists.ts'
import { pendingRequests, type Wish } from '../../connection/pending.ts'
import { openRemote } from '../../connection/remote-table.ts'
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

/** A table as the server shows it to a spectator at a version, with the log lines of some versions. */
function shownAt(version: number, lines: readonly number[], more: boolean): TableMessage {
  const log = lines.map((line) => ({ version: line, event: { type: 'rolled' } }))
  const eyes = [{ viewer: 'spectator', seen: { version, view: null, question: null }, log, more }]
  return { type: 'table', info: { id: 't', players: [], tournament: null }, eyes, chat: [] } as unknown as TableMessage
}

test('after a long absence the log has no hole: what is missing can be fetched with all that is older', async () => {
  const { link, tell } = linkTo()
  const asked: Wish[] = []
  const served: ServerLink = Object.assign(link, {
    async ask(wish: Wish) {
      asked.push(wish)
      if (wish.type === 'watch') return shownAt(2, [1, 2], false)
      return { type: 'lines', log: [3, 4, 5].map((version) => ({ version, event: { type: 'rolled' } })), more: true }
    },
  })
  const addresses = { invite: String, table: String, replay: String, localized: String }
  const table = await openRemote(served, 't', addresses)
  const versions = () => table?.log('spectator').value.map(({ version }) => version)
  expect([versions(), table?.hasEarlier?.('spectator').value]).toEqual([[1, 2], false])
  // A short absence: the new lines follow those that are known.
  tell(shownAt(4, [3, 4], true))
  expect([versions(), table?.hasEarlier?.('spectator').value]).toEqual([[1, 2, 3, 4], false])
  tell(shownAt(8, [6, 7, 8], true))
  expect([versions(), table?.hasEarlier?.('spectator').value]).toEqual([[6, 7, 8], true])
  await table?.earlier?.('spectator')
  expect(asked.at(-1)).toMatchObject({ type: 'log', viewer: 'spectator', before: 6 })
  expect([versions(), table?.hasEarlier?.('spectator').value]).toEqual([[3, 4, 5, 6, 7, 8], true])
})
