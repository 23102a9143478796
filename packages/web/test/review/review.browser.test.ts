import { expect } from 'vitest'
import { awaitTurn, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { UPRIGHT } from '../phone.ts'

test('after a game a bot says what could have been done better, and a moment is played again', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', viewport: UPRIGHT })
  await page.click('[data-play="death-angel"]')
  await playOn(page)
  const finished = page.url()
  await page.click('[data-review-begin]')
  await page.waitForSelector('[data-review="made"]')
  expect(await page.textContent('[data-review]')).toMatch(/A bot looked at the \d+ decisions/)
  await expectAllSaid(page)
  await expectAccessible(page)
  // Whoever looks at the game and comes back finds the review again.
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.waitForSelector('.replay')
  await page.goBack()
  await page.waitForSelector('[data-review="made"]')
  const again = page.getByRole('button', { name: 'Play this moment again' })
  const lessons = await page.locator('[data-lesson]').count()
  expect(await again.count()).toBe(lessons)
  expect(await page.getByText('It found nothing that would clearly have been better.').count()).toBe(lessons === 0 ? 1 : 0)
  // Without a mistake there is no moment to play again; `review.test.ts` proves that part with a game that has some.
  if (lessons === 0) return
  await again.first().click()
  await page.waitForURL((url) => url.href !== finished)
  expect(await awaitTurn(page)).toBe('asked')
})
