import type { Random } from '@orrery/kernel'
import type { ElementHandle, Page } from 'playwright-core'

/** Somebody who presses: where, with what, and how they choose. */
export interface Presser {
  readonly page: Page
  readonly random: Random
  /** Where they began, to which they return now and then. */
  readonly home: string
  /** Whether they press with fingers. */
  readonly touches: boolean
}

/** What was pressed. */
export interface Pressed {
  /** In a few words. */
  readonly what: string
  /** Whether by keyboard, which must leave the focus on something. */
  readonly byKey?: boolean
  /** Why it could not be pressed; for example, something lay over it. */
  readonly failed?: string
}

/** A way to press; null where there is nothing of the kind. */
export type Press = (presser: Presser) => Promise<Pressed | null>

/** A press waits so long for what it presses, in milliseconds. */
const PATIENCE = 3000

/** One of a list. */
export function oneOf<T>({ random }: Presser, list: readonly T[]): T | undefined {
  return list[random.below(Math.max(1, list.length))]
}

/** One of the shown elements that match a selector. */
export async function oneShown(presser: Presser, selector: string): Promise<ElementHandle<HTMLElement> | null> {
  const { page, random } = presser
  const all = await page.evaluateHandle((wanted) => window.eyes.shown(wanted), selector)
  const count = await all.evaluate((list) => list.length)
  if (count === 0) return null
  const one = await all.evaluateHandle((list, at) => list[at] as HTMLElement, random.below(count))
  return one.asElement()
}

/** Presses an element with the pointer or a finger. */
export async function pressOn({ touches }: Presser, element: ElementHandle<HTMLElement>, name: string): Promise<Pressed> {
  const what = `${name} ${await element.evaluate((one) => window.eyes.describe(one))}`
  try {
    await (touches ? element.tap({ timeout: PATIENCE }) : element.click({ timeout: PATIENCE }))
    return { what }
  } catch (error) {
    return { what, failed: reasonOf(error) }
  }
}

/** Why a press failed, without what Playwright tried before. */
function reasonOf(error: unknown): string {
  const text = String(error)
  const over = /<[^>]*>[^\n]*intercepts pointer events/.exec(text)?.[0]
  return over ?? /not visible|outside of the viewport|not stable|not attached|detached/.exec(text)?.[0] ?? text.slice(0, 200)
}
