import { verbOf } from '@orrery/kernel'
import type { StackView } from '../../view.ts'
import { picture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { passOption } from './choices.ts'
import { useMat } from './context.ts'
import { lightOf, Press } from './Piece.tsx'
import { SeatSign } from './Plate.tsx'
import { STOPS, stops, toggleStop } from './stops.ts'
import { cardName, faceFor, optionName, stackLine, stackName, stackTargets, stoppedBy } from './words.ts'

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
  const name = stackName(view, item, text)
  const line = stackLine(view, item, text)
  const targets = stackTargets(view, item, text)
  const stopper = stoppedBy(view, item)
  const fate = item.neutralised
    ? text.say('board-stack-neutralised')
    : stopper === undefined
      ? null
      : text.say('board-stack-stopped', { card: cardName(view, stopper.card ?? -1, text) })
  const aim = targets.length === 0 ? '' : text.say('board-stack-targets', { targets })
  return (
    <li class={`${place === 1 ? 'top' : ''} ${item.neutralised ? 'gone' : ''}`} style={face === undefined ? undefined : raceColours(face)}>
      <Press piece={piece} name={[`${place}. ${name}: ${line}`, aim, fate ?? ''].filter((part) => part !== '').join(' ')} class={light}>
        <span class="thumb">{face === undefined ? <Sign name="event" /> : <img src={picture(face)} alt="" draggable={false} />}</span>
        <span class="say">
          <b>
            <SeatSign seat={item.controller} />
            {name}
            {face?.cost === 'X' && item.x > 0 && <i>X = {item.x}</i>}
          </b>
          <small>{line}</small>
          {aim !== '' && item.kind !== 'action' && <em>{aim}</em>}
          {fate !== null && <strong>{fate}</strong>}
        </span>
        <span class="place">{place}</span>
      </Press>
    </li>
  )
}

/** What the question wants of who is asked, in plain words; on the stack, what happens if nobody answers. */
export function Hint() {
  const { seen, view, text } = useMat()
  const { question } = seen
  const top = view.stack.at(-1)
  if (question === null) return null
  const options = question.kind === 'options' ? question.options : []
  const idle = options.length > 0 && options.every((option) => verbOf(option.id) === 'pass' || verbOf(option.id) === 'pass-until')
  const id = idle ? 'board-hint-idle' : `board-hint-${question.name}`
  const says = text.has(id) ? text.say(id) : ''
  const next =
    top === undefined || question.name !== 'stack-answer'
      ? ''
      : top.kind === 'action'
        ? text.say('board-hint-then', { what: stackLine(view, top, text) })
        : text.say('board-hint-next', { what: stackName(view, top, text) })
  if (says === '' && next === '') return null
  return (
    <p class="cgm-hint">
      {next} {says}
    </p>
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
      <details>
        <summary>{text.say('board-stops', { set: stops.value.length, all: STOPS.length })}</summary>
        <p>{text.say('board-stops-about')}</p>
        <div class="stops">
          {STOPS.map((stop) => (
            <button key={stop} type="button" aria-pressed={stops.value.includes(stop)} onClick={() => toggleStop(stop)}>
              {text.say(`board-stop-${stop}`)}
            </button>
          ))}
        </div>
      </details>
    </section>
  )
}
