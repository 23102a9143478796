import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('a deck whose refusal comes after another one was chosen does not take that one back', async ({ visit }) => {
  const page = await visit('/#/rules', still)
  let refuse = (): void => undefined
  let told = 0
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { type, ref } = JSON.parse(String(message)) as { readonly type: string; readonly ref: string }
      if (type !== 'set-seat-settings' || ++told > 1) return server.send(message)
      const error = { type: 'error', ref, code: 'bad-settings', message: 'refused', refusals: [{ rule: 'CG-DECK-2' }] }
      refuse = () => socket.send(JSON.stringify(error))
    })
  })
  await page.evaluate(() => location.assign('#/new/chaos-galaxy/invite'))
  await openAs(page, 'Anna')
  const take = async (at: number): Promise<string> => {
    await page.click('.bring-line [data-seat-deck]')
    const deck = page.locator('.cgd-setup [data-deck]:not([aria-pressed="true"])').nth(at)
    const id = (await deck.getAttribute('data-deck')) ?? ''
    await deck.click()
    await page.waitForSelector('.cgd-setup', { state: 'detached' })
    return id
  }
  const shown = () => page.textContent('.bring-line [data-seat-deck] b')
  const first = await shown()
  await take(2)
  await expect.poll(() => told).toBe(1)
  await take(5)
  const chosen = await shown()
  expect(chosen).not.toBe(first)
  refuse()
  // The reply to a name comes after the refusal.
  await page.fill('[data-name]', 'Annamari')
  await page.locator('.gathering-seats').getByText('Annamari').waitFor()
  expect(await shown()).toBe(chosen)
  expect(await page.locator('[data-against] .reason').count()).toBe(0)
})

test('a name that is changed and changed back is told both times', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/invite', still)
  await openAs(page, 'Anna')
  for (const name of ['Bea', 'Anna']) {
    await page.fill('[data-name]', name)
    await page.locator('.gathering-seats b').getByText(name, { exact: true }).waitFor()
  }
  expect(await page.textContent('.gathering-seats')).toContain('Anna')
})

test('on a phone what a seat brings stands below who has it, whose description has the width', async ({ visit }) => {
  const page = await visit('/#/new/firestorm-armada/alone', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  const seat = page.locator('.seat-plans li').last()
  await seat.locator('> :not(.field)').last().waitFor()
  const rows = () =>
    seat.evaluate((line) => {
      const [field, brought] = [line.querySelector('.field'), line.lastElementChild].map((one) => one?.getBoundingClientRect())
      return { wide: (field?.width ?? 0) / line.clientWidth, below: (brought?.top ?? 0) >= (field?.bottom ?? 0) }
    })
  await expect.poll(async () => (await rows()).below).toBe(true)
  expect((await rows()).wide).toBeGreaterThan(0.7)
})
