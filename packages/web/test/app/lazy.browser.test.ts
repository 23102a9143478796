import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

test('a page that is opened while its part is on its way is drawn when the part is there, also at another address', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await page.waitForSelector('[data-play]')
  const held: (() => void)[] = []
  await page.route('**/assets/AccountPage-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/AccountPage-*.js')
  await page.evaluate(() => location.assign('#/account'))
  const part = (await asked).url()
  await page.waitForSelector('p.loading', { state: 'attached' })
  // The second address is drawn, and its effects wait for the next frame. The part comes before that.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    location.assign('#/account/kept')
    await changed
  })
  for (const go of held) go()
  await page.evaluate(`import(${JSON.stringify(part)}).then(() => null)`)
  const styles = page.locator('link[rel="stylesheet"][href*="/AccountPage-"]')
  await expect.poll(() => styles.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
  await page.clock.resume()
  await page.waitForSelector('[data-account]')
})
