import { readFile } from 'node:fs/promises'
import { openPeopleAdmin } from '@orrery/server'
import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitAnyTurn, decide } from '../../../../tools/browser/player.ts'
import type { Fixtures } from '../../../../tools/browser/test.ts'
import { type PostOffice, postOffice } from '../../../server/test/post-office.ts'
import { becomeMember, PASSWORD, to } from '../members.ts'
import { expectAccessible, expectAllSaid, giveUp, HEADINGS } from '../person.ts'

/** Runs in the middle of a journey, when the pages have to be loaded again; a server may have been killed in it. */
export type Between = (...pages: readonly Page[]) => Promise<void>

/** Gives somebody a role on the site. */
export type GiveRole = (name: string, role: 'host' | 'moderator') => Promise<void>

const still = { reducedMotion: 'reduce' } as const
const hungarian = { ...still, locale: 'hu-HU' } as const
const phone = { ...still, viewport: { width: 390, height: 844 } } as const

/** Only loads the pages again. */
export const reload: Between = async (...pages) => {
  for (const page of pages) await page.reload()
}

/** The address of a server on this machine by a host name, which passkeys need. */
export function asLocalhost(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}

/** The settings with which a server at this address sends mail. */
export function mailBy(post: PostOffice, url: string): Record<string, string> {
  return { MAIL_URL: post.url, ORRERY_PUBLIC_URL: asLocalhost(url) }
}

/** Opens a mail server while it is used. */
export async function postFor(use: (post: PostOffice) => Promise<void>): Promise<void> {
  const ends: (() => Promise<void> | void)[] = []
  await use(await postOffice(0, (end) => void ends.push(end)))
  for (const end of ends) await end()
}

/** Gives roles as `orrery people` does, in a data folder or a Postgres. */
export function rolesIn(data: string, database: string | null): GiveRole {
  return async (name, role) => {
    const admin = await openPeopleAdmin(data, database)
    const [found] = await admin.find(name)
    await admin.give(found?.player ?? '', role)
    admin.close()
  }
}

/** What a journey needs. */
export interface Club {
  /** The mail server of the club. */
  readonly post: PostOffice
  readonly between: Between
  readonly give: GiveRole
  /** Receives the pages along the way. */
  readonly look: (page: Page, shot: string) => Promise<void>
}

/** A test in the browser with what journeys need. Its server sends mail and has a host name. */
export type ClubTest = (title: string, work: (given: Omit<Fixtures, 'browser'> & Club) => Promise<void>) => void

/** Makes a page somebody with this name who has been at the server. */
export async function enter(page: Page, name: string): Promise<Page> {
  await page.waitForSelector('[data-hall]')
  await page.fill('.club-side [data-name]', name)
  await page.fill('[data-speak]', `I am ${name}`)
  await page.keyboard.press('Enter')
  await page.locator('.talk-lines').getByText(`I am ${name}`, { exact: true }).waitFor()
  return page
}

/** Opens the actions on somebody who has said something in the hall. */
export async function press(page: Page, name: string): Promise<void> {
  await page.locator('.talk-lines .person-name', { hasText: name }).first().click()
  await page.waitForSelector('dialog .person-acts')
}

/** Says something in the hall. */
async function speak(page: Page, text: string): Promise<void> {
  await page.waitForSelector('[data-hall]')
  await page.fill('[data-speak]', text)
  await page.keyboard.press('Enter')
}

async function toAccount(page: Page): Promise<void> {
  await to(page, 'account')
  await page.waitForSelector('[data-account]:not([data-account="asking"])')
}

/** Gives a page its own authenticator, at which its user always confirms. */
async function authenticatorFor(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) }
}

