import type { Answer, Seat, Table } from '@orrery/kernel'
import { decide } from '@orrery/search'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAsked } from '../../../../tools/browser/asked.ts'
import { decide as decideIn, optionsOf } from '../../../../tools/browser/player.ts'
import type { Visit } from '../../../../tools/browser/test.ts'
import type { Person } from './person.ts'
import { askedByHand, BETWEEN_VISITS, type Played, sayWith } from './visits.ts'

/** A member who plays in a page. */
export interface Visitor extends Person {
  readonly page: Page
  readonly url: string
}

/** Opens a page in which somebody is signed in. */
export async function withPage(visit: Visit, url: string, person: Person): Promise<Visitor> {
  const [name = '', value = ''] = person.cookie.split('=')
  const page = await visit(url, {
    reducedMotion: 'reduce',
    storageState: {
      cookies: [{ ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 }, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [{ origin: url, localStorage: [{ name: 'orrery.member', value: '1' }] }],
    },
  })
  return { ...person, page, url }
}

/** What somebody does at a visit besides answering. */
export interface Habits {
  /** Says beforehand on the board's sheets what can be said now; true where it has. */
  say(page: Page): Promise<boolean>
  /** Whether to answer in advance what may be asked next. */
  readonly foresees: boolean
  /** Whether to say on another device what goes with each answer, as the script of `orrery bench days` does. */
  readonly says?: boolean
  /** Answers on a sheet of the board; false where none lies there. */
  press?(page: Page): Promise<boolean>
}

/** What came of a visit. */
export interface Visited {
  /** Whether pictures of what happened were shown. */
  readonly recap: boolean
  /** Whether something was said on a sheet of the board. */
  readonly sheet: boolean
  /** Whether an answer was given in advance to what may be asked next. */
  readonly ifThen: boolean
}

/** Eight hours later somebody opens the table, sees what happened, and answers in the page until somebody else must. */
export async function visitInPage(played: Played, visitor: Visitor, seat: Seat, habits: Habits): Promise<Visited> {
  const { servers, table: id } = played
  const { page, url } = visitor
  servers.turnTo(servers.now() + BETWEEN_VISITS)
  await page.goto(`${url}/#/table/${id}`)
  const recap = await lookBack(page, await missed(played, visitor, seat))
  const device = habits.says === true ? await visitor.connect() : null
  let sheet = false
  for (;;) {
    const table = await servers.tableOf(id)
    const asked = table.result === null ? await askedByHand(played, table) : []
    if (table.result !== null || (asked.length > 0 && !asked.includes(seat))) break
    if (asked.length > 0) {
      await shown(page, table.version)
      await readAsked(page)
      if (!sheet) sheet = await habits.say(page)
      const wanted = decide(table, seat, { level: 'quick', salt: 'by day' })
      if (device !== null) await sayWith(played, device, table, seat, wanted)
      await answerIn(page, table, wanted, habits)
    }
    await servers.movedOn(id, table.version)
  }
  await device?.close()
  const over = (await servers.tableOf(id)).result !== null
  if (over) await page.waitForSelector('.result')
  const ifThen = !over && habits.foresees && (await sayNext(page))
  if (!over) await seenIn(page, id)
  await page.goto(`${url}/#/`)
  await page.waitForSelector('.home')
  return { recap, sheet, ifThen }
}

/** How many pictures the page is to show of what happened since it last showed the table; null where it never did. */
async function missed({ table, servers }: Played, visitor: Visitor, seat: Seat): Promise<number | null> {
  const since = await lastSeenIn(visitor.page, table)
  if (since === null) return null
  const { result, version } = await servers.tableOf(table)
  if (result !== null || since >= version) return 0
  const client = await visitor.connect()
  const { beats } = await client.want('beats', { type: 'beats', table, seat, since })
  await client.close()
  return beats.length
}

function lastSeenIn(page: Page, table: string): Promise<number | null> {
  return page.evaluate((id) => {
    const seen = JSON.parse(localStorage.getItem('orrery.seen') ?? '[]') as readonly (readonly [string, number])[]
    return seen.find(([one]) => one === id)?.[1] ?? null
  }, table)
}

/** Looks through what happened; false where the page shows the table at once. */
async function lookBack(page: Page, pictures: number | null): Promise<boolean> {
  await page.waitForSelector('.frame')
  if (pictures === null || pictures === 0) return false
  await page.waitForSelector('[data-recap]')
  await expect.poll(() => page.locator('[data-beat]').count()).toBe(pictures)
  await page.click('[data-recap-close]')
  await page.waitForSelector('[data-recap]', { state: 'detached' })
  return true
}

/** Waits until the page shows a version of the table. */
async function shown(page: Page, version: number): Promise<void> {
  await page.waitForFunction((now) => Number(document.querySelector('.question')?.getAttribute('data-version') ?? -1) >= now, version, {
    polling: 30,
  })
}

/** Waits until the page remembers that it has shown the table as it is now. */
async function seenIn(page: Page, table: string): Promise<void> {
  await page.waitForFunction(
    (id) => {
      const version = Number(document.querySelector('.question')?.getAttribute('data-version'))
      const seen = JSON.parse(localStorage.getItem('orrery.seen') ?? '[]') as readonly (readonly [string, number])[]
      return seen.some(([one, at]) => one === id && at >= version)
    },
    table,
    { polling: 30 },
  )
}

/** Answers by the board's sheet, or as the quick bot would where the page offers that. */
async function answerIn(page: Page, table: Table, wanted: Answer, { press }: Habits): Promise<void> {
  if ((await press?.(page)) === true) return
  const option = 'option' in wanted ? wanted.option : ''
  await decideIn(page, table.version, (options, at) => (options.includes(option) ? option : (options[at % options.length] as string)))
}

/** Answers in advance the likeliest question to come; false where none is found. */
async function sayNext(page: Page): Promise<boolean> {
  await page.waitForSelector('.away-list[aria-busy="false"], .away-head[aria-expanded="false"]')
  const next = await page.$('[data-foreseen]:not(:has([data-said])) [data-imagine]')
  if (next === null) return false
  await next.click()
  await page.waitForSelector('.frame[data-imagined] [data-imagined-bar]')
  if ((await optionsOf(page)).length > 0) await decideIn(page, 0, ([first]) => first as string)
  else await decideIn(page, 0)
  await page.waitForSelector('.frame:not([data-imagined])')
  await page.waitForSelector('[data-said]')
  return true
}
