import type { Json } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'

/** The options of the table on the page, as this browser stores them. */
function storedOptions(page: Page): Promise<Json> {
  return page.evaluate(
    () =>
      new Promise<Json>((resolve, reject) => {
        const id = location.hash.split('/').at(-1) ?? ''
        const opening = indexedDB.open('orrery')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(id)
          reading.onsuccess = () => resolve(reading.result.options)
          reading.onerror = () => reject(reading.error)
        }
      }),
  )
}

test('CG-OPT-7 · a new table of this browser stores the newest edition of the starter decks, which nobody chooses', async ({ visit }) => {
  const page = await visit('/#/new/chaos-galaxy/alone')
  await page.waitForSelector('[data-setting="ruleset"]')
  expect(await page.locator('[data-setting="starterEdition"]').count()).toBe(0)
  await page.selectOption('[data-setting="ruleset"]', 'classic')
  await page.click('[data-open-table]')
  expect(await awaitTurn(page)).toBe('asked')
  expect(await storedOptions(page)).toEqual({ ruleset: 'classic', starterEdition: 2 })
})

test('CG-OPT-7 · a stored table without an edition keeps its options, and its rematch stores the newest', async ({ visit }) => {
  const page = await visit('/')
  const { options, ...recorded } = recordedGame('chaos-galaxy', 1)
  await showRecorded(page, recorded, options)
  const before = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => url.href !== before)
  expect(await awaitTurn(page)).toBe('asked')
  expect(await storedOptions(page)).toEqual({ ...(options as object), starterEdition: 2 })
  await page.goto(before)
  await page.getByRole('button', { name: 'Play again' }).waitFor()
  expect(await storedOptions(page)).toEqual(options)
})
