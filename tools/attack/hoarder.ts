import { connect, type Socket } from 'node:net'
import { apart } from './apart.ts'

/** The hoarder's address. */
const EVIL = '127.0.0.2'
/** How many connections it tries to have at once. */
const TRIED = 3000
/** Its pause after so many attempts, in milliseconds: it comes again and again, but not in one heap. */
const HEAP = 10
const PAUSE = 10
/** How many attempts it makes before it looks how many connections it has, and how long their number has to stay the same until then. */
const ROUND = 300
const CALM = 100
const LONG_REPLY = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'

/** What a hoarder tells of itself: how many connections it opened, and how many it had at most. */
export interface Hoarded {
  readonly opened: number
  readonly most: number
}

/** Opens connections and reads nothing of what they ask for, until it is ended. */
function hoarding(port: number): () => Hoarded {
  const held = new Set<Socket>()
  let opened = 0
  let most = 0
  let over = false
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: EVIL }, () => {
        held.add(socket)
        // It reads just enough to notice that it was sent away.
        socket.once('data', () => socket.pause()).write(LONG_REPLY)
        resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => held.delete(socket))
    })
  void (async () => {
    while (!over) {
      for (let tried = 1; tried <= ROUND && held.size < TRIED && !over; tried++, opened++) {
        await open()
        if (tried % HEAP === 0) await rest(PAUSE)
      }
      // The system takes a connection before the server can send it away.
      for (let before = -1; before !== held.size && !over; await rest(CALM)) before = held.size
      most = Math.max(most, held.size)
    }
  })()
  return () => {
    over = true
    for (const socket of held) socket.destroy()
    return { opened, most }
  }
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const [port] = process.argv.slice(2)
if (port !== undefined && process.send !== undefined) apart(hoarding(Number(port)))
