import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { absoluteAddress, address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { asMyself } from '../home/online.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { useOnce } from '../look/once.ts'
import { Sure } from '../look/Sure.tsx'
import { tried } from '../table/source/remote.ts'
import { ask, clockLine, type Evening, evenings, readEvenings } from './ties.ts'

/** The evenings that concern the reader; the one with `id` first. Nothing if there are none. */
export function Evenings({ id }: { readonly id: string }): JSX.Element | null {
  useEffect(() => {
    if (id !== '') tried(readEvenings(id))
  }, [id])
  const shown = [...evenings.value].sort((one, other) => Number(other.id === id) - Number(one.id === id) || one.at - other.at)
  if (shown.length === 0) return null
  return (
    <div class="club-main">
      {shown.map((evening) => (
        <EveningCard key={evening.id} evening={evening} />
      ))}
    </div>
  )
}

/** A table on a date: who comes, how many seats are left, and the reader's reply. */
export function EveningCard({ evening }: { readonly evening: Evening }): JSX.Element {
  const { id, title, game, at, seats, host, mine, coming, comes, table, club, rated, pace, off } = evening
  const free = seats - coming.length
  return (
    <section class="panel evening" style={accents(game)} aria-label={title} data-evening={id}>
      <h2>{title}</h2>
      <p class="evening-at">
        <Emblem game={game} />
        <span>
          <b>{clockLine(at)}</b>
          <small>
            {[
              gameName(game),
              say('seats-exact', { max: seats }),
              say(`pace-of-${pace}`),
              say(rated ? 'rated' : 'casual'),
              club ? '' : say('evening-by', { host }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
      </p>
      <p class="evening-coming">
        {off ? null : <span>{coming.join(', ')}</span>}
        <b>{off ? say('evening-is-off') : free > 0 ? say('open-seats', { n: free }) : say('evening-full')}</b>
      </p>
      <div class="acts spread">
        <Reply evening={evening} />
        {off ? null : (
          <a class="btn" href={`calendar/${id}.ics`} download={`orrery-${id}.ics`} data-calendar>
            {say('calendar')}
          </a>
        )}
        {mine && table === null && !off ? (
          <Sure
            word="evening-call-off"
            ask={say('evening-call-off-sure', { n: coming.length - (comes ? 1 : 0) })}
            act={() => tried(ask({ type: 'call-off', evening: id }).then(() => readEvenings()))}
          />
        ) : null}
      </div>
      {mine && !off ? <CopyField name={say('evening-link')} value={absoluteAddress('club', id)} /> : null}
    </section>
  )
}

/** The way to the table once it is open; before that, whether the reader comes; that they know, if it was called off. */
function Reply({ evening: { id, seats, coming, comes, table, off } }: { readonly evening: Evening }): JSX.Element | null {
  const once = useOnce()
  const reply = (come: boolean): void =>
    once(async () => {
      await asMyself()
      await ask({ type: 'come', evening: id, comes: come })
      await readEvenings()
    })
  if (table !== null)
    return (
      <a class="btn primary" href={address('table', table)}>
        {say('to-table')}
      </a>
    )
  if (comes)
    return (
      <button type="button" class="btn" data-come="no" onClick={() => reply(false)}>
        {say(off ? 'evening-off-seen' : 'evening-cannot')}
      </button>
    )
  if (off || coming.length >= seats) return null
  return (
    <button type="button" class="btn primary" data-come="yes" onClick={() => reply(true)}>
      {say('evening-come')}
    </button>
  )
}
