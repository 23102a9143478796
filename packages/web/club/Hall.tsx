import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { PersonName } from './Person.tsx'
import { Talk } from './Talk.tsx'

/** The talk in the club's hall. */
export function Hall(): JSX.Element {
  return (
    <section class="panel hall" aria-labelledby="hall" data-hall>
      <h2 id="hall">{say('hall')}</h2>
      <Talk place="hall" speaker={({ by, name }) => <PersonName person={by} name={name} />} />
    </section>
  )
}
