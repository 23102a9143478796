import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'

/** Lets the bots play on to the end without pauses, or slowly again. */
export function SeeEnd({ hurried }: { readonly hurried: Signal<boolean> }): JSX.Element {
  return (
    <div class="see-end">
      {hurried.value ? <p class="also">{say('see-end-is')}</p> : null}
      <button
        type="button"
        class={hurried.value ? 'btn' : 'btn primary'}
        data-see-end={hurried.value ? 'on' : 'off'}
        onClick={() => {
          hurried.value = !hurried.value
        }}
      >
        {say(hurried.value ? 'see-moves' : 'see-end')}
      </button>
    </div>
  )
}
