import type { BoardProps } from '@orrery/board'
import type { View } from '../view.ts'

/** The number of seat colours. */
const COLOURS = 6

/** The seats in a circle, how many cards each has, and the direction of the packs. */
export function Ring({ seen, viewer, names, text }: BoardProps<View>) {
  const { seats, passes, step, own, round, pick } = seen.view
  const first = viewer === 'spectator' ? 0 : viewer
  const from = [...seats.slice(first), ...seats.slice(0, first)]
  const chosen = (seat: number) => step === 'pick' && seat === viewer && own?.picked != null
  return (
    <ol class={`dr-ring ${step === 'pick' ? passes : ''}`} data-at={`${round}:${pick}`} aria-label={text.say('draft-seats')}>
      {from.map(({ seat, pool, pack }) => (
        <li key={seat} class={seat === viewer ? 'me' : ''} style={{ '--seat': `var(--seat-${seat % COLOURS})` }}>
          <b>{names[seat]}</b>
          <span>{text.say('draft-has', { pool })}</span>
          {step === 'pick' && (
            <span class="dr-pack" title={text.say('draft-in-pack', { pack })} aria-hidden="true">
              {chosen(seat) ? '✓' : pack}
            </span>
          )}
        </li>
      ))}
      {step === 'pick' && (
        <li class="dr-way">
          <span class="kit-sr">{text.say(`draft-passes-${passes}`)}</span>
          <span aria-hidden="true">{text.say(`draft-way-${passes}`)}</span>
        </li>
      )}
    </ol>
  )
}
