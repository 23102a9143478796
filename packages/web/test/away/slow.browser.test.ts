import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAsked } from '../../../../tools/browser/asked.ts'
import { awaitAnyTurn, decide } from '../../../../tools/browser/player.ts'
import { test, type Visit } from '../../../../tools/browser/test.ts'

const still = { reducedMotion: 'reduce' } as const

/** A table by day of two people of whom the second is asked after the first has answered some times, while it does not look at the table. */
async function missed(visit: Visit): Promise<Page> {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.selectOption('[data-time-preset]', 'day-2')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const bela = await visit(anna.url(), still)
  await bela.click('[data-take]')
  const { page: here } = await awaitAnyTurn([anna, bela])
  const away = here === anna ? bela : anna
  await away.waitForFunction(() => localStorage.getItem('orrery.seen') !== null)
  const table = away.url()
  await away.goto(new URL('/#/rules', table).href)
  for (let made = 0; made < 6 && (await readAsked(here)).turn === 'asked'; made++) await decide(here, made)
  await away.evaluate((to) => sessionStorage.setItem('table', to), table)
  return away
}

test('what happened meanwhile does not take the table from a player who has begun to answer before it comes', async ({ visit }) => {
  const page = await missed(visit)
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  let came = (): void => undefined
  const held = new Promise<void>((resolve) => {
    came = resolve
  })
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage(async (message) => {
      if (String(message).includes('"type":"beats"')) {
        came()
        await late
      }
      socket.send(message)
    })
  })
  await page.goto((await page.evaluate(() => sessionStorage.getItem('table'))) ?? '')
  await page.reload()
  await held
  await page.waitForSelector('.question')
  await page.click('[data-log]')
  await page.waitForSelector('.side')
  come()
  await page.waitForSelector('[data-recap-again]')
  expect(await page.locator('.side').count()).toBe(1)
  await page.click('[data-log]')
  await page.click('[data-recap-again]')
  await page.waitForSelector('[data-recap] [data-beat="0"]')
})

test('notes that are closed while they are written are kept', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/invite', still)
  await page.click('[data-open-table]')
  await page.click('[data-start]')
  await page.waitForSelector('.frame .question')
  const open = async (): Promise<void> => {
    await page.click('[data-log]')
    await page.getByRole('tab', { name: 'My notes' }).click()
    await page.waitForSelector('[data-notes]:enabled')
  }
  await open()
  // A browser need not tell a field that goes that it has lost the focus, so this one never has it.
  await page.evaluate(async () => {
    const notes = document.querySelector<HTMLTextAreaElement>('[data-notes]')
    if (notes !== null) notes.value = 'keep the flank'
    notes?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    document.querySelector<HTMLButtonElement>('.side > .corner')?.click()
  })
  await page.waitForSelector('.side', { state: 'detached' })
  await page.reload()
  await page.waitForSelector('.frame .question')
  await open()
  expect(await page.inputValue('[data-notes]')).toBe('keep the flank')
})
