import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, optionsOf } from '../../../web/test/person.ts'
import { type TwoServers, unleasedTest as test } from './house.ts'
import { arrive, type Visitor } from './visitor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So many visits are made, by one player after the other. */
const VISITS = 4

const ASKED = '.question:not(.recap) :is(.option, [data-gold], [data-tick]):not([aria-disabled="true"])'

test('two people on two servers play Death Angel by day: two visits each, through a restart and a holiday, told in every way, and their time never runs out', async ({
  visit,
  server,
  errors,
}) => {
  const anna = await arrive(visit, server, server.url, 'Anna')
  const bela = await arrive(visit, server, server.second, 'Bela')
  await anna.account('webhook-add', { form: 'ntfy', url: `${server.hooks}/anna`, secret: null })
  await tellByMail(server, bela)
  const table = await opened(server, anna, bela)
  const people = [anna, bela] as const
  const mayBeAsked = new Set<string>()
  let said = 0
  for (let visits = 0; visits < VISITS; visits++) {
    const next = people[visits % 2] as Visitor
    if (visits === 2) await server.restart()
    if (visits === 3) await overHoliday(server, next)
    const outcome = await visitOnce(next, addressOn(server, next, table), visits)
    if (outcome.answered) mayBeAsked.add(next.name)
    if (outcome.said) said++
    server.turnTo(server.now() + 8 * HOUR)
  }
  // Pages that were open when the servers stopped could not connect for a while.
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED')))
  expect(mayBeAsked.size).toBe(2)
  expect(said).toBeGreaterThan(0)
  const tells = (text: string): boolean => text.includes('Death Angel: your turn')
  for (const { pushes } of people) await expect.poll(() => pushes().some(tells)).toBe(true)
  await expect.poll(() => server.came.some(({ path, body }) => path === '/' && tells(String(body)))).toBe(true)
  await expect.poll(() => server.office.letters.some(tells)).toBe(true)
  expect(answersByTime(server, table)).toBe(0)
})

const addressOn = ({ url, second }: TwoServers, { name }: Visitor, table: string): string =>
  `${name === 'Anna' ? url : second}/#/table/${table}`

async function tellByMail(server: TwoServers, { account, page }: Visitor): Promise<void> {
  await account('mail-add', { mail: 'bela@example.org', language: 'en' })
  const link = /#\/account\/mail\/([\w-]{32})/.exec(await server.office.next())?.[1] ?? ''
  await account('mail-open', { link })
  const kinds = { turn: true, deadline: true, challenge: true, evening: true }
  await account('notices-wish', { kinds, mail: 'at-once', language: 'en' })
  await page.reload()
}

/** A table by day that the first opens and the second joins; both leave it then. Returns its id. */
async function opened(server: TwoServers, host: Visitor, guest: Visitor): Promise<string> {
  await host.page.goto(`${server.url}/#/new/death-angel/invite`)
  await host.page.selectOption('[data-time-preset]', 'day-2')
  await host.page.click('[data-open-table]')
  await host.page.waitForSelector('[data-gathering]')
  const table = host.page.url().split('/').at(-1) ?? ''
  await guest.page.goto(`${server.second}/#/table/${table}`)
  await guest.page.click('[data-take]')
  await guest.page.waitForSelector('.frame')
  await host.page.waitForSelector('.frame')
  await host.leave()
  await guest.leave()
  return table
}

/** Takes days off that begin tomorrow, and lets them pass: the clock of who is asked stands still. */
async function overHoliday(server: TwoServers, { page }: Visitor): Promise<void> {
  const day = (days: number): string => new Date(server.now() + days * DAY).toISOString().slice(0, 10)
  await page.goto(page.url().replace(/#.*/, '#/account/calendar'))
  await page.fill('[data-holiday-day="first"]', day(1))
  await page.fill('[data-holiday-day="last"]', day(9))
  await page.click('[data-add-holiday]')
  await page.waitForSelector('[data-holiday]')
  server.turnTo(server.now() + 9 * DAY)
}

/** Opens the table, looks through what happened, and stays until it is known whether anything is asked. */
async function comeTo(page: Page, table: string): Promise<void> {
  await page.goto(table)
  await page.waitForSelector(`[data-recap], [data-away], .result, ${ASKED}`)
  if ((await page.$('[data-recap]')) === null) return
  expect(await page.locator('[data-beat]').count()).toBeLessThanOrEqual(7)
  await page.click('[data-recap-close]')
  await page.waitForSelector('[data-recap]', { state: 'detached' })
}

/** One visit: what happened, every answer until somebody else must decide, and what is said for the next question. */
async function visitOnce(person: Visitor, table: string, visits: number): Promise<{ readonly answered: boolean; readonly said: boolean }> {
  const { page } = person
  await comeTo(page, table)
  // What would be asked may have been answered by what was said beforehand.
  await page.waitForSelector(ASKED, { timeout: 5000 }).catch(() => null)
  let made = 0
  while (made < 40 && (await page.$(ASKED)) !== null) await decide(page, visits * 40 + made++)
  const said = await sayNext(page)
  await person.leave()
  return { answered: made > 0, said }
}

/** Answers the likeliest next question beforehand; false where none is found. */
async function sayNext(page: Page): Promise<boolean> {
  const found = await page.waitForSelector(`[data-foreseen] [data-imagine], .result, ${ASKED}`).catch(() => null)
  if (found === null || (await page.$('[data-foreseen] [data-imagine]')) === null) return false
  await page.click('[data-foreseen] [data-imagine]')
  await page.waitForSelector('.frame[data-imagined] [data-imagined-bar]')
  if ((await optionsOf(page)).length > 0) await decide(page, 0, ([first]) => first as string)
  else await decide(page, 0)
  await page.waitForSelector('[data-said]')
  return true
}

/** How many answers of a table time gave. */
function answersByTime({ data }: TwoServers, table: string): number {
  const database = new DatabaseSync(`${data}/orrery.sqlite`, { readOnly: true })
  const counted = database.prepare("select count(*) as n from answers where table_id = ? and ref like 'clock:%'").get(table) as {
    n: number
  }
  database.close()
  return counted.n
}
