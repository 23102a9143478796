import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

/** Scripts that only the bots' thread loads: those it begins with, and the rules as it knows them. */
const THREAD = /\/assets\/worker-[\w-]+\.js/
const RULES = /\/assets\/death-angel-[\w-]{8}\.js/

test('where bots cannot be loaded the table says so, and goes on when they can', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/alone', { reducedMotion: 'reduce' })
  await page.selectOption('select[data-seat="0"]', 'bot-quick')
  for (const [at, script] of [THREAD, RULES].entries()) {
    const failed: string[] = []
    await page.context().route(script, (route) => {
      failed.push(route.request().url())
      return route.abort()
    })
    if (at === 0) await page.click('[data-open-table]')
    else await page.reload()
    await page.waitForSelector('.trouble')
    expect(new Set(failed).size).toBe(1)
    await page.context().unroute(script)
    await page.click('.trouble button')
    const version = await page.waitForSelector('.question[data-version]').then((question) => question.getAttribute('data-version'))
    await page.waitForFunction((before) => document.querySelector('.question')?.getAttribute('data-version') !== before, version)
  }
})

test('a suggestion whose bot cannot be loaded says so, and comes when it is opened again', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/alone', { reducedMotion: 'reduce' })
  await page.context().route(THREAD, (route) => route.abort())
  await page.click('[data-open-table]')
  await page.waitForSelector('.question[data-version]')
  await page.click('[data-suggest-button]')
  await page.getByText('could not be loaded').waitFor()
  await page.context().unroute(THREAD)
  await page.click('.suggest header button')
  await page.waitForSelector('.suggest', { state: 'detached' })
  await page.click('[data-suggest-button]')
  await page.waitForSelector('[data-suggest="ready"]')
  expect(await page.locator('.suggest li').count()).toBeGreaterThan(0)
})

test('where the browser stores nothing either, a table whose bots cannot be loaded is not lost', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/alone', { reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('none here', 'SecurityError')
    }
  })
  await page.reload()
  await page.selectOption('select[data-seat="0"]', 'bot-quick')
  await page.context().route(THREAD, (route) => route.abort())
  await page.click('[data-open-table]')
  await page.waitForSelector('.trouble')
  await page.context().unroute(THREAD)
  await page.click('.trouble button')
  const version = await page.waitForSelector('.question[data-version]').then((question) => question.getAttribute('data-version'))
  await page.waitForFunction((before) => document.querySelector('.question')?.getAttribute('data-version') !== before, version)
  expect(await page.locator('.trouble').count()).toBe(0)
})
