import type { Page } from 'playwright-core'

/** A page that still changes after so many frames (a clock, a bot that plays) counts as at rest. */
const MOST = 150

/** Runs in the page. */
async function restNow([quiet, most]: readonly [number, number]): Promise<void> {
  let still = 0
  const observer = new MutationObserver(() => {
    still = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frames = 0; frames < most && still < quiet; frames++) {
    await new Promise(requestAnimationFrame)
    still = document.querySelector('.loading, [data-busy]') === null ? still + 1 : 0
  }
  observer.disconnect()
}

/** Waits until for `quiet` frames nothing changes in a page, loads or is on its way. */
export async function atRest(page: Page, quiet = 3): Promise<void> {
  for (;;) {
    try {
      return await page.evaluate(restNow, [quiet, MOST] as const)
    } catch (error) {
      // Another page was loaded meanwhile, for which is waited instead.
      if (!/context was destroyed|navigat/i.test(String(error))) throw error
      await page.waitForLoadState()
    }
  }
}
