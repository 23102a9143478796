import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { startServer } from '../../../../tools/browser/server.ts'
import { test } from '../../../../tools/browser/test.ts'
import { ROOT } from '../../../../tools/files.ts'
import { addGame, copyProject } from '../../../../tools/test/copy.ts'
import { awaitTurn, expectAccessible, expectAllSaid } from '../person.ts'

/** Adds the game of this test, whose rules are a test game of the kernel. */
function add(root: string): void {
  addGame(root, 'convoy', 'packages/web/test/games/convoy')
  const rules = join(root, 'games/convoy/index.ts')
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('../../../../kernel', '../../packages/kernel'))
}

function build(root: string): void {
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(`${ran.status} ${ran.stderr}`).toMatch(/^0 /)
}

/** Selects everything that can be selected, and presses the primary button; returns the question as it was, for error messages. */
async function pressWithAll(page: Page): Promise<string> {
  const all = page.locator('[data-all]')
  if ((await all.count()) > 0) await all.click()
  const ready = page.locator('[data-primary]:not([aria-disabled="true"])')
  if ((await ready.count()) === 0) return page.innerHTML('.question')
  await ready.click()
  return 'pressed'
}

test('a game is a folder and a line: it is on the home page, and played with several at once and plans, by keyboard alone', async ({
  visit,
}) => {
  const root = copyProject()
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  add(root)
  build(root)
  const server = await startServer({ root })
  onTestFinished(() => server.stop())
  const page = await visit(server.url, { reducedMotion: 'reduce' })
  await page.getByRole('heading', { name: 'Convoy' }).waitFor()
  await page.click('[data-play="convoy"]')
  await page.waitForSelector('[data-tick]')
  await expectAccessible(page)

  // Board and console share one draft: a crate chosen on the board is ticked in the console.
  await page.getByRole('button', { name: 'crate 5' }).click()
  expect(await page.isChecked('[data-tick="crate:5"]')).toBe(true)
  // 5 and 4 fill the hold, so nothing more can be added, and the console says so.
  await page.focus('[data-tick="crate:4"]')
  await page.keyboard.press('Space')
  await page.focus('[data-tick="crate:3"]')
  await page.keyboard.press('Space')
  expect(await page.isChecked('[data-tick="crate:3"]')).toBe(false)
  expect(await page.textContent('[data-primary]')).toContain('Load 2')
  await page.keyboard.press('Tab')
  await page.focus('[data-primary]')
  await page.keyboard.press('Enter')

  // A plan as fields, which the game's own `validate` judges before it is sent.
  await page.waitForSelector('[data-field="speed"]')
  await page.fill('[data-field="speed"]', '9')
  await page.keyboard.press('Tab')
  await page.getByText('That is too fast for this load.').waitFor()
  expect(await page.getAttribute('[data-primary]', 'aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Step back' }).click()
  expect(await page.inputValue('[data-field="speed"]')).toBe('1')
  await page.fill('[data-field="legs.0.length"]', '4')
  await page.keyboard.press('Tab')
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.click('[data-primary]')

  for (let made = 0; made < 10 && (await awaitTurn(page)) !== 'over'; made++) {
    const version = await page.getAttribute('.question', 'data-version')
    await expect.poll(() => pressWithAll(page)).toBe('pressed')
    await page.waitForFunction((old) => document.querySelector('.question')?.getAttribute('data-version') !== old, version)
  }
  await page.waitForSelector('.result')
  expect(await page.textContent('.result')).toContain('brought home the most')
})
