import type { Page } from 'playwright-core'

/** Begins a collection in a browser, and opens all its boosters but the last. */
export async function collector(page: Page, ...starters: string[]): Promise<void> {
  for (const starter of starters) await page.click(`[data-deck="${starter}"]`)
  await page.click('[data-begin]')
  await page.waitForSelector('[data-card]')
  await page.click('nav a[href$="boosters"]')
  await page.locator('[data-pack]').nth(5).waitFor()
  for (let left = 5; left > 0; left--) {
    await page.locator('[data-pack]').first().click()
    await page.click('[data-turn-all]')
    await page.click('[data-put-away]')
    await page.locator('[data-pack]').nth(left).waitFor({ state: 'detached' })
  }
}

/** Opens the last booster and turns `turned` of its cards. */
export async function opening(page: Page, turned: number): Promise<void> {
  await page.locator('[data-pack]').first().click()
  for (let at = 0; at < turned; at++) await page.click('[data-turn-next]')
}

/** The trade link of the collector in a page. */
export async function linkOf(page: Page): Promise<string> {
  await page.click('nav a[href$="trades"]')
  return page.inputValue('[data-link]')
}

/** Opens a trade link, and lays `cards` cards into each tray. */
export async function trading(page: Page, link: string, cards: number): Promise<void> {
  await page.goto(link)
  for (const side of [0, 1]) {
    for (let at = 0; at < cards; at++) await page.locator('.cgc-picker').nth(side).locator('[data-add]').nth(at).click()
  }
  await page.evaluate("document.querySelector('.cgc-main').scrollTo(0, 0)")
}
