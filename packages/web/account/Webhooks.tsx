import { type Me, WEBHOOK_FORMS, type WebhookForm } from '@orrery/protocol/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { askAccount } from './account.ts'
import { Field, Form } from './Form.tsx'

interface Props {
  readonly webhooks: Me['notices']['webhooks']
  /** The hosts that the server allows. */
  readonly hosts: readonly string[]
}

/** Notices in another program. */
export function Webhooks({ webhooks, hosts }: Props): JSX.Element {
  const [form, setForm] = useState<WebhookForm>('discord')
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState('')
  async function add(): Promise<void> {
    await askAccount('webhook-add', { form, url, secret: form === 'discord' || secret === '' ? null : secret })
    setUrl('')
    setSecret('')
  }
  return (
    <>
      <p>{say('notices-webhooks-is', { hosts: hosts.join(', ') })}</p>
      <ul class="account-list">
        {webhooks.map(({ id, form: its, host, created, failing }) => (
          <li key={id} class="setting" data-webhook={its}>
            <span>
              {say(`notices-form-${its}`)} · {host}
              <small>
                {failing === null ? say('notices-since', { day: dayLine(created) }) : say('notices-failing', { day: dayLine(failing) })}
              </small>
            </span>
            <Form quiet act={say('notices-end')} send={() => askAccount('webhook-drop', { webhook: id })} />
          </li>
        ))}
      </ul>
      <Form quiet act={say('notices-webhook-add')} send={add}>
        <div class="account-field">
          <label for="account-webhook-form">{say('notices-webhook-form')}</label>
          <select
            id="account-webhook-form"
            class="field"
            value={form}
            onChange={({ currentTarget }) => setForm(WEBHOOK_FORMS[currentTarget.selectedIndex] ?? 'discord')}
          >
            {WEBHOOK_FORMS.map((one) => (
              <option key={one} value={one}>
                {say(`notices-form-${one}`)}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={say('notices-webhook-url')}
          hint={say(`notices-form-${form}-is`)}
          name="webhook-url"
          longest={1000}
          autocomplete="off"
          value={url}
          change={setUrl}
        />
        {form === 'discord' ? null : (
          <Field
            label={say('notices-webhook-secret')}
            name="webhook-secret"
            type="password"
            optional={form === 'ntfy'}
            longest={400}
            autocomplete="off"
            value={secret}
            change={setSecret}
          />
        )}
      </Form>
    </>
  )
}
