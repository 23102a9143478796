import type { FactionTexts } from '../texts.ts'
import { chaos } from './chaos.ts'
import { eldar } from './eldar.ts'
import { orks } from './orks.ts'
import { spaceMarines } from './space-marines.ts'

/** The texts of all factions, by faction id. */
export const TEXTS: readonly FactionTexts[] = [spaceMarines, chaos, orks, eldar]
