import type { WebhookForm } from '@orrery/protocol/account'
import type { Mailing } from '../members/mailer.ts'
import type { ServerContext } from '../server-context.ts'
import type { NoticeRow, PushAddressRow, WebhookRow } from '../store/notices/rows.ts'
import type { Ways } from '../store/notices/ways.ts'
import { pageOf, topicOf } from './about.ts'
import type { Asking } from './asking.ts'
import type { Delivery, Sent, ValidNotice } from './delivery.ts'
import type { Gate, Passed } from './gate.ts'
import type { NoticeKeys } from './keys.ts'
import { noticeLetter, type Said } from './notice-letter.ts'
import { Barred, type Outward, type OutwardReply, type OutwardRequest } from './outward.ts'
import { pushRequest } from './push-request.ts'
import { webhookRequest } from './webhook-forms.ts'
import { readWishes } from './wishes.ts'
import { wordsOf } from './words.ts'

/** What sending notices needs of the server. */
export interface SendingParts {
  readonly context: Pick<ServerContext, 'members' | 'now' | 'log'>
  readonly ways: Ways
  readonly keys: NoticeKeys
  readonly asking: Pick<Asking, 'calendarOf'>
  readonly mail: Mailing | null
  readonly publicUrl: string | null
  readonly outward: Outward
  readonly gate: Gate
  /** The name of a game. */
  nameOf(game: string, language: 'en' | 'hu'): Promise<string>
}

type Leave = () => Promise<boolean>

/** Sends notices of one player by one channel: several mails as one, anything else one by one. */
export function sendingBy(parts: SendingParts): Delivery['send'] {
  const { ways, keys, mail, publicUrl, outward, gate, context } = parts

  return async (valid, leave) => {
    const { row } = valid[0]
    const { language } = readWishes(await ways.wishesOf(row.player))
    const { timeZone } = await parts.asking.calendarOf(row.player)
    const say = async ({ checked: { about, due } }: ValidNotice): Promise<Said> => {
      const game = 'game' in about ? await parts.nameOf(about.game, language) : ''
      return { about, ...wordsOf(about, { language, timeZone, game, due }) }
    }
    if (row.way === 'mail') return byMail(row, await Promise.all(valid.map(say)), language, leave)
    const said = await say(valid[0])
    return row.way === 'push' ? byPush(row, said, language, leave) : byWebhook(row, said, leave)
  }

  async function byMail({ player, id }: NoticeRow, said: readonly Said[], language: 'en' | 'hu', leave: Leave): Promise<Sent> {
    const to = (await context.members.member(player))?.mail ?? null
    if (mail === null || to === null) return { outcome: 'gone' }
    const off = new URL(`notices/off/${await keys.unsubscribing(player)}`, mail.publicUrl).href
    const letter = noticeLetter(said, { to, id, language, off, publicUrl: mail.publicUrl })
    try {
      return passed(
        await gate.through('mail', async (): Promise<Sent> => {
          if (!(await leave())) return { outcome: 'taken' }
          await mail.mailer.deliver(letter)
          return { outcome: 'sent' }
        }),
      )
    } catch (error) {
      return { outcome: 'failed', why: error instanceof Error ? error.message : String(error), wait: null }
    }
  }

  async function byPush({ place }: NoticeRow, { about, title, body }: Said, language: 'en' | 'hu', leave: Leave): Promise<Sent> {
    const address = await ways.push(place)
    if (address === null) return { outcome: 'gone' }
    const payload = JSON.stringify({ title, body, language, page: pageOf(about), tag: topicOf(about) })
    const sent = await answered(await pushRequest(address, { payload, topic: topicOf(about) }, keys, publicUrl), leave)
    if (sent === 'left') await ways.dropPush(place)
    return noted('push', address, sent)
  }

  async function byWebhook({ place, id }: NoticeRow, { about, title, body }: Said, leave: Leave): Promise<Sent> {
    const hook = await ways.webhook(place)
    if (hook === null) return { outcome: 'gone' }
    const link = publicUrl === null ? null : new URL(pageOf(about), publicUrl).href
    return noted('webhook', hook, await answered(webhookRequest(hook.form as WebhookForm, hook, { title, body, link, id }), leave))
  }

  /** Sends a request; `left`: its receiver no longer exists. */
  async function answered(request: OutwardRequest | null, leave: Leave): Promise<Sent | 'left'> {
    if (request === null) return 'left'
    try {
      return passed(
        await gate.through(new URL(request.url).host, async (): Promise<Sent | 'left'> => {
          if (!(await leave())) return { outcome: 'taken' }
          return sentBy(await outward.send(request))
        }),
      )
    } catch (error) {
      if (error instanceof Barred) return { outcome: 'gone' }
      return { outcome: 'failed', why: error instanceof Error ? error.message : String(error), wait: null }
    }
  }

  /** Records since when nothing arrives at a place, for its owner to see. */
  async function noted(way: 'push' | 'webhook', { id, failing }: PushAddressRow | WebhookRow, sent: Sent | 'left'): Promise<Sent> {
    if (sent !== 'left' && (sent.outcome === 'taken' || sent.outcome === 'later')) return sent
    const works = sent !== 'left' && sent.outcome === 'sent'
    if (works !== (failing === null)) await ways.failing(way, id, works ? null : context.now())
    return sent === 'left' ? { outcome: 'gone' } : sent
  }
}

/** A host that is left alone is tried later. */
function passed<T>(one: Passed<T | Sent>): T | Sent {
  return 'went' in one ? one.went : { outcome: 'later', wait: one.closedFor }
}

function sentBy({ status, retryAfter }: OutwardReply): Sent | 'left' {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return 'left'
  if (status >= 500 || status === 429 || status === 408) return { outcome: 'failed', why: `status ${status}`, wait: retryAfter }
  // Redirects are not followed, and a refusal would repeat.
  return { outcome: 'gone' }
}
