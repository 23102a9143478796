import { picture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { useMat } from './context.ts'
import { holdsLine } from './lasting.ts'
import { faceFor } from './words.ts'

/** Effects that hold for some time: which card made them, what they do and until when. */
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

/** The mark on a card that a lasting effect holds for. */
export function LastingMark({ card }: { card: number }) {
  const { view, names, text } = useMat()
  const on = view.lasting.filter((effect) => effect.cards.includes(card))
  if (on.length === 0) return null
  const lines = on.map(
    (effect) =>
      `${faceFor(effect)?.name[text.language] ?? ''}: ${holdsLine(view, effect, names, text)} (${text.say(`board-until-${effect.until}`)})`,
  )
  return (
    <span class="cgm-lasts" title={lines.join('\n')}>
      <Sign name="event" />
      {on.length > 1 && <b>{on.length}</b>}
      <span class="sr">{lines.join('; ')}</span>
    </span>
  )
}
