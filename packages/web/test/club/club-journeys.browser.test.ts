import { type RunningServer, startServer } from '../../../../tools/browser/server.ts'
import { test as base } from '../../../../tools/browser/test.ts'
import { SIZES } from '../members.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { accountJourneys, asLocalhost, type Club, mailBy, meetingJourneys, postFor, reload, rolesIn } from './club-journeys.ts'

/** Like `test`, with one server on SQLite that sends mail. */
const test = base.extend<Club & { server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  post: [async ({}, use) => postFor(use), { scope: 'file' }],
  server: [
    async ({ post }, use) => {
      const server = await startServer({ env: (url) => mailBy(post, url) })
      await use({ ...server, url: asLocalhost(server.url) })
      await server.stop()
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  between: async ({}, use) => use(reload),
  give: async ({ server }, use) => use(rolesIn(server.data, null)),
  /** Checks the page in every size: texts, reach and accessibility, and takes a screenshot. */
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  look: async ({}, use) =>
    use(async (page, shot) => {
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        await expectAllSaid(page)
        await expectAccessible(page)
        if (process.env.ORRERY_SHOTS)
          await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/${shot}-${viewport.width}.png`, fullPage: true })
      }
    }),
})

accountJourneys('SQLite', test)
meetingJourneys('SQLite', test)
