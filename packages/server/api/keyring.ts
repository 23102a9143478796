import type { KeyInfo } from '@orrery/protocol'
import { freshId, freshToken, sha256 } from '../ids.ts'
import { type Bucket, bucketOf } from '../limits.ts'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import { type KeyLine, keysIn } from '../store/keys.ts'

/** The prefix of keys, so that one is recognized wherever it turns up. */
const MARK = 'orrery_'
/** The most keys of a player. */
export const MOST_KEYS = 10
/** The default limit of a key, in requests a minute. */
export const PER_MINUTE = 600
/** How often its use is recorded, in milliseconds. */
const HOUR = 3_600_000

/** An opened key: its player, and what it may still do. */
export interface KeyUse {
  readonly id: string
  readonly secret: string
  /** The allowance shared by everything that uses the key. */
  readonly allowance: Bucket
}

/** The keys by which programs act for players. */
export interface Keyring {
  /** The player of a key; null if there is no such key (any more). */
  open(secret: string): Promise<{ readonly person: { readonly id: string; readonly name: string }; readonly key: KeyUse } | null>
  of(player: string): Promise<KeyInfo[]>
  /** Makes a key; its secret is available only now. Throws a `RequestError` if the player has too many. */
  make(player: string, name: string, perMinute?: number): Promise<{ readonly key: KeyInfo; readonly secret: string }>
  /** Removes a key. Throws a `RequestError` if the player has none with that id. */
  drop(player: string, id: string): Promise<void>
}

/** Whether a secret is a key, and not a personal link. */
export function isKey(secret: string): boolean {
  return secret.startsWith(MARK)
}

/** The keys of a database; `now` in milliseconds since 1970. `unused` is told why a use could not be recorded, for which nobody waits. */
export function keyringOn(database: Database, now: () => number, unused: (error: unknown) => void = () => undefined): Keyring {
  const keys = keysIn(database)
  const allowances = new Map<string, { readonly perMinute: number; readonly bucket: Bucket }>()

  function allowanceOf(id: string, perMinute: number): Bucket {
    const held = allowances.get(id)
    if (held?.perMinute === perMinute) return held.bucket
    if (allowances.size > 10_000) allowances.clear()
    const bucket = bucketOf({ burst: Math.max(5, Math.ceil(perMinute / 10)), every: 60_000 / perMinute })
    allowances.set(id, { perMinute, bucket })
    return bucket
  }

  return {
    async open(secret) {
      const found = isKey(secret) ? await keys.find(sha256(secret)) : null
      if (found === null) return null
      if (found.used === null || now() - found.used > HOUR) keys.touch(found.id, now()).catch(unused)
      return {
        person: { id: found.player, name: found.playerName },
        key: { id: found.id, secret, allowance: allowanceOf(found.id, found.per_minute) },
      }
    },
    of: async (player) => (await keys.of(player)).map(infoOf),
    async make(player, name, perMinute = PER_MINUTE) {
      const secret = MARK + freshToken()
      const line: KeyLine = { id: freshId(), name, per_minute: perMinute, created: now(), used: null }
      if (!(await keys.add({ ...line, player, hash: sha256(secret) }, MOST_KEYS)))
        throw new RequestError('too-many', `a player has ${MOST_KEYS} keys at most; take one back first`)
      return { key: infoOf(line), secret }
    },
    async drop(player, id) {
      if (!(await keys.remove(player, id))) throw new RequestError('forbidden', 'you have no such key')
    },
  }
}

function infoOf({ id, name, per_minute, created, used }: KeyLine): KeyInfo {
  return { id, name, perMinute: per_minute, created, used }
}
