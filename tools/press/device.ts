import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paintCoarsely } from '../browser/coarse.ts'
import { deviceSeed, drawFrom, hurryBots, watchErrors } from '../browser/device.ts'
import { openEyes } from './eyes.ts'
import { LOCALES, SIZES, type Size, type Spoken } from './sizes.ts'

/** On what somebody presses. */
export interface DeviceKind {
  readonly size: Size
  readonly language: Spoken
  readonly seed: string
}

/** What is opened is waited for so long, in milliseconds. */
const PATIENCE = 90_000

/** Opens an address of the app as another person on another device; the page's errors are added to `errors`. */
export async function openDevice(browser: Browser, url: string, { size, language, seed }: DeviceKind, errors: string[]): Promise<Page> {
  const options = { ...SIZES[size], locale: LOCALES[language], reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context: BrowserContext = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(hurryBots)
  await context.addInitScript(drawFrom, deviceSeed(seed))
  await context.addInitScript(openEyes)
  context.on('page', (page) => watchErrors(page, errors))
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await paintCoarsely(page, options)
  await page.goto(url)
  await page.waitForSelector('#app > *')
  return page
}
