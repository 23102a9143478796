import { useEffect, useState } from 'preact/hooks'
import { CardBack, SmallCard } from '../card/Small.tsx'
import { useMat } from './context.ts'
import { lightOf, Press } from './Piece.tsx'
import { laysOut, type Offered } from './tray.ts'
import { optionName } from './words.ts'

/** This many cards are shown with their texts; more are placed closer, without. */
const READABLE = 6

/** The cards of a question, laid out over the mat: each is chosen where it lies, and can be read. */
export function Tray({ cards }: { cards: readonly Offered[] }) {
  const { seen, choices, choose, text } = useMat()
  const { question } = seen
  const [folded, fold] = useState(false)
  useEffect(() => fold(false), [question])
  if (question === null || (cards.length === 0 && !laysOut(question))) return null
  const prompt = text.say(`ask-${question.message}`, question.params ?? {})
  const piles = [...new Set(cards.map(({ from }) => from))]
  return (
    <section
      class={`cgm-tray ${folded ? 'folded' : ''} ${cards.length > READABLE ? 'many' : ''}`}
      aria-label={prompt}
      style={{ '--n': Math.max(3, Math.min(READABLE, cards.length)) }}
    >
      <header>
        <h3>{prompt}</h3>
        {piles.length === 1 && <small>{text.say(`board-from-${piles[0]}`)}</small>}
        <span class="rule">{question.rule}</span>
        <button type="button" class="fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
          {text.say(folded ? 'board-tray-show' : 'board-tray-fold')}
        </button>
      </header>
      {!folded && cards.length === 0 && <p class="none">{text.say('board-tray-none')}</p>}
      {!folded && cards.length > 0 && (
        <ul onKeyDown={alongArrows}>
          {cards.map((card) => (
            <Laid key={card.piece} card={card} mixed={piles.length > 1} read={cards.length <= READABLE} />
          ))}
        </ul>
      )}
      {choices.free.length > 0 && (
        <footer>
          {choices.free.map((option) => (
            <button key={option.id} type="button" onClick={() => choose(option.id)}>
              {optionName(text, option)}
            </button>
          ))}
        </footer>
      )}
    </section>
  )
}

function Laid({ card, mixed, read }: { card: Offered; mixed: boolean; read: boolean }) {
  const table = useMat()
  const { text, inspect } = table
  const { face, option, piece, from } = card
  const light = option === null ? '' : lightOf(table, piece, false)
  const name = face?.name[text.language] ?? text.say('board-face-down')
  const place = text.say(`board-from-${from}`)
  return (
    <li>
      <Press piece={piece} name={option === null ? name : `${optionName(text, option)}, ${place}`}>
        {face === undefined ? <CardBack text={text} light={light} /> : <SmallCard face={face} text={text} light={light} />}
      </Press>
      {mixed && <small class="from">{place}</small>}
      {read && face !== undefined && (
        <p lang={text.language} title={face.text[text.language]}>
          {face.text[text.language]}
        </p>
      )}
      <button type="button" class="read" onClick={() => inspect(piece)}>
        {text.say('board-read')}
        <span class="kit-sr">: {name}</span>
      </button>
    </li>
  )
}

/** The arrow keys move from card to card. */
function alongArrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const cards: (Element | null)[] = [...event.currentTarget.querySelectorAll('.cgm-hit')]
  const at = cards.indexOf(document.activeElement)
  const next = cards[(at + step + cards.length) % cards.length]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}
