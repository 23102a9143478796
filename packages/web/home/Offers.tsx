import type { JSX } from 'preact'
import { installing } from '../app/install.ts'
import { set, settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'

/** Asks a returning player once whether Orrery may play sounds and, if the browser offers it, whether to install it. */
export function Offers(): JSX.Element | null {
  const offer = installing.value
  const asks = !settings.value.sound && !settings.value.soundAsked
  if (offer === null && !asks) return null
  return (
    <section class="panel offers" data-offers>
      {asks ? (
        <p>
          <span>{say('sound-ask')}</span>
          <button type="button" class="btn small" data-sound="yes" onClick={() => set({ sound: true, soundAsked: true })}>
            {say('sound-yes')}
          </button>
          <button type="button" class="btn small quiet" data-sound="no" onClick={() => set({ soundAsked: true })}>
            {say('sound-no')}
          </button>
        </p>
      ) : null}
      {offer === null ? null : (
        <p>
          <span>{say('install-is')}</span>
          <button type="button" class="btn small" data-install onClick={() => void offer.prompt()}>
            {say('install')}
          </button>
        </p>
      )}
    </section>
  )
}
