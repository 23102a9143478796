import type { BrowserContextOptions, Page } from 'playwright-core'

/** A pixel of the page in pixels of the screen: the whole page is one or two of them. */
const SCALE = 0.001

/** What makes a page finely painted again, for pictures. */
const finely = new WeakMap<Page, () => Promise<void>>()

/**
 * Lets Chromium paint a page as if its screen were a thousand times as coarse: painting without a graphics card takes as much processor as all the
 * rest of a page. The page itself knows nothing of it: sizes, styles, what lies where and where a pointer presses stay as they are.
 */
export async function paintCoarsely(page: Page, { isMobile = false, deviceScaleFactor = 1 }: BrowserContextOptions): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const paint = async (scale: number): Promise<void> => {
    const size = page.viewportSize()
    if (size === null) return
    const { width, height } = size
    // What Playwright itself sets for a size, and the scale.
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, screenWidth: width, screenHeight: height, deviceScaleFactor, mobile: isMobile },
      screenOrientation:
        isMobile && height >= width ? { angle: 0, type: 'portraitPrimary' } : { angle: isMobile ? 90 : 0, type: 'landscapePrimary' },
      viewport: { x: 0, y: 0, width, height, scale },
    })
  }
  const resize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await resize(size)
    await paint(SCALE)
  }
  finely.set(page, () => paint(1))
  await paint(SCALE)
}

/** Lets Chromium paint a page finely until its size changes. */
export async function paintFinely(page: Page): Promise<void> {
  await finely.get(page)?.()
}
