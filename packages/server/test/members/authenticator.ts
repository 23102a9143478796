import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AccountBody, AccountDone } from '@orrery/protocol/account'

type Passkey = AccountBody<'passkey-sign-in'>['passkey']

/** A fake authenticator: one key, and it says what the test wants. */
export interface Authenticator {
  readonly id: string
  /** Answers the options of `passkey-options` for making a passkey, on a page of that origin. */
  make(done: AccountDone, origin: string): Passkey
  /** Answers them for signing in, with a counter that increases. */
  sign(done: AccountDone, origin: string): Passkey
}

/** An authenticator with a fresh key. */
export function authenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  function client(type: string, { options }: AccountDone, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: options?.challenge, origin, crossOrigin: false }))
  }

  function data(origin: string, flags: number, rest: Buffer): Buffer {
    const domain = createHash('sha256').update(new URL(origin).hostname).digest()
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([domain, Buffer.from([flags]), count, rest])
  }

  function shown(response: Record<string, Buffer>, client: Buffer): Passkey {
    const texts = Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]))
    const name = id.toString('base64url')
    return {
      ...{ id: name, rawId: name, type: 'public-key', clientExtensionResults: {} },
      response: { ...texts, clientDataJSON: client.toString('base64url') },
    }
  }

  return {
    id: id.toString('base64url'),
    make(done, origin) {
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ])
      // User present, attested data included.
      const made = data(origin, 0x41, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]))
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(made)],
      ])
      return shown({ attestationObject }, client('webauthn.create', done, origin))
    },
    sign(done, origin) {
      const said = client('webauthn.get', done, origin)
      const authenticatorData = data(origin, 0x01, Buffer.alloc(0))
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(said).digest()])
      return shown({ authenticatorData, signature: sign('sha256', signed, privateKey) }, said)
    },
  }
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const cborInt = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
