import type { Page } from 'playwright-core'

/** The frames for which something must stay in its place. */
const FRAMES = 30

/**
 * Waits until an element stays in its place: a map first shows all of itself, then what is asked about. Call it before the pointer goes where
 * the element was measured.
 */
export async function atRest(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached' })
  await page.evaluate(
    async ([wanted, frames]) => {
      const place = (): string => JSON.stringify(document.querySelector(wanted)?.getBoundingClientRect())
      for (let same = 0, last = place(); same < frames; ) {
        await new Promise(requestAnimationFrame)
        same = place() === last ? same + 1 : 0
        last = place()
      }
    },
    [selector, FRAMES] as const,
  )
}
