import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '@orrery/kernel'
import type { Browser, Page } from 'playwright-core'
import { ARMADA_OPTIONS, battle, drafting, endedWar, galaxy, STARS_OPTIONS, war } from './battle-scenes.ts'
import build from './browser/build.ts'
import { startChromium } from './browser/chromium.ts'
import { startServer } from './browser/server.ts'
import { collector, linkOf, opening, trading } from './collection-scenes.ts'
import { ROOT } from './files.ts'
import { combat, mat, show, showRecorded, stack } from './scenes.ts'

/** Makes the screenshots of the README and docs/gallery.md from the running app: `node tools/screenshots.ts [PART...]`. */

const FOLDER = join(ROOT, 'docs/screenshots')
const DESK = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

/** The three sizes, the suffixes of their pictures' names, and their languages. */
const SIZES = [
  [DESK, '', 'en-GB'],
  [TABLET, '-hu-tablet', 'hu-HU'],
  [PHONE, '-phone', 'en-GB'],
] as const

type Size = typeof DESK

async function open(browser: Browser, url: string, viewport: Size, locale: string): Promise<Page> {
  const scale = viewport === PHONE ? 2 : 1
  const context = await browser.newContext({
    viewport,
    locale,
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
    hasTouch: viewport === PHONE,
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForSelector('#app > *')
  await page.evaluate('document.fonts.ready')
  return page
}

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`docs/screenshots/${name}.png`)
}

/** Plays until a question has at least `options` options of a verb (if named), after at least `decisions` decisions. */
async function playTo(page: Page, decisions: number, options: number, verb = ''): Promise<void> {
  for (let made = 0; made < 400; made++) {
    await page.waitForSelector('.question .option:not([aria-disabled="true"]), .result, [data-handover]')
    if ((await page.$('.result')) !== null) return
    if ((await page.$('[data-handover]')) !== null) {
      await page.click('[data-handover]')
      continue
    }
    const offered = await page.$$eval('.question .option', (buttons) =>
      buttons.map((button) => (button as HTMLElement).dataset.option ?? ''),
    )
    if (made >= decisions && offered.filter((id) => id.startsWith(verb)).length >= options) return
    const before = await page.getAttribute('.question', 'data-version')
    await page.click(`.question .option[data-option="${offered[made % offered.length]}"]`)
    await page.waitForFunction((old) => document.querySelector('.question')?.getAttribute('data-version') !== old, before)
  }
}

async function shoot(browser: Browser, url: string): Promise<void> {
  await keep(await open(browser, url, DESK, 'en-GB'), 'home')
  await keep(await open(browser, url, DESK, 'hu-HU'), 'home-hu')
  await keep(await open(browser, url, PHONE, 'en-GB'), 'home-phone')

  const desk = await open(browser, url, DESK, 'en-GB')
  await desk.click('[data-play="death-angel"]')
  await playTo(desk, 14, 3)
  await desk.hover('.question .option')
  await keep(desk, 'death-angel')
  await desk.getByRole('button', { name: 'Rulebook', exact: true }).click()
  await desk.waitForSelector('.rulebook li')
  await desk.fill('.rulebook input[type=search]', 'skull')
  await keep(desk, 'rulebook')
  await desk.getByRole('button', { name: 'Close' }).click()
  await whyNot(desk)

  const tablet = await open(browser, url, TABLET, 'hu-HU')
  await tablet.click('[data-play="death-angel"]')
  await playTo(tablet, 10, 3)
  await keep(tablet, 'death-angel-hu-tablet')

  const phone = await open(browser, url, PHONE, 'en-GB')
  await phone.click('[data-play="death-angel"]')
  await playTo(phone, 10, 2)
  await keep(phone, 'death-angel-phone')

  const table = await open(browser, `${url}/#/new/death-angel/hot-seat`, DESK, 'en-GB')
  await table.waitForSelector('[data-open-table]')
  await keep(table, 'new-table')
  await table.click('[data-open-table]')
  await table.waitForSelector('.frame')
  await playTo(table, 400, 99)
  await keep(table, 'result')
  await table.getByRole('link', { name: 'Watch the replay' }).click()
  await table.waitForSelector('.replay')
  for (let step = 0; step < 24; step++) await table.getByRole('button', { name: 'One step on' }).click()
  await keep(table, 'replay')
}

