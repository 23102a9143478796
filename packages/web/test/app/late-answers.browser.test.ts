import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, type Visit } from '../../../../tools/browser/test.ts'

const still = { reducedMotion: 'reduce' } as const

/** Waits until what has just come is drawn, if it is. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Goes to another address of the app, as by a link. */
function goTo(page: Page, fragment: string): Promise<void> {
  return page.evaluate((to) => location.assign(to), fragment)
}

/** A page whose messages of the server with this text wait for `come`. */
async function withHeld(visit: Visit, text: string) {
  const page = await visit('/#/rules', still)
  let come = (): void => undefined
  const released = new Promise<void>((resolve) => {
    come = resolve
  })
  let came = (): void => undefined
  const held = new Promise<void>((resolve) => {
    came = resolve
  })
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    let last = Promise.resolve()
    server.onMessage((message) => {
      const isHeld = String(message).includes(text)
      if (isHeld) came()
      last = last.then(() => (isHeld ? released : undefined)).then(() => socket.send(message))
    })
  })
  return { page, held, come }
}

test('figures of a game that come after another has been chosen are not shown as its own', async ({ visit }) => {
  const page = await visit('/#/rules', still)
  const row = { way: 'all', by: 'people', kind: 'seat', key: '0', won: 1, drawn: 0, share: 0.5, low: 0.4, high: 0.6 }
  const reply = (game: string, played: number) => ({ json: { game, figures: [{ ...row, played }] } })
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/api/figures/chaos-galaxy', async (route) => {
    await late
    await route.fulfill(reply('chaos-galaxy', 11))
  })
  await page.route('**/api/figures/forbidden-stars', (route) => route.fulfill(reply('forbidden-stars', 22)))
  const asked = page.waitForRequest('**/api/figures/chaos-galaxy')
  await goTo(page, '#/figures/chaos-galaxy')
  await asked
  await goTo(page, '#/figures/forbidden-stars')
  const played = page.locator('[data-figures="forbidden-stars"] [data-key="0"] td').first()
  await expect.poll(() => played.textContent()).toBe('22')
  const answered = page.waitForResponse('**/api/figures/chaos-galaxy')
  come()
  await (await answered).finished()
  await drawn(page)
  expect(await played.textContent()).toBe('22')
})

test('a language that loads after the reader has gone back to the other one does not come over the table', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/alone', still)
  await page.click('[data-open-table]')
  const prompt = page.locator('.question h2')
  await page.waitForSelector('.question [data-option]')
  const before = await prompt.textContent()
  const parts: string[] = []
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/hu-*.js', async (route) => {
    parts.push(route.request().url())
    await late
    await route.continue()
  })
  await page.click('.frame-bar .lang [lang="hu"]')
  await expect.poll(() => parts.length).toBeGreaterThan(2)
  await page.click('.frame-bar .lang [lang="en"]')
  come()
  for (const part of parts) await page.evaluate(`import(${JSON.stringify(part)}).then(() => null)`)
  await drawn(page)
  expect(await prompt.textContent()).toBe(before)
})

test('a double click on a lesson begins one table', async ({ visit }) => {
  const page = await visit('/#/learn/death-angel', still)
  await page.dblclick('.lessons [data-lesson-of]')
  await page.waitForSelector('[data-lesson="open"]')
  const tables = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          indexedDB.open('orrery').onsuccess = ({ target }) => {
            const tables = (target as IDBOpenDBRequest).result.transaction('tables').objectStore('tables').count()
            tables.onsuccess = () => resolve(tables.result)
          }
        }),
    )
  expect(await tables()).toBe(1)
})

test('a table that the server opens after its maker has gone to another page does not call them back', async ({ visit }) => {
  const { page, held, come } = await withHeld(visit, '"type":"created"')
  await goTo(page, '#/new/death-angel/invite')
  await page.click('[data-open-table]')
  await held
  await goTo(page, '#/')
  await page.waitForSelector('[data-play]')
  // The list of the reader's tables comes after the message.
  come()
  await page.waitForSelector('a[href^="#/table/"]')
  await drawn(page)
  expect(new URL(page.url()).hash).toBe('#/')
})

test('a personal link that is answered after the reader has left it leads nowhere', async ({ visit }) => {
  const { page, held, come } = await withHeld(visit, '"code":"unknown-token"')
  await goTo(page, '#/me/nobody-has-this-token')
  await held
  const answered = page.waitForEvent('websocket').catch(() => undefined)
  await goTo(page, '#/learn/death-angel')
  await page.waitForSelector('[data-guided]')
  come()
  // The page's own connection answers after it.
  await goTo(page, '#/lobby')
  await page.waitForSelector('[data-open-tables]')
  await drawn(page)
  expect(new URL(page.url()).hash).toBe('#/lobby')
  void answered
})
