import type { JSX } from 'preact'
import { settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import { usePointing } from './Option.tsx'

/** The primary button, as the console shows it. */
export interface PrimaryButtonAction {
  readonly label: string
  readonly consequence: string | null
  /** Whether it leaves something unused; its key is then E instead of Space. */
  readonly wastesActions: boolean
  /** Whether it passes (chooses nothing); it is then not gold and has no key. */
  readonly isPass?: boolean
  /** The option that it takes; null if it confirms a draft. */
  readonly option: string | null
  readonly ready: boolean
  act(): void
}

/** The screen's only primary button, with its action and the consequence. */
export function PrimaryButton({ action, busy }: { readonly action: PrimaryButtonAction; readonly busy: boolean }): JSX.Element {
  const pointing = usePointing(action.option ?? '')
  return (
    <button
      type="button"
      class={`gold${action.option === null ? '' : ' option'}${action.isPass === true ? ' passes' : ''}`}
      data-primary
      data-option={action.option ?? undefined}
      aria-disabled={busy || !action.ready}
      onClick={() => {
        if (action.ready) action.act()
      }}
      {...(action.option === null ? {} : pointing)}
    >
      <span class="gold-says">
        <b class="option-name">{action.label}</b>
        {action.consequence === null ? null : <small>{action.consequence}</small>}
      </span>
      {settings.value.numberKeys && action.ready && action.isPass !== true ? (
        <span class="gold-key" aria-hidden="true">
          {action.wastesActions ? 'E' : say('key-space')}
        </span>
      ) : null}
    </button>
  )
}
