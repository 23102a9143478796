import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

const SCRIPT = '**/assets/PuzzleOfTheDay-*.js'

test('the place of the puzzle of the day is kept until it comes, so that nothing below it moves', async ({ visit }) => {
  const page = await visit('/#/learn', { reducedMotion: 'reduce' })
  const held: (() => void)[] = []
  await page.route(SCRIPT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(page.url().replace(/#.*/, ''))
  await page.waitForRequest(SCRIPT)
  const foot = () => page.$eval('.rail > .foot', (element) => Math.round(element.getBoundingClientRect().top))
  // The tables of the server come by themselves.
  await page.waitForSelector('.rail > .panel:not(.brass, .puzzle)')
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const before = await foot()
  for (const go of held) go()
  await page.waitForSelector('.rail > .puzzle')
  await expect.poll(foot).toBe(before)
})
