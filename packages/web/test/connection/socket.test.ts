import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LastingSocket, lastingSocket } from '../../connection/socket.ts'

/** A socket to a server that has just gone silent. */
class SilentSocket {
  static last: SilentSocket
  readonly OPEN = 1
  readyState = 1
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    SilentSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
}

const PING = JSON.stringify({ type: 'ping', ref: 'ping' })
let lost = 0
let socket: LastingSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', SilentSocket)
  lost = 0
  socket = lastingSocket('ws://somewhere', { opened: () => undefined, received: () => undefined, lost: () => lost++ })
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that does not reply is pinged soon, whatever else is sent, and then given up', () => {
  const { sent } = SilentSocket.last
  socket.send('an answer')
  vi.advanceTimersByTime(4_000)
  socket.send('another one')
  expect(sent).toEqual(['an answer', 'another one'])
  vi.advanceTimersByTime(1_000)
  expect(sent.at(-1)).toBe(PING)
  expect(lost).toBe(0)
  vi.advanceTimersByTime(8_000)
  expect(lost).toBe(1)
})

test('a server that replies is pinged only after a long silence', () => {
  const { sent } = SilentSocket.last
  socket.send('an answer')
  SilentSocket.last.onmessage?.({ data: 'accepted' })
  vi.advanceTimersByTime(24_000)
  expect(sent).toEqual(['an answer'])
  vi.advanceTimersByTime(1_000)
  expect(sent.at(-1)).toBe(PING)
  SilentSocket.last.onmessage?.({ data: 'pong' })
  vi.advanceTimersByTime(9_000)
  expect(lost).toBe(0)
})
