import { quickSuite } from './quick-suite.ts'
import type { Tried } from './store-suite.ts'

/** How people find each other, on every store. */
export function clubSuite(name: string, open: () => Promise<Tried>): void {
  quickSuite(name, open)
}
