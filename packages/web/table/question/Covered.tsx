import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'

/** Says who decides while all hands are covered, and lets that player take the screen to see their hand first. */
export function Covered({ name, take }: { readonly name: string; take(): void }): JSX.Element {
  return (
    <p class="covered" data-covered>
      <span role="status">{say('covered-asks', { name })}</span>
      <button type="button" class="btn small" data-uncover onClick={take}>
        <Icon name="eye" /> {say('covered-take')}
      </button>
    </p>
  )
}
