import type { StackView } from '../../view.ts'
import { picture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { passOption } from './choices.ts'
import { useMat } from './context.ts'
import { lightOf, Press } from './Piece.tsx'
import { SeatSign } from './Plate.tsx'
import { STOPS, stops, toggleStop } from './stops.ts'
import { cardName, faceFor, optionName, stackLine } from './words.ts'

/** What waits to take effect, the top first: it takes effect first. */
export function Stack() {
  const { view, text } = useMat()
  return (
    <section class="cgm-stack" aria-label={text.say('board-stack')}>
      <header>
        <h3>{text.say('board-stack')}</h3>
        <small>{text.say('board-stack-order')}</small>
      </header>
      {view.stack.length === 0 && <p class="none">{text.say('board-stack-empty')}</p>}
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
  const { view, text } = table
  const piece = `stack:${item.id}`
  const face = faceFor(item)
  const light = lightOf(table, piece, false)
  const name =
    item.kind === 'action'
      ? text.say(text.has(`board-action-${item.verb}`) ? `board-action-${item.verb}` : 'board-action-other')
      : (face?.name[text.language] ?? (item.card === null ? '' : cardName(view, item.card, text)))
  const line = stackLine(view, item, text)
  return (
    <li class={`${place === 1 ? 'top' : ''} ${item.neutralised ? 'gone' : ''}`} style={face === undefined ? undefined : raceColours(face)}>
      <Press piece={piece} name={`${place}. ${name}: ${line}`} class={light}>
        <span class="thumb">{face === undefined ? <Sign name="event" /> : <img src={picture(face)} alt="" draggable={false} />}</span>
        <span class="say">
          <b>
            <SeatSign seat={item.controller} />
            {name}
            {item.x > 0 && <i>X = {item.x}</i>}
          </b>
          <small>{line}</small>
        </span>
        <span class="place">{place}</span>
      </Press>
    </li>
  )
}

/** The one key that lets things go on, and where the player wants to be stopped. */
export function Flow() {
  const { choices, choose, text, view } = useMat()
  const pass = passOption(choices)
  const until = choices.free.find((option) => option.id === 'pass-until')
  const mine = view.seats.find((seat) => seat.passing !== null)
  return (
    <section class="cgm-flow" aria-label={text.say('board-flow')}>
      {pass !== undefined && (
        <button type="button" class="go" onClick={() => choose(pass.id)}>
          {optionName(text, pass)} <kbd>{text.say('board-space')}</kbd>
        </button>
      )}
      {until !== undefined && (
        <button type="button" class="until" onClick={() => choose(until.id)}>
          {optionName(text, until)}
        </button>
      )}
      {mine?.passing === true && <span class="passing">{text.say('board-passing')}</span>}
      <h3>{text.say('board-stops')}</h3>
      <div class="stops">
        {STOPS.map((stop) => (
          <button key={stop} type="button" aria-pressed={stops.value.includes(stop)} onClick={() => toggleStop(stop)}>
            {text.say(`board-stop-${stop}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
