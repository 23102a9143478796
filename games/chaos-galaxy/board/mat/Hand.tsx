import type { SeatView } from '../../view.ts'
import { SmallCard } from '../card/Small.tsx'
import { useMat } from './context.ts'
import { lightOf, Press } from './Piece.tsx'
import type { Offered } from './tray.ts'
import { faceFor } from './words.ts'

/** The viewer's own headquarters: the hand, in a shallow fan, without the cards laid out for a choice. */
export function Hand({ held, tray }: { held: SeatView; tray: readonly Offered[] }) {
  const table = useMat()
  const { text, choices } = table
  const cards = (held.hand ?? []).filter((card) => !tray.some((laid) => laid.id === card.id))
  const middle = (cards.length - 1) / 2
  return (
    <section class="cgm-hand" aria-label={text.say('board-your-hand')} style={{ '--n': cards.length }}>
      {cards.map((card, i) => {
        const face = faceFor(card)
        if (face === undefined) return null
        const piece = `card:${card.id}`
        const options = choices.on.get(piece) ?? []
        const cost = options.find((option) => option.cost !== undefined)?.cost
        const light = lightOf(table, piece, choices.on.size > 0)
        return (
          <div
            key={card.id}
            class={`cgm-held ${light}`}
            style={{ '--turn': `${(i - middle) * 1.1}deg`, '--drop': `${(i - middle) ** 2 * 0.5}px`, '--i': i }}
          >
            <Press piece={piece} name={text.say('board-in-hand', { name: face.name[text.language] })} draggable={options.length > 0}>
              <SmallCard face={face} text={text} light={light} price={cost} />
            </Press>
          </div>
        )
      })}
      {held.hand?.length === 0 && <p class="cgm-empty">{text.say('board-hand-empty')}</p>}
    </section>
  )
}
