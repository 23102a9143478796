import type { BrowserContextOptions } from 'playwright-core'

const FINGERS = { hasTouch: true, isMobile: true } as const

/** The sizes of screens on which somebody presses. */
export const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, ...FINGERS },
  phone: { viewport: { width: 390, height: 844 }, ...FINGERS },
  across: { viewport: { width: 844, height: 390 }, ...FINGERS },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>
export type Size = keyof typeof SIZES

/** The languages in which somebody presses, and how a browser names them. */
export const LOCALES = { en: 'en-GB', hu: 'hu-HU' } as const
export type Spoken = keyof typeof LOCALES
