import { startChromium } from './chromium.ts'
import { buildWeb } from './web.ts'

/** Runs once before the browser tests: builds the web app, and starts Chromium, which unpacks itself on its first start. */
export default async function build(): Promise<void> {
  await (await startChromium()).close()
  buildWeb()
}
