import type { LearnModule } from '@orrery/board'
import { guided } from './guided.ts'
import { Pages } from './Pages.tsx'

export const learn: LearnModule = { Pages, guided }
