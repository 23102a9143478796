import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { becomeMember, ratedDuel, SIZES, to } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Checks a page in all three sizes. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await expectAllSaid(page)
    await expectAccessible(page, HEADINGS)
    if (process.env.ORRERY_SHOTS) await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/${name}-${viewport.width}.png` })
  }
  await page.setViewportSize(SIZES[0])
}

test('a study of a finished game is made, shared, and played on by another person', async ({ visit }) => {
  const [anna, bela] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(anna, 'Anna')
  await becomeMember(bela, 'Béla')
  const table = await ratedDuel(anna, bela, 'Béla')
  await to(anna, `replay/${table}`)
  await anna.click('[data-make-study]')
  await anna.fill('dialog input', 'How to lose')
  await anna.keyboard.press('Enter')
  await anna.waitForSelector('[data-study]')
  const study = (await anna.getAttribute('[data-study]', 'data-study')) ?? ''
  await anna.fill('.study-comments textarea', 'Here <b>all</b> began')
  await anna.click('[data-mark-board]')
  const pieces = anna.locator('.board-place [data-piece]:visible')
  await pieces.nth(0).click()
  await pieces.nth(1).click()
  await anna.waitForSelector('[data-board-marks="1"]', { state: 'attached' })
  await anna.click('.study-comments .primary')
  await anna.waitForSelector('[data-comment="1"]')
  expect(await anna.textContent('[data-comment="1"]')).toContain('Here <b>all</b> began')
  await expectWhole(anna, 'study-en')

  // Nobody else can read the study until it is shared.
  await to(bela, `study/${study}`)
  await bela.waitForSelector('.trouble')
  await anna.click('[data-share-study]')
  await anna.check('dialog input[value="all"]')
  await anna.waitForSelector('dialog [data-share]')
  await anna.keyboard.press('Escape')
  await to(bela, 'studies')
  await bela.selectOption('[data-choice="which"]', 'all')
  await bela.click(`[data-study-found="${study}"] a`)
  await bela.waitForSelector('[data-comment="1"]')
  expect(await bela.locator('[data-share-study]').count()).toBe(0)
  // Somebody who has never been here can also find and read it.
  const stranger = await visit('/#/studies', still)
  await stranger.click(`[data-study-found="${study}"] a`)
  await stranger.waitForSelector('[data-comment="1"]')
  // An arrow is drawn only if both its pieces are visible.
  await bela.waitForSelector('[data-board-marks="1"]', { state: 'attached' })
  expect(await bela.getAttribute('.board-marks path', 'd')).toMatch(/^M.*L/)
  await bela.click('[data-like-study]')
  await bela.waitForSelector('[data-like-study="1"][aria-pressed="true"]')
  await bela.click('[data-report]')
  await bela.click('[data-report-it]')
  await bela.waitForSelector('dialog', { state: 'detached' })
  await expectWhole(bela, 'study-hu')

  await bela.click('[data-try-out]')
  for (const at of [0, 1]) {
    await bela.waitForSelector(`[data-trying="${at}"]`)
    await decide(bela, at)
  }
  await bela.waitForSelector('[data-trying="2"]')
  await bela.click('[data-try-back]')
  await bela.waitForSelector('[data-trying="1"]')
  await expectWhole(bela, 'trying-hu')
  await bela.click('.study-try summary')
  await bela.fill('.study-try input', 'Inkább így')
  await bela.keyboard.press('Enter')
  await bela.waitForSelector('[data-study-line]')
  await expect.poll(() => bela.inputValue('[data-study-line]')).toBe('1')

  await to(anna, `study/${study}/1/0`)
  await anna.reload()
  await anna.waitForSelector('[data-study-line]')
  expect(await anna.textContent('[data-study-line] option[value="1"]')).toContain('Inkább így')
  await anna.click('[data-drop-branch]')
  await anna.waitForSelector('[data-study-line]', { state: 'detached' })
  await to(anna, 'studies')
  await anna.waitForSelector(`[data-study-found="${study}"]`)
  await expectWhole(anna, 'studies-en')

  // What is refused stays in its field.
  await to(bela, `study/${study}`)
  await bela.fill('.study-comments textarea', 'Mégsem')
  await to(anna, `study/${study}`)
  await anna.click('[data-share-study]')
  await anna.check('dialog input[value="none"]')
  await anna.waitForSelector('dialog [data-share]', { state: 'detached' })
  await bela.click('.study-comments .primary')
  await bela.waitForSelector('.toast')
  expect(await bela.inputValue('.study-comments textarea')).toBe('Mégsem')
})

/** Makes a study by the button on the page, and shares it with everybody. Returns its id. */
async function studyShared(page: Page, title: string): Promise<string> {
  await page.click('[data-make-study]')
  await page.fill('dialog input', title)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-study]')
  await page.click('[data-share-study]')
  await page.check('dialog input[value="all"]')
  await page.waitForSelector('dialog [data-share]')
  await page.keyboard.press('Escape')
  return (await page.getAttribute('[data-study]', 'data-study')) ?? ''
}

test('a lesson is studied: others play on from it, and a puzzle is made of it', async ({ visit }) => {
  const [cili, dani] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(cili, 'Cili')
  await becomeMember(dani, 'Dani')
  await to(cili, 'learn/chaos-galaxy')
  await cili.click('[data-lesson-of="win-now"]')
  await cili.waitForSelector('[data-lesson="open"]')
  await expectWhole(cili, 'lesson-en')
  const study = await studyShared(cili, 'To win now')
  await to(dani, `study/${study}`)
  await dani.click('[data-try-out]')
  await dani.waitForSelector('[data-trying="0"]')
  await decide(dani, 0)
  await dani.waitForSelector('[data-trying="1"]')
  await dani.click('.study-try summary')
  await dani.fill('.study-try input', 'Inkább így')
  await dani.keyboard.press('Enter')
  // The line that was kept is the first that is shown: a comment on the one before would be lost.
  const shown = await dani.waitForFunction(() => document.querySelector<HTMLSelectElement>('[data-study-line]')?.value)
  expect(await shown.jsonValue()).toBe('1')
  await dani.fill('.study-comments textarea', 'Így is nyer')
  await dani.click('.study-comments .primary')
  await dani.waitForSelector('[data-comment="1"]')
  await to(cili, `study/${study}/1/1`)
  await cili.reload()
  await cili.waitForSelector('[data-comment="1"]')
  // A link to another moment of the same line leads there, too.
  await to(cili, `study/${study}/1/0`)
  await cili.waitForSelector('[data-comment]', { state: 'detached' })
  await to(cili, `study/${study}/0/0`)
  await cili.click('[data-make-puzzle]')
  await cili.waitForSelector('[data-judged]:not([data-judged="searching"])')
  await cili.check('[data-own-words]')
  await cili.fill('dialog textarea', 'Win in this turn')
  await cili.click('[data-offer-puzzle]')
  await cili.waitForSelector('[data-puzzle-found]')
  await dani.reload()
  await to(dani, 'puzzles')
  await dani.click('[data-puzzle-found] [data-try-puzzle]')
  await dani.waitForSelector('[data-lesson="open"]')
})

test('a finished game of one browser is studied, and others who never had it read it', async ({ visit }) => {
  const emma = await visit('/', still)
  await becomeMember(emma, 'Emma')
  await showRecorded(emma, recordedGame('death-angel', 1), {})
  await to(emma, emma.url().replace(/.*#\/table/, 'replay'))
  const last = Number(await emma.waitForSelector('.replay-slide input').then((slider) => slider.getAttribute('max')))
  const study = await studyShared(emma, 'How we fell')
  const stranger = await visit(`/#/study/${study}/0/${last}`, still)
  await stranger.waitForSelector(`[data-study="${study}"]`)
  await expect.poll(() => stranger.getAttribute('.replay-slide input', 'max')).toBe(String(last))
  expect(stranger.url()).toContain(`/0/${last}`)
  expect(await stranger.textContent('body')).not.toContain('Nóra')

  // Who leaves is not led back by a step that is shown before the page has heard of it.
  const left = await stranger.evaluate(async () => {
    addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    location.hash = '#/studies'
    const slider = document.querySelector<HTMLInputElement>('.replay-slide input')
    if (slider === null) throw new Error('no slider')
    slider.value = '0'
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    // The address follows a step after the next frame.
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return location.hash
  })
  expect(left).toBe('#/studies')
})