/** How people sign up and in, from their first visit to their last: what a club does on one server and on several. */
export function accountJourneys(name: string, test: ClubTest): void {
  test(`${name} · a guest becomes a member by passkey, and finds the table on a second device by the same passkey`, async ({
    visit,
    server,
    between,
  }) => {
    const { url } = server
    const first = await visit(`${url}/`)
    const one = await authenticatorFor(first)
    await first.goto(`${url}/#/new/death-angel/invite`)
    await first.click('[data-open-table]')
    await first.waitForSelector('[data-gathering]')
    const table = new URL(first.url()).hash
    await toAccount(first)
    await first.fill('[name="new-name"]', 'Panna')
    await first.getByRole('button', { name: 'Become a member with a passkey' }).click()
    await first.waitForSelector('[data-passkey]')
    await between(first)

    const second = await visit(`${url}/`, { viewport: { width: 390, height: 844 } })
    const other = await authenticatorFor(second)
    const { credentials } = await one.cdp.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId })
    for (const credential of credentials)
      await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
    await toAccount(second)
    await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await second.waitForSelector('[data-account="member"]')
    expect(await second.textContent('h1')).toBe('Panna')
    await second.goto(`${url}/#/`)
    await second.click('[data-go-on] .primary')
    await second.waitForSelector('[data-gathering]')
    expect(new URL(second.url()).hash).toBe(table)
  })

  test(`${name} · a link by mail, a recovery code and the password lead back in, each link and each code once`, async ({
    visit,
    server,
    post,
    errors,
    between,
  }) => {
    const { url } = server
    const linkOf = (letter: string): string => /#\/account\/mail\/[\w-]{32}/.exec(letter)?.[0] ?? ''
    const first = await visit(`${url}/`, still)
    await becomeMember(first, 'Vera')
    await first.fill('[data-card="account-mail"] [name="mail"]', 'vera@example.org')
    await first.click('[data-card="account-mail"] form:has([name="mail"]) button')
    const confirming = await visit(`${url}/${linkOf(await post.next())}`, still)
    await confirming.click('.account-card form button')
    await confirming.waitForSelector('.account-card > [role="status"]')

    const second = await visit(`${url}/`, phone)
    await toAccount(second)
    await second.click('details:has([name="mail"]) summary')
    await second.fill('[name="mail"]', 'vera@example.org')
    await second.click('form:has([name="mail"]) button')
    const link = linkOf(await post.next())
    await between(second, first)
    await second.goto(`${url}/${link}`)
    await second.click('.account-card form button')
    await second.waitForSelector('[data-account="member"] [data-card="account-mail"]')
    expect(await second.textContent('h1')).toBe('Vera')

    await first.waitForSelector('[data-account="member"]')
    await first.click('[data-card="account-codes"] form button')
    const code = (await first.locator('[data-card="account-codes"] [data-copy]').inputValue()).split(/\s+/)[0] ?? ''
    const recover = async (): Promise<Page> => {
      const page = await visit(`${url}/`, hungarian)
      await toAccount(page)
      await page.click('details:has([name="code"]) summary')
      await page.fill('[name="recover-name"]', 'vera')
      await page.fill('[name="code"]', code)
      await page.click('form:has([name="code"]) button')
      return page
    }
    const third = await recover()
    await third.waitForSelector('[data-account="member"]')
    await (await recover()).waitForSelector('.account-wrong:not(:empty)')
    const thief = await visit(`${url}/${link}`, still)
    await thief.click('.account-card form button')
    await thief.waitForSelector('.account-wrong:not(:empty)')
    await toAccount(thief)
    await thief.fill('[name="name"]', 'VERA')
    await thief.fill('[name="password"]', PASSWORD)
    await thief.click('form:has([name="password"]) button')
    await thief.waitForSelector('[data-account="member"]')
    // Browsers log requests that are refused.
    errors.length = 0
  })

  test(`${name} · a member takes everything home as one file, asks to be deleted, and thinks again`, async ({ visit, between }) => {
    const page = await visit('/', still)
    await becomeMember(page, 'Lea')
    await to(page, 'club')
    await speak(page, 'I shall go soon')
    await page.locator('.talk-lines').getByText('I shall go soon').waitFor()
    await toAccount(page)
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-card="account-data"] form button')])
    expect(file.suggestedFilename()).toBe('orrery-my-data.json')
    const mine = JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))
    expect(mine).toContain('Lea')
    expect(mine).toContain('I shall go soon')
    const leaving = page.locator('[data-card="account-leave"]')
    await leaving.getByRole('switch').check()
    await leaving.locator('form button').click()
    await leaving.getByRole('status').waitFor()
    await between(page)
    await leaving.getByRole('status').waitFor()
    await leaving.locator('form button').click()
    await leaving.getByRole('switch').check()
    await leaving.locator('form button').click()
    await leaving.getByRole('status').waitFor()
  })
}

