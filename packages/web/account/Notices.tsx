import './notices.css'
import { type AccountReply, type Me, NOTICE_KINDS, type NoticeWishes } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { dayLine } from '../home/ago.ts'
import { CopyField } from '../look/CopyField.tsx'
import { useInTurn } from '../look/in-turn.ts'
import { Switch } from '../look/Switch.tsx'
import { toast } from '../look/Toasts.tsx'
import { account, askAccount } from './account.ts'
import { Form, problemLine } from './Form.tsx'
import { leavePushes, pushHere, takePushes, thisPush } from './push.ts'
import { Webhooks } from './Webhooks.tsx'

interface Props {
  readonly me: Me
  readonly site: AccountReply['site']
}

/** Notices while the page is closed, and their channels. */
export function Notices({ me, site }: Props): JSX.Element {
  const { wishes, pushes, webhooks, feed } = me.notices
  const inTurn = useInTurn()
  const wish: Wishing['wish'] = (change) =>
    void inTurn(async () => {
      const now = account.value?.me?.notices.wishes ?? wishes
      await askAccount('notices-wish', { ...now, language: settings.value.language, ...change(now) })
    }).catch((error: unknown) => toast('bad', problemLine(error)))
  async function trySending(): Promise<void> {
    await askAccount('notices-try', {})
    toast('ok', say('notices-tried'))
  }
  return (
    <>
      <Kinds wishes={wishes} wish={wish} />
      <div class="notice-ways">
        <section aria-labelledby="notices-push">
          <h3 id="notices-push">{say('notices-push')}</h3>
          <Pushes pushes={pushes} pushKey={site.pushKey} />
        </section>
        {site.mail ? (
          <section aria-labelledby="notices-mail">
            <h3 id="notices-mail">{say('notices-mail')}</h3>
            <Letters mail={me.mail} wishes={wishes} wish={wish} />
          </section>
        ) : null}
        <section aria-labelledby="notices-feed">
          <h3 id="notices-feed">{say('notices-feed')}</h3>
          <Feed has={feed} />
        </section>
        {site.webhookHosts.length === 0 ? null : (
          <section aria-labelledby="notices-webhooks">
            <h3 id="notices-webhooks">{say('notices-webhooks')}</h3>
            <Webhooks webhooks={webhooks} hosts={site.webhookHosts} />
          </section>
        )}
      </div>
      <Form quiet act={say('notices-try')} send={trySending} />
    </>
  )
}

interface Wishing {
  readonly wishes: NoticeWishes
  /** Changes them; `change` gets them as they are once the changes before have been stored. */
  wish(change: (now: NoticeWishes) => Partial<NoticeWishes>): void
}

function Kinds({ wishes, wish }: Wishing): JSX.Element {
  return (
    <fieldset class="notice-kinds">
      <legend>{say('notices-kinds')}</legend>
      {NOTICE_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={say(`notices-kind-${kind}`)}
          help={say(`notices-kind-${kind}-is`)}
          on={wishes.kinds[kind]}
          turn={(on) => wish(({ kinds }) => ({ kinds: { ...kinds, [kind]: on } }))}
          data-notice-kind={kind}
        />
      ))}
    </fieldset>
  )
}

function Pushes({ pushes, pushKey }: { readonly pushes: Me['notices']['pushes']; readonly pushKey: string }): JSX.Element {
  const [mine, setMine] = useState<string | null>(null)
  const [denied, setDenied] = useState(false)
  useLatest(
    [pushes],
    () => thisPush(pushes),
    setMine,
    () => setMine(null),
  )
  async function take(): Promise<void> {
    setDenied(!(await takePushes(pushKey)))
  }
  const here = pushHere()
  return (
    <>
      <ul class="account-list">
        {pushes.map(({ id, device, created, failing }) => (
          <li key={id} class="setting" data-push={id === mine ? 'here' : 'elsewhere'}>
            <span>
              {device === '' ? say('account-device-unknown') : device} {id === mine ? <b class="badge">{say('account-here')}</b> : null}
              <small>
                {failing === null ? say('notices-since', { day: dayLine(created) }) : say('notices-failing', { day: dayLine(failing) })}
              </small>
            </span>
            <Form quiet act={say('notices-end')} send={() => (id === mine ? leavePushes(id) : askAccount('push-drop', { push: id }))} />
          </li>
        ))}
      </ul>
      {here === 'able' && mine === null ? <Form quiet act={say('notices-push-here')} send={take} /> : null}
      {here === 'unable' ? (
        <p>{say('notices-push-unable')}</p>
      ) : here === 'denied' || denied ? (
        <p role="status">{say('notices-push-denied')}</p>
      ) : null}
    </>
  )
}

const LETTERS = ['off', 'at-once', 'daily'] as const

function Letters({ mail, wishes, wish }: Wishing & { readonly mail: string | null }): JSX.Element {
  if (mail === null) return <p>{say('notices-mail-none')}</p>
  return (
    <div class="setting">
      <span>{mail}</span>
      <select
        class="field"
        aria-label={say('notices-mail')}
        data-notice-mail
        value={wishes.mail}
        onChange={({ currentTarget }) => {
          const mail = LETTERS[currentTarget.selectedIndex] ?? 'off'
          wish(() => ({ mail }))
        }}
      >
        {LETTERS.map((when) => (
          <option key={when} value={when}>
            {say(`notices-mail-${when}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A calendar of deadlines and dates for any calendar program; its address is shown once. */
function Feed({ has }: { readonly has: boolean }): JSX.Element {
  const [address, setAddress] = useState('')
  async function make(): Promise<void> {
    const { feed = '' } = await askAccount('feed', { on: true })
    setAddress(new URL(`feeds/${feed}.ics`, document.baseURI).href.replace(/#.*$/, ''))
  }
  async function end(): Promise<void> {
    await askAccount('feed', { on: false })
    setAddress('')
  }
  return (
    <>
      <p>{say('notices-feed-is')}</p>
      {address === '' ? null : <CopyField name={say('notices-feed-address')} value={address} />}
      <Form quiet act={say(has ? 'notices-feed-anew' : 'notices-feed-make')} send={make} />
      {has ? <Form quiet act={say('notices-feed-end')} send={end} /> : null}
    </>
  )
}
