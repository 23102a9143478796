import { copiesOf, type SeekerInfo } from '@orrery/collecting'
import { breakable } from '../card/breaks.ts'
import type { PartProps } from './part.ts'
import { namesOf } from './Terms.tsx'

interface SeekersProps extends Pick<PartProps, 'mine' | 'text'> {
  readonly address: string
  readonly seekers: readonly SeekerInfo[]
}

/** Players who look for cards, and how many of those the reader has. */
export function Seekers({ seekers, mine, address, text }: SeekersProps) {
  return (
    <section class="panel">
      <h2>{text.say('coll-seekers')}</h2>
      {seekers.length === 0 && <p class="cgd-none">{text.say('coll-seekers-none')}</p>}
      <ul>
        {seekers.map(({ handle, name, wishes }) => (
          <li key={handle}>
            <a class="cgc-trade" href={`${address}${handle}`}>
              <b>{name}</b>
              <small>{text.say('coll-seeker-has', { count: wishes.filter((id) => copiesOf(mine.owned, id) > 0).length })}</small>
              <span lang={text.language}>{breakable(namesOf(Object.fromEntries(wishes.map((id) => [id, 1])), text), text.language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
