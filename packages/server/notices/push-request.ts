import webPush from 'web-push'
import type { PushAddressRow } from '../store/notices/rows.ts'
import type { NoticeKeys } from './keys.ts'
import type { OutwardRequest } from './outward.ts'

/** How long a push service keeps a push for an offline browser, in seconds. */
const KEPT_FOR = 2 * 24 * 3600

/** A push. */
interface Push {
  readonly payload: string
  /** Of pushes with the same topic, the last replaces the others. */
  readonly topic: string
}

/** The request that delivers a push to a browser; null: its keys cannot encrypt. `publicUrl`: the address of the pages, if it is known. */
export async function pushRequest(
  { endpoint, p256dh, auth }: PushAddressRow,
  { payload, topic }: Push,
  keys: Pick<NoticeKeys, 'push'>,
  publicUrl: string | null,
): Promise<OutwardRequest | null> {
  // The contact for push services, which accept no address without TLS (RFC 8292).
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:orrery@localhost'
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...(await keys.push()) },
      ...{ TTL: KEPT_FOR, contentEncoding: 'aes128gcm', urgency: 'normal', topic: topic.slice(0, 32) },
    })
    const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return { method: 'POST', url: endpoint, headers: Object.fromEntries(texts), body: body ?? '' }
  } catch {
    // Keys that cannot encrypt: no browser has made them.
    return null
  }
}
