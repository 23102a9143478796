import { type BoardProps, offeredBy } from '@orrery/board'
import type { JSX } from 'preact'
import { wingType } from '../../../content/wings.ts'
import { at } from '../../../rules/at.ts'
import type { View } from '../../../view.ts'
import { capital } from '../../parts/names.ts'
import { type Facts, inches } from '../facts.ts'
import { pieceOf } from '../subject.ts'

/** FA-WING-4: the flights that can be launched, with their range and the total figures of their wings. */
export function LaunchPanel({ facts, props }: { readonly facts: Facts; readonly props: BoardProps<View> }): JSX.Element | null {
  const { g, text, view } = facts
  const flights = offeredBy(props.seen.question).flatMap(({ on }) => {
    const piece = pieceOf(on)
    return piece?.kind === 'flight' ? [piece.id] : []
  })
  if (flights.length === 0) return null
  return (
    <ul class="fa-card-texts">
      {flights.map((flight) => {
        const { mv, ad, pd, ap, id } = wingType(at(g.flights, flight).type)
        const count = view.wings.filter(({ flight: of, place, spent }) => of === flight && place === 'away' && !spent).length
        const does = ad > 0 ? 'board-no-contact' : ap > 0 ? 'board-no-contact-shuttles' : 'board-no-contact-wings'
        return (
          <li key={flight}>
            <b>
              {capital(text.say(`wing-${id}`), text.language)} ×{count}
            </b>{' '}
            <span data-means="board-figure-mv">MV {inches(mv * 1000, text)}</span>
            {ad > 0 && ` · ${text.say('board-attack-dice', { dice: ad * count })}`}
            <span data-means="board-figure-pd"> · {text.say('board-pd-dice', { dice: pd * count })}</span>
            {ap > 0 && <span data-means="board-figure-ap"> · AP {ap * count}</span>}. {text.say(does)}
          </li>
        )
      })}
    </ul>
  )
}
