import { learning } from './learning.ts'
import { online } from './online.ts'
import { pages } from './pages.ts'
import type { Place } from './place.ts'
import { tables } from './tables.ts'

/** Where somebody may begin to press, by name. */
export const PLACES: Readonly<Record<string, Place>> = { ...tables, ...learning, ...pages, ...online }
