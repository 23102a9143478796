import type { AccountBody } from '@orrery/protocol/account'
import { freshId, freshToken, sha256 } from '../ids.ts'
import type { CredentialRow } from '../store/members.ts'
import { type AccountHandlers, type Asking, beginSession, type DeskParts, endSession, type Outcome, signedIn } from './desk.ts'
import { nameKey, tidyName, usableName } from './names.ts'
import { attested } from './passkeys.ts'
import { hashPassword, isPassword, isWeak, NOBODYS } from './password.ts'
import { Problem } from './problem.ts'

/** How long somebody must wait if the queue is full, in milliseconds. */
const LINE_FULL = 3000

/** Signing up, in and out by name and password. */
export function signingHandlers(parts: DeskParts): AccountHandlers<'sign-up' | 'sign-in' | 'sign-out'> {
  return {
    async 'sign-up'(asking, body) {
      parts.paces.take('signUps', asking.address)
      const name = usableName(body.name)
      if (body.passkey !== null) return join(parts, asking, body, name, null, await attested(parts, asking, body.passkey, null))
      if (body.password === null) throw new Problem('malformed')
      if (isWeak(body.password, name)) throw new Problem('password-weak')
      return join(parts, asking, body, name, await hashed(parts, asking, body.password), null)
    },
    async 'sign-in'(asking, { name, password }) {
      const key = nameKey(tidyName(name))
      parts.attempts.begin(asking.address, key)
      const member = await parts.members.byName(key)
      const hash = member?.password ?? (await NOBODYS)
      const isRight = await inLine(parts, asking, () => isPassword(password, hash))
      if (!isRight || member === null || member.password === null) throw new Problem('wrong')
      parts.attempts.succeeded(asking.address, key)
      return beginSession(parts, asking, member.player)
    },
    async 'sign-out'(asking) {
      await endSession(parts.members, parts.sessions, signedIn(asking))
      return { session: null }
    },
  }
}

/** Hashes a password when its turn comes. */
export function hashed(parts: DeskParts, asking: Asking, password: string): Promise<string> {
  return inLine(parts, asking, () => hashPassword(password))
}

async function inLine<T>({ attempts, line }: DeskParts, { address }: Asking, work: () => Promise<T>): Promise<T> {
  const done = await line.wait(attempts.failures(address), work)
  if (done === null) throw new Problem('too-fast', LINE_FULL)
  return done
}

/** Makes a member of the token's guest, or of a new player, with a name and a password or a passkey. */
async function join(
  parts: DeskParts,
  asking: Asking,
  { guest: token, invitation }: Pick<AccountBody<'sign-up'>, 'guest' | 'invitation'>,
  name: string,
  password: string | null,
  credential: Omit<CredentialRow, 'player'> | null,
): Promise<Outcome> {
  const { store, members, sessions, rules, now } = parts
  const { signUp } = await rules.read()
  if (signUp === 'nobody') throw new Problem('closed')
  if (signUp === 'invitation' && invitation === null) throw new Problem('uninvited')
  const guest = token === null ? null : await store.playerOf(sha256(token))
  const player = guest?.id ?? freshId()
  const { row, secret } = sessions.fresh(player, asking.device)
  const joined = await members.join({
    player: { id: player, name, token: sha256(freshToken()), created: now() },
    member: { player, name_key: nameKey(name), since: now(), password, mail: null, link: 0, leaving: null },
    credential: credential === null ? null : { ...credential, player },
    session: row,
    invitation: signUp === 'invitation' ? sha256(invitation ?? '') : null,
  })
  if (joined !== 'joined') throw new Problem(joined === 'uninvited' ? 'used-up' : joined)
  if (asking.me !== null) await endSession(members, sessions, asking.me)
  if (guest !== null && guest.name !== name) parts.renamed(player, guest.name, name)
  parts.standings.changed(player)
  // Connections by the guest's personal link reconnect with the session.
  sessions.changed(player)
  return { session: secret }
}
