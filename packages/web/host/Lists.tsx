import type { OwnReport } from '@orrery/protocol/host'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { ago, whole } from './amounts.ts'

/** Recent problems. */
export function ErrorList({ report: { errors, now } }: { readonly report: OwnReport }): JSX.Element {
  return (
    <section class="panel host-list" aria-labelledby="host-errors" data-card="errors">
      <h2 id="host-errors">{say('host-errors')}</h2>
      <p>{say(errors.length === 0 ? 'host-errors-none' : 'host-errors-are')}</p>
      <ul>
        {errors.map(({ level, message, table, error, last, count }) => (
          <li key={`${level} ${message}`} class={level === 'error' ? 'bad' : 'warn'}>
            <b lang="en">{message}</b>
            <span>{say('host-times', { n: count, ago: ago((now - last) / 1000) })}</span>
            {table === null ? null : <code>{table}</code>}
            {error === null ? null : (
              <p lang="en">
                <code>{error}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Unreadable tables, and what to do about each reason. */
export function SetAsideList({ report: { setAside } }: { readonly report: OwnReport }): JSX.Element {
  const reasons = [...new Set(setAside.map(({ why }) => why))]
  return (
    <section class="panel host-list" aria-labelledby="host-aside" data-card="aside">
      <h2 id="host-aside">{say('host-aside', { n: setAside.length })}</h2>
      <p>{say(setAside.length === 0 ? 'host-aside-none' : 'host-aside-are')}</p>
      <ul>
        {reasons.map((why) => {
          const tables = setAside.filter((one) => one.why === why)
          return (
            <li key={why} class="bad">
              <b>{say(`host-why-${why}`)}</b>
              <span>{whole(tables.length)}</span>
              <p>{say(`host-advice-aside-${why}-do`)}</p>
              <p>
                {tables.map(({ table }) => (
                  <code key={table}>{table} </code>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
