import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import webPush from 'web-push'
import type { Database } from '../store/database.ts'
import { siteSecret } from '../store/notices/secrets.ts'

/** The keys that sign pushes (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of a site; made once, stored in its database. */
export interface NoticeKeys {
  push(): Promise<PushKeys>
  /** The token of a mail's unsubscribe link. */
  unsubscribing(player: string): Promise<string>
  /** The player who unsubscribes by a token; null: nobody. */
  unsubscribed(token: string): Promise<string | null>
}

/** The keys in a database, made at first use and the same for all its servers. */
export function noticeKeysOn(database: Database): NoticeKeys {
  const push = once(
    async (): Promise<PushKeys> => JSON.parse(await siteSecret(database, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()))),
  )
  const letters = once(() => siteSecret(database, 'letters', () => randomBytes(32).toString('base64url')))

  async function signed(player: string): Promise<string> {
    return createHmac('sha256', await letters())
      .update(`no more letters for ${player}`)
      .digest('base64url')
  }

  return {
    push,
    unsubscribing: async (player) => `${player}.${await signed(player)}`,
    async unsubscribed(token) {
      const [player = '', shown = ''] = token.split('.')
      const right = Buffer.from(await signed(player))
      const given = Buffer.from(shown)
      return given.length === right.length && timingSafeEqual(given, right) ? player : null
    },
  }
}

/** Asks once, and again only if that failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
}
