import { randomBytes } from 'node:crypto'
import { sha256 } from '../ids.ts'
import { type AccountHandlers, type Asking, type DeskParts, endSession, type Outcome, signedIn } from './desk.ts'
import { nameKey, tidyName, usableName } from './names.ts'
import { isPassword, isWeak } from './password.ts'
import { Problem } from './problem.ts'
import { hashed } from './signing.ts'

/** The number of recovery codes, and the bytes of each: 80 bits cannot be guessed, so SHA-256 is a sufficient hash. */
const CODES = 8
const CODE_BYTES = 10

/** How long a member who wants to leave has to reconsider, in milliseconds. */
export const TIME_TO_THINK = 7 * 24 * 3_600_000

/** What members do with their own accounts. */
export function ownHandlers(
  parts: DeskParts,
): AccountHandlers<'look' | 'rename' | 'password' | 'codes' | 'recover' | 'end-session' | 'link' | 'leave'> {
  const { members, sessions, paces, now } = parts

  /** The signed-in member, within the rate limit. */
  function owner(asking: Asking): string {
    const { person } = signedIn(asking)
    paces.take('acts', person.id)
    return person.id
  }

  return {
    look: async () => ({}),
    async rename(asking, { name: typed }) {
      const player = owner(asking)
      const name = usableName(typed)
      const was = (await members.member(player))?.name ?? ''
      if ((await members.rename(player, name, nameKey(name))) === 'name-taken') throw new Problem('name-taken')
      if (was !== name) parts.renamed(player, was, name)
      return {}
    },
    async password(asking, { old, password }) {
      const player = owner(asking)
      const member = await members.member(player)
      if (member === null) throw new Problem('signed-out')
      if (isWeak(password, member.name)) throw new Problem('password-weak')
      if (member.password !== null) {
        parts.attempts.begin(asking.address, member.name_key)
        if (old === null || !(await isPassword(old, member.password))) throw new Problem('wrong')
        parts.attempts.succeeded(asking.address, member.name_key)
      }
      // Whoever changes a password may do so because somebody else knows it.
      const alone = member.password === null ? null : signedIn(asking).session.id
      await members.setPassword(player, await hashed(parts, asking, password), alone)
      if (alone !== null) sessions.changed(player)
      return {}
    },
    async codes(asking) {
      const player = owner(asking)
      const codes = Array.from({ length: CODES }, freshCode)
      const hashes = codes.map((code) => sha256(plainCode(code)))
      await members.setCodes(player, hashes, now())
      return { codes }
    },
    async recover(asking, { name, code }): Promise<Outcome> {
      const key = nameKey(tidyName(name))
      parts.attempts.begin(asking.address, key)
      const member = await members.byName(key)
      const { row, secret } = sessions.fresh(member?.player ?? '', asking.device)
      const isRight = await members.useCode(member?.player ?? '', sha256(plainCode(code)), now(), row)
      if (!isRight) throw new Problem('wrong')
      parts.attempts.succeeded(asking.address, key)
      if (asking.me !== null) await endSession(members, sessions, asking.me)
      return { session: secret }
    },
    async 'end-session'(asking, { session }) {
      const player = owner(asking)
      const own = signedIn(asking).session.id
      if (session === null) await members.sessions.endAll(player, own)
      else if (session === own) await members.sessions.end(player, own)
      else await members.sessions.endForeign(player, session)
      sessions.changed(player)
      return session === own ? { session: null } : {}
    },
    async link(asking, { on }) {
      const player = owner(asking)
      await members.change(player, { link: on ? 1 : 0 })
      if (!on) sessions.changed(player)
      return {}
    },
    async leave(asking, { leave }) {
      await members.change(owner(asking), { leaving: leave ? now() + TIME_TO_THINK : null })
      return {}
    },
  }
}

const SIGNS = 'abcdefghjkmnpqrstuvwxyz234567890'

/** A code as it is shown: four groups of four letters and digits that are hard to confuse. */
function freshCode(): string {
  const bits = [...randomBytes(CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const code = bits.replaceAll(/.{5}/g, (five) => SIGNS[Number.parseInt(five, 2)] as string)
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** A typed code in canonical form. */
function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}
