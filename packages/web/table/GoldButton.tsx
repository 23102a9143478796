import type { JSX } from 'preact'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { usePointing } from './Option.tsx'

/** What the gold button of a question does. */
export interface GoldAct {
  readonly label: string
  readonly consequence: string | null
  /** Something is left by it: it has a letter of its own instead of Space. */
  readonly leaves: boolean
  /** It lets something go (choosing none): then it is not gold, and has no key. */
  readonly lets?: boolean
  /** The option that it takes; null where it confirms a draft. */
  readonly option: string | null
  readonly ready: boolean
  act(): void
}

/** The one gold button of the screen: what it does, and what follows. */
export function GoldButton({ gold, busy }: { readonly gold: GoldAct; readonly busy: boolean }): JSX.Element {
  const pointing = usePointing(gold.option ?? '')
  return (
    <button
      type="button"
      class={`gold${gold.option === null ? '' : ' option'}${gold.lets === true ? ' lets' : ''}`}
      data-gold
      data-option={gold.option ?? undefined}
      aria-disabled={busy || !gold.ready}
      onClick={() => {
        if (gold.ready) gold.act()
      }}
      {...(gold.option === null ? {} : pointing)}
    >
      <span class="gold-says">
        <b class="option-name">{gold.label}</b>
        {gold.consequence === null ? null : <small>{gold.consequence}</small>}
      </span>
      {settings.value.numberKeys && gold.ready && gold.lets !== true ? (
        <span class="gold-key" aria-hidden="true">
          {gold.leaves ? 'E' : say('key-space')}
        </span>
      ) : null}
    </button>
  )
}
