import { SANCTIONS, type SanctionKind } from '@orrery/protocol/moderation'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Choice } from '../look/SettingsForm.tsx'
import { Field, Form } from './Form.tsx'

/** The offered terms, in hours; null: for good. */
const TERMS = [1, 24, 72, 168, 720, null] as const
const USUAL_TERM = 24
const LONGEST_REASON = 500

/** The chosen sanction. */
export interface ChosenSanction {
  readonly kind: SanctionKind
  readonly reason: string
  readonly hours: number | null
}

/** Chooses a warning, a mute or a suspension, its term, and a reason that the player reads. */
export function SanctionForm({ send }: { send(chosen: ChosenSanction): Promise<void> }): JSX.Element {
  const [kind, setKind] = useState<SanctionKind>('warning')
  const [hours, setHours] = useState<number | null>(USUAL_TERM)
  const [reason, setReason] = useState('')
  return (
    <Form act={say(`sanction-do-${kind}`)} send={() => send({ kind, reason, hours: kind === 'warning' ? null : hours })}>
      <Choice
        name={say('sanction-kind')}
        values={SANCTIONS}
        now={kind}
        label={(one) => say(`sanction-kind-${one}`)}
        choose={(one) => setKind(one)}
      />
      <p>{say(`sanction-kind-${kind}-is`)}</p>
      {kind === 'warning' ? null : (
        <label class="setting">
          <span>{say('sanction-term')}</span>
          <select
            class="field"
            data-term
            value={String(hours)}
            onChange={({ currentTarget }) => setHours(TERMS[currentTarget.selectedIndex] ?? null)}
          >
            {TERMS.map((term) => (
              <option key={String(term)} value={String(term)}>
                {termLine(term)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Field
        label={say('sanction-reason')}
        hint={say('sanction-reason-is')}
        name="reason"
        longest={LONGEST_REASON}
        autocomplete="off"
        value={reason}
        change={setReason}
      />
    </Form>
  )
}

function termLine(hours: number | null): string {
  if (hours === null) return say('sanction-term-for-good')
  return hours < 24 ? say('sanction-term-hours', { n: hours }) : say('sanction-term-days', { n: hours / 24 })
}
