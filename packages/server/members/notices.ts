import { freshId, freshToken, idOf, sha256 } from '../ids.ts'
import { readWishes } from '../notices/wishes.ts'
import { type AccountHandlers, type Asking, type DeskParts, signedIn } from './desk.ts'
import { Problem } from './problem.ts'

/** The most browsers and webhooks of a player. */
const MOST_PUSHES = 10
const MOST_WEBHOOKS = 5

type NoticeRequest = 'notices-wish' | 'push-add' | 'push-drop' | 'webhook-add' | 'webhook-drop' | 'notices-try' | 'feed'

/** Handlers of members' settings for notices. */
export function noticeHandlers({ notices, paces, now }: DeskParts): AccountHandlers<NoticeRequest> {
  const { ways } = notices

  function owner(asking: Asking): string {
    const { person } = signedIn(asking)
    paces.take('acts', person.id)
    return person.id
  }

  /** A player with any channel gets default wishes: by these it is known who is to be notified. */
  async function wishing(player: string): Promise<void> {
    const wishes = await ways.wishesOf(player)
    if (wishes === null) await ways.wish(player, JSON.stringify(readWishes(null)))
  }

  return {
    async 'notices-wish'(asking, wishes) {
      await ways.wish(owner(asking), JSON.stringify(wishes))
      return {}
    },
    async 'push-add'(asking, { endpoint, keys: { p256dh, auth } }) {
      const player = owner(asking)
      const id = idOf(endpoint)
      const known = await ways.pushesOf(player)
      if (known.length >= MOST_PUSHES && !known.some((one) => one.id === id)) throw new Problem('too-many')
      await ways.addPush({ id, player, endpoint, p256dh, auth, device: asking.device, created: now(), failing: null })
      await wishing(player)
      return {}
    },
    async 'push-drop'(asking, { push }) {
      await ways.dropPush(push, owner(asking))
      return {}
    },
    async 'webhook-add'(asking, { form, url, secret }) {
      const player = owner(asking)
      const { hostname, protocol } = new URL(url)
      if (!notices.webhookHosts.includes(hostname) || (protocol !== 'https:' && !notices.takesPlain)) throw new Problem('webhook-host')
      if ((await ways.webhooksOf(player)).length >= MOST_WEBHOOKS) throw new Problem('too-many')
      await ways.addWebhook({ id: freshId(), player, form, url, secret, created: now(), failing: null })
      await wishing(player)
      return {}
    },
    async 'webhook-drop'(asking, { webhook }) {
      await ways.dropWebhook(webhook, owner(asking))
      return {}
    },
    async 'notices-try'(asking) {
      const { person } = signedIn(asking)
      paces.take('letters', person.id)
      notices.tell([{ name: `try:${freshId()}`, player: person.id, kind: 'try', about: { kind: 'try' }, at: now() }])
      return {}
    },
    async feed(asking, { on }) {
      const player = owner(asking)
      const secret = on ? freshToken() : null
      await ways.setFeed(player, secret === null ? null : sha256(secret), now())
      return secret === null ? {} : { feed: secret }
    },
  }
}
