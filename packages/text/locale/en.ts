import common from '../common/en.ts'
import { functions } from '../functions.ts'
import type { Locale } from './locale.ts'

/** English. */
export const en: Locale = { language: 'en', common, functions }
