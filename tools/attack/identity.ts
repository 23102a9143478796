import { randomBytes } from 'node:crypto'
import { PROTOCOL } from '@orrery/protocol'
import { WebSocket } from 'ws'
import { atMost, effort, type Figure } from './figure.ts'
import { person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

const PASSWORD = 'nine lives of a cat'

/** The reply to a request about an account: its status, its body, and the cookie that it sets. */
interface Reply {
  readonly status: number
  readonly told: { readonly account?: { readonly me: { readonly name: string } | null }; readonly codes?: readonly string[] }
  readonly cookie: string
}

/** Tries every way to become somebody else; each that works is a success of the attack. */
export function identity(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const victim = await startVictim(data)
    let tries = 0
    let successes = 0
    const found: string[] = []
    const ask = (path: string, body: object, headers: Record<string, string> = {}) => send(victim.url, path, body, headers)
    /** Counts a try; it succeeds if it signs in anybody but Eve. */
    async function tried(what: string, path: string, body: object, headers?: Record<string, string>): Promise<void> {
      tries++
      const { status, told, cookie } = await ask(path, body, headers)
      const me = told.account?.me ?? null
      if ((me === null || me.name === 'Eve') && cookie === '' && (status >= 400 || path === 'account/look')) return
      successes++
      found.push(what)
    }

    const guest = await person(victim.url, { name: 'Ann' })
    const { cookie: ann } = await ask('account/sign-up', {
      name: 'Ann',
      password: PASSWORD,
      passkey: null,
      guest: guest.token,
      invitation: null,
    })
    const { told: made } = await ask('account/codes', {}, { cookie: ann })
    const used = made.codes?.[0] ?? ''
    await ask('account/recover', { name: 'Ann', code: used })
    const { cookie: ended } = await ask('account/sign-in', { name: 'Ann', password: PASSWORD })
    await ask('account/sign-out', {}, { cookie: ended })
    const { cookie: eve } = await ask('account/sign-up', {
      name: 'Eve',
      password: 'another long one',
      passkey: null,
      guest: null,
      invitation: null,
    })

    const end = performance.now() + seconds * 1000
    for (let round = 0; performance.now() < end; round++) {
      const guess = randomBytes(12).toString('hex')
      await tried('a guessed password', 'account/sign-in', { name: 'Ann', password: guess })
      await tried('a guessed code', 'account/recover', { name: 'Ann', code: guess.slice(0, 16) })
      await tried('a code used twice', 'account/recover', { name: 'Ann', code: used })
      await tried('a session that has ended', 'account/look', {}, { cookie: ended })
      await tried('a guessed session', 'account/look', {}, { cookie: `orrery=session_${guess}` })
      await tried('a cookie from another site', 'account/rename', { name: 'Mallory' }, { cookie: ann, origin: 'https://evil.example' })
      await tried('a cookie from nowhere', 'account/codes', {}, { cookie: ann, origin: '' })
      await tried('the link of a guest who became a member', 'account/sign-up', {
        ...{ name: `Mallory ${round}`, password: PASSWORD, passkey: null, guest: guest.token, invitation: null },
      })
      for (const name of ['Ann', 'ANN', 'Аnn', 'A n n', 'Host', 'Judge', 'Wild'])
        await tried(`the name ${name}`, 'account/sign-up', { name, password: PASSWORD, passkey: null, guest: null, invitation: null })
      await tried('a made-up passkey', 'account/passkey-sign-in', { passkey: madeUp(guess) })
      await tried("another's session ended", 'account/end-session', { session: 'a'.repeat(16) }, { cookie: '' })
      await tried('a link of mail that is none', 'account/mail-open', { link: guess })
      await tried('the site without a role', 'api/site/give-role', { player: guest.id, role: 'host' }, { cookie: eve })
      await tried("a guessed host's key", 'api/site/rules', { change: { signUp: 'nobody' } }, { authorization: `Bearer ${guess}${guess}` })
      for (const hello of [{ token: guest.token }, { token: `session_${guess}` }, { session: true }])
        if (await isWelcome(victim.url, hello, ended)) {
          successes++
          found.push('a socket')
        } else tries++
    }
    const stillIn = (await ask('account/look', {}, { cookie: ann })).told.account?.me?.name === 'Ann'
    const survived = victim.alive()
    await victim.kill()
    for (const what of new Set(found)) console.error(`identity: ${what}`)
    return [
      effort('identity: tries to be somebody else', tries),
      atMost('identity: successes', successes, 0),
      atMost('identity: members who were locked out by it', stillIn ? 0 : 1, 0),
      atMost('identity: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

async function send(url: string, path: string, body: object, headers: Record<string, string>): Promise<Reply> {
  const reply = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: reply.status, told: (await reply.json().catch(() => ({}))) as Reply['told'], cookie }
}

/** A forged assertion without a valid signature. */
function madeUp(id: string) {
  const bytes = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const clientDataJSON = bytes({ type: 'webauthn.get', challenge: id, origin: 'https://evil.example' })
  const response = { clientDataJSON, authenticatorData: bytes({}), signature: bytes({}) }
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
}

/** Whether a socket accepts somebody as a player. */
function isWelcome(url: string, hello: object, cookie: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, origin: url } })
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', ref: 'h', protocol: PROTOCOL, ...hello })))
    socket.on('error', () => resolve(false))
    socket.on('message', (data) => {
      resolve(String(data).includes('"welcome"'))
      socket.close()
    })
  })
}
