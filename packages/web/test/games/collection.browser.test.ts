import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('a collection is begun, a booster opened card by card, and a card traded between two browsers', async ({ visit }) => {
  const ann = await visit('/#/binder', still)
  const eve = await visit('/#/binder', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  for (const [page, starters] of [
    [ann, ['acelfogak', 'arany-kartell']],
    [eve, ['veres-dagaly', 'boly-ebredese']],
  ] as const) {
    for (const starter of starters) await page.locator(`[data-deck="${starter}"]`).click()
    await page.locator('[data-begin]').click()
    await page.locator('[data-card]').first().waitFor()
    await expectAllSaid(page)
    await expectAccessible(page)
  }

  await ann.locator('nav a[href$="boosters"]').click()
  await ann.locator('[data-pack]').nth(5).waitFor()
  await expectAccessible(ann)
  await ann.locator('[data-pack]').first().click()
  await ann.locator('[data-turn="13"]').waitFor()
  // With the keyboard: the button that turns the next card has the focus.
  await ann.locator('[data-turn-next]').focus()
  for (let turned = 1; turned <= 3; turned++) {
    await ann.keyboard.press('Enter')
    await ann
      .locator('.cgc-spread .up')
      .nth(turned - 1)
      .waitFor()
  }
  await ann.locator('[data-turn-all]').click()
  await ann.locator('.cgc-spread .up').nth(13).waitFor()
  await ann.locator('.cgc-fair summary').click()
  expect(await ann.locator('[data-commitment]').textContent()).toMatch(/^[0-9a-f]{64}$/)
  expect(await ann.locator('[data-seed]').textContent()).toMatch(/^[0-9a-f]{32}$/)
  await expectAllSaid(ann)
  await expectAccessible(ann)
  await ann.locator('[data-put-away]').click()
  await ann.locator('[data-pack]').nth(5).waitFor({ state: 'detached' })

  await ann.locator('nav a[href$="trades"]').click()
  const link = await ann.locator('[data-link]').inputValue()
  await ann.locator('[data-name]').fill('Ann')
  await ann.locator('[data-name]').press('Tab')
  await eve.goto(`${link.slice(0, -3)}xxx`)
  await eve.getByText('Ez a cserelink senkihez sem vezet', { exact: false }).waitFor()
  await eve.goto(link)
  await eve.locator('[data-name]').fill('Éva')
  await eve.locator('.cgc-picker [data-add="leviatan"]').click()
  await eve.locator('.cgc-picker [data-add="tuzer"]').click()
  // A player can read what they would get before they agree.
  await eve.locator('[data-in-tray="leviatan"] .read').click()
  await eve.locator('dialog[open] .cgc-reading').waitFor()
  await eve.keyboard.press('Escape')
  await eve.locator('dialog[open]').waitFor({ state: 'detached' })
  await expectAllSaid(eve)
  await expectAccessible(eve)
  await eve.locator('[data-offer]').click()
  await eve.locator('[data-trade-view][data-stage="open"]').waitFor()

  await ann.locator('[data-trade]', { hasText: 'Éva' }).click()
  await ann.locator('[data-counter]').click()
  await ann.locator('.cgc-picker [data-add="nagy-feher"]').click()
  await ann.locator('[data-offer]').click()
  await ann.locator('[data-counter]').waitFor()
  await eve.locator('[data-accept]').click()
  for (const page of [ann, eve]) await page.locator('[data-stage="done"]').waitFor()
  await expectAllSaid(ann)
  await expectAccessible(ann)

  await eve.locator('nav a[href$="binder/"]').click()
  await eve.locator('.cgc-filter').click()
  await eve.locator('input[type="search"]').fill('Tüzér')
  await eve.locator('[data-card="tuzer"][aria-label*="1 példány"]').waitFor()

  await ann.goto(ann.url().replace(/#.*/, '#/decks'))
  await ann.locator('[data-owned="true"]').click()
  await ann.locator('input[type="search"]').fill('leviathan')
  await ann.locator('[data-card="leviatan"]').waitFor()
  await ann.locator('input[type="search"]').fill('')
  await expectAllSaid(ann)
})

test('whoever opens a trade link without a collection is told what they need for it, and what they tap stays under the finger', async ({
  visit,
}) => {
  const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true }
  const ann = await visit('/#/binder', still)
  for (const starter of ['acelfogak', 'arany-kartell']) await ann.locator(`[data-deck="${starter}"]`).click()
  await ann.locator('[data-begin]').click()
  await ann.locator('nav a[href$="trades"]').click()
  const link = await ann.locator('[data-link]').inputValue()

  const eve = await visit(new URL(link).hash, phone)
  await eve.getByText('would trade with you', { exact: false }).waitFor()
  for (const starter of ['veres-dagaly', 'boly-ebredese']) await eve.locator(`[data-deck="${starter}"]`).click()
  await eve.locator('[data-begin]').click()

  // Four cards, where three fill a row: the row below those that are taken stays where it is.
  const list = eve.locator('.cgc-picker').first()
  const rows = list.locator('[data-add]')
  await rows.nth(5).scrollIntoViewIfNeeded()
  const stays = await rows.nth(5).boundingBox()
  const taken = await rows.evaluateAll((buttons) => buttons.slice(0, 4).map((button) => (button as HTMLElement).dataset.add ?? ''))
  for (const card of taken) {
    const row = list.locator(`[data-add="${card}"]`)
    await row.evaluate((button) => (button as HTMLElement).click())
    await eve.locator(`[data-in-tray="${card}"]`).waitFor()
  }
  expect((await rows.nth(5).boundingBox())?.y).toBe(stays?.y)
  await eve.getByText('You give 4 cards, and get 0 cards').waitFor()

  await eve.locator('nav a[href$="boosters"]').click()
  await eve.locator('[data-pack]').first().click()
  const turns = eve.locator('[data-turn-next]')
  await turns.waitFor()
  const first = await turns.boundingBox()
  for (let turned = 0; turned < 13; turned++) {
    await turns.click()
    await eve.locator('.cgc-spread .up').nth(turned).waitFor()
    expect((await turns.boundingBox())?.y).toBe(first?.y)
  }
})
