import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../browser/test.ts'
import { openDevice } from '../press/device.ts'
import { unasked } from '../press/holds/asked.ts'
import { dialogKept, focusLost, standingOf } from '../press/holds/focus.ts'
import { foreignTexts } from '../press/holds/foreign.ts'
import { type Find, wrongIn } from '../press/holds/index.ts'
import { atRest } from '../press/rest.ts'
import { press } from '../press/run.ts'

const DESK = { size: 'desk', language: 'en' } as const

const LARGE = 'position: fixed; z-index: 999; top: 200px; left: 200px; width: 60px; height: 60px'

/** For each thing that must hold of a page: what breaks it. */
const BROKEN: readonly (readonly [hold: string, html: string])[] = [
  ['missing', '<p>[ask-which-marine]</p>'],
  ['odd', '<p>undefined marines</p>'],
  ['odd', '<p aria-label="NaN of 3"></p>'],
  ['foreign', '<p>Beállítások</p>'],
  ['cut', `<button style="${LARGE}; overflow: hidden; white-space: nowrap">All of the marines</button>`],
  ['torn', '<p class="board-place" style="width: 60px; word-break: break-all">Reinforcements</p>'],
  ['torn', '<p class="board-place" style="width: 100px">Stock Rein\u00adforced</p>'],
  ['scrolls', '<p style="width: 3000px; height: 1px"></p>'],
  ['scrolls', '<p style="width: 1px; height: 3000px"></p>'],
  ['board', '<style>.board-place { position: fixed !important; width: 100px !important }</style>'],
  ['board', '<div class="kit-world" style="position: fixed; top: 5000px; width: 500px; height: 500px"></div>'],
  ['gold', '<section class="question"><button data-primary style="position: fixed; top: 2000px">Done</button></section>'],
  ['covered', '<p style="position: fixed; inset: 0; z-index: 999"></p>'],
  ['nameless', `<button style="${LARGE}"></button>`],
  ['small', `<button style="${LARGE}; width: 10px" aria-label="Done"></button>`],
]

/** Adds something to a page, looks at it, and takes it away again. */
async function breaking(page: Page, html: string, look: () => Promise<readonly Find[]>): Promise<readonly Find[]> {
  const added = await page.evaluateHandle((inner) => {
    const place = document.createElement('div')
    place.style.cssText = 'position: absolute; top: 50vh; left: 20vw'
    place.innerHTML = inner
    document.body.append(place)
    return place
  }, html)
  const found = await look()
  await added.evaluate((place) => place.remove())
  return found
}

test('whatever must hold after a press is noticed where it is broken', async ({ browser, server }) => {
  const page = await openDevice(browser, `${server.url}/#/new/death-angel/alone`, { ...DESK, seed: '1' }, [])
  await page.click('[data-open-table]')
  await page.waitForSelector('.question .option')
  const foreign = await foreignTexts()
  const look = () => wrongIn(page, foreign)
  expect(await look()).toEqual([])
  for (const [hold, html] of BROKEN) expect([...new Set((await breaking(page, html, look)).map((find) => find.hold))], html).toEqual([hold])

  await page.focus('.question .option')
  expect(await focusLost(page)).toEqual([])
  const before = await standingOf(page)
  await page.click('.frame-bar [aria-haspopup="dialog"]')
  await page.waitForSelector('dialog:modal')
  await atRest(page)
  expect(await dialogKept(page, before)).toEqual([])
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    document.body.append(dialog)
    dialog.showModal()
  })
  expect(await dialogKept(page, before)).toEqual(['Escape does not close the dialog'])
  await page.evaluate(() => {
    // The app gives back a focus that is lost after a key, but not after a pointer.
    dispatchEvent(new PointerEvent('pointerdown'))
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  expect(await focusLost(page)).toHaveLength(1)

  expect(await unasked([page])).toEqual([])
  await page.evaluate(() => document.querySelector('.question')?.remove())
  // Nothing comes, however long it is waited for.
  page.setDefaultTimeout(1000)
  expect(await unasked([page])).toHaveLength(1)
  await page.context().close()
})

test('somebody who presses at random plays a game, and finds nothing wrong', async ({ browser, server }) => {
  const finds: Find[] = []
  const round = { ...DESK, place: 'table', game: 'death-angel', seed: '1', steps: 30 }
  const found = async (find: Find, _page: Page, presses: readonly string[]) => void finds.push({ ...find, what: `${find.what} ${presses}` })
  expect(await press(round, { browser, url: server.url, foreign: await foreignTexts(), found })).toBe(30)
  expect(finds).toEqual([])
})
