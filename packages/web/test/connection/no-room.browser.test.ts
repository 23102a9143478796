import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'

const NO_ROOM = 'The server can store nothing at present. Nothing has changed; try again later, or tell whoever runs it.'

/** From now on the server of a page answers requests of this type as one with a full disk does. Returns a function that ends it. */
async function withoutRoom(page: Page, type: string): Promise<() => void> {
  let full = true
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const request = JSON.parse(String(message)) as { readonly type: string; readonly ref: string }
      if (!full || request.type !== type) server.send(message)
      else socket.send(JSON.stringify({ type: 'error', ref: request.ref, code: 'no-room', message: 'full' }))
    })
  })
  return () => {
    full = false
  }
}

test('while the server has no room an answer is refused in words, and counts when there is room again', async ({ visit }) => {
  const page = await visit('/#/learn', { reducedMotion: 'reduce', locale: 'en-GB' })
  const roomAgain = await withoutRoom(page, 'answer')
  await page.goto(page.url().replace(/#.*/, '#/new/death-angel/invite'))
  await page.reload()
  await page.click('[data-open-table]')
  await page.click('[data-start]')
  await awaitTurn(page)
  const version = await page.getAttribute('.question', 'data-version')
  await page.locator('.question .option').first().click()
  await expect.poll(() => page.locator('.toast.warn').allTextContents()).toEqual([NO_ROOM])
  expect(await page.getAttribute('.question', 'data-version')).toBe(version)
  roomAgain()
  await page.locator('.question .option').first().click()
  await page.waitForFunction((before) => document.querySelector('.question')?.getAttribute('data-version') !== before, version)
})

test('a newcomer whom the server has no room for reads why the lobby waits', async ({ visit }) => {
  const page = await visit('/#/learn', { reducedMotion: 'reduce', locale: 'en-GB' })
  const roomAgain = await withoutRoom(page, 'hello')
  await page.goto(page.url().replace(/#.*/, '#/lobby'))
  await page.reload()
  await expect.poll(() => page.locator('.toast.warn').allTextContents()).toEqual([NO_ROOM])
  roomAgain()
  await page.waitForSelector('[data-open-tables] [role=status]')
})
