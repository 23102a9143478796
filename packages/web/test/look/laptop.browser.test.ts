import { positionOf } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { duel } from '../../../../games/chaos-galaxy/test/given.ts'
import { table } from '../../../../games/death-angel/test/given.ts'
import { ARMADA_OPTIONS, battle, galaxy, STARS_OPTIONS, war } from '../../../../tools/battle-scenes.ts'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'

const laptop = { reducedMotion: 'reduce', locale: 'hu-HU', viewport: { width: 1024, height: 768 } } as const

/** Shows a recorded game after a share of its answers, and waits for its question. */
async function showAfter(page: Page, game: 'chaos-galaxy' | 'death-angel', part: number): Promise<void> {
  const { options, ...recorded } = recordedGame(game, part)
  await showRecorded(page, recorded, options)
  await awaitTurn(page)
}

test('on a small laptop no zone of the reader lies under the question, in the main phase of Chaos Galaxy', async ({ visit }) => {
  const page = await visit('/', laptop)
  await showAfter(page, 'chaos-galaxy', 0.8)
  const beyond = () =>
    page.evaluate(() => {
      const question = document.querySelector('.console .question')?.getBoundingClientRect()
      const zones = [...document.querySelectorAll('.cgm-area.near .cgm-zone')]
      if (question === undefined || zones.length === 0) return Number.MAX_VALUE
      return Math.max(...zones.map((zone) => zone.getBoundingClientRect().right)) - question.left
    })
  await expect.poll(beyond).toBeLessThanOrEqual(0)
})

test('on a desk all phases of Chaos Galaxy, which has the most, are in sight', async ({ visit }) => {
  const page = await visit('/', { ...laptop, viewport: { width: 1440, height: 900 } })
  await showAfter(page, 'chaos-galaxy', 0.8)
  await expect.poll(() => page.$eval('.phases', (strip) => strip.scrollWidth - strip.clientWidth)).toBe(0)
})

test('on a small laptop the names of a location and of those who play a team are whole, in Death Angel', async ({ visit }) => {
  const page = await visit('/', laptop)
  await showAfter(page, 'death-angel', 0.8)
  const wrong = () =>
    page.evaluate(() => {
      const [name, way] = ['.da-loc-name', '.da-path'].map((selector) => document.querySelector(selector))
      if (name === null || name === undefined || way === null || way === undefined) return ['no location']
      const said = document.createRange()
      said.selectNodeContents(name)
      const [text, path] = [said.getBoundingClientRect(), way.getBoundingClientRect()]
      const stages = [...document.querySelectorAll('.da-team-stage')]
      return [
        ...(text.right > path.left && text.bottom > path.top && text.top < path.bottom ? [`${name.textContent} lies under its way`] : []),
        ...stages.filter((stage) => stage.scrollWidth > stage.clientWidth).map((stage) => `${stage.textContent} is cut`),
      ]
    })
  await expect.poll(wrong).toEqual([])
})

test('on a small laptop all digits of a place are seen, and the attacks of a sheet stand close, in Firestorm Armada', async ({ visit }) => {
  const page = await visit('/', laptop)
  await show(page, battle('deploy.plan', 0), 'firestorm-armada', ARMADA_OPTIONS)
  await page.waitForSelector('.fa-deploy input')
  const cut = () =>
    page.$$eval('.fa-deploy input', (fields) => fields.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML))
  await expect.poll(cut).toEqual([])
  await show(page, battle('fire.primary', 2, 30), 'firestorm-armada', ARMADA_OPTIONS)
  await page.waitForSelector('.fa-shots > li')
  const gap = () =>
    page.$$eval('.fa-shots > li', (lines) =>
      Math.max(
        ...lines.map((line) => {
          const [who, target, acts] = ['.who', 'label', '.shot-acts'].map((part) => line.querySelector(part)?.getBoundingClientRect())
          if (who === undefined || target === undefined || acts === undefined) return Number.MAX_VALUE
          return acts.top - Math.max(who.bottom, target.bottom)
        }),
      ),
    )
  await expect.poll(gap).toBeLessThan(12)
})

test('on a desk the log stays open while all options are opened beside it', async ({ visit }) => {
  const page = await visit('/', { ...laptop, viewport: { width: 1440, height: 900 } })
  await showAfter(page, 'chaos-galaxy', 0.8)
  await page.click('[data-log]')
  await page.waitForSelector('.side .log')
  await page.click('[data-all-options][aria-expanded="false"]')
  await page.waitForSelector('.all-list')
  expect(await page.locator('.side .log').count()).toBe(1)
})

