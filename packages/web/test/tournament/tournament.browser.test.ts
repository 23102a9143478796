import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid, giveUp } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const
const PHONE = { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } } as const
const NAMES = ['Anna', 'Béla', 'Csaba', 'Dóra']

/** Presses a button, and confirms if that is asked. */
async function act(page: Page, what: string): Promise<void> {
  await page.click(`[data-act="${what}"]`)
  if ((await page.$('[data-sure]')) !== null) await page.click('[data-sure]')
}

/** Checks that there is one primary button on the screen, and that an option that gives something up is never gold. */
async function expectOneGold(page: Page): Promise<void> {
  const gold = page.locator('.btn.primary:visible')
  await expect.poll(() => gold.evaluateAll((all) => all.map((one) => one.textContent))).toHaveLength(1)
}

/** Waits until the tournament's page matches the selector. */
const until = (page: Page, selector: string) => page.waitForSelector(selector)

test('four people play a tournament to its prizes, with a restart of the server in the middle of a round', async ({
  visit,
  server,
  errors,
}) => {
  const anna = await visit('/#/tournaments', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.fill('[data-title]', 'Orrery Cup')
  await act(anna, 'create')
  await until(anna, '[data-tournament="registration"]')
  const link = await anna.inputValue('.cup-share [data-copy]')
  const others = await Promise.all(NAMES.slice(1).map((_, at) => visit(link, at === 0 ? PHONE : still)))
  const people = [anna, ...others]
  for (const [at, page] of people.entries()) {
    await until(page, '[data-act="register"]:not([disabled])')
    await page.fill('.cup-mine [data-name]', NAMES[at] as string)
    await act(page, 'register')
    await until(page, '.cup-entrants li.own')
  }
  await expectAccessible(anna)
  await expectOneGold(anna)
  await act(anna, 'open-check-in')
  await until(anna, '[data-act="check-in"]')
  await expectOneGold(anna)
  await anna.waitForSelector('[data-act="begin"]:disabled')
  for (const page of people) {
    await act(page, 'check-in')
    await until(page, '.cup-entrants .own .in')
  }
  await until(anna, `.cup-entrants li:nth-child(${NAMES.length}) .in`)
  await act(anna, 'begin')

  // Anna judges and plays, but only one of her actions is gold.
  await until(anna, '[data-act="play"]')
  await expectOneGold(anna)
  // The first game is conceded at its table.
  const [, bela] = people as [Page, Page]
  await until(bela, '[data-act="play"].primary')
  await expectAccessible(bela)
  await act(bela, 'play')
  await until(bela, '.frame [data-cup] .cup-clock')
  await giveUp(bela)
  await until(bela, '.result')
  await bela.evaluate((to) => location.assign(to), link)
  await until(bela, '[data-tournament="swiss"] .cup-match .lost')
  await until(anna, '.cup-match .won')

  await server.restart()
  await Promise.all(people.map((page) => until(page, '[data-tournament="swiss"] .cup-match .won')))
  errors.length = 0

  /** Rules every open game of a stage for its first side, and goes on, until the stage is over. */
  const round = async (stage: string) => {
    for (;;) {
      await anna.waitForFunction(
        () => document.querySelector('[data-act="go-on"]') !== null || document.querySelector('[data-ruling] [data-rule]') !== null,
        undefined,
      )
      if ((await anna.$(`[data-tournament="${stage}"]`)) === null) return
      const open = await anna.$('[data-ruling]:has([data-rule])')
      if (open === null) {
        await act(anna, 'go-on')
        await anna.waitForFunction(() => document.querySelector('[data-act="go-on"]') === null)
        if ((await anna.$(`[data-tournament="${stage}"]`)) === null) return
        continue
      }
      const at = await open.getAttribute('data-ruling')
      const games = await anna.locator(`[data-match="${at}"] .cup-games a`).count()
      await anna.click(`[data-ruling="${at}"] [data-rule="0"]`)
      await anna.waitForFunction(
        ([match, before]) => {
          const running = document.querySelector(`[data-ruling="${match}"] [data-rule]`) !== null
          return !running || document.querySelectorAll(`[data-match="${match}"] .cup-games a`).length > Number(before)
        },
        [at, games] as const,
      )
    }
  }
  await round('swiss')
  await expectAllSaid(bela)
  await expectAccessible(bela)
  await round('semifinal')
  // One of the two waives the match for third place.
  await anna.waitForSelector('[data-tournament="final"]')
  const losers = async () => {
    const waive = await Promise.all(people.map((page) => page.locator('[data-act="waive"]').count()))
    return people.filter((_, at) => waive[at] !== 0)
  }
  await expect.poll(async () => (await losers()).length).toBe(2)
  await act((await losers())[0] as Page, 'waive')
  await round('final')
  await until(anna, '[data-tournament="over"] [data-place="3"]')
  await expect.poll(() => anna.locator('.cup-podium em').count()).toBe(3)
  await expectAccessible(anna)
  await expectAllSaid(anna)
})

/** Runs in the page: what reaches beyond the panel that it stands in, and names that are broken within a word. */
function cutNow(): string[] {
  const beyond = [...document.querySelectorAll('.cup .panel :is(select, input, button, td, th)')].filter((one) => {
    const panel = one.closest('.panel')?.getBoundingClientRect()
    const { right } = one.getBoundingClientRect()
    return panel !== undefined && right > panel.right + 1
  })
  const broken = [...document.querySelectorAll('.cup-name')].filter((name) => {
    const words = (name.textContent ?? '').trim().split(' ').length
    return name.getClientRects().length > words
  })
  return [...beyond, ...broken].map(({ outerHTML }) => outerHTML.slice(0, 120))
}

test('nothing of a tournament is cut, on a phone, a small laptop and a desk', async ({ visit }) => {
  const page = await visit('/#/tournaments', { ...still, locale: 'hu-HU' })
  const look = async (): Promise<void> => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate(cutNow), { message: `at ${viewport.width} x ${viewport.height}` }).toEqual([])
    }
  }
  await page.fill('[data-name]', 'Anna Nagyhercegnő')
  await act(page, 'create')
  await until(page, '[data-act="register"]:not([disabled])')
  await act(page, 'register')
  await until(page, '.cup-entrants li.own')
  await page.fill('[data-bots]', '3')
  await act(page, 'register-bots')
  await until(page, '.cup-entrants li:nth-child(4)')
  await look()
  await act(page, 'open-check-in')
  await act(page, 'check-in')
  await until(page, '.cup-entrants .own .in')
  await act(page, 'begin')
  await until(page, '.cup-standings td')
  await look()
})
