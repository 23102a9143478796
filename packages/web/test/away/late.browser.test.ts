import type { TimeControl } from '@orrery/play'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { connect } from '../../../server/test/client.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

const TIME: TimeControl = {
  ...{ pace: 'day', perDecision: 5000, reserve: 0, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}
const ALONE = { type: 'create', game: 'death-angel', settings: {}, listed: false, time: TIME } as const

/** Lets the time of a page's guest run out twice in a row at a table by day. */
async function runOutTwice(page: Page, url: string): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('orrery.token') !== null)
  const token = (await page.evaluate(() => localStorage.getItem('orrery.token'))) ?? ''
  const client = await connect(url, { token })
  const { table } = await client.want('created', { ...ALONE, seats: [{ kind: 'me' }] })
  await client.watch(table)
  await client.until(() => (client.tables.get(table)?.seen.get(0)?.version ?? 0) >= 2)
  await client.close()
}

/** Opens a table by day for everybody who has the link. */
async function openByDay(page: Page): Promise<void> {
  await page.selectOption('[data-time-preset]', 'day-2')
  await page.click('[data-open-table]')
}

for (const [device, options] of [
  ['a desk', still],
  ['a phone, in Hungarian', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } }],
] as const) {
  test(`on ${device}, a player whose time ran out twice in a row is asked before another table by day, and says no or yes`, async ({
    visit,
    server,
  }) => {
    const page = await visit('/#/new/death-angel/invite', options)
    await openByDay(page)
    await page.waitForSelector('[data-gathering]')
    await runOutTwice(page, server.url)

    await page.goto(new URL('/#/new/death-angel/invite', server.url).href)
    await openByDay(page)
    await page.waitForSelector('dialog [data-late="yes"]')
    await expectAllSaid(page)
    await expectAccessible(page, HEADINGS)
    await page.click('[data-late="no"]')
    await page.waitForSelector('dialog [data-late]', { state: 'detached' })
    expect(await page.$('[data-gathering]')).toBeNull()

    // Escape also means no.
    await openByDay(page)
    await page.waitForSelector('dialog [data-late="yes"]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog [data-late]', { state: 'detached' })
    expect(await page.$('[data-gathering]')).toBeNull()

    await openByDay(page)
    await page.click('dialog [data-late="yes"]')
    await page.waitForSelector('[data-gathering]')
  })
}