/** How people meet and deal with each other. */
export function meetingJourneys(name: string, test: ClubTest): void {
  test(`${name} · a challenge with other terms comes to a finished game, and who plays again sits the other way round`, async ({
    visit,
    between,
  }) => {
    const anna = await enter(await visit('/#/club', still), 'Ilka')
    const bela = await enter(await visit('/#/club', hungarian), 'Imre')
    await press(anna, 'Imre')
    await anna.click('[data-tie="challenge"]')
    await anna.selectOption('[data-challenge-game]', 'forbidden-stars')
    await expectAccessible(anna, HEADINGS)
    await anna.click('[data-offer]')
    await bela.waitForSelector('[data-challenge="open"] [data-settle="accept"]')
    await expectAllSaid(bela)
    await bela.click('[data-counter]')
    await bela.selectOption('[data-challenge-game]', 'chaos-galaxy')
    await bela.click('[data-offer]')
    await anna.locator('[data-challenge="open"]').getByText('Chaos Galaxy').waitFor()
    await anna.dblclick('[data-settle="accept"]')
    for (const page of [anna, bela]) {
      await page.click('[data-to-table]')
      await page.waitForSelector('.frame')
    }
    const names = async (page: Page): Promise<string[]> =>
      (await page.locator('.players .player b').allTextContents()).map((name) => name.trim())
    const before = await names(anna)
    const first = anna.url()
    await decide((await awaitAnyTurn([anna, bela])).page, 0)
    await between(anna, bela)
    for (const page of [anna, bela]) await page.waitForSelector('.frame .question')
    await giveUp((await awaitAnyTurn([anna, bela])).page)
    for (const one of [anna, bela]) await one.waitForSelector('.result')
    await anna.getByRole('button', { name: 'Play again' }).click()
    await bela.locator('.result .next .btn.primary').click()
    await expect.poll(() => anna.url()).not.toBe(first)
    await expect.poll(() => bela.url().split('#')[1]).toBe(anna.url().split('#')[1])
    await anna.waitForSelector('.frame .question:not(.result)')
    await expect.poll(() => names(anna)).toEqual([...before].reverse())
  })

  test(`${name} · quick match of two strangers, one on a phone, the other reloading and playing a bot meanwhile`, async ({
    visit,
    between,
  }) => {
    const anna = await visit('/#/lobby', still)
    await anna.selectOption('[data-quick-game]', 'death-angel')
    await anna.fill('[data-quick] [data-name]', 'Edit')
    await anna.click('[data-seek]')
    await anna.waitForSelector('[data-seeking]')
    await expectAccessible(anna, HEADINGS)
    await between(anna)
    await anna.waitForSelector('[data-seeking]')
    await anna.click('[data-meanwhile]')
    await anna.waitForSelector('.frame')
    const bela = await visit('/#/lobby', { ...phone, locale: 'hu-HU' })
    await bela.selectOption('[data-quick-game]', 'death-angel')
    await bela.fill('[data-quick] [data-name]', 'Ervin')
    await expectAccessible(bela, HEADINGS)
    await bela.click('[data-seek]')
    for (const page of [anna, bela]) await page.waitForSelector('[data-met]')
    expect(await anna.textContent('[data-met]')).toContain('Ervin')
    await expectAccessible(bela, HEADINGS)
    await expectAllSaid(bela)
    await anna.dblclick('[data-meet="yes"]')
    await bela.click('[data-meet="yes"]')
    await anna.locator('.players').getByText('Ervin').waitFor()
    await bela.locator('.players').getByText('Edit').waitFor({ state: 'attached' })
    expect(anna.url().split('#')[1]).toBe(bela.url().split('#')[1])
    const { page } = await awaitAnyTurn([anna, bela])
    await decide(page, 0)
  })

  test(`${name} · who is blocked finds neither tables, words nor presence of the other, and is not told`, async ({ visit, between }) => {
    const anna = await enter(await visit('/#/club', still), 'Ágota')
    const bela = await enter(await visit('/#/club', hungarian), 'Botond')
    await press(anna, 'Botond')
    await anna.click('[data-tie="friend"]')
    await bela.click('[data-agree]')
    await bela.locator('[data-circle] .friend[data-at="here"]').waitFor()
    await anna.locator('[data-tie="talk"]').waitFor()
    await anna.click('[data-tie="block"]')
    await anna.waitForSelector('[data-tie="unblock"]')
    await anna.keyboard.press('Escape')
    // A page whose dialog is about to leave the browser's history cannot be loaded again.
    await expect.poll(() => anna.evaluate(() => history.state?.open ?? 0)).toBe(0)
    await anna.locator('[data-people="blocked"]').getByText('Botond').waitFor()
    await bela.locator('[data-circle] .friend[data-at="away"]').waitFor()
    await between(anna, bela)
    await anna.fill('[data-speak]', 'WORDS')
    await anna.keyboard.press('Enter')
    await anna.locator('.talk-lines').getByText('WORDS').waitFor()
    await bela.locator('[data-circle] .friend').getByText('Ágota').waitFor()
    expect(await bela.textContent('.talk-lines')).not.toContain('Ágota')
    expect(await anna.textContent('.talk-lines')).not.toContain('Botond')
    const home = anna.url().replace(/#.*/, '')
    await anna.goto(`${home}#/new/death-angel/invite`)
    await anna.getByRole('switch', { name: /open tables/ }).check()
    await anna.click('[data-open-table]')
    await anna.waitForSelector('[data-gathering]')
    const link = await anna.inputValue('[data-copy]')
    const cili = await visit('/#/lobby', still)
    await cili.waitForSelector('[data-open]')
    await bela.goto(`${home}#/lobby`)
    await bela.waitForSelector('[data-open-tables] .none')
    await bela.goto(link)
    await bela.click('[data-take="1"]')
    await bela.waitForSelector('.toast')
    expect(await bela.textContent('.gathering-seats')).not.toContain('Botond')
    expect(await bela.textContent('.toast')).not.toContain('tilt')
  })

  test(`${name} · from a report to a suspension to an appeal, and back`, async ({ visit, give, look, between }) => {
    const mara = await visit('/', still)
    await becomeMember(mara, 'Mara')
    await give('Mara', 'moderator')
    const bela = await visit('/', { ...still, locale: 'hu-HU' })
    await becomeMember(bela, 'Benő')
    await to(bela, 'club')
    await speak(bela, 'You play like a stone')
    const anna = await visit('/#/club', still)
    const line = anna.locator('.talk-lines li', { hasText: 'You play like a stone' })
    await line.locator('[data-report]').click()
    await anna.fill('[data-reason]', 'rude')
    await anna.click('[data-report-it]')
    await anna.waitForSelector('dialog', { state: 'detached' })

    await to(mara, 'account/site')
    await mara.waitForSelector('[data-reports] [data-report]')
    expect(await mara.textContent('.report-talk .reported')).toContain('You play like a stone')
    // Only hosts set rules and roles.
    expect(await mara.locator('[data-rules]').count()).toBe(0)
    await look(mara, 'site-reports')
    await mara.click('[data-reports] [data-act]')
    await mara.locator('dialog').getByRole('button', { name: 'Suspend' }).first().click()
    await mara.selectOption('[data-term]', '72')
    await mara.fill('[name="reason"]', 'Insults in the hall')
    await look(mara, 'site-sanction')
    await mara.locator('dialog form button[type="submit"]').click()
    await mara.waitForSelector('[data-sanctioned-name="Benő"]')
    await mara.locator('[data-report]').waitFor({ state: 'detached' })

    // He is removed at once, and reads the reason in his own language.
    await bela.waitForSelector('[data-sanction="suspension"]')
    expect(await bela.textContent('[data-sanction="suspension"]')).toContain('Insults in the hall')
    await look(bela, 'suspended-hu')
    await bela.fill('[name="appeal"]', 'Bocsánat, többé nem fordul elő.')
    await bela.locator('[data-sanction="suspension"] button').click()
    await bela.locator('[data-sanction="suspension"] [name="appeal"]').waitFor({ state: 'detached' })

    await between(mara, anna)
    await mara.waitForSelector('[data-appeal]')
    expect(await mara.textContent('[data-appeal]')).toContain('Bocsánat')
    await look(mara, 'site-appeal')
    await mara.getByRole('button', { name: 'Take it back' }).click()
    await mara.waitForSelector('[data-sanctioned-name]', { state: 'detached' })
    expect(await mara.textContent('[data-acts]')).toContain('Benő')
    await bela.reload()
    await to(bela, 'club')
    await speak(bela, 'Hello again')
    await anna.locator('.talk-lines').getByText('Hello again').waitFor()
  })
}
