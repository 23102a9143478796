import type { AccountReply, Me } from '@orrery/protocol/account'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Switch } from '../look/Switch.tsx'
import { toast } from '../look/Toasts.tsx'
import { askAccount } from './account.ts'
import { Field, Form } from './Form.tsx'
import { Notices } from './Notices.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'
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
      <Card name="account-codes">
        <Codes left={me.codes} />
      </Card>
      <Card name="account-link">
        <Link on={me.link} />
      </Card>
      <Card name="account-sessions" wide>
        <Sessions sessions={me.sessions} />
      </Card>
      <Card name="account-notices" wide>
        <Notices me={me} site={site} />
      </Card>
      <Card name="my-calendar">
        <a class="btn" href={address('account', 'calendar')} data-to-calendar>
          {say('calendar-open')}
        </a>
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
