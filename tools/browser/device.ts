import type { Page } from 'playwright-core'

/** Runs in the page before anything else and makes bots move at once. The empty page with which every tab begins has no storage. */
export function hurryBots(): void {
  if (location.protocol === 'about:') return
  if (localStorage.getItem('orrery.settings') === null) localStorage.setItem('orrery.settings', '{"pace":"once"}')
}

/** Runs in the page before anything else and takes its random numbers from a seed, so that a failed game fails again. */
export function drawFrom(seed: number): void {
  if (location.protocol === 'about:') return
  const loads = Number(sessionStorage.getItem('orrery.loads') ?? 0)
  sessionStorage.setItem('orrery.loads', String(loads + 1))
  let state = (seed + Math.imul(loads, 0x9e3779b1)) >>> 0
  const byte = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) & 255
  }
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
      bytes[at] = byte()
    })
    return array
  }
}

/** The seed of a device with this name (FNV-1a). */
export function deviceSeed(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * Playwright cancels a tap that would hit something else, because what was there has moved, and taps again; Chromium complains if something is
 * being scrolled. The app itself cancels no touch when it begins.
 */
const CANCELLED_TAP = 'Ignored attempt to cancel a touchstart event'

/** Adds the errors that a page reports to `errors`, as they come. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(CANCELLED_TAP))
      errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.stack ?? error.message}`))
}
