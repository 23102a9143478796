import type { AccountReply, Me } from '@orrery/protocol/account'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Switch } from '../look/Switch.tsx'
import { toast } from '../look/Toasts.tsx'
import { askAccount } from './asked.ts'
import { Field, Form } from './Form.tsx'
import { Notices } from './Notices.tsx'
import { Link, Mail, MyData, Passkeys } from './Ways.tsx'

/** Everything about the reader's account, one card each. */
export function MyAccount({ me, site }: { readonly me: Me; readonly site: AccountReply['site'] }): JSX.Element {
  return (
    <>
      <Card name="account-names">
        <Rename name={me.name} />
      </Card>
      <Card name="account-password">
        <Password has={me.password} />
      </Card>
      <Card name="account-passkeys">
        <Passkeys passkeys={me.passkeys} />
      </Card>
      {site.mail ? (
        <Card name="account-mail">
          <Mail mail={me.mail} />
        </Card>
      ) : null}
      <Card name="account-notices" wide>
        <Notices me={me} site={site} />
      </Card>
      <Card name="account-codes">
        <Codes left={me.codes} />
      </Card>
      <Card name="account-sessions" wide>
        <Sessions sessions={me.sessions} />
      </Card>
      <Card name="my-calendar">
        <a class="btn" href={address('account', 'calendar')} data-to-calendar>
          {say('calendar-open')}
        </a>
      </Card>
      <Card name="account-link">
        <Link on={me.link} />
      </Card>
      <Card name="account-data">
        <MyData />
        {me.roles.includes('host') || me.roles.includes('moderator') ? (
          <a href={address('account', 'site')}>{say('account-site-see')}</a>
        ) : null}
      </Card>
      <Card name="account-leave">
        <Leave leaving={me.leaving} />
      </Card>
    </>
  )
}

interface CardProps {
  /** The message of the card's title; its lead is `<name>-is`. */
  readonly name: string
  readonly wide?: boolean
  readonly children: ComponentChildren
}

function Card({ name, wide = false, children }: CardProps): JSX.Element {
  return (
    <section class={wide ? 'panel account-card wide' : 'panel account-card'} aria-label={say(name)} data-card={name}>
      <h2>{say(name)}</h2>
      <p>{say(`${name}-is`)}</p>
      {children}
    </section>
  )
}

function Rename({ name: was }: { readonly name: string }): JSX.Element {
  const [name, setName] = useState(was)
  async function rename(): Promise<void> {
    await askAccount('rename', { name })
    toast('ok', say('account-done'))
  }
  return (
    <Form quiet act={say('account-rename')} send={rename}>
      <Field label={say('account-name')} name="name" longest={24} autocomplete="username" value={name} change={setName} />
    </Form>
  )
}

function Password({ has }: { readonly has: boolean }): JSX.Element {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  async function change(): Promise<void> {
    await askAccount('password', { old: has ? old : null, password })
    setOld('')
    setPassword('')
    toast('ok', say('account-done'))
  }
  return (
    <Form quiet act={say(has ? 'account-password-change' : 'account-password-set')} send={change}>
      {has ? (
        <Field
          label={say('account-password-old')}
          name="old-password"
          type="password"
          autocomplete="current-password"
          value={old}
          change={setOld}
        />
      ) : null}
      <Field
        label={say('account-password-new')}
        name="new-password"
        type="password"
        autocomplete="new-password"
        hint={say('account-password-hint')}
        value={password}
        change={setPassword}
      />
    </Form>
  )
}

function Codes({ left }: { readonly left: number }): JSX.Element {
  const [codes, setCodes] = useState<readonly string[]>([])
  async function make(): Promise<void> {
    setCodes((await askAccount('codes', {})).codes ?? [])
  }
  return (
    <>
      <p>{say('account-codes-left', { n: left })}</p>
      {codes.length === 0 ? null : (
        <>
          <p>{say('account-codes-once')}</p>
          <CopyField name={say('account-codes')} value={codes.join('  ')} />
        </>
      )}
      <Form quiet act={say('account-codes-make')} send={make} />
    </>
  )
}

function Sessions({ sessions }: { readonly sessions: Me['sessions'] }): JSX.Element {
  return (
    <>
      <ul class="account-list">
        {sessions.map(({ id, device, created, seen, here }) => (
          <li key={id} class="setting" data-session={here ? 'here' : 'elsewhere'}>
            <span>
              {device === '' ? say('account-device-unknown') : device} {here ? <b class="badge">{say('account-here')}</b> : null}
              <small>{say('account-session-times', { began: moment(created), seen: dayLine(seen) })}</small>
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

/** A date and time in the format of the reader's language. */
function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

function Leave({ leaving }: { readonly leaving: number | null }): JSX.Element {
  const [sure, setSure] = useState(false)
  if (leaving !== null)
    return (
      <>
        <p role="status">{say('account-leaving', { day: dayLine(leaving) })}</p>
        <Form act={say('account-stay')} send={() => askAccount('leave', { leave: false })} />
      </>
    )
  return (
    <>
      <Switch label={say('account-leave-sure')} on={sure} turn={setSure} />
      {sure ? <Form quiet act={say('account-leave')} send={() => askAccount('leave', { leave: true })} /> : null}
    </>
  )
}
