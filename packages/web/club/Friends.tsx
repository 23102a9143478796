import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { NameBadge } from '../look/NameBadge.tsx'
import { Switch } from '../look/Switch.tsx'
import { tried } from '../table/source/remote.ts'
import { PersonDialog, PersonName } from './Person.tsx'
import { ask, circle, type Whereabouts } from './ties.ts'

/** The order of presence, the most available first. */
const NEARNESS: Readonly<Record<Whereabouts, number>> = { here: 0, table: 1, away: 2 }

/** The present friends, and friend requests. Nothing if there are none. */
export function FriendsHere(): JSX.Element | null {
  const shown = circle.value.friends.filter(({ state, at }) => state === 'asks' || (state === 'friend' && at !== 'away'))
  if (shown.length === 0) return null
  return (
    <section class="panel friends" aria-labelledby="friends-here" data-friends-here>
      <h2 id="friends-here">{say('friends-here')}</h2>
      <FriendList friends={shown} />
    </section>
  )
}

function FriendList({ friends }: { readonly friends: (typeof circle.value)['friends'] }): JSX.Element {
  return (
    <ul>
      {[...friends]
        .sort((one, other) => NEARNESS[one.at] - NEARNESS[other.at] || one.name.localeCompare(other.name))
        .map(({ person, name, state, at, mark }) => (
          <li key={person} class="friend" data-at={at}>
            <i aria-hidden="true" class={`at ${at}`} />
            <PersonName person={person} name={name} />
            <NameBadge mark={mark} />
            <span>{say(state === 'friend' ? `at-${at}` : `friend-${state}`)}</span>
            {state === 'asks' ? (
              <button
                type="button"
                class="btn small"
                data-agree={person}
                onClick={() => tried(ask({ type: 'tie', person, tie: 'friend', on: true }).then(() => undefined))}
              >
                {say('friend-agree')}
              </button>
            ) : null}
          </li>
        ))}
    </ul>
  )
}

/** Everybody with a tie to the reader, and a search for more. */
export function Circle(): JSX.Element {
  const { friends, follows, blocked, muted, hidden } = circle.value
  return (
    <section class="panel circle" aria-labelledby="circle" data-circle>
      <h2 id="circle">{say('friends')}</h2>
      <FindPerson />
      {friends.length === 0 ? <p class="none">{say('friends-none')}</p> : <FriendList friends={friends} />}
      <People title="follows" people={follows} />
      <People title="muted" people={muted.filter(({ table }) => table === '')} />
      <People title="blocked" people={blocked} />
      <Switch
        label={say('hide-me')}
        help={say('hide-me-is')}
        on={hidden}
        turn={(on) => tried(ask({ type: 'hide', hidden: on }).then(() => undefined))}
        data-hide
      />
    </section>
  )
}

interface PeopleProps {
  readonly title: 'follows' | 'muted' | 'blocked'
  readonly people: readonly { readonly person: string; readonly name: string }[]
}

function People({ title, people }: PeopleProps): JSX.Element | null {
  if (people.length === 0) return null
  return (
    <>
      <h3>{say(`people-${title}`)}</h3>
      <ul class="names" data-people={title}>
        {people.map(({ person, name }) => (
          <li key={person}>
            <PersonName person={person} name={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FindPerson(): JSX.Element {
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly { readonly person: string; readonly name: string }[] | null>(null)
  const [chosen, choose] = useState<{ readonly person: string; readonly name: string } | null>(null)
  async function find(): Promise<void> {
    const reply = await ask({ type: 'find-person', name })
    const people = reply.type === 'people' ? reply.people : []
    setFound(people)
    if (people.length === 1) choose(people[0] ?? null)
  }
  return (
    <form
      class="find-person"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') tried(find())
      }}
    >
      <label>
        <span>{say('find-person')}</span>
        <input class="field" value={name} maxLength={24} data-find onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <button type="submit" class="btn">
        {say('find')}
      </button>
      {found !== null && found.length === 0 ? <p role="status">{say('refusal-error-unknown-person')}</p> : null}
      {found !== null && found.length > 1 ? (
        <ul class="names">
          {found.map((one) => (
            <li key={one.person}>
              <PersonName {...one} />
            </li>
          ))}
        </ul>
      ) : null}
      {chosen === null ? null : <PersonDialog {...chosen} close={() => choose(null)} />}
    </form>
  )
}
