import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'

const PAGES = ['profile', 'board', 'figures', 'games', 'studies', 'puzzles'] as const

/** The pages of records. */
export type RecordsPage = (typeof PAGES)[number]

/** Links to the pages of records; `current` is the one that is shown. */
export function RecordsNav({ current }: { readonly current: RecordsPage | null }): JSX.Element {
  return (
    <nav class="records-nav" aria-label={say('records')}>
      {PAGES.map((page) => (
        <a key={page} href={address(page)} aria-current={current === page ? 'page' : undefined}>
          {say(`records-${page}`)}
        </a>
      ))}
    </nav>
  )
}