/** Takes Chaos Galaxy: mat, stack, combat with a shot before it is confirmed, inspector, deck builder; on a desk, a tablet and a phone. */
async function shootDuel(browser: Browser, url: string): Promise<void> {
  const shown = async (position: Position, size: Size, locale: string): Promise<Page> => {
    const page = await open(browser, url, size, locale)
    await show(page, position)
    return page
  }
  await keep(await shown(mat(), DESK, 'en-GB'), 'chaos-galaxy')
  await keep(await shown(mat(), TABLET, 'hu-HU'), 'chaos-galaxy-hu-tablet')
  await keep(await shown(mat(), PHONE, 'en-GB'), 'chaos-galaxy-phone')
  for (const [size, name, locale] of [
    [DESK, 'chaos-galaxy-stack', 'en-GB'],
    [PHONE, 'chaos-galaxy-stack-hu-phone', 'hu-HU'],
  ] as const) {
    const page = await open(browser, url, size, locale)
    // Otherwise a window with few options passes by itself, and the stack is gone.
    await page.evaluate(() => localStorage.setItem('orrery.settings', '{"askAlways":true}'))
    await page.reload()
    await show(page, stack())
    await keep(page, name)
  }
  for (const [size, name, locale] of [
    [DESK, 'chaos-galaxy-combat', 'en-GB'],
    [TABLET, 'chaos-galaxy-combat-hu-tablet', 'hu-HU'],
    [PHONE, 'chaos-galaxy-combat-phone', 'en-GB'],
  ] as const) {
    const page = await shown(combat(), size, locale)
    const own = page.locator('.cgm-fighter.near:is(.can, .sel) > .cgm-press').first()
    // A phone has no keyboard to focus a target with, and no pointer to hover over one.
    if (size === PHONE) await own.tap()
    else {
      await own.locator('> .cgm-hit').press('Enter')
      await page.locator('.cgm-fighter.far > .cgm-press > .cgm-hit').last().focus()
    }
    await keep(page, name)
  }
  const read = await shown(mat(), DESK, 'en-GB')
  await read.hover('.far .hangar .cgm-press')
  await read.waitForSelector('.inspector')
  await keep(read, 'chaos-galaxy-inspector')
  const touched = await shown(mat(), PHONE, 'hu-HU')
  await touched.hover('.far .hangar .cgm-press')
  await touched.waitForSelector('.inspector')
  await keep(touched, 'chaos-galaxy-inspector-hu-phone')
  for (const [size, name, locale] of [
    [DESK, 'deck-builder', 'en-GB'],
    [TABLET, 'deck-builder-hu-tablet', 'hu-HU'],
    [PHONE, 'deck-builder-phone', 'en-GB'],
  ] as const) {
    const builder = await open(browser, `${url}/#/decks`, size, locale)
    await builder.getByRole('button', { name: locale === 'hu-HU' ? 'Paklik' : 'Decks', exact: true }).click()
    await builder.locator('.starters button').last().click()
    await builder.mouse.move(size.width / 2, 20)
    await keep(builder, name)
  }
}

/** Takes collecting the cards of Chaos Galaxy: a half-opened booster, the binder, a trade in preparation. */
async function shootCollection(browser: Browser, url: string): Promise<void> {
  let link: string | null = null
  for (const [size, end, locale, starters] of [
    [DESK, '', 'en-GB', ['acelfogak', 'arany-kartell']],
    [TABLET, '-hu-tablet', 'hu-HU', ['veres-dagaly', 'tokeletes-gepezet']],
    [PHONE, '-phone', 'en-GB', ['boly-ebredese', 'kaosz-es-arnyek']],
  ] as const) {
    const page = await open(browser, `${url}/#/binder`, size, locale)
    await collector(page, ...starters)
    await opening(page, 9)
    await keep(page, `booster${end}`)
    await page.keyboard.press('Escape')
    await page.click('nav a[href$="binder/"]')
    await page.waitForSelector('[data-card]')
    await keep(page, `binder${end}`)
    const own = await linkOf(page)
    if (link !== null) {
      await trading(page, link, 3)
      await keep(page, `trade${end}`)
    }
    link = own
  }
  const desk = await open(browser, `${url}/#/binder`, DESK, 'en-GB')
  await collector(desk, 'roncsfalok', 'csaszari-ostrom')
  await trading(desk, link ?? '', 3)
  await keep(desk, 'trade')
}

