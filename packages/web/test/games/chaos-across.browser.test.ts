import { positionOf } from '@orrery/kernel'
import { expect } from 'vitest'
import { duel } from '../../../../games/chaos-galaxy/test/given.ts'
import { test } from '../../../../tools/browser/test.ts'
import { answering, combat, mat, show } from '../../../../tools/scenes.ts'
import { expectAccessible } from '../person.ts'
import { ACROSS, expectBoardShare, expectBoardWidth, expectNothingCovered } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS } as const

for (const locale of ['en-GB', 'hu-HU'])
  test(`a combat of Chaos Galaxy on a phone in landscape, ${locale}: lines, target, shot, stack and hand are side by side`, async ({
    visit,
  }) => {
    const page = await visit('/', { ...phone, locale })
    await show(page, combat())
    await page.waitForSelector('.cgm-fighter.near.can')
    await expectBoardWidth(page, 0.6)
    await expectBoardShare(page)
    await expectNothingCovered(page)
    await page.locator('.cgm-fighter.near.can .cgm-press').first().tap()
    await page.locator('.cgm-fighter.far.aim .cgm-press').first().tap()
    await page.waitForSelector('.cgm-preview .fire')
    await expectNothingCovered(page)
    // Long names have more lines.
    const shot = page.locator('.cgm-preview li').first()
    await shot.evaluate((line) => line.querySelector('span')?.prepend('Kereskedelmi bérelt cirkáló '))
    const cut = () => shot.evaluate((line) => line.scrollHeight - (line.closest('.cgm-preview')?.clientHeight ?? 0))
    await expect.poll(cut).toBeLessThanOrEqual(1)
    await expectAccessible(page)
    await show(page, answering())
    await page.waitForSelector('.cgm-stack li:nth-child(2)')
    await expectBoardShare(page)
    await expectNothingCovered(page)
  })

/** The main phase of a hand over its limit: so many cards, and nothing to do with them. */
const overLimit = (cards: number) =>
  positionOf(duel({ you: { hand: HELD.slice(0, cards), credits: 0, filler: 22 }, opponent: { credits: 0, filler: 30 }, turn: 14 }).table)
const HELD = ['felulbiralas', 'rovidzarlat', 'birodalmi-cirkalo', 'jovobelatas', 'atomtoltet', 'hirvivo', 'turul', 'honfoglalo', 'liktor']

for (const cards of [6, 9])
  test(`on a phone in landscape the buttons of ${cards} cards that may be discarded are in sight, and what is chosen by number cannot be 'all'`, async ({
    visit,
  }) => {
    const page = await visit('/', { ...phone, locale: 'hu-HU' })
    await show(page, overLimit(cards))
    await page.locator('.question [data-primary]').tap()
    await page.waitForSelector('.cgm-tray .read')
    const below = () =>
      page.locator('.cgm-tray .read').evaluateAll((all) => {
        const edge = all[0]?.closest('ul')?.getBoundingClientRect().bottom ?? 0
        return all.filter((one) => one.getBoundingClientRect().bottom > edge + 1).length
      })
    await expect.poll(below).toBe(0)
    // A text has at most four lines; as many of them as it needs are shown.
    const short = () =>
      page.locator('.cgm-tray li > p').evaluateAll((all) => {
        const most = Number.parseFloat(getComputedStyle(all[0] as Element).lineHeight) * 4
        return all.filter((one) => one.clientHeight + 2 < Math.min(one.scrollHeight, most)).length
      })
    if (cards < 9) await expect.poll(short).toBe(0)
    expect(await page.locator('.question [data-all]').count()).toBe(0)
  })

test('on a phone in landscape, no name of a card on the table lies under its cost or its state', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, mat())
  await page.waitForSelector('.cgm-zone .cg-name')
  const covered = () =>
    page.$$eval('.cgm-zone .cg-mini', (cards) =>
      cards.flatMap((card) => {
        const name = card.querySelector('.cg-name')
        if (name === null) return []
        const range = document.createRange()
        range.selectNodeContents(name)
        const lines = [...range.getClientRects()]
        const marks = [...card.querySelectorAll('.cg-cost, .cg-state')].map((mark) => mark.getBoundingClientRect())
        const over = (mark: DOMRect, line: DOMRect) => mark.left < line.right && mark.right > line.left && mark.bottom > line.top + 1
        return lines.length <= 2 && marks.some((mark) => lines.some((line) => over(mark, line))) ? [name.textContent] : []
      }),
    )
  await expect.poll(covered).toEqual([])
})
