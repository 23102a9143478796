import type { AccountBody } from '@orrery/protocol/account'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { freshToken, sha256 } from '../ids.ts'
import type { CredentialRow } from '../store/members.ts'
import { type AccountHandlers, type Asking, beginSession, type DeskParts, signedIn } from './desk.ts'
import { usableName } from './names.ts'
import { Problem } from './problem.ts'

/** How long an authenticator has to sign, in milliseconds. */
const TIMEOUT = 300_000
/** The most passkeys of a member. */
const MOST_PASSKEYS = 10

/** The allowed signature algorithms, by COSE number: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded when a passkey is first used. */
const webauthn = () => import('@simplewebauthn/server')

type Shown = AccountBody<'passkey-sign-in'>['passkey']

/** Signing in by passkeys, adding and removing them. */
export function passkeyHandlers(parts: DeskParts): AccountHandlers<'passkey-options' | 'passkey-sign-in' | 'passkey-add' | 'passkey-drop'> {
  const { members, paces, now } = parts
  return {
    async 'passkey-options'(asking, wish) {
      paces.take('passkeys', asking.address)
      const challenge = freshToken()
      const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn()
      const rpID = asking.site.domain
      const made = new Uint8Array(Buffer.from(challenge))
      if (wish.for === 'sign-in') {
        const options = await generateAuthenticationOptions({ rpID, challenge: made, timeout: TIMEOUT, userVerification: 'preferred' })
        await remember(parts, options.challenge, null)
        return { options }
      }
      const me = wish.for === 'add' ? signedIn(asking).person : null
      const held = me === null ? [] : await members.credentialsOf(me.id)
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Orrery', rpID, challenge: made, timeout: TIMEOUT, attestationType: 'none' },
        userName: me?.name ?? usableName(wish.for === 'sign-up' ? wish.name : ''),
        ...(me === null ? {} : { userID: new Uint8Array(Buffer.from(me.id)) }),
        excludeCredentials: held.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      await remember(parts, options.challenge, me?.id ?? null)
      return { options }
    },
    async 'passkey-sign-in'(asking, { passkey }) {
      paces.take('passkeys', asking.address)
      const known = await members.credential(passkey.id)
      if (known === null) throw new Problem('wrong')
      const counter = await assertedCounter(parts, asking, passkey, known)
      if (!(await members.useCredential(known.id, counter, now()))) throw new Problem('wrong')
      return beginSession(parts, asking, known.player)
    },
    async 'passkey-add'(asking, { passkey, name }) {
      const { person } = signedIn(asking)
      paces.take('acts', person.id)
      const credential = { ...(await attested(parts, asking, passkey, person.id)), player: person.id, name }
      if (!(await members.addCredential(credential, MOST_PASSKEYS))) throw new Problem('too-many')
      return {}
    },
    async 'passkey-drop'(asking, { passkey }) {
      const { person } = signedIn(asking)
      if (!(await members.dropCredential(person.id, passkey))) throw new Problem('last-way')
      return {}
    },
  }
}

/** The passkey that was just made. Throws a `Problem` if it was made for another site, challenge or person. */
export async function attested(
  parts: DeskParts,
  { site }: Asking,
  passkey: Shown,
  player: string | null,
): Promise<Omit<CredentialRow, 'player'>> {
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      // The library parses all of it, and refuses what is wrong.
      response: passkey as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => recall(parts, challenge, player),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified) throw new Problem('wrong')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  const created = parts.now()
  return { id, public_key: publicKey, counter, transports: JSON.stringify(transports ?? []), name: '', created, used: null }
}

/** The authenticator's use counter. Throws a `Problem` if it signed anything but its challenge. */
async function assertedCounter(parts: DeskParts, { site }: Asking, passkey: Shown, known: CredentialRow): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response: passkey as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => recall(parts, challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
      requireUserVerification: false,
    }),
  )
  if (!verified) throw new Problem('wrong')
  return authenticationInfo.newCounter
}

/** The library's result; what it cannot parse or verify is `wrong`. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new Problem('wrong')
  }
}

function remember({ members, now }: DeskParts, challenge: string, player: string | null): Promise<void> {
  return members.addChallenge({ hash: sha256(challenge), player, until: now() + TIMEOUT })
}

/** Whether a challenge was given, to that player or to anybody, and is used now for the first time. */
async function recall({ members, now }: DeskParts, challenge: string, player: string | null): Promise<boolean> {
  const known = await members.useChallenge(sha256(challenge), now())
  return known !== null && known.player === player
}
