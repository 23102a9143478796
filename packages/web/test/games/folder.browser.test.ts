import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { playOn } from '../../../../tools/browser/player.ts'
import { startServer } from '../../../../tools/browser/server.ts'
import { test } from '../../../../tools/browser/test.ts'
import { buildWeb } from '../../../../tools/browser/web.ts'
import { addGame, copyProject } from '../../../../tools/test/copy.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

/** Adds the game of this test, whose rules are a test game of the kernel. */
function add(root: string): void {
  addGame(root, 'convoy', 'packages/web/test/games/convoy')
  const rules = join(root, 'games/convoy/index.ts')
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('../../../../kernel', '../../packages/kernel'))
}

test('a game is a folder and a line: it is on the home page, and played with several at once and plans, by keyboard alone', async ({
  visit,
}) => {
  const root = copyProject()
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  add(root)
  buildWeb(root)
  const server = await startServer({ root })
  onTestFinished(() => server.stop())
  const page = await visit(server.url, { reducedMotion: 'reduce' })
  await page.getByRole('heading', { name: 'Convoy' }).waitFor()
  await page.click('[data-play="convoy"]')
  await page.waitForSelector('[data-tick]')
  await expectAccessible(page)

  // Board and console share one draft: a crate chosen on the board is ticked in the console.
  await page.getByRole('button', { name: 'crate 5' }).click()
  await page.waitForSelector('[data-tick="crate:5"]:checked')
  // 5 and 4 fill the hold, so nothing more can be added, and the console says so.
  await page.focus('[data-tick="crate:4"]')
  await page.keyboard.press('Space')
  await page.waitForSelector('[data-tick="crate:3"][aria-disabled="true"]')
  await page.focus('[data-tick="crate:3"]')
  await page.keyboard.press('Space')
  expect(await page.isChecked('[data-tick="crate:3"]')).toBe(false)
  await page.locator('[data-primary]', { hasText: 'Load 2' }).waitFor()
  await page.keyboard.press('Tab')
  await page.focus('[data-primary]')
  await page.keyboard.press('Enter')

  // A plan as fields, which the game's own `validate` judges before it is sent.
  await page.waitForSelector('[data-field="speed"]')
  await page.fill('[data-field="speed"]', '9')
  await page.keyboard.press('Tab')
  await page.getByText('That is too fast for this load.').waitFor()
  await page.waitForSelector('[data-primary][aria-disabled="true"]')
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect.poll(() => page.inputValue('[data-field="speed"]')).toBe('1')
  await page.fill('[data-field="legs.0.length"]', '4')
  await page.keyboard.press('Tab')
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.click('[data-primary]')

  await playOn(page, 10)
  await page.waitForSelector('.result')
  expect(await page.textContent('.result')).toContain('brought home the most')
})
