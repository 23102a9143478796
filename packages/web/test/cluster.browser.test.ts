import { expect } from 'vitest'
import { type RunningCluster, startCluster } from '../../../tools/browser/cluster.ts'
import { test as base } from '../../../tools/browser/test.ts'
import { missingServices } from '../../../tools/services.ts'
import { becomeMember, PASSWORD, ratedDuel, to } from './members.ts'

const still = { reducedMotion: 'reduce' } as const
const missing = missingServices()
if (missing !== null) console.warn(missing)

/** As `test`, with two servers of one Postgres where there is one server else. */
const test = base.extend<{ cluster: RunningCluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
    async ({}, use) => {
      const cluster = await startCluster()
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'file' },
  ],
})

if (missing !== null) base('the club goes on over two servers of one Postgres', () => expect(missing).toContain('not installed'))
else
  test('members meet over two servers of one Postgres, play on when one is killed, and their duel is in both profiles', async ({
    visit,
    cluster,
    errors,
  }) => {
    const open = (options = {}) => visit(cluster.url, { ...still, ...options })
    const [anna, bela] = [await open(), await open({ locale: 'hu-HU' })]
    await becomeMember(anna, 'Anna')
    await becomeMember(bela, 'Béla')
    const table = await ratedDuel(anna, bela, 'Béla', async () => {
      cluster.kill(0)
      // Whoever was connected there is connected to the other one.
      for (const page of [anna, bela]) await page.reload()
      for (const page of [anna, bela]) await page.waitForSelector('.frame .question')
    })
    await bela.waitForSelector('.result')

    const second = await open({ viewport: { width: 390, height: 844 } })
    await to(second, 'account')
    await second.waitForSelector('[data-account]:not([data-account="asking"])')
    await second.fill('[name="name"]', 'anna')
    await second.fill('[name="password"]', PASSWORD)
    await second.locator('form').first().getByRole('button').click()
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
    // A connection that breaks is an error to the browser.
    errors.length = 0
  })
