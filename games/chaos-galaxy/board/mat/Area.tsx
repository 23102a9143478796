import type { ComponentChildren } from 'preact'
import type { PieceView, SeatView } from '../../view.ts'
import { backPicture, picture, worldPicture } from '../art/picture.ts'
import { raceColours } from '../card/Card.tsx'
import { Sign } from '../card/Sign.tsx'
import { dropOption } from './choices.ts'
import { useMat } from './context.ts'
import { lightOf, PlayedCard, Press } from './Piece.tsx'
import { HangarMeter, Plate } from './Plate.tsx'
import { faceFor, raceOf } from './words.ts'

/**
 * One seat's side of the mat: the hangar towards the middle, surface and cantina behind it, piles on the left. `folded`: another side is
 * shown beside it, so there is room for only one.
 */
export function Area({ held, far, folded = false }: { held: SeatView; far: boolean; folded?: boolean }) {
  // Beside another side there is no room for empty places.
  const { view, names } = useMat()
  const least = view.seats.length > 2 && far ? 1 : 3
  const rows = [
    <Hangar key="hangar" held={held} />,
    <div key="rows" class="cgm-two" style={{ '--s': Math.max(least, held.surface.length), '--c': Math.max(least, held.cantina.length) }}>
      <Row held={held} zone="surface" cards={held.surface} />
      <Row held={held} zone="cantina" cards={held.cantina} />
    </div>,
  ]
  return (
    <section
      class={`cgm-area ${far ? 'far' : 'near'} ${folded ? 'folded' : ''}`}
      data-seat={held.seat}
      style={{ '--sc': `var(--seat-${held.seat})` }}
    >
      <h2 class="kit-sr">{names[held.seat]}</h2>
      <Plate held={held} />
      <div class="cgm-zones">{far ? rows.reverse() : rows}</div>
    </section>
  )
}

interface ZoneProps {
  readonly held: SeatView
  readonly zone: 'surface' | 'cantina' | 'hangar'
  readonly count: number
  /** Its width in cards; turned cards take more. */
  readonly wide: number
  readonly children: ComponentChildren
}

/** A named part of the mat; highlighted if the held card may be dropped on it. */
function Zone({ held, zone, count, wide, children }: ZoneProps) {
  const { choices, held: inHand, text, near } = useMat()
  const from = inHand.value
  const own = held.seat === near
  const takes = own && from !== null && dropOption(choices, from, zone) !== undefined
  return (
    <div class={`cgm-zone ${zone} ${takes ? 'takes' : ''}`} data-drop={own ? zone : undefined} data-zone={`${zone}:${held.seat}`}>
      <h3>
        {text.say(`board-${zone}`)} <b>{count}</b>
      </h3>
      <div class="cards" style={{ '--n': Math.max(1, wide) }}>
        {children}
      </div>
    </div>
  )
}

/** The width of these cards, in upright cards. */
function widthOf(cards: readonly PieceView[]): number {
  return cards.reduce((sum, card) => sum + (card.turned === 'used' ? 1.24 : 1), 0)
}

function Row({ held, zone, cards }: { held: SeatView; zone: 'surface' | 'cantina'; cards: readonly PieceView[] }) {
  return (
    <Zone held={held} zone={zone} count={cards.length} wide={widthOf(cards)}>
      {cards.map((card) => (
        <PlayedCard key={card.id} card={card} kind={zone === 'surface' ? 'base' : 'crew'} />
      ))}
    </Zone>
  )
}

function Hangar({ held }: { held: SeatView }) {
  return (
    <Zone held={held} zone="hangar" count={held.hangar.length} wide={widthOf(held.hangar)}>
      <img class="cgm-world" src={worldPicture(raceOf(held), `world-${held.seat}`)} alt="" draggable={false} />
      {held.hangar.map((ship) => (
        <div key={ship.id} class={`cgm-unit ${ship.role ?? ''}`}>
          <PlayedCard card={ship} kind="ship" />
          <Slots ship={ship} />
        </div>
      ))}
      <HangarMeter held={held} />
    </Zone>
  )
}

/** The cards on a ship, and its free slots. */
export function Slots({ ship }: { ship: PieceView }) {
  const { text } = useMat()
  const free = Math.max(0, ship.slots - ship.aboard.length)
  return (
    <div class="cgm-slots">
      {ship.aboard.map((card) => (
        <Slot key={card.id} card={card} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={`free-${i}`} class="cgm-slot" title={text.say('board-free-slot')} />
      ))}
    </div>
  )
}

function Slot({ card }: { card: PieceView }) {
  const table = useMat()
  const { text } = table
  const piece = `card:${card.id}`
  const face = faceFor(card)
  const light = lightOf(table, piece, false)
  const name = face?.name[text.language] ?? text.say('board-face-down')
  const kind = face?.type === 'crew' ? 'crew' : 'weaponry'
  return (
    <Press
      piece={piece}
      name={card.paid ? name : `${name}, ${text.say('board-unpaid')}`}
      class={`cgm-slot full ${card.paid ? 'paid' : 'unpaid'} ${light}`}
      draggable={table.choices.on.has(piece)}
    >
      <span style={face === undefined ? undefined : raceColours(face)}>
        <img src={face === undefined ? backPicture() : picture(face)} alt="" draggable={false} />
        <Sign name={kind} />
      </span>
    </Press>
  )
}
