import type { Piece, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { CARDS } from '../content/cards.ts'
import { WINGS, wingType } from '../content/wings.ts'
import type { View } from '../view.ts'
import { CommandCard } from './parts/CommandCard.tsx'
import { ShipCard } from './parts/ShipCard.tsx'
import { typeById } from './table/facts.ts'
import { criticalsOf } from './table/Labels.tsx'
import { pieceOf } from './table/subject.ts'

interface Props {
  readonly piece: Piece
  readonly seen: Seen<View>
  readonly text: Text
}

/** A piece large: a ship's card with its state, a command card, a wing's figures. */
export function Inspector({ piece, seen, text }: Props): JSX.Element | null {
  const { view } = seen
  const one = pieceOf(piece)
  const card = CARDS.find(({ id }) => piece === `card:${id}`)
  if (card !== undefined) return <CommandCard card={card} text={text} size="large" />
  if (one?.kind === 'wing' || one?.kind === 'flight') {
    const name = one.kind === 'wing' ? view.wings[one.id]?.type : view.flights[one.id]?.type
    const number = WINGS.findIndex(({ id }) => id === name)
    return number < 0 ? null : <WingCard number={number} text={text} />
  }
  const ship =
    one?.kind === 'squadron'
      ? view.ships.find(({ squadron }) => squadron === one.id)
      : one?.kind === 'ship'
        ? view.ships[one.id]
        : undefined
  if (ship === undefined) return null
  const type = typeById(ship.type)
  return (
    <div class="fa">
      <ShipCard type={type} text={text} now={{ hull: ship.hull, crew: ship.crew, figures: { ap: ship.ap } }}>
        {criticalsOf(ship.effects).map((name) => (
          <p key={name} class="critical">
            <b>{text.say(`critical-${name}`)}</b> {text.say(`critical-${name}-text`)}
          </p>
        ))}
      </ShipCard>
    </div>
  )
}

function WingCard({ number, text }: { readonly number: number; readonly text: Text }): JSX.Element {
  const { term, mv, ad, pd, ap } = wingType(number)
  const id = term.slice(1)
  return (
    <div class="fa fa-wing-card">
      <h3>{text.say(id)}</h3>
      {text.has(`${id}-text`) && <p>{text.say(`${id}-text`)}</p>}
      <p>
        MV {mv}″ · AD {ad} · PD {pd} · AP {ap}
      </p>
    </div>
  )
}
