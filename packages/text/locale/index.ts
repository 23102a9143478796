import type { Language } from '../text.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { Locale } from './locale.ts'

/** All languages of Orrery, for whoever can have them at hand at once. */
export const locales: Readonly<Record<Language, Locale>> = { en, hu }
