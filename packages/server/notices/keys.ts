import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import webPush from 'web-push'
import type { Database } from '../store/database.ts'
import { houseSecret } from '../store/notices/secrets.ts'

/** The keys by which pushes are signed (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of a house; made once, kept by its store. */
export interface NoticeKeys {
  push(): Promise<PushKeys>
  /** What the link in a letter has by which its reader gets no more. */
  unsubscribing(player: string): Promise<string>
  /** Whose letters end by it; null: nobody's. */
  unsubscribed(token: string): Promise<string | null>
}

export function noticeKeysOn(database: Database): NoticeKeys {
  const push = once(
    async (): Promise<PushKeys> => JSON.parse(await houseSecret(database, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()))),
  )
  const letters = once(() => houseSecret(database, 'letters', () => randomBytes(32).toString('base64url')))

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

/** Asks once, and again where that failed. */
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
