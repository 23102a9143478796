import { HELD } from '@orrery/protocol/held'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'

/** What the server stores about people, why and for how long: one line for each table of its database. */
export function KeptPage(): JSX.Element {
  return (
    <section class="panel account-card wide" aria-label={say('account-kept')}>
      <p>{say('account-kept-is')}</p>
      <ul class="account-kept">
        {Object.entries(HELD).map(([table, { why, term, erased }]) => (
          <li key={table} data-kept={table}>
            <b>{say(`kept-table-${table.replaceAll('_', '-')}`)}</b>
            <span>{[say(`kept-why-${why}`), say(`kept-term-${term}`), say(`kept-erased-${erased}`)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
