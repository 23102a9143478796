import type { Request } from '@orrery/protocol'

const FIRST_WAIT = 300
/** The longest wait before another attempt, in milliseconds. */
export const LONGEST_WAIT = 10_000
/** After this much silence the other end is pinged; `PATIENCE` later the connection is given up. */
const SILENCE = 25_000
/** The same for silence after something was sent, because somebody waits for the reply. */
const NO_REPLY = 5_000
const PATIENCE = 8_000

/** What happens to a lasting socket. */
export interface SocketListener {
  opened(): void
  received(text: string): void
  /** The connection broke; another one is tried soon, unless the socket was retired. */
  lost(): void
}

/** A socket that is reopened whenever it breaks. */
export interface LastingSocket {
  send(text: string): void
  /** Reports that the connection works, so that after the next break another one is tried at once. */
  works(): void
  /** Closes this connection; another one is tried soon. */
  drop(): void
  /** Ends all attempts to connect. */
  retire(): void
  close(): void
}

/** Opens a socket at `url`, and reopens it whenever it breaks. After a long silence it pings the other end. */
export function lastingSocket(url: string, listener: SocketListener): LastingSocket {
  let socket: WebSocket | null = null
  let wait = FIRST_WAIT
  let retry: ReturnType<typeof setTimeout> | undefined
  const silence = silenceWatch()
  let retired = false
  let closed = false

  function open(): void {
    clearTimeout(retry)
    retry = undefined
    if (closed || retired || socket !== null) return
    const opened = new WebSocket(url)
    socket = opened
    opened.onopen = () => listener.opened()
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return
      heard(opened)
      listener.received(String(data))
    }
    opened.onclose = () => {
      if (socket === opened) lost()
    }
    heard(opened)
  }

  function heard(opened: WebSocket): void {
    silence.heard(opened, () => {
      if (socket !== opened) return
      opened.close()
      lost()
    })
  }

  function send(text: string): void {
    socket?.send(text)
    silence.sent()
  }

  function lost(): void {
    socket = null
    silence.stop()
    if (closed) return
    listener.lost()
    if (retired) return
    retry = setTimeout(open, wait * (0.5 + Math.random()))
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  /** Reconnects at once, because the network or the page is back. */
  function soon(): void {
    if (socket !== null || closed || globalThis.document?.visibilityState === 'hidden') return
    wait = FIRST_WAIT
    open()
  }

  /** Reports at once that the network is gone, instead of after a long silence. A server on the same machine is found again soon. */
  function cut(): void {
    if (socket === null) return
    socket.close()
    lost()
  }

  const stopWatching = watchNetwork(soon, cut)
  open()
  return {
    send,
    works() {
      wait = FIRST_WAIT
    },
    drop: () => socket?.close(),
    retire() {
      retired = true
    },
    close() {
      closed = true
      clearTimeout(retry)
      silence.stop()
      stopWatching()
      socket?.close()
      socket = null
    },
  }
}

/** Watches for silence. */
interface SilenceWatch {
  /** Something was heard: calls `gone` after the next long silence. */
  heard(opened: WebSocket, gone: () => void): void
  /** Something was sent: the silence since then may last less long. */
  sent(): void
  stop(): void
}

/** Pings the other end of a socket after a silence, and calls `gone` if it does not answer. */
function silenceWatch(): SilenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ping: (() => void) | null = null
  return {
    heard(opened, gone) {
      clearTimeout(timer)
      ping = () => {
        ping = null
        if (opened.readyState === opened.OPEN) opened.send(JSON.stringify({ type: 'ping', ref: 'ping' } satisfies Request))
        timer = setTimeout(gone, PATIENCE)
      }
      timer = setTimeout(ping, SILENCE)
    },
    sent() {
      if (ping === null) return
      clearTimeout(timer)
      timer = setTimeout(ping, NO_REPLY)
      // What is sent later does not prolong the silence.
      ping = null
    },
    stop: () => clearTimeout(timer),
  }
}

/** Calls `back` when the network or the page is back, `gone` when the network is gone. Returns a function that stops it. */
function watchNetwork(back: () => void, gone: () => void): () => void {
  globalThis.addEventListener?.('online', back)
  globalThis.addEventListener?.('offline', gone)
  globalThis.document?.addEventListener('visibilitychange', back)
  return () => {
    globalThis.removeEventListener?.('online', back)
    globalThis.removeEventListener?.('offline', gone)
    globalThis.document?.removeEventListener('visibilitychange', back)
  }
}
