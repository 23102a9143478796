import type { AccountBody, AccountRequest } from '@orrery/protocol/account'
import type { Page } from 'playwright-core'
import type { Visit } from '../../../../tools/browser/test.ts'
import { WISHES } from '../noticed.ts'
import { pushBrowser } from '../push-service.ts'
import type { TwoServers } from './house.ts'

/** A member at one of the servers, who comes and goes. */
export interface Visitor {
  readonly name: string
  readonly page: Page
  /** The titles of their pushes. */
  pushes(): string[]
  /** An account request, as from the account page. */
  account<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<unknown>
  /** Stops watching tables. */
  leave(): Promise<void>
}

/** Makes somebody a member at a server, with pushes. */
export async function arrive(visit: Visit, servers: TwoServers, url: string, name: string): Promise<Visitor> {
  const page = await visit(`${url}/#/account`, { reducedMotion: 'reduce' })
  await page.fill('[name="new-name"]', name)
  await page.fill('[name="new-password"]', 'nine lives of a cat')
  await page.locator('section').nth(1).getByRole('button').click()
  await page.waitForSelector('[data-account="member"]')
  const browser = pushBrowser()
  const account: Visitor['account'] = (request, body) =>
    page.evaluate(
      async ([path, text]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(path, { method: 'POST', headers, body: text })).json() as Promise<unknown>
      },
      [`account/${request}`, JSON.stringify(body)] as const,
    )
  await account('push-add', { endpoint: `${servers.pushes}/${name}`, keys: browser.keys })
  await account('notices-wish', { ...WISHES, kinds: { ...WISHES.kinds, deadline: true } })
  return {
    ...{ name, page, account },
    pushes: () =>
      servers.came.filter(({ path }) => path === `/${name}`).map(({ body }) => (browser.read(body) as { readonly title: string }).title),
    leave: async () => {
      await page.goto(`${url}/#/account`)
      await page.waitForSelector('[data-account="member"]')
    },
  }
}
