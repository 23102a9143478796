import { Means, MoreMeans } from '@orrery/board/means.tsx'
import type { Piece, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { CARDS } from '../content/cards.ts'
import { raceOf } from '../content/races.ts'
import { type ShipType, shipTypeById } from '../content/ships.ts'
import { WING_CATALOGUE, wingType } from '../content/wings.ts'
import type { View, ViewShip, ViewWing } from '../view.ts'
import { CommandCard } from './parts/CommandCard.tsx'
import { ShipCard } from './parts/ShipCard.tsx'
import { weaponTerms } from './parts/Weapons.tsx'
import { typeById } from './table/facts.ts'
import { criticalsOf } from './table/labels/label-places.ts'
import { pieceOf } from './table/subject.ts'

interface Props {
  readonly piece: Piece
  readonly seen: Seen<View>
  readonly text: Text
}

const FIGURES = ['dr', 'cr', 'mv', 'tl', 'hp', 'cp', 'pd', 'sh', 'mn', 'ap', 'wc', 'cloak'] as const

/** A piece shown large: a ship's card with its state, a command card, a wing's figures; with the meanings of words, signs and states. */
export function Inspector({ piece, seen, text }: Props): JSX.Element | null {
  const { view } = seen
  const one = pieceOf(piece)
  const card = CARDS.find(({ id }) => piece === `card:${id}`)
  if (card !== undefined) {
    return (
      <>
        <CommandCard card={card} text={text} size="large" />
        <Means terms={[`board-kind-${card.kind}`]} text={text} />
      </>
    )
  }
  if (piece.startsWith('wing-type:')) return <WingCard type={piece.slice('wing-type:'.length)} wing={undefined} text={text} />
  if (one?.kind === 'wing' || one?.kind === 'flight') {
    const wing = one.kind === 'wing' ? view.wings[one.id] : undefined
    return <WingCard type={wing?.type ?? view.flights[one.id]?.type ?? ''} wing={wing} text={text} />
  }
  const printed = piece.startsWith('ship-type:') ? shipTypeById(piece.slice('ship-type:'.length)) : undefined
  if (printed !== undefined) return <Card type={printed} ship={undefined} view={view} text={text} />
  const ship =
    one?.kind === 'squadron'
      ? view.ships.find(({ squadron }) => squadron === one.id)
      : one?.kind === 'ship'
        ? view.ships[one.id]
        : undefined
  return ship === undefined ? null : <Card type={typeById(ship.type)} ship={ship} view={view} text={text} />
}

interface CardProps {
  readonly type: ShipType
  /** The ship on the table; undefined for the printed type. */
  readonly ship: ViewShip | undefined
  readonly view: View
  readonly text: Text
}

function Card({ type, ship, view, text }: CardProps): JSX.Element {
  const traits = [...raceOf(type.race).fleetTraits, ...type.traits, ...type.weapons.flatMap((weapon) => weapon.traits)]
  const now = ship === undefined ? {} : { now: { hull: ship.hull, crew: ship.crew, figures: { ap: ship.ap } } }
  return (
    <div class="fa">
      <ShipCard type={type} text={text} {...now} />
      {ship !== undefined && <Means terms={statesOf(ship, view)} text={text} />}
      <Means terms={traits.map((trait) => `trait-${trait}`)} text={text} />
      <MoreMeans
        summary={text.say('board-signs')}
        terms={[`class-${type.class}`, ...FIGURES.map((figure) => `board-figure-${figure}`), ...weaponTerms(type)]}
        text={text}
      />
    </div>
  )
}

/** The messages that name a ship's states: its marks and critical effects. */
function statesOf({ effects, flagship, crew, cloak, fullStop, squadron }: ViewShip, view: View): string[] {
  const { acted = false, disordered = false } = view.squadrons[squadron] ?? {}
  const marks = [
    [flagship, 'board-flagship'],
    [crew > 0, 'board-crew-hurt'],
    [cloak, 'board-cloaked'],
    [fullStop, 'board-full-stop'],
    [disordered, 'board-disordered'],
    [acted, 'board-acted'],
  ] as const
  return [...criticalsOf(effects).map((name) => `critical-${name}`), ...marks.flatMap(([holds, term]) => (holds ? [term] : []))]
}

function WingCard({ type, wing, text }: { readonly type: string; readonly wing: ViewWing | undefined; readonly text: Text }) {
  const number = WING_CATALOGUE.find(type)
  if (number === undefined) return null
  const { term, mv, ad, pd, ap } = wingType(number)
  const states = [...(wing?.spent === true ? ['board-spent'] : []), ...(wing?.drivenOff === true ? ['board-driven-off'] : [])]
  return (
    <div class="fa fa-wing-card">
      <h3>{text.say(term.slice(1))}</h3>
      <p>
        <span data-means="board-figure-mv">MV {mv}″</span> · AD {ad} · <span data-means="board-figure-pd">PD {pd}</span> ·{' '}
        <span data-means="board-figure-ap">AP {ap}</span>
      </p>
      <Means terms={[term.slice(1), ...states]} text={text} />
    </div>
  )
}
