import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { moveOn, readAsked } from '../../../../tools/browser/asked.ts'
import { awaitTurn, decide, optionsOf } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { expectAbove, expectAccessible } from '../person.ts'
import { expectAnswersWhole, UPRIGHT } from '../phone.ts'

const still = { reducedMotion: 'reduce' } as const
const PHONE = { ...still, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const
const LOW = { width: 390, height: 664 } as const
const SMALL_ACROSS = { width: 667, height: 375 } as const
const TASK = '[data-coach="task"]:not([aria-disabled="true"])'

async function begin(page: Page, game: string): Promise<void> {
  await page.click(`[data-guided="${game}"]`)
  await page.waitForSelector('.coach')
}

/** What a press on the task must change: the table, or the task's own text. */
async function standing(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      `${document.querySelector('.question')?.getAttribute('data-version')} ${document.querySelector('[data-coach="task"]')?.textContent}`,
  )
}

/** Presses the coach's task by pointer or by key, and waits until it has had an effect. */
async function doTask(page: Page, byKey: boolean): Promise<void> {
  await page.waitForSelector(TASK)
  const before = await standing(page)
  if (byKey) {
    await page.focus(TASK)
    await page.keyboard.press('Enter')
  } else await page.click(TASK)
  await page.waitForFunction(
    (old) =>
      old !==
      `${document.querySelector('.question')?.getAttribute('data-version')} ${document.querySelector('[data-coach="task"]')?.textContent}`,
    before,
  )
}

/** Waits until what the coach suggests is whole on a low phone and on one held across, and so is what is asked below it upright. */
async function expectTaskWhole(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? LOW
  await page.setViewportSize(SMALL_ACROSS)
  await expectWhole(page, TASK)
  await page.setViewportSize(LOW)
  await expectWhole(page, `${TASK}, .question > .gold`)
  await expectAnswersWhole(page)
  await page.setViewportSize(wide)
}

/** Waits until nothing covers or cuts off what a selector finds. */
async function expectWhole(page: Page, selector: string): Promise<void> {
  const cut = () =>
    page.evaluate((what) => {
      const shown = [...document.querySelectorAll(what)]
      const isCut = (one: Element): boolean => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [3, height / 2, height - 3].some(
          (down) => !one.contains(document.elementFromPoint(left + Math.min(20, width / 2), top + down)),
        )
      }
      return shown.filter(isCut).map(({ textContent }) => textContent)
    }, selector)
  await expect.poll(cut, { message: `under '${await page.textContent('.coach p')}'` }).toEqual([])
}

/** Whether the reader is asked something to which the coach says nothing. */
async function isSilent(page: Page): Promise<boolean> {
  await page.waitForSelector(`${TASK}, .question .option`)
  await readAsked(page)
  return (await page.$(TASK)) === null
}

/** How many tasks of each game are done by the coach's button alone. */
const GAMES: readonly (readonly [game: string, tasks: number])[] = [
  ['chaos-galaxy', 4],
  ['death-angel', 6],
  ['firestorm-armada', 6],
  ['forbidden-stars', 4],
]

for (const [game, tasks] of GAMES)
  for (const [locale, name] of [
    ['en-GB', 'Try this: '],
    ['hu-HU', 'Próbáld ezt: '],
  ] as const)
    test(`${game}, ${locale}: what the coach says to try is done by pressing it, by pointer and by key`, async ({ visit }) => {
      const page = await visit(`/#/learn/${game}`, { ...still, locale })
      await begin(page, game)
      const said: string[] = []
      for (let done = 0; done < tasks; done++) {
        // Where the coach is silent, the reader continues alone.
        while (await isSilent(page)) await decide(page, done)
        said.push((await page.textContent(TASK)) ?? '')
        if (locale === 'hu-HU') await expectTaskWhole(page)
        if (game === 'death-angel') {
          const wide = page.viewportSize() ?? UPRIGHT
          await page.setViewportSize(UPRIGHT)
          await expectAnswersWhole(page)
          await page.setViewportSize(wide)
        }
        await doTask(page, done % 2 === 1)
      }
      expect(said.some((line) => line.includes(name))).toBe(true)
      await expectAccessible(page)
    })

test('the coach of Chaos Galaxy speaks again of credits that two turns left unspent, until that is known', async ({ visit }) => {
  const page = await visit('/#/learn/chaos-galaxy', still)
  await begin(page, 'chaos-galaxy')
  const ends = (options: readonly string[]): string =>
    ['keep', 'end', 'pass', 'no'].flatMap((verb) => options.filter((id) => id.split(':')[0] === verb))[0] ?? (options.at(-1) as string)
  for (let made = 0; made < 40; made++) {
    await page.waitForSelector('[data-coach="on"], .question :is(.option, [data-all-options], [data-primary])')
    await readAsked(page)
    if ((await page.$('[data-coach="again"]')) !== null) break
    if ((await page.$('[data-coach="on"]')) !== null) await page.click('[data-coach="on"]')
    else await decide(page, made, ends)
  }
  const again = await page.textContent('[data-coach="again"]')
  expect(again).toMatch(/turn/)
  expect(await page.$(TASK)).not.toBeNull()
  await page.click('[data-coach="skip"]')
  await page.waitForFunction((old) => document.querySelector('[data-coach="again"]')?.textContent !== old, again)
  expect((await optionsOf(page)).length).toBeGreaterThan(0)
})

test('on a phone, who does otherwise sees the way on, also where nothing can be taken back', async ({ visit }) => {
  const page = await visit('/#/learn/firestorm-armada', PHONE)
  await begin(page, 'firestorm-armada')
  await awaitTurn(page)
  // After an answer that nobody can take back the bot is to move, and waits for the coach.
  await moveOn(page, () => page.tap('.question [data-option="done"]'))
  await page.tap('[data-coach="on"]')
  await page.waitForSelector('[data-coach="on"]', { state: 'detached' })
  expect(await awaitTurn(page)).toBe('asked')
})

test('on a phone, a message lies above what is asked', async ({ visit }) => {
  const page = await visit('/#/learn/death-angel', PHONE)
  await begin(page, 'death-angel')
  await awaitTurn(page)
  await page.tap('.coach-close')
  await page.waitForSelector('.toast')
  await expectAbove(page, '.toast', '.console')
})

test('an answer that is given before the coach has come is one of those that the coach taught', async ({ visit }) => {
  const page = await visit('/#/learn/death-angel', still)
  let come = (): void => undefined
  const waits = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/Teacher-*.js', async (route) => {
    await waits
    await route.continue()
  })
  await page.click('[data-guided="death-angel"]')
  await moveOn(page, () => page.click('.question [data-option="pick:0"] >> nth=0'))
  come()
  // The coach is silent about the second and third team, and speaks again of the first card.
  await page.waitForFunction(() => JSON.stringify(localStorage.getItem('orrery.taught')).includes('answers'))
  for (const team of [1, 2]) await moveOn(page, () => page.click(`.question [data-option="pick:${team}"] >> nth=0`))
  expect(await page.textContent('.coach header b')).toBe('2 of 10')
})