for (const viewport of [laptop.viewport, { width: 1440, height: 900 }])
  test(`no part of a tall fire sheet lies under the log at ${viewport.width} x ${viewport.height}`, async ({ visit }) => {
    const page = await visit('/', { ...laptop, viewport })
    await show(page, battle('fire.primary', 2, 30), 'firestorm-armada', ARMADA_OPTIONS)
    await page.waitForSelector('.fa-shots > li')
    await page.click('[data-log]')
    await page.waitForSelector('.side .log')
    const between = () =>
      page.evaluate(() => {
        const [question, side] = ['.console .question', '.side'].map((part) => document.querySelector(part)?.getBoundingClientRect())
        return question === undefined || side === undefined ? Number.MIN_SAFE_INTEGER : question.top - side.bottom
      })
    await expect.poll(between).toBeGreaterThanOrEqual(0)
    // What does not fit can be scrolled to, and the gold button stays in sight.
    const shots = page.locator('.question > .answers')
    expect(await shots.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
    expect(await page.locator('.question > [data-primary]').evaluate((gold) => gold.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    )
  })

/** Eight marines, with the terrain of the longest names beside swarms. */
function eightMarines() {
  const formation = 'gideon< noctis> claudio< leon> valencio< goriel> deino> lorenzo<'
  const terrain = ['ventilation-duct 1 left', 'promethium-tank 3 left', 'dark-corner 5 right', 'spore-chimney 8 right']
  const swarms = ['1 left: head tail claw', '3 left: head head']
  return positionOf(table({ formation, phase: 'choose', terrain, swarms }, { seats: 2 }).table)
}

for (const viewport of [laptop.viewport, { width: 1440, height: 900 }])
  for (const locale of ['en-GB', 'hu-HU'])
    test(`with eight marines all words on terrain and cards are whole at ${viewport.width} x ${viewport.height} (${locale})`, async ({
      visit,
    }) => {
      const page = await visit('/', { ...laptop, locale, viewport })
      await show(page, eightMarines(), 'death-angel')
      await page.waitForSelector('.da-terr-name')
      const cut = () =>
        page.$$eval('.da-terr-name, .da-team-stage, .da-ac.is-full', (parts) =>
          parts
            .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
            .map((one) => `${one.textContent}: ${one.scrollWidth} > ${one.clientWidth} or ${one.scrollHeight} > ${one.clientHeight}`),
        )
      await expect.poll(cut).toEqual([])
    })

test('on a laptop a team’s cards are read whole where it chooses one, and what became of others fits on them', async ({ visit }) => {
  const page = await visit('/', laptop)
  const formation = 'calistarius< scipio> claudio< goriel> leon< valencio>'
  await show(page, positionOf(table({ formation, phase: 'choose' }).table), 'death-angel')
  // Letters reach a little beyond lines that stand this close.
  const beyond = 4
  const cut = () =>
    page.$$eval(
      '.da-ac.is-full .da-ac-text, .da-ac-flag',
      (parts, most) => {
        const wide = (one: Element): number =>
          (one.closest('.da-ac')?.getBoundingClientRect().right ?? 0) - one.getBoundingClientRect().right
        return parts.filter((one) => one.scrollHeight > one.clientHeight + most || wide(one) < 0).map((one) => one.textContent)
      },
      beyond,
    )
  for (let chosen = 0; chosen < 3; chosen++) {
    await awaitTurn(page)
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(cut).toEqual([])
    }
    await decide(page, chosen)
  }
})

test('on a small laptop the stops of Chaos Galaxy stand beside a tall question, with six players', async ({ visit }) => {
  const page = await visit('/', laptop)
  await show(page, galaxy(6, {}, 14), 'chaos-galaxy')
  await page.waitForSelector('.cgm-flow summary')
  const apart = () =>
    page.evaluate(() => {
      const [stops, question] = ['.cgm-flow summary', '.console .question'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return stops === undefined || question === undefined ? Number.MIN_SAFE_INTEGER : question.left - stops.right
    })
  await expect.poll(apart).toBeGreaterThanOrEqual(0)
})

test('on a small laptop the hint about an attack with crew is read whole', async ({ visit }) => {
  const page = await visit('/', laptop)
  const p = duel({ you: { hangar: ['kereskedoszloop'], cantina: ['zsoldos'] }, opponent: { surface: ['pancelterem'] } })
  p.answer(p.options().find((id) => id.startsWith('attack:')) as string)
  while (p.question().name !== 'equip-attackers') p.answer('pass')
  await show(page, positionOf(p.table))
  const hint = page.locator('.question .cgm-stakes p', { hasText: 'felszáll' })
  await hint.waitFor()
  expect(await hint.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
})

test('on a tablet upright the figures of a combat stay in their boxes, and no game’s name lies under its phases', async ({ visit }) => {
  const page = await visit('/', { ...laptop, viewport: { width: 820, height: 1180 } })
  await show(page, war('combat.card', 2, 4), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.fs-totals')
  const cut = () =>
    page.$$eval('.fs-totals > div, .fs-fighter > header', (all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    )
  await expect.poll(cut).toEqual([])
  await show(page, galaxy(4, {}, 17))
  await page.waitForSelector('.phases li')
  const over = () =>
    page.evaluate(() => {
      const [name, phases] = ['.where h1', '.phases'].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      return (name?.right ?? Number.MAX_VALUE) - (phases?.left ?? 0)
    })
  await expect.poll(over).toBeLessThanOrEqual(0)
})

test('on a tablet upright all phases of a battle of Firestorm Armada are in sight', async ({ visit }) => {
  const page = await visit('/', { ...laptop, viewport: { width: 820, height: 1180 } })
  await show(page, battle('activate', 1), 'firestorm-armada', ARMADA_OPTIONS)
  await page.waitForSelector('.phases li:nth-child(4)')
  await expect.poll(() => page.$eval('.phases', (all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(1)
})
