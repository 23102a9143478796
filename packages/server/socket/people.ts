import type { RequestOf } from '@orrery/protocol'
import { PROTOCOL } from '@orrery/protocol'
import { isKey } from '../api/keyring.ts'
import { freshId, freshToken, sha256 } from '../ids.ts'
import { needNotSuspended } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { type Connection, identify } from './connection.ts'
import { mayBeHere } from './sessions.ts'

/** Identifies the other end: the owner of the token, or a new guest. */
export async function hello(
  context: ServerContext,
  connection: Connection,
  request: RequestOf<'hello'>,
  guests: { take(key: string, now: number): number },
): Promise<void> {
  if (request.protocol !== PROTOCOL) throw new RequestError('outdated', `this server speaks version ${PROTOCOL}; load the page again`)
  if (connection.person !== null) throw new RequestError('not-now', 'hello was said')
  if (request.token !== undefined && isKey(request.token)) {
    const opened = await context.keyring.open(request.token)
    if (opened === null) throw new RequestError('unknown-token', 'there is no such key')
    await needNotSuspended(context, opened.person.id)
    identify(connection, opened.person)
    connection.key = opened.key
    connection.send({ type: 'welcome', ref: request.ref, player: opened.person })
    return
  }
  if (request.session === true) {
    const signedIn = connection.shown === null ? null : await context.sessions.open(connection.shown)
    if (signedIn === null) throw new RequestError('unknown-token', 'nobody is signed in here')
    await needNotSuspended(context, signedIn.person.id)
    identify(connection, signedIn.person)
    connection.session = signedIn.session
    connection.send({ type: 'welcome', ref: request.ref, player: signedIn.person })
    return
  }
  if (request.token !== undefined) {
    const known = await context.store.playerOf(sha256(request.token))
    if (known === null || !(await context.sessions.mayUseLink(known.id)))
      throw new RequestError('unknown-token', 'nobody has this personal link')
    await needGuests(context, known.id)
    await needNotSuspended(context, known.id)
    const player = { id: known.id, name: known.name }
    identify(connection, player)
    connection.send({ type: 'welcome', ref: request.ref, player })
    return
  }
  if (request.name === undefined) throw new RequestError('malformed', 'a guest needs a name')
  await needGuests(context, null)
  const wait = guests.take(connection.address, context.now())
  if (wait > 0) throw new RequestError('too-fast', 'too many new guests from your address', wait)
  const token = freshToken()
  const player = { id: freshId(), name: request.name }
  await context.store.addPlayer({ ...player, token: sha256(token), created: context.now() })
  identify(connection, player)
  connection.send({ type: 'welcome', ref: request.ref, player, token })
}

/** Changes the name, also at unfinished tables. */
export async function rename(
  context: Pick<ServerContext, 'bus' | 'store' | 'ownership'>,
  player: string,
  was: string,
  name: string,
): Promise<void> {
  await context.store.renamePlayer(player, was, name)
  context.bus.tell({ kind: 'renamed', server: context.ownership.name, player, was, name })
}

/** The player at the other end. Throws a `RequestError` before `hello`. */
export function personOf(connection: Connection): Person {
  if (connection.person === null) throw new RequestError('hello-first', 'say hello first')
  return connection.person
}

/** Throws a `RequestError` if a guest (null: a new one) may not play here. */
async function needGuests(context: Pick<ServerContext, 'rules' | 'standings'>, player: string | null): Promise<void> {
  if (!(await mayBeHere(context, player))) throw new RequestError('members-only', 'guests do not play here; sign in, or become a member')
}
