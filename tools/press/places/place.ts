import type { Random } from '@orrery/kernel'
import type { Page } from 'playwright-core'

/** What a place needs to begin. */
export interface Start {
  readonly game: string
  readonly random: Random
  /** Opens an address of the app (`#/...`) as another person on another device. */
  visit(fragment?: string): Promise<Page>
}

/** Where somebody begins to press. */
export interface Place {
  /** The games for which there is such a place; absent: it belongs to no game. */
  readonly games?: readonly string[]
  /** Opens it, and returns the page of each person. */
  open(start: Start): Promise<readonly [Page, ...Page[]]>
}
