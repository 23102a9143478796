import { expect } from 'vitest'
import { awaitAnyTurn } from '../../../../tools/browser/player.ts'
import { test, type Visit } from '../../../../tools/browser/test.ts'
import { expectInside } from '../phone.ts'

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const

/** Two people at a table of a game, the second one on a phone; the host's name is still being typed when it begins. */
async function together(visit: Visit, game: string, time?: string) {
  const host = await visit(`/#/new/${game}/invite`)
  if (time !== undefined) await host.selectOption('[data-time-preset]', time)
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')
  await host.locator('[data-name]').pressSequentially('Nóra')
  const friend = await visit(host.url(), PHONE)
  await friend.fill('[data-name]', 'Bruno')
  await friend.click('[data-take]')
  for (const page of [host, friend]) await page.waitForSelector('.frame')
  await awaitAnyTurn([host, friend])
  return [host, friend] as const
}

for (const game of ['chaos-galaxy', 'forbidden-stars', 'firestorm-armada'])
  test(`${game}: the time that is left for a decision stands at the question, on a phone, too`, async ({ visit }) => {
    for (const page of await together(visit, game, 'live-2')) await expectInside(page, '.console .clock.left', '.console-top')
  })

test('at a table of Chaos Galaxy no list of seats lies over the board, which shows them, and a name that is being typed is told', async ({
  visit,
}) => {
  const [host, friend] = await together(visit, 'chaos-galaxy')
  expect(await host.locator('.console .player').count()).toBe(0)
  await friend.locator('.cgm-plate', { hasText: 'Nóra' }).first().waitFor()
})
