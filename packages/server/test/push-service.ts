import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterwards } from './server.ts'

/** A request that a test server received. */
export interface Arrived {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A server that keeps what it receives. `answer` replies; if it does not, there is no reply. `ends`: gets a function that closes it. */
export async function takingServer(
  answer: (reply: ServerResponse, at: number) => void,
  ends = afterwards,
): Promise<{ readonly port: number; readonly came: Arrived[] }> {
  const came: Arrived[] = []
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      came.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      answer(reply, came.length - 1)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, came }
}

/** A browser that takes pushes, and decrypts them as browsers do (RFC 8291). */
export function pushBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** The content of a push. Throws if it was not encrypted for this browser. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const length = body[20] ?? 0
      const sender = body.subarray(21, 21 + length)
      const sealed = body.subarray(21 + length)
      const shared = createHmac('sha256', auth).update(keys.computeSecret(sender)).digest()
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.from([1])])
      const secret = createHmac('sha256', shared).update(info).digest()
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const open = createDecipheriv('aes-128-gcm', key, nonce)
      open.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      // A byte 2 ends the content; the rest is padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}
