import type { Page } from 'playwright-core'
import { awaitAnyTurn, decide } from '../../../tools/browser/player.ts'
import { giveUp } from './person.ts'

export const PASSWORD = 'nine lives of a cat'

/** A desktop, a tablet, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

/** Goes to a page of the app. */
export async function to(page: Page, fragment: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, `#/${fragment}`))
}

export async function becomeMember(page: Page, name: string): Promise<void> {
  await to(page, 'account')
  await page.waitForSelector('[data-account]:not([data-account="asking"])')
  await page.fill('[name="new-name"]', name)
  await page.fill('[name="new-password"]', PASSWORD)
  await page.click('form:has([name="new-password"]) button')
  await page.waitForSelector('[data-account="member"]')
}

/** A rated duel of Chaos Galaxy between two members, which the second gives up after something has happened. Returns the table's id. */
export async function ratedDuel(
  anna: Page,
  bela: Page,
  nameOfBela: string,
  meanwhile = async (): Promise<void> => undefined,
): Promise<string> {
  for (const page of [anna, bela]) {
    await to(page, 'club')
    await page.waitForSelector('[data-hall]')
  }
  await bela.fill('[data-speak]', 'Szia!')
  await bela.keyboard.press('Enter')
  await anna.locator('.talk-lines .person-name', { hasText: nameOfBela }).first().click()
  await anna.click('[data-tie="challenge"]')
  await anna.selectOption('[data-challenge-game]', 'chaos-galaxy')
  await anna.locator('dialog [role="switch"]').first().check()
  await anna.click('[data-offer]')
  await bela.locator('[data-challenge="open"] [data-settle="accept"]').dblclick()
  for (const page of [anna, bela]) {
    await page.click('[data-to-table]')
    await page.waitForSelector('.frame')
  }
  const { page: first } = await awaitAnyTurn([anna, bela])
  await decide(first, 0)
  await meanwhile()
  await giveUp(bela)
  await anna.waitForSelector('.result')
  return anna.url().split('/').at(-1) ?? ''
}
