import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn, optionsOf } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { mat, show } from '../../../../tools/scenes.ts'
import { expectAllSaid } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test('a table is opened and played by keyboard alone, and focus stays with the question', async ({ visit }) => {
  const page = await visit('/', still)
  await page.waitForSelector('.game')
  await tabTo(page, '[data-play="death-angel"]')
  await page.keyboard.press('Enter')
  await awaitTurn(page)
  await tabTo(page, '.question .option, .question [data-all-options]')
  for (let made = 0; made < 15; made++) {
    if ((await awaitTurn(page)) === 'over') break
    await page.waitForFunction(() => document.activeElement?.matches('.option, .question, [data-all-options]') === true)
    const options = await optionsOf(page)
    const onward = options.find((id) => !id.startsWith('change'))
    const before = await page.getAttribute('.question', 'data-version')
    const [key = null] = await page.locator(`.option[data-option="${onward}"] .number-key`).allTextContents()
    if (made % 2 === 0 && key !== null) await page.keyboard.press(key.trim())
    else {
      await tabTo(page, `.option[data-option="${onward}"]`)
      await page.keyboard.press('Enter')
    }
    await page.waitForFunction((old) => document.querySelector('.question')?.getAttribute('data-version') !== old, before)
  }
  await expectAllSaid(page)
})

test('an attack is declared and its ships are chosen by keyboard alone, on the mat', async ({ visit }) => {
  const page = await visit('/#/learn/chaos-galaxy', still)
  await page.click('[data-lesson-of="win-now"]')
  await awaitTurn(page)
  expect(await optionsOf(page)).toContain('attack:colony:1')
  const before = await page.getAttribute('.question', 'data-version')
  await page.focus('.far [data-piece^="colony:"] .cgm-hit')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.closest('.cgm-menu') != null)
  // In a guided game the reader chooses the ships one by one.
  expect(await page.$('.cgm-menu [data-order]')).toBeNull()
  await page.keyboard.press('Enter')
  await page.waitForFunction((old) => document.querySelector('.question')?.getAttribute('data-version') !== old, before)
  await page.waitForSelector('.question [data-tick^="attack-with:"]')
  const chosen = () => page.$$eval('.question [data-tick]:checked', (ticks) => ticks.length)
  expect(await chosen()).toBe(0)
  await page.focus('.near .hangar .cgm-press:has(.can) .cgm-hit')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.near .hangar .sel')
  await expect.poll(chosen).toBe(1)
})

test('a card is played from the hand by keyboard alone, and the focus is never lost', async ({ visit }) => {
  const page = await visit('/', still)
  await show(page, mat())
  const card = page.getByRole('button', { name: 'Imperial Cruiser, in your hand' })
  await card.focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.closest('.cgm-menu') != null)
  // Escape returns the focus to the card.
  await page.keyboard.press('Escape')
  await page.waitForSelector('.cgm-menu', { state: 'detached' })
  await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true)
  // The placed card leaves the hand, so the focus goes to the question, but to nothing that the same key would take.
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.closest('.cgm-menu') != null)
  await page.keyboard.press('Enter')
  await card.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.matches('.question') === true)
})

test('dialogs keep the focus inside and return it', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-play="death-angel"]')
  await awaitTurn(page)
  const rulebook = page.getByRole('button', { name: 'Rulebook', exact: true })
  await rulebook.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog[open] .rulebook li')
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  await page.keyboard.press('?')
  await page.waitForSelector('dialog[open] [data-keys]')
  await expectAllSaid(page)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  await expect.poll(() => rulebook.evaluate((button) => button === document.activeElement)).toBe(true)
})

/**
 * Whether a dialog is modal when it is first painted after a press of a button; if it became modal later, a key could reach the page below.
 */
function isModalAtOnce(button: HTMLElement): Promise<boolean> {
  button.focus()
  button.click()
  return new Promise((told) => requestAnimationFrame(() => told(document.querySelector('dialog')?.matches(':modal') === true)))
}

test.for([
  { of: 'the app', path: '/', opens: '.top-bar .right button[aria-haspopup]', cross: '.dialog-head button', chosen: null },
  { of: 'a game', path: '/#/decks', opens: '.cgd button:text-is("Decks")', cross: '.kit-close', chosen: '.cgd-shelf .take' },
])(
  'a dialog of $of is modal before it is seen, and gives the focus back however it is closed',
  async ({ path, opens, cross, chosen }, { visit }) => {
    const page = await visit(path, still)
    const opener = page.locator(opens)
    await opener.waitFor()
    const ends = [
      () => page.keyboard.press('Escape'),
      () => page.click(`dialog ${cross}`),
      () => page.mouse.click(5, 5),
      ...(chosen === null ? [] : [() => page.locator(`dialog ${chosen}`).first().click()]),
    ]
    for (const end of ends) {
      expect(await opener.evaluate(isModalAtOnce)).toBe(true)
      await end()
      await page.waitForSelector('dialog', { state: 'detached' })
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    }
  },
)

test('the language, the size of the text and the marks change at any time', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-play="death-angel"]')
  await awaitTurn(page)
  await page.getByRole('button', { name: 'magyar' }).click()
  await page.getByRole('heading', { name: 'A Halál Angyala' }).waitFor()
  await expectAllSaid(page)
  await page.waitForSelector('html[lang="hu"]')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('button', { name: '125 %' }).click()
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
  await page.getByRole('switch', { name: /Jelek/ }).check()
  await page.waitForSelector('html[data-marks="on"]')
  await page.reload()
  await page.getByRole('heading', { name: 'A Halál Angyala' }).waitFor()
})
