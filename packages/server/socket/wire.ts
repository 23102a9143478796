import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { UNREAD_OF_ADDRESS } from '../limits.ts'
import type { Connection } from './connection.ts'
import { framed } from './frame.ts'

/** A client with this many unread bytes is cut off; it returns and resyncs. So is the slowest client of an address with more. */
const MOST_BUFFERED = 2 * 1024 * 1024
/** A client with fewer unread bytes is not slow. */
const FEW_BYTES = 64 * 1024

/** A socket and its stream: frames are written to the stream as a whole. */
export interface Line {
  readonly socket: WebSocket
  readonly wire: Pick<Writable, 'write' | 'cork' | 'uncork' | 'writableCorked' | 'writableLength'>
  readonly shown: string | null
}

/** The streams written to in this turn of the event loop. */
let gathering: Line['wire'][] = []

/** Everything written in one turn of the event loop goes out together: a reply with what it led to. */
function gather(wire: Line['wire']): void {
  if (wire.writableCorked > 0) return
  wire.cork()
  if (gathering.push(wire) === 1) process.nextTick(letGo)
}

function letGo(): void {
  const written = gathering
  gathering = []
  for (const wire of written) wire.uncork()
}

/** Writes texts to a socket; a client that is too slow is cut off. `neighbours`: the connections of its address. */
export function writerOn({ socket, wire }: Line, neighbours: () => Iterable<Pick<Connection, 'unread'>>) {
  function isTooSlow(): boolean {
    const unread = wire.writableLength
    if (unread <= FEW_BYTES) return false
    if (unread > MOST_BUFFERED) return true
    let all = 0
    for (const other of neighbours()) all += other.unread()
    return all > UNREAD_OF_ADDRESS
  }

  /** Whether something may be sent. */
  function isReady(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    const isSlow = isTooSlow()
    if (isSlow) socket.terminate()
    return !isSlow
  }

  return {
    write(text: string): void {
      if (!isReady()) return
      gather(wire)
      wire.write(framed(text))
    },
    writeAtOnce(text: string): void {
      if (isReady()) wire.write(framed(text))
    },
  }
}
