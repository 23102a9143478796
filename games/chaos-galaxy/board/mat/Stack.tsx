import { useEffect, useRef } from 'preact/hooks'
import type { StackView } from '../../view.ts'
import { picture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { useMat } from './context.ts'
import { lightOf, Press } from './Piece.tsx'
import { SeatSign } from './SeatSign.tsx'
import { keepInSight } from './sight.ts'
import { cardName, faceFor, stackLine, stackName, stackTargets, stoppedBy } from './words.ts'

/** The waiting items of the stack. The top one comes first and takes effect first. */
export function Stack() {
  const { view, text } = useMat()
  const place = useRef<HTMLElement>(null)
  const top = view.stack.at(-1)?.id
  // If the table is longer than the screen, the newest item is scrolled into view.
  useEffect(() => keepInSight(place.current === null ? [] : [place.current]), [top])
  return (
    <section ref={place} class="cgm-stack" aria-label={text.say('board-stack')}>
      <header>
        <h3>{text.say('board-stack')}</h3>
        <small>{text.say('board-stack-order')}</small>
      </header>
      <ol>
        {[...view.stack].reverse().map((item, i) => (
          <Waiting key={item.id} item={item} place={i + 1} />
        ))}
      </ol>
    </section>
  )
}

function Waiting({ item, place }: { item: StackView; place: number }) {
  const table = useMat()
  const { names, view, text } = table
  const piece = `stack:${item.id}`
  const face = faceFor(item)
  const light = lightOf(table, piece, false)
  const name = stackName(view, item, text)
  const line = stackLine(view, item, text)
  const targets = stackTargets(view, item, text)
  const stopper = stoppedBy(view, item)
  const fate = item.neutralised
    ? text.say('board-stack-neutralised')
    : stopper === undefined
      ? null
      : text.say('board-stack-stopped', { card: cardName(view, stopper.card ?? -1, text) })
  const means = item.opponent === null ? '' : text.say('board-means', { player: names[item.opponent] ?? '' })
  const aim = targets.length === 0 ? '' : text.say('board-stack-targets', { targets })
  return (
    <li class={`${place === 1 ? 'top' : ''} ${item.neutralised ? 'gone' : ''}`} style={face === undefined ? undefined : raceColours(face)}>
      <Press
        piece={piece}
        name={[`${place}. ${name}: ${line}`, means, aim, fate ?? ''].filter((part) => part !== '').join(' ')}
        class={light}
      >
        <span class="thumb">{face === undefined ? <Sign name="event" /> : <img src={picture(face)} alt="" draggable={false} />}</span>
        <span class="say">
          <b>
            <SeatSign seat={item.controller} />
            {name}
            {face?.cost === 'X' && item.x > 0 && <i>X = {item.x}</i>}
          </b>
          <small>{line}</small>
          {item.opponent !== null && <em>{means}</em>}
          {aim !== '' && item.kind !== 'action' && <em>{aim}</em>}
          {fate !== null && <strong>{fate}</strong>}
        </span>
        <span class="place">{place}</span>
      </Press>
    </li>
  )
}
