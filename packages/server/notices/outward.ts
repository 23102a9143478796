import { lookup } from 'node:dns/promises'
import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A request to a server that somebody else named. */
export interface OutwardRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Its result; nothing else of the reply is kept. */
export interface OutwardReply {
  readonly status: number
  /** How long the other side wants to be left alone, in milliseconds; null: not given. */
  readonly retryAfter: number | null
}

/** How requests leave the server. */
export interface Outward {
  /** Sends a request. Rejects if the address is not allowed (`Barred`), cannot be reached, or does not answer in time. */
  send(request: OutwardRequest): Promise<OutwardReply>
}

/** A forbidden address: on this machine, in a private network, or not over TLS. */
export class Barred extends Error {}

export interface OutwardOptions {
  /** All addresses of a name; default: the system's. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
  /** Whether an address is public. */
  readonly isPublic?: (address: string) => boolean
  /** Whether requests without TLS are allowed; for tests. */
  readonly plain?: boolean
  /** How long the other side has to answer, in milliseconds. */
  readonly patience?: number
}

const PATIENCE = 10_000

/**
 * Requests to addresses that players named. A name is resolved once, each of its addresses must be public, and the request goes to one of
 * those: a name server that answers differently the next time changes nothing. Redirects are not followed.
 */
export function outward({
  resolve = systemLookup,
  isPublic = isPublicAddress,
  plain = false,
  patience = PATIENCE,
}: OutwardOptions = {}): Outward {
  async function addressFor(url: URL): Promise<string> {
    if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:')) throw new Barred('only https is sent to')
    if (url.username !== '' || url.password !== '') throw new Barred('an address with a name and a password')
    const name = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(name) === 0 ? await resolve(name) : [name]
    const [first] = addresses
    if (first === undefined || !addresses.every(isPublic)) throw new Barred(`${name} is no address of the public net`)
    return first
  }

  return {
    async send({ method, url: text, headers, body }) {
      const url = new URL(text)
      const signal = AbortSignal.timeout(patience)
      const address = await untilAborted(addressFor(url), signal)
      const options = {
        ...{ method, signal, agent: false },
        // The name is used for the certificate and the host header; the connection goes to the resolved address.
        lookup: lookupOf(address),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      }
      const request = url.protocol === 'https:' ? secureRequest(url, options) : plainRequest(url, options)
      const reply = replyTo(request)
      request.end(body)
      return reply
    },
  }
}

async function systemLookup(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

type LookupDone = (error: Error | null, address: string | { address: string; family: number }[], family?: number) => void

/** A look-up that returns one address. */
function lookupOf(address: string) {
  const family = isIP(address)
  return (_name: string, { all }: { readonly all?: boolean | undefined }, done: LookupDone): void =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family)
}

function replyTo(request: ClientRequest): Promise<OutwardReply> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      const seconds = Number(response.headers['retry-after'])
      resolve({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null })
      // The rest of the reply is not awaited, however long it is.
      response.destroy()
    })
  })
}
