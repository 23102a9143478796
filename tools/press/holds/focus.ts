import type { Page } from 'playwright-core'
import { atRest } from '../rest.ts'

/** What has the focus, and how many dialogs are open. */
interface Standing {
  readonly address: string
  readonly dialogs: number
}

/** Remembers in the page what has the focus before a press by keyboard. */
export async function standingOf(page: Page): Promise<Standing> {
  const dialogs = await page.evaluate(() => document.querySelectorAll('dialog:modal').length)
  return { address: page.url(), dialogs }
}

/** After a press by keyboard, the focus is on something. */
export async function focusLost(page: Page): Promise<readonly string[]> {
  const isLost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
  return isLost ? ['nothing has the focus after a press by keyboard'] : []
}

/** Escape closes the dialog that a press by keyboard opened, and the focus returns to what was pressed. */
export async function dialogKept(page: Page, before: Standing): Promise<readonly string[]> {
  const now = await standingOf(page)
  if (now.dialogs <= before.dialogs || now.address !== before.address) return []
  const inside = await page.evaluate(() => [...document.querySelectorAll('dialog:modal')].at(-1)?.contains(document.activeElement) ?? false)
  await page.keyboard.press('Escape')
  await atRest(page)
  const after = await standingOf(page)
  return [
    ...(inside ? [] : ['the focus is not in the dialog that was opened']),
    ...(after.dialogs >= now.dialogs ? ['Escape does not close the dialog'] : await focusLost(page)),
  ]
}
