import { expect } from 'vitest'
import { type RunningCluster, startCluster } from '../../../../tools/browser/cluster.ts'
import type { RunningServer } from '../../../../tools/browser/server.ts'
import { test as base } from '../../../../tools/browser/test.ts'
import { missingServices } from '../../../../tools/services.ts'
import { becomeMember, PASSWORD, ratedDuel, to } from '../members.ts'
import { accountJourneys, asLocalhost, type Club, mailBy, meetingJourneys, postFor, reload, rolesIn } from './club-journeys.ts'

const still = { reducedMotion: 'reduce' } as const
const missing = missingServices()
if (missing !== null) console.warn(missing)

/** Like `test`, with two servers on one Postgres instead of one server, and a mail server. */
const test = base.extend<Club & { server: RunningServer; cluster: RunningCluster }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  post: [async ({}, use) => postFor(use), { scope: 'file' }],
  cluster: [
    async ({ post }, use) => {
      const cluster = await startCluster((url) => mailBy(post, url))
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'file' },
  ],
  server: [
    async ({ cluster }, use) => {
      const none = async () => undefined
      await use({ url: asLocalhost(cluster.url), data: '', restart: none, kill: () => undefined, stop: none })
    },
    { scope: 'file' },
  ],
  /** Kills one of the servers; people who were connected to it connect to the other. Afterwards it is restarted. */
  between: async ({ cluster, errors }, use) => {
    const dead: 0 | 1 = turns++ % 2 === 0 ? 0 : 1
    await use(async (...pages) => {
      cluster.kill(dead)
      await reload(...pages)
    })
    await cluster.revive(dead)
    // Browsers log a connection that breaks as an error.
    errors.length = 0
  },
  give: async ({ cluster }, use) => use(rolesIn('', cluster.database)),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  look: async ({}, use) => use(async () => undefined),
})
let turns = 0

if (missing !== null) base('the club goes on over two servers of one Postgres', () => expect(missing).toContain('not installed'))
else {
  accountJourneys('Postgres, one of two servers killed', test)
  meetingJourneys('Postgres, one of two servers killed', test)

  test('members meet over two servers of one Postgres, play on when one is killed, and their duel is in both profiles', async ({
    visit,
    between,
  }) => {
    const open = (options = {}) => visit('/', { ...still, ...options })
    const [anna, bela] = [await open(), await open({ locale: 'hu-HU' })]
    await becomeMember(anna, 'Anna')
    await becomeMember(bela, 'Béla')
    const table = await ratedDuel(anna, bela, 'Béla', async () => {
      await between(anna, bela)
      for (const page of [anna, bela]) await page.waitForSelector('.frame .question')
    })
    await bela.waitForSelector('.result')

    const second = await open({ viewport: { width: 390, height: 844 } })
    await to(second, 'account')
    await second.waitForSelector('[data-account]:not([data-account="asking"])')
    await second.fill('[name="name"]', 'anna')
    await second.fill('[name="password"]', PASSWORD)
    await second.click('form:has([name="password"]) button')
    await second.waitForSelector('[data-account="member"]')
    for (const [page, outcome] of [
      [second, 'won'],
      [bela, 'lost'],
    ] as const)
      await expect
        .poll(async () => {
          await to(page, 'club')
          await to(page, 'profile')
          await page.waitForSelector('[data-part="games"]')
          return page.locator(`[data-game-found="${table}"] .tag.${outcome}`).count()
        })
        .toBe(1)
    expect(await second.locator('[data-ladder="chaos-galaxy/duel/live"]').count()).toBe(1)
  })
}
