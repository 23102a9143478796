import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterwards } from './server.ts'

/** A mail server for tests. */
export interface PostOffice {
  readonly url: string
  /** The next mail, in source form. */
  next(): Promise<string>
  /** Received mails that nobody has asked for. */
  readonly letters: readonly string[]
  /** Drops this many of the next mails: it closes the connection instead. */
  drop(count: number): void
  /** How many it has dropped. */
  dropped(): number
}

/**
 * A mail server that keeps what it receives; for the first `toDrop` mails it closes the connection instead. `ends`: gets a function that
 * closes it.
 */
export async function postOffice(toDrop = 0, ends = afterwards): Promise<PostOffice> {
  let drops = toDrop
  let dropped = 0
  const letters: string[] = []
  const waiting: ((letter: string) => void)[] = []
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      if (drops > 0) {
        drops--
        dropped++
        for (const socket of sockets) socket.destroy()
        return
      }
      stream.on('data', (piece) => (text += String(piece)))
      stream.on('end', () => {
        const letter = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const next = waiting.shift()
        if (next === undefined) letters.push(letter)
        else next(letter)
        done()
      })
    },
  })
  const sockets = new Set<Socket>()
  office.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
  ends(() => new Promise<void>((resolve) => office.close(() => resolve())))
  const { port } = office.server.address() as AddressInfo
  return {
    letters,
    drop(count) {
      drops = count
    },
    dropped: () => dropped,
    url: `smtp://127.0.0.1:${port}`,
    next: async () => letters.shift() ?? new Promise((resolve) => waiting.push(resolve)),
  }
}
