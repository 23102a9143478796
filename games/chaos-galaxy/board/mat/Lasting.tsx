import { picture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { type MatTable, useMat } from './context.ts'
import { holdsLine } from './lasting.ts'
import { faceFor } from './words.ts'

/** Lasting effects: which card made them, what they do, and until when. */
export function Lasting() {
  const { view, names, text, inspect } = useMat()
  if (view.lasting.length === 0) return null
  return (
    <section class="cgm-lasting" aria-label={text.say('board-lasting')}>
      <h3>{text.say('board-lasting')}</h3>
      <ul>
        {view.lasting.map((effect) => {
          const face = faceFor(effect)
          if (face === undefined) return null
          return (
            <li key={effect.id} style={raceColours(face)}>
              <button type="button" onClick={() => inspect(`lasting:${effect.id}`)}>
                <img src={picture(face)} alt="" draggable={false} />
                <span>
                  <b>{face.name[text.language]}</b>
                  <small>{holdsLine(view, effect, names, text)}</small>
                  <em>{text.say(`board-until-${effect.until}`)}</em>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What lasting effects do to a card, each with the card that made it and its end. */
export function lastingLines({ view, names, text }: MatTable, card: number): readonly string[] {
  return view.lasting
    .filter((effect) => effect.cards.includes(card))
    .map((effect) => {
      const name = faceFor(effect)?.name[text.language] ?? ''
      return `${name}: ${holdsLine(view, effect, names, text)} (${text.say(`board-until-${effect.until}`)})`
    })
}

/** The mark on a card with lasting effects. */
export function LastingMark({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <span class="cgm-lasts" title={lines.join('\n')}>
      <Sign name="event" />
      {lines.length > 1 && <b>{lines.length}</b>}
    </span>
  )
}
