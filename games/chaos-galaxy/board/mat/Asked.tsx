import type { PieceView } from '../../view.ts'
import { Sign } from '../card/Sign.tsx'
import { CardBack, SmallCard } from '../card/Small.tsx'
import { changesAt, isAtShip, linesOf } from './asked.ts'
import { useMat } from './context.ts'
import { cardName, faceFor, optionName, pieceById } from './words.ts'

/** The question of a combat where it is decided: what it is about, the numbers before and after, and what can be answered. */
export function Asked() {
  const { seen, view, choices, choose, pointed, text } = useMat()
  const { question } = seen
  if (question === null) return null
  const about = question.on?.startsWith('card:') === true ? pieceById(view, Number(question.on.slice('card:'.length))) : undefined
  const prompt = text.say(`ask-${question.message}`, question.params ?? {})
  const isTrap = question.name === 'trap-pay'
  const face = faceFor(about)
  const ships = choices.options.filter(isAtShip)
  const answers = choices.options.filter((option) => !ships.includes(option))
  return (
    <section class="cgm-asked" aria-label={prompt}>
      {isTrap && about !== undefined && (
        <div class="card">
          {face === undefined || !about.paid ? (
            <CardBack text={text} kind="base" known={face} developments={about.developments} />
          ) : (
            <SmallCard face={face} text={text} developments={about.developments} />
          )}
        </div>
      )}
      <div>
        <h3>
          {prompt} <span class="rule">{question.rule}</span>
        </h3>
        {about !== undefined && <b class="whom">{cardName(view, about.id, text)}</b>}
        <ul>
          {linesOf(view, question, text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {ships.length > 0 && <p>{text.say('board-ask-at-ships')}</p>}
        <div class="answers">
          {answers.map((option, at) => (
            <button
              key={option.id}
              type="button"
              class={at === 0 ? 'go' : ''}
              onClick={() => choose(option.id)}
              onFocus={() => {
                pointed.value = option.id
              }}
              onBlur={() => {
                pointed.value = null
              }}
            >
              {optionName(text, option)}
              {option.cost !== undefined && <b class="costmark">{option.cost}</b>}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

/** What can be done at this ship now, with the figure before and after: a button each. */
export function ShipChanges({ ship }: { ship: PieceView }) {
  const { view, choices, choose, pointed, text } = useMat()
  const changes = changesAt(view, choices.options, ship)
  if (changes.length === 0) return null
  const name = cardName(view, ship.id, text)
  return (
    <div class="cgm-changes">
      {changes.map(({ option, verb, figure, now, after, cost }) => {
        const label = text.say(`board-change-${verb}`)
        const what = text.say(figure === 'total' ? 'board-bombing-together' : `board-figure-${figure}`)
        const falls = figure === 'armour' && after <= 0 && verb !== 'spare'
        return (
          <button
            key={option.id}
            type="button"
            class={pointed.value === option.id ? 'lit' : ''}
            onClick={() => choose(option.id)}
            onPointerEnter={() => {
              pointed.value = option.id
            }}
            onPointerLeave={() => {
              pointed.value = null
            }}
            onFocus={() => {
              pointed.value = option.id
            }}
            onBlur={() => {
              pointed.value = null
            }}
          >
            <Sign name={figure === 'total' ? 'bombing' : figure} />
            <span>
              <span class="sr">{name}: </span>
              {label}
              <span class="sr">, {what}</span>
            </span>
            <em class={falls ? 'bad' : ''}>{falls ? text.say('board-destroyed') : `${now} → ${after}`}</em>
            {cost !== null && <b class="costmark">{cost}</b>}
          </button>
        )
      })}
    </div>
  )
}
