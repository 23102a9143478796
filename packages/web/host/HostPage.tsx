import './host.css'
import type { HostReport } from '@orrery/protocol/host'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Page } from '../home/Page.tsx'
import { Icon } from '../look/Icon.tsx'
import { type Advice, adviceOn } from './advice.ts'
import { Figures } from './Figures.tsx'
import { Labs } from './Labs.tsx'
import { ErrorList, SetAsideList } from './Lists.tsx'
import { keepKey, keptKey, useReport } from './requests.ts'
import { Servers } from './Servers.tsx'
import { StopServer } from './StopServer.tsx'

/** The host's page about the server, opened with the host's key. */
export function HostPage(): JSX.Element {
  const [key, setKey] = useState(keptKey)
  const asked = useReport(key)
  function open(given: string | null): void {
    keepKey(given)
    setKey(given)
  }
  return (
    <Page>
      <div class="hero">
        <h1>{say('host-page')}</h1>
        <p>{say('host-page-is')}</p>
      </div>
      <main class="host" data-host={asked.state}>
        {key === null || asked.state === 'keyless' || asked.state === 'refused' ? (
          <KeyForm wrong={asked.state === 'refused'} open={open} />
        ) : 'report' in asked ? (
          <>
            {asked.state === 'silent' ? <p class="host-line bad">{say('host-silent')}</p> : null}
            <Report report={asked.report} />
            <Labs labKey={key} />
            <div class="host-ends">
              <StopServer report={asked.report} stopKey={key} />
              <button type="button" class="btn quiet" data-forget onClick={() => open(null)}>
                <Icon name="leave" /> {say('host-forget')}
              </button>
            </div>
          </>
        ) : (
          <p class="loading">{say(asked.state === 'none' ? 'host-none' : 'loading')}</p>
        )}
      </main>
    </Page>
  )
}

function KeyForm({ wrong, open }: { readonly wrong: boolean; readonly open: (key: string) => void }): JSX.Element {
  const [given, setGiven] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // While the key was asked about, the form was away.
  useEffect(() => {
    if (wrong) field.current?.focus()
  }, [wrong])
  return (
    <form
      class="panel host-key"
      onSubmit={(event) => {
        event.preventDefault()
        if (given.trim() !== '') open(given.trim())
      }}
    >
      <label for="host-key">{say('host-key')}</label>
      <p id="host-key-is">{say('host-key-is')}</p>
      <div class="row">
        <input
          ref={field}
          id="host-key"
          class="field"
          type="password"
          autoComplete="current-password"
          aria-describedby="host-key-is host-wrong"
          aria-invalid={wrong}
          value={given}
          onInput={({ currentTarget }) => setGiven(currentTarget.value)}
        />
        <button type="submit" class="btn primary">
          {say('host-open')}
        </button>
      </div>
      <p id="host-wrong" class="host-wrong" role="alert">
        {wrong ? say('host-key-wrong') : ''}
      </p>
    </form>
  )
}

function Report({ report }: { readonly report: HostReport }): JSX.Element {
  const advice = adviceOn(report)
  const [chosen, choose] = useState<string | null>(null)
  // A server that has stopped, or has another name now, is no longer in the report.
  const shown = report.others.find(({ name }) => name === chosen)?.report ?? report
  return (
    <>
      <section class="panel host-advice" aria-label={say('host-advice')}>
        <h2>{advice.length === 0 ? say('host-well') : say('host-attention', { n: advice.length })}</h2>
        {advice.length === 0 ? <p>{say('host-well-is')}</p> : null}
        <ul>
          {advice.map((one) => (
            <AdviceLine key={`${one.server} ${one.message} ${JSON.stringify(one.params)}`} advice={one} />
          ))}
        </ul>
      </section>
      <Servers report={report} shown={shown.server.name} show={choose} />
      <Figures report={shown} />
      <ErrorList report={shown} />
      <SetAsideList report={shown} />
    </>
  )
}

const ICONS = { bad: 'flag', warn: 'clock', info: 'info' } as const

function AdviceLine({ advice: { tone, message, params, server } }: { readonly advice: Advice }): JSX.Element {
  return (
    <li class={`host-line ${tone}`} data-advice={message}>
      <Icon name={ICONS[tone]} />
      <div>
        <b>{say(message, params)}</b>
        {server === null ? null : <code> {server}</code>}
        <p>{say(`${message}-do`)}</p>
      </div>
    </li>
  )
}
