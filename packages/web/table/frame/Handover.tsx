import type { Seat } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { SeatMark } from '../../look/SeatMark.tsx'

/** Hides the table until the player who must decide has the screen. */
export function Handover({ seat, name, ready }: { readonly seat: Seat; readonly name: string; ready(): void }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <section class="handover" aria-label={say('handover')} style={{ '--seat': `var(--seat-${seat % 6})` }}>
      <SeatMark seat={seat} />
      <h2 aria-live="assertive">{say('handover-to', { name })}</h2>
      <p>{say('handover-why')}</p>
      <button ref={button} type="button" class="btn primary" data-handover={seat} onClick={ready}>
        {say('handover-here', { name })}
      </button>
    </section>
  )
}
