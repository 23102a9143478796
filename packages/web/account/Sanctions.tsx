import type { OwnSanction } from '@orrery/protocol/moderation'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { guestToken } from '../connection/identity.ts'
import { toast } from '../look/Toasts.tsx'
import { account, askAccount } from './account.ts'
import { Field, Form, problemLine } from './Form.tsx'
import { sanctionLine } from './sanction.ts'

const LONGEST_APPEAL = 500

/** The reader's sanctions, as a member or guest, with the one appeal. Nothing if there are none. */
export function Sanctions(): JSX.Element | null {
  const guest = guestToken()
  const player = account.value?.me?.player ?? null
  const [sanctions, setSanctions] = useState<readonly OwnSanction[]>([])
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    if (player === null && guest === null) return setSanctions([])
    void askAccount('sanctions', { guest }).then(
      (done) => setSanctions(done.sanctions ?? []),
      (error: unknown) => setWrong(problemLine(error)),
    )
  }, [player, guest])
  if (wrong !== '')
    return (
      <p class="account-wrong" role="alert">
        {wrong}
      </p>
    )
  if (sanctions.length === 0) return null
  return (
    <section class="panel account-card wide" aria-label={say('sanctions')} data-card="sanctions">
      <h2>{say('sanctions')}</h2>
      <p>{say('sanctions-are')}</p>
      <ul class="account-kept">
        {sanctions.map((sanction) => (
          <li key={sanction.id} data-sanction={sanction.kind}>
            <b>{sanctionLine(sanction)}</b>
            <Appeal sanction={sanction} guest={guest} sent={setSanctions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AppealProps {
  readonly sanction: OwnSanction
  readonly guest: string | null
  sent(sanctions: readonly OwnSanction[]): void
}

function Appeal({ sanction, guest, sent }: AppealProps): JSX.Element | null {
  const [text, setText] = useState('')
  if (sanction.kind === 'warning') return null
  if (sanction.verdict !== null) return <span>{say(`sanction-verdict-${sanction.verdict}`)}</span>
  if (sanction.appeal !== null) return <span>{say('sanction-appealed', { text: sanction.appeal })}</span>
  if (sanction.until !== null && sanction.until <= Date.now()) return <span>{say('sanction-over')}</span>
  async function appeal(): Promise<void> {
    const done = await askAccount('appeal', { guest, sanction: sanction.id, text })
    sent(done.sanctions ?? [])
    toast('ok', say('account-done'))
  }
  return (
    <Form act={say('sanction-appeal')} send={appeal}>
      <Field
        label={say('sanction-appeal-text')}
        hint={say('sanction-appeal-is')}
        name="appeal"
        longest={LONGEST_APPEAL}
        autocomplete="off"
        value={text}
        change={setText}
      />
    </Form>
  )
}
