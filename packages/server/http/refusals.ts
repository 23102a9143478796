import type { Message } from '@orrery/protocol'

type ErrorReply = Extract<Message, { type: 'error' }>

/** Programs read whatever these addresses answer as a message, also where the API has no such address. */
const isOfApi = (path: string): boolean => path.startsWith('/api/')

/** What an address is told that asks for too much now. `wait`: in milliseconds. */
export function tooMany(path: string, wait: number): ErrorReply | { readonly error: string } {
  const message = 'too many requests'
  return isOfApi(path) ? { type: 'error', code: 'too-fast', message, retryAfter: wait } : { error: message }
}

/** What is said where the API has no such address, or not by that method; null: the address is none of the API's. */
export function notOfApi(path: string): ErrorReply | null {
  return isOfApi(path) ? { type: 'error', code: 'malformed', message: 'there is no such request: see /api/openapi.json' } : null
}
