import { meetingSuite } from './meeting-suite.ts'
import { quickSuite } from './quick-suite.ts'
import type { Tried } from './store-suite.ts'
import { tiesSuite } from './ties-suite.ts'

/** How people find each other, on every store. */
export function clubSuite(name: string, open: () => Promise<Tried>): void {
  quickSuite(name, open)
  tiesSuite(name, open)
  meetingSuite(name, open)
}
