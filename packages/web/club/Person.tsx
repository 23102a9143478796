import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { tried } from '../table/source/remote.ts'
import { ChallengeForm } from './ChallengeForm.tsx'
import { Punctuality } from './Punctuality.tsx'
import { Talk } from './Talk.tsx'
import { ask, circle } from './ties.ts'

/** A player whom the reader meets somewhere. */
export interface Somebody {
  readonly person: string
  readonly name: string
  /** The table where they meet; the player can be muted for that table alone. */
  readonly table?: string
}

/** A name that opens the actions on a player: challenge, befriend, follow, talk, mute, block. */
export function PersonName({ person, name, table }: Somebody): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="as-link person-name" aria-haspopup="dialog" data-person={person} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open ? <PersonDialog person={person} name={name} {...(table === undefined ? {} : { table })} close={() => setOpen(false)} /> : null}
    </>
  )
}

/** The actions on a player. */
export function PersonDialog({ person, name, table, close }: Somebody & { close(): void }): JSX.Element {
  const [part, setPart] = useState<'acts' | 'challenge' | 'talk'>('acts')
  return (
    <Dialog title={part === 'challenge' ? say('challenge-to', { name }) : name} onClose={close}>
      {part === 'challenge' ? <ChallengeForm person={person} done={close} /> : null}
      {part === 'talk' ? <Talk place={person} speaker={(line) => <b>{line.name}</b>} /> : null}
      {part === 'acts' ? <Punctuality person={person} /> : null}
      {part === 'acts' ? <Acts person={person} table={table} show={setPart} /> : null}
    </Dialog>
  )
}

interface ActsProps {
  readonly person: string
  readonly table: string | undefined
  show(part: 'challenge' | 'talk'): void
}

function Acts({ person, table, show }: ActsProps): JSX.Element {
  const { friends, follows, blocked, muted } = circle.value
  const friend = friends.find((one) => one.person === person)
  const isBlocked = blocked.some((one) => one.person === person)
  const tie = (kind: 'friend' | 'follow' | 'block' | 'mute', on: boolean, at?: string): void =>
    tried(ask({ type: 'tie', person, tie: kind, on, ...(at === undefined ? {} : { at }) }).then(() => undefined))
  const isMuted = (at: string): boolean => muted.some((one) => one.person === person && one.table === at)
  if (isBlocked) {
    return (
      <div class="person-acts">
        <p>{say('person-blocked-is')}</p>
        <button type="button" class="btn" data-tie="unblock" onClick={() => tie('block', false)}>
          {say('person-unblock')}
        </button>
      </div>
    )
  }
  const follows1 = follows.some((one) => one.person === person)
  return (
    <div class="person-acts">
      <button type="button" class="btn primary" data-tie="challenge" onClick={() => show('challenge')}>
        {say('person-challenge')}
      </button>
      <a class="btn" href={address('profile', person)} data-profile-of={person}>
        {say('profile-open')}
      </a>
      {friend?.state === 'friend' ? (
        <button type="button" class="btn" data-tie="talk" onClick={() => show('talk')}>
          {say('person-talk')}
        </button>
      ) : null}
      <button type="button" class="btn" data-tie="friend" onClick={() => tie('friend', friend === undefined || friend.state === 'asks')}>
        {say(friend === undefined ? 'person-befriend' : `person-friend-${friend.state}`)}
      </button>
      <button type="button" class="btn" data-tie="follow" onClick={() => tie('follow', !follows1)}>
        {say(follows1 ? 'person-unfollow' : 'person-follow')}
      </button>
      {table === undefined ? null : (
        <button type="button" class="btn quiet" data-tie="mute-here" onClick={() => tie('mute', !isMuted(table), table)}>
          {say(isMuted(table) ? 'person-unmute-here' : 'person-mute-here')}
        </button>
      )}
      <button type="button" class="btn quiet" data-tie="mute" onClick={() => tie('mute', !isMuted(''))}>
        {say(isMuted('') ? 'person-unmute' : 'person-mute')}
      </button>
      <button type="button" class="btn danger" data-tie="block" onClick={() => tie('block', true)}>
        {say('person-block')}
      </button>
      <p class="person-note">{say('person-block-is')}</p>
    </div>
  )
}
