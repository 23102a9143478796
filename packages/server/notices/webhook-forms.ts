import type { WebhookForm } from '@orrery/protocol/account'
import type { OutwardRequest } from './outward.ts'

/** The content of a webhook. */
export interface WebhookNotice {
  readonly title: string
  readonly body: string
  /** Where it is answered; null: the server does not know its own address. */
  readonly link: string | null
  /** The same if the same notice is sent again. */
  readonly id: string
}

interface Place {
  readonly url: string
  readonly secret: string | null
}

/**
 * The request that delivers a notice to a program.
 * - Discord: the address of a webhook.
 * - Matrix: `https://server/_matrix/client/v3/rooms/<room>`, the secret is an access token.
 * - ntfy: `https://server/topic`, the secret is an access token if the topic needs one.
 * - Gotify: `https://server`, the secret is an application's token.
 */
export function webhookRequest(form: WebhookForm, place: Place, notice: WebhookNotice): OutwardRequest {
  return FORMS[form](place, notice)
}

const FORMS: Readonly<Record<WebhookForm, (place: Place, notice: WebhookNotice) => OutwardRequest>> = {
  discord: ({ url }, { title, body, link }) =>
    json('POST', url, {
      // A title must not mention anybody.
      ...{ content: `**${title}**\n${body}${link === null ? '' : `\n${link}`}`, allowed_mentions: { parse: [] } },
    }),
  matrix: ({ url, secret }, { title, body, link, id }) =>
    json(
      'PUT',
      `${url.replace(/\/$/, '')}/send/m.room.message/${encodeURIComponent(id)}`,
      { msgtype: 'm.text', body: [title, body, ...(link === null ? [] : [link])].join('\n') },
      { authorization: `Bearer ${secret ?? ''}` },
    ),
  ntfy: ({ url, secret }, { title, body, link }) => {
    const { origin, pathname } = new URL(url)
    return json(
      'POST',
      origin,
      { topic: pathname.slice(1), title, message: body, ...(link === null ? {} : { click: link }) },
      secret === null ? {} : { authorization: `Bearer ${secret}` },
    )
  },
  gotify: ({ url, secret }, { title, body, link }) =>
    json(
      'POST',
      `${url.replace(/\/$/, '')}/message`,
      { title, message: body, ...(link === null ? {} : { extras: { 'client::notification': { click: { url: link } } } }) },
      { 'x-gotify-key': secret ?? '' },
    ),
}

function json(method: OutwardRequest['method'], url: string, body: object, headers: Readonly<Record<string, string>> = {}): OutwardRequest {
  return { method, url, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
