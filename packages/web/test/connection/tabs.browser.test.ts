import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn, decide, optionsOf } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { askAlways, expectAllSaid, hasty } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.question')?.getAttribute('data-version') ?? -1))

/** Presses an option's button on both pages at the same moment, twice on each, as a nervous player does. */
async function pressTwice(pages: readonly Page[], option: string): Promise<void> {
  const press = (id: string): void => {
    const button = document.querySelector<HTMLButtonElement>(`.question .option[data-option="${id}"]`)
    button?.click()
    button?.click()
  }
  await Promise.all(pages.map((page) => page.evaluate(press, option)))
}

/** Waits until both pages show the same question, and the reader is asked or the table is over. */
async function settled(one: Page, other: Page): Promise<void> {
  await expect
    .poll(async () => {
      await awaitTurn(one)
      return (await versionOf(one)) === (await versionOf(other)) && (await optionsOf(one)).join() === (await optionsOf(other)).join()
    })
    .toBe(true)
}

test('two tabs of one seat stay in step through double clicks, a reload in mid-combat and a server that stops', async ({
  visit,
  server,
  errors,
}) => {
  const one = await visit('/#/new/chaos-galaxy/invite', still)
  await askAlways(one)
  await one.click('[data-open-table]')
  await one.click('[data-start]')
  await one.waitForSelector('.frame')
  const other = await one.context().newPage()
  await other.goto(one.url())
  await other.waitForSelector('.frame')
  await settled(one, other)
  let fought = false
  for (let made = 0; made < 120 && !fought; made++) {
    await settled(one, other)
    const before = await versionOf(one)
    const option = hasty(await optionsOf(one))
    // A multi-select has no option that answers by itself.
    if (made % 4 === 0 && (await one.$('.question .some')) === null) {
      await pressTwice([one, other], option)
      await expect.poll(() => versionOf(one)).toBeGreaterThan(before)
    } else await decide(made % 2 === 0 ? one : other, made, hasty)
    await settled(one, other)
    if ((await optionsOf(one)).some((id) => id.startsWith('fire') || id.startsWith('bomb') || id.startsWith('attack-with'))) {
      fought = true
      await other.reload()
      await other.waitForSelector('.frame')
      await settled(one, other)
      const lost = Promise.all([one, other].map((page) => page.waitForSelector('.link-state.lost, .link-state.connecting')))
      await server.restart()
      await lost
      for (const page of [one, other]) await page.waitForSelector('.link-state.live')
      await settled(one, other)
    }
  }
  expect(fought).toBe(true)
  for (let made = 0; made < 8; made++) {
    await settled(one, other)
    await decide(made % 2 === 0 ? one : other, made, hasty)
  }
  for (const page of [one, other]) await expectAllSaid(page)
  // The server is away on purpose.
  errors.splice(0, errors.length, ...errors.filter((error) => !/WebSocket/.test(error)))
})

test('a page that was open while the server was upgraded reloads itself, and shows what was requested', async ({ visit, errors }) => {
  const page = await visit('/', still)
  await page.waitForSelector('.game')
  // A page that fails at once is not reloaded.
  await page.waitForFunction(() => performance.now() > 3100)
  // A file that the page knows of no longer exists.
  await page.route('**/assets/LearnPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const anew = page.waitForEvent('load')
  await page.evaluate(() => location.assign('#/learn/death-angel'))
  await anew
  await page.unroute('**/assets/LearnPage-*.js')
  await page.reload()
  await page.waitForSelector('.paper h2')
  expect(await page.textContent('.paper h2')).not.toBe('')
  errors.length = 0
})
