import { positionOf } from '@orrery/kernel'
import { expect } from 'vitest'
import { fight } from '../../../../games/chaos-galaxy/test/fight.ts'
import { asked, duel } from '../../../../games/chaos-galaxy/test/given.ts'
import { test } from '../../../../tools/browser/test.ts'
import { answering, combat, mat, show } from '../../../../tools/scenes.ts'
import { expectAccessible } from '../person.ts'
import { ACROSS, expectBoardShare, expectBoardWidth, expectNothingCovered, UPRIGHT } from '../phone.ts'

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

/** A ship with barrage has fired, and whoever owns it may divide its damage. */
function barrage() {
  const p = fight(['nagy-feher', 'holdimado', 'tigrisuszony', 'pengefarok'], ['turul', 'honfoglalo', 'liktor'])
  while (asked(p) !== 'ability-barrage') {
    const fire = p.question().seat === 0 ? p.options().find((id) => id.startsWith('fire:')) : undefined
    p.answer(fire ?? (p.options().includes('no-return') ? 'no-return' : 'pass'))
  }
  return positionOf(p.table)
}

test('on small phones the words of a shot and what it does lie apart, and what is chosen at a ship is as wide as the ship', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, viewport: { width: 667, height: 375 }, locale: 'hu-HU' })
  await show(page, barrage())
  await page.waitForSelector('.cgm-preview li em')
  const lying = () =>
    page.$$eval('.cgm-preview li', (lines) =>
      lines.flatMap((line) => {
        const [words, figure] = ['span', 'em'].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(line.querySelector(`:scope > ${part}`) as Element)
          return range.getBoundingClientRect()
        })
        if (words === undefined || figure === undefined || figure.width === 0) return []
        const apart = figure.left >= words.right - 1 || figure.top >= words.bottom - 8
        return apart && figure.right <= line.getBoundingClientRect().right + 1 ? [] : [line.textContent]
      }),
    )
  for (const viewport of [ACROSS, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport)
    await expect.poll(lying).toEqual([])
  }
  await page.tap('.question [data-option="barrage"]')
  await page.waitForSelector('.cgm-changes button')
  const wide = () =>
    page.$$eval('.cgm-changes button', (buttons) => {
      for (const button of buttons) (button.querySelector('em') as Element).textContent = 'megsemmisül'
      return buttons.filter((button) => {
        const ship = (button.closest('.cgm-fighter') as Element).getBoundingClientRect()
        return button.getBoundingClientRect().right > ship.right + 1 || button.scrollWidth > button.clientWidth + 1
      }).length
    })
  for (const viewport of [UPRIGHT, ACROSS, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport)
    await expect.poll(wide).toBe(0)
  }
})
