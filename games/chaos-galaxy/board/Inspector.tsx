import type { Piece, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { anyCard, pieceById } from '../orders/pieces.ts'
import type { View } from '../view.ts'
import { Card } from './card/Card.tsx'
import { CardBack, SmallCard } from './card/Small.tsx'
import { faceById } from './face.ts'
import { Means } from './Means.tsx'
import { offeredFace } from './mat/tray.ts'
import { faceFor } from './mat/words.ts'

interface InspectorProps {
  readonly piece: Piece
  readonly seen: Seen<View>
  readonly text: Text
}

/** A piece shown large: a card's text, the cards on a ship, or the cards of an open pile. */
export function Inspector({ piece, seen, text }: InspectorProps) {
  const { view } = seen
  const [kind, number] = piece.split(':')
  const id = Number(number)
  if (kind === 'trash' || kind === 'wasteland') {
    const seat = view.seats[id]
    const cards = kind === 'trash' ? seat?.trash : seat?.wastelandCards
    return (
      <div class="cg cgm-inspect pile">
        <h3>{text.say(`board-${kind}`)}</h3>
        {cards == null ? (
          <p>{text.say('board-hidden-pile', { count: seat?.wasteland ?? 0 })}</p>
        ) : cards.length === 0 ? (
          <p>{text.say('board-empty-pile')}</p>
        ) : (
          <ul>
            {[...cards].reverse().map((card) => {
              const face = faceFor(card)
              return <li key={card.id}>{face === undefined ? <CardBack text={text} /> : <SmallCard face={face} text={text} />}</li>
            })}
          </ul>
        )}
      </div>
    )
  }
  if (kind === 'colony' || kind === 'headquarters') {
    const seat = view.seats[id]
    const count = kind === 'colony' ? seat?.colony : seat?.headquarters
    return (
      <div class="cg cgm-inspect">
        <h3>{text.say(kind === 'colony' ? 'board-colony' : 'board-hand')}</h3>
        <p>{text.say('board-hidden-pile', { count: count ?? 0 })}</p>
      </div>
    )
  }
  const stacked = kind === 'stack' ? view.stack.find((item) => item.id === id) : undefined
  const played = kind === 'card' ? pieceById(view, id) : undefined
  const face =
    kind === 'lasting'
      ? faceFor(view.lasting.find((effect) => effect.id === id))
      : kind === 'print'
        ? faceById(number ?? '')
        : (faceFor(stacked ?? anyCard(view, id)) ?? offeredFace(seen.question, piece))
  if (face === undefined) {
    return (
      <div class="cg cgm-inspect">
        <CardBack text={text} developments={played?.developments ?? 0} />
        <p>{text.say('board-face-down-why')}</p>
      </div>
    )
  }
  const now = played?.values == null ? undefined : { ...played.values, armour: played.armourLeft ?? played.values.armour }
  return (
    <div class="cg cgm-inspect">
      <Card face={face} text={text} now={now} />
      <Means face={face} played={played} text={text} />
      {played !== undefined && played.aboard.length > 0 && (
        <ul class="aboard" aria-label={text.say('board-aboard')}>
          {played.aboard.map((card) => {
            const held = faceFor(card)
            return (
              <li key={card.id}>
                {held === undefined || !card.paid ? (
                  <CardBack text={text} known={held} />
                ) : (
                  <SmallCard face={held} text={text} turned={card.turned} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
