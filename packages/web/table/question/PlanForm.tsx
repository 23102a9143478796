import { type PlanDraft, type PlanField, valueAt, withValue } from '@orrery/board'
import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { useDesk } from '../desk.ts'
import { RuleLink } from '../RuleLink.tsx'
import { refusalLine } from '../words.ts'
import { planFields } from './drafts.ts'

/** A plan as fields, for keyboards, screen readers and exact values. It changes the same draft as the board. */
export function PlanForm({ draft }: { readonly draft: PlanDraft }): JSX.Element {
  const { board, text, names } = useDesk()
  const fields = planFields(board, draft.question, text)
  const verdict = draft.verdict.value
  return (
    <fieldset class="plan">
      <legend class="sr">{say('plan-fields')}</legend>
      {fields.map((field) => (
        <Field key={field.path.join('.')} field={field} draft={draft} />
      ))}
      {verdict === null || verdict === true ? null : (
        <p class="against" role="status">
          {refusalLine(text, verdict, names) ?? say('plan-refused')} <RuleLink rule={verdict.rule} />
        </p>
      )}
      <p class="plan-acts">
        <button type="button" class="btn small quiet" disabled={!draft.changed.value} onClick={draft.back}>
          <Icon name="undo" /> {say('plan-back')}
        </button>
        <button type="button" class="btn small quiet" disabled={!draft.changed.value} onClick={draft.reset}>
          {say('plan-reset')}
        </button>
      </p>
    </fieldset>
  )
}

function Field({ field, draft }: { readonly field: PlanField; readonly draft: PlanDraft }): JSX.Element {
  const now = valueAt(draft.value.value, field.path)
  const set = (value: Parameters<PlanDraft['set']>[0]): void => draft.set(withValue(draft.value.value, field.path, value))
  const id = field.path.join('.')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control inside depends on the field's kind
    <label class="plan-field">
      <span>
        {field.label}
        {field.hint === undefined ? null : <small>{field.hint}</small>}
      </span>
      {field.kind === 'number' ? (
        <input
          class="field"
          type="number"
          data-field={id}
          min={field.least}
          max={field.most}
          step={field.step}
          value={typeof now === 'number' ? now : field.least}
          onChange={({ currentTarget }) => {
            if (Number.isFinite(currentTarget.valueAsNumber)) set(currentTarget.valueAsNumber)
          }}
        />
      ) : field.kind === 'flag' ? (
        <input
          type="checkbox"
          role="switch"
          data-field={id}
          checked={now === true}
          aria-checked={now === true}
          onChange={() => set(now !== true)}
        />
      ) : (
        <select
          class="field"
          data-field={id}
          value={String(field.values.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(now)))}
          onChange={({ currentTarget }) => set(field.values[Number(currentTarget.value)]?.value ?? null)}
        >
          {field.values.map(({ label }, at) => (
            <option key={at} value={String(at)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}
