import type { NoticeWishes } from '@orrery/protocol/account'
import { expect } from 'vitest'
import type { NoticeOptions } from '../notices/open.ts'
import { type Browser, browserAt, newcomer } from './browser.ts'
import type { Client } from './client.ts'
import { pushBrowser, takingServer } from './push-service.ts'
import { server } from './server.ts'

export const PUBLIC = 'http://127.0.0.1:4242'

/** Every host name leads to this machine, which is allowed; asked players count as away at once. */
export const NEARBY: NoticeOptions = {
  awayAfter: 30,
  waits: [20, 40, 60],
  webhookHosts: ['hooks.test'],
  outward: { plain: true, isPublic: () => true, resolve: async () => ['127.0.0.1'], patience: 2000 },
}

export const WISHES: NoticeWishes = {
  kinds: { turn: true, deadline: true, challenge: true, evening: true },
  mail: 'off',
  language: 'en',
}

/** A member at a server, in a browser at the page `PUBLIC`. */
export async function member(url: string, name: string, origin = url): Promise<Browser> {
  const browser = browserAt(url)
  const { ask } = browser
  Object.assign(browser, { ask: ((request, body) => ask(request, body, { origin })) as typeof ask })
  await browser.done('sign-up', newcomer(name))
  return browser
}

/** A table by day at which the first client has seat 0 and waits for the second one, who is gone; returns its id. */
export async function waitsFor(one: Client, other: Client, game = 'tic-tac-toe', perDecision = 86_400_000): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const time = { pace: 'day', perDecision, reserve: 0, increment: 0, weekendsOff: false, timeUp: 'least', timeouts: 0 } as const
  const { table } = await one.want('created', { type: 'create', game, settings: {}, seats, listed: false, time })
  await one.watch(table)
  await other.want('done', { type: 'take', table, seat: 1 })
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  await one.answer(table, 0, 'mark:0')
  return table
}

/** A clock that runs, and that the test sets. */
function running(from: number) {
  let [set, since] = [from, performance.now()]
  return {
    get now() {
      return Math.round(set + performance.now() - since)
    },
    set now(to: number) {
      ;[set, since] = [to, performance.now()]
    },
  }
}

/** A push, as the browser shows it. */
interface Push {
  readonly title: string
  readonly page: string
}

/** A member who is asked to no other purpose than to be told. */
interface Witness {
  readonly asks: Client
  readonly isAsked: Client
  titles(): readonly Push[]
}

/** A server whose clock the test turns, and pushes of members who come to it. */
export async function turned(text: string, options: Parameters<typeof server>[0] = {}) {
  const clock = running(Date.parse(text))
  const started = await server({ notices: NEARBY, now: () => clock.now, lookEvery: 20, ...options })
  const { port, came } = await takingServer((reply) => reply.writeHead(201).end())
  const originAt = (url: string) => options.publicUrl ?? url
  const arrive = async (name: string, url = started.url) => {
    const browser = await member(url, name, originAt(url))
    const push = pushBrowser()
    await browser.done('push-add', { endpoint: `http://push.test:${port}/${name}`, keys: push.keys })
    const titles = () => came.filter(({ path }) => path === `/${name}`).map(({ body }) => push.read(body) as Push)
    return { browser, titles }
  }
  const witnesses: Record<string, Promise<Witness>> = {}
  const witnessAt = async (url: string): Promise<Witness> => {
    const asks = await member(url, 'Asker', originAt(url))
    const { browser, titles } = await arrive(`Witness${Object.keys(witnesses).length}`, url)
    return { asks: await asks.connect(originAt(url)), isAsked: await browser.connect(originAt(url)), titles }
  }
  /** Waits until what is due by now has been sent: a witness is asked after it, and told. `url`: of a server that continues this one. */
  const settled = async (url = started.url): Promise<void> => {
    witnesses[url] ??= witnessAt(url)
    const { asks, isAsked, titles } = await witnesses[url]
    const table = await waitsFor(asks, isAsked)
    await expect.poll(() => titles().some(({ page }) => page === `#/table/${table}`)).toBe(true)
  }
  return { ...started, clock, came, arrive, settled }
}
