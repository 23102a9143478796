import type { NoticeWishes } from '@orrery/protocol/account'
import type { NoticeOptions } from '../notices/open.ts'
import { type Browser, browserAt, newcomer } from './browser.ts'
import type { Client } from './client.ts'

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
