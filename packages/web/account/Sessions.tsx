import type { Me } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { askAccount } from './account.ts'
import { Form } from './Form.tsx'
import { momentLine } from './moment.ts'

/** The devices on which the player is signed in. */
export function Sessions({ sessions }: { readonly sessions: Me['sessions'] }): JSX.Element {
  return (
    <>
      <ul class="account-list">
        {sessions.map(({ id, device, created, seen, here }) => (
          <li key={id} class="setting" data-session={here ? 'here' : 'elsewhere'}>
            <span>
              {device === '' ? say('account-device-unknown') : device} {here ? <b class="badge">{say('account-here')}</b> : null}
              <small>{say('account-session-times', { began: momentLine(created), seen: dayLine(seen) })}</small>
            </span>
            <Form
              quiet
              act={say(here ? 'account-sign-out' : 'account-end')}
              send={() => (here ? askAccount('sign-out', {}) : askAccount('end-session', { session: id }))}
            />
          </li>
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <Form quiet act={say('account-end-others')} send={() => askAccount('end-session', { session: null })} />
      )}
    </>
  )
}
