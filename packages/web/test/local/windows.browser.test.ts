import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'

const still = { reducedMotion: 'reduce' } as const

const versionOf = (page: Page): Promise<string | null> => page.getAttribute('.question', 'data-version')

/** Opens what a page shows in another window of the same browser. */
async function beside(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  return other
}

/** Decides some times at a table of this browser. */
async function play(page: Page, from: number): Promise<void> {
  for (let made = from; made < from + 3; made++) {
    await awaitTurn(page)
    await decide(page, made)
  }
  await awaitTurn(page)
}

test('a table of this browser is played in the window that opened it last, and the other one can take it back', async ({ visit }) => {
  const one = await visit('/#/new/death-angel/alone', still)
  await one.click('[data-open-table]')
  await play(one, 0)
  const other = await beside(one)
  await one.waitForSelector('.trouble')
  await play(other, 3)
  const version = await versionOf(other)
  await one.click('.trouble button')
  await other.waitForSelector('.trouble')
  await awaitTurn(one)
  expect(await versionOf(one)).toBe(version)
  await play(one, 6)
  const after = await versionOf(one)
  await other.click('.trouble button')
  await awaitTurn(other)
  expect(await versionOf(other)).toBe(after)
})

test('a window that has not heard that another played on stores nothing over its moves', async ({ visit }) => {
  const one = await visit('/#/new/death-angel/alone', still)
  await one.click('[data-open-table]')
  await play(one, 0)
  await one.context().addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  const other = await beside(one)
  await play(other, 3)
  const version = await versionOf(other)
  await decide(one, 3)
  await one.waitForSelector('.trouble')
  await other.reload()
  await awaitTurn(other)
  expect(await versionOf(other)).toBe(version)
})

test('a setting that is changed in one window counts in the others, and none takes it back', async ({ visit }) => {
  const one = await visit('/#/new/death-angel/alone', still)
  const other = await beside(one)
  await other.waitForSelector('[data-name]')
  await one.click('.lang [lang="hu"]')
  await other.waitForSelector('html[lang="hu"]')
  await other.fill('[data-name]', 'Béla')
  await expect.poll(() => one.inputValue('[data-name]')).toBe('Béla')
  await one.reload()
  await one.waitForSelector('html[lang="hu"] [data-name]')
  expect(await one.inputValue('[data-name]')).toBe('Béla')
})