/** Takes Chaos Galaxy with three, four and six players, and the modes with their own goals; in three sizes. */
async function shootSeveral(browser: Browser, url: string): Promise<void> {
  const scenes = [
    ['chaos-galaxy-three', 3, {}, 13],
    ['chaos-galaxy-four', 4, {}, 17],
    ['chaos-galaxy-six', 6, {}, 25],
    ['chaos-galaxy-monopoly', 2, { economicMonopoly: true }, 13],
    ['chaos-galaxy-settlement', 3, { settlement: true }, 16],
  ] as const
  for (const [name, seats, options, turn] of scenes) {
    const position = galaxy(seats, options, turn)
    for (const [size, suffix, locale] of SIZES) {
      const page = await open(browser, url, size, locale)
      await show(page, position, 'chaos-galaxy', options)
      await page.waitForTimeout(600)
      await keep(page, `${name}${suffix}`)
      await page.context().close()
    }
  }
}

/** Takes Firestorm Armada: the table, placing, a move being drawn, fire, the end of a turn, the fleet builder; in three sizes. */
async function shootArmada(browser: Browser, url: string): Promise<void> {
  const scenes = [
    ['firestorm-armada', battle('activate', 3)],
    ['firestorm-armada-deployment', battle('deploy.plan', 0)],
    ['firestorm-armada-manoeuvre', battle('move.plan', 2)],
    ['firestorm-armada-attack', battle('fire.primary', 2, 6)],
    ['firestorm-armada-boarding', battle('board.declare', 2)],
    ['firestorm-armada-end', battle('end.discard', 4)],
  ] as const
  for (const [size, suffix, locale] of SIZES) {
    for (const [name, position] of scenes) {
      const page = await open(browser, url, size, locale)
      await show(page, position, 'firestorm-armada', ARMADA_OPTIONS)
      await page.waitForTimeout(600)
      await keep(page, `${name}${suffix}`)
      await page.context().close()
    }
    const builder = await open(browser, `${url}/#/fleets`, size, locale)
    await builder.waitForSelector('.fab')
    await keep(builder, `fleet-builder${suffix}`)
  }
}

/** Takes Forbidden Stars: the map, planning, combat, retreat, shop, deployment, refresh, the end; in three sizes. */
async function shootStars(browser: Browser, url: string): Promise<void> {
  const scenes = [
    ['forbidden-stars', war('advance.ground', 3, 2)],
    ['forbidden-stars-planning', war('planning.order', 3)],
    ['forbidden-stars-combat', war('combat.card', 2, 4)],
    ['forbidden-stars-retreat', war('combat.retreat', 2)],
    ['forbidden-stars-shop', war('strategize.upgrade', 2, 3)],
    ['forbidden-stars-deploy', war('deploy.unit', 2, 3)],
    ['forbidden-stars-refresh', war('refresh.storm', 2)],
  ] as const
  const ended = endedWar()
  for (const [size, suffix, locale] of SIZES) {
    for (const [name, position] of scenes) {
      const page = await open(browser, url, size, locale)
      await show(page, position, 'forbidden-stars', STARS_OPTIONS)
      await page.waitForTimeout(900)
      await keep(page, `${name}${suffix}`)
      await page.context().close()
    }
    const page = await open(browser, url, size, locale)
    await showRecorded(page, ended, STARS_OPTIONS)
    await page.waitForSelector('.fs-end-race')
    await keep(page, `forbidden-stars-end${suffix}`)
    await page.context().close()
  }
}

/** Takes the draft: a pack with a card chosen, the deck so far, what follows; in three sizes. */
async function shootDraft(browser: Browser, url: string): Promise<void> {
  for (const [size, suffix, locale] of SIZES) {
    const page = await open(browser, url, size, locale)
    await show(page, drafting('pick.card', 2, 11), 'draft')
    await page.locator('.dr-cards [data-card]').nth(4).click()
    await page.mouse.move(2, 2)
    await keep(page, `draft${suffix}`)
    await page.context().close()
    const building = await open(browser, url, size, locale)
    await show(building, drafting('build.deck', 4), 'draft')
    await keep(building, `draft-deck${suffix}`)
    await building.click('[data-primary]')
    await building.waitForSelector('.dr-after')
    await keep(building, `draft-after${suffix}`)
    await building.context().close()
  }
}

/** Takes a tournament of eight bots and its organiser: registration, a round, the end; in three sizes. */
async function shootCup(browser: Browser, url: string): Promise<void> {
  const organiser = await open(browser, `${url}/#/tournaments`, DESK, 'en-GB')
  await organiser.fill('[data-name]', 'Nóra')
  await organiser.fill('[data-title]', 'Orrery Cup')
  await organiser.click('[data-act="create"]')
  await organiser.waitForSelector('[data-tournament="registration"]')
  const link = await organiser.inputValue('.cup-share [data-copy]')
  const others = [await open(browser, link, TABLET, 'hu-HU'), await open(browser, link, PHONE, 'en-GB')] as const
  const pages = [
    [organiser, ''],
    [others[0], '-hu-tablet'],
    [others[1], '-phone'],
  ] as const
  const press = async (act: string): Promise<void> => {
    // When a match ends the page is drawn again under the pointer, so the click is sent to the button itself.
    await organiser.locator(`[data-act="${act}"]`).dispatchEvent('click')
    if ((await organiser.$('[data-sure]')) !== null) await organiser.click('[data-sure]')
  }
  const all = async (name: string, state: string): Promise<void> => {
    for (const [page, suffix] of pages) {
      await page.waitForSelector(`[data-tournament="${state}"]`)
      await keep(page, `tournament${name}${suffix}`)
    }
  }
  await organiser.fill('[data-bots]', '8')
  await press('register-bots')
  await organiser.waitForSelector('.cup-entrants li:nth-child(8)')
  await all('-registration', 'registration')
  await press('open-check-in')
  await organiser.waitForSelector('[data-act="begin"]')
  await press('begin')
  await organiser.waitForSelector('[data-act="go-on"]', { timeout: 120_000 })
  await all('', 'swiss')
  while ((await organiser.$('[data-tournament="over"]')) === null) {
    await organiser.waitForSelector('[data-act="go-on"], [data-tournament="over"]', { timeout: 120_000 })
    if ((await organiser.$('[data-act="go-on"]')) === null) break
    await press('go-on')
    await organiser.waitForTimeout(300)
  }
  await all('-over', 'over')
}

/** Opens 'why not?' on an action card that was chosen in the previous round. */
async function whyNot(page: Page): Promise<void> {
  await playTo(page, 0, 1, 'play')
  const cards = page.locator('.board-place [data-piece^="card:"]:not(.is-offer)')
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click()
    await page.waitForSelector('.why')
    await page.waitForTimeout(200)
    if ((await page.$('.why .cannot li')) !== null) return await keep(page, 'why-not')
    await page.keyboard.press('Escape')
  }
  throw new Error('every card of the round before may be chosen again')
}

/** The parts that can be taken separately. */
const PARTS = [
  ['home', shoot],
  ['chaos-galaxy', shootDuel],
  ['collection', shootCollection],
  ['several', shootSeveral],
  ['forbidden-stars', shootStars],
  ['draft', shootDraft],
  ['tournament', shootCup],
  ['firestorm-armada', shootArmada],
] as const

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await build()
  const server = await startServer()
  const browser = await startChromium()
  try {
    const chosen = process.argv.slice(2)
    for (const [part, shot] of PARTS) if (chosen.length === 0 || chosen.includes(part)) await shot(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
  }
}

await main()
