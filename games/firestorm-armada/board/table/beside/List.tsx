import { type BoardProps, choicesOf, optionMessage, optionsAt, percent } from '@orrery/board'
import type { Seat, SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { distance } from '../../../geometry/place.ts'
import { outlooksOf } from '../../../outlook.ts'
import { at } from '../../../rules/at.ts'
import type { View, ViewShip, ViewWing } from '../../../view.ts'
import { SeatSign } from '../../art/Emblem.tsx'
import { Head } from '../../parts/Head.tsx'
import { type Facts, inches, isDone, typeById } from '../facts.ts'
import { criticalsOf } from '../labels/label-places.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
  close(): void
}

/** What the rows of a list share. */
interface Listed {
  readonly facts: Facts
  /** The buttons of the options at the given pieces. */
  optionsOf(...places: readonly string[]): readonly JSX.Element[]
  /** The distance to the nearest ship of the other side. */
  nearest(from: Place, owner: number): string
}

type Place = Pick<ViewShip, 'x' | 'y'>

/** Every ship and wing as a table, with its place, its state, and its options as buttons, so that nobody needs the picture. */
export function List({ facts, props, close }: Props): JSX.Element {
  const { view, text } = facts
  const { names, viewer } = props
  const own = viewer === 'spectator' ? 0 : viewer
  const listed = listedOf(facts, props)
  return (
    <section class="fa-list" data-hold aria-label={text.say('board-list')}>
      <header>
        <h2>{text.say('board-list')}</h2>
        <button type="button" class="btn small" onClick={close}>
          {text.say('board-list-close')}
        </button>
      </header>
      {[own, ...view.seats.map((_, seat) => seat).filter((seat) => seat !== own)].map((seat) => (
        <SeatTable key={seat} listed={listed} seat={seat} name={names[seat] ?? ''} />
      ))}
      <Mines facts={facts} names={names} />
      <Terrain facts={facts} />
    </section>
  )
}

function listedOf(facts: Facts, { seen, choose }: BoardProps<View>): Listed {
  const { ships, text } = facts
  const choices = choicesOf(seen.question)
  const button = (option: SeenOption): JSX.Element => (
    <button key={option.id} type="button" class="btn small" data-list-option={option.id} onClick={() => choose(option.id)}>
      {text.say(optionMessage(option), { ...option.params })}
    </button>
  )
  return {
    facts,
    optionsOf: (...places) => places.flatMap((place) => optionsAt(choices, place)).map(button),
    nearest(from, owner) {
      const enemies = ships.filter((ship) => (ship.owner & 1) !== (owner & 1))
      const far = Math.min(...enemies.map((ship) => distance(ship, from)))
      return Number.isFinite(far) ? inches(far, text) : '–'
    },
  }
}

function SeatTable({ listed, seat, name }: { readonly listed: Listed; readonly seat: Seat; readonly name: string }): JSX.Element {
  const { view, ships, wings, text } = listed.facts
  return (
    <table>
      <caption>
        <span>
          <SeatSign seat={seat} /> {name} · {text.say(`race-${view.seats[seat]?.race}`)}
        </span>
      </caption>
      <Head columns={['ship', 'state', 'place', 'heading', 'nearest', 'best', 'options']} text={text} />
      <tbody>
        {ships
          .filter(({ owner }) => owner === seat)
          .map((ship) => (
            <ShipRow key={ship.id} listed={listed} ship={ship} />
          ))}
        {wings
          .filter(({ owner }) => owner === seat)
          .map((wing) => (
            <WingRow key={`wing${wing.id}`} listed={listed} wing={wing} />
          ))}
      </tbody>
    </table>
  )
}

function ShipRow({ listed, ship }: { readonly listed: Listed; readonly ship: ViewShip }): JSX.Element {
  const { facts, optionsOf, nearest } = listed
  const { view, ships, text, g } = facts
  const type = typeById(ship.type)
  const [best] = outlooksOf(g, ship.id)
  const squadron = at(view.squadrons, ship.squadron)
  const acted = isDone(view, 'squadron', squadron)
  // A squadron's options are listed once, at its first ship.
  const isFirst = ships.find((other) => other.squadron === ship.squadron) === ship
  return (
    <tr class={acted ? 'done' : ''}>
      <th scope="row">
        {facts.shipName(ship.id)} <small>{text.say(`class-${type.class}`)}</small>
      </th>
      <td>
        {text.say('board-hull', { left: type.stats.hp - ship.hull, of: type.stats.hp })},{' '}
        {text.say('board-crew', { left: type.stats.cp - ship.crew, of: type.stats.cp })}
        {[
          ...criticalsOf(ship.effects).map((name) => `critical-${name}`),
          ...(ship.cloak ? ['board-cloaked'] : []),
          ...(ship.fullStop ? ['board-full-stop'] : []),
          ...(squadron.disordered ? ['board-disordered'] : []),
          ...(acted ? ['board-acted'] : []),
        ].map((term) => (
          <span key={term} data-means={term}>
            , {text.say(term)}
          </span>
        ))}
      </td>
      <PlaceCell facts={facts} place={ship} />
      <td data-head={text.say('board-column-heading')}>{Math.round(ship.heading / 100)}°</td>
      <td data-head={text.say('board-column-nearest')}>{nearest(ship, ship.owner)}</td>
      <td data-head={text.say('board-column-best')}>
        {best === undefined
          ? '–'
          : text.say('board-best', {
              target: facts.shipName(best.attack.target),
              dice: best.dice,
              band: best.band,
              hurt: percent(1 - best.odds.nothing),
            })}
      </td>
      <td>{optionsOf(`ship:${ship.id}`, ...(isFirst ? [`squadron:${ship.squadron}`] : []))}</td>
    </tr>
  )
}

function WingRow({ listed, wing }: { readonly listed: Listed; readonly wing: ViewWing }): JSX.Element {
  const { facts, optionsOf, nearest } = listed
  const { view, wings, text } = facts
  const number = view.wings.filter(({ flight, id }) => flight === wing.flight && id <= wing.id).length
  // A flight's options are listed once, at its first wing.
  const isFirst = wings.find(({ flight }) => flight === wing.flight) === wing
  const state = wing.spent ? 'board-spent' : wing.drivenOff ? 'board-driven-off' : null
  return (
    <tr class={isDone(view, 'flight', at(view.flights, wing.flight)) ? 'done' : ''}>
      <th scope="row">{text.say('option-wing', { wing: `@wing-${wing.type}`, number })}</th>
      <td>{state === null ? null : <span data-means={state}>{text.say(state)}</span>}</td>
      <PlaceCell facts={facts} place={wing} />
      <td />
      <td data-head={text.say('board-column-nearest')}>{nearest(wing, wing.owner)}</td>
      <td />
      <td>{optionsOf(`wing:${wing.id}`, ...(isFirst ? [`flight:${wing.flight}`] : []))}</td>
    </tr>
  )
}

function PlaceCell({ facts: { text }, place: { x, y } }: { readonly facts: Facts; readonly place: Place }): JSX.Element {
  return <td data-head={text.say('board-column-place')}>{text.say('board-at', { x: inches(x, text), y: inches(y, text) })}</td>
}

function Mines({ facts: { view, text }, names }: { readonly facts: Facts; readonly names: readonly string[] }): JSX.Element | null {
  if (view.mines.length === 0) return null
  return (
    <ul>
      {view.mines.map((mine, at) => (
        <li key={at} data-means="board-mine">
          {text.say('board-mine-at', {
            dice: mine.ad,
            x: inches(mine.x, text),
            y: inches(mine.y, text),
            name: names[mine.owner] ?? '',
          })}
        </li>
      ))}
    </ul>
  )
}

function Terrain({ facts: { view, text } }: { readonly facts: Facts }): JSX.Element {
  return (
    <ul>
      {view.terrain.map(({ kind, x, y, radius }, at) => (
        <li key={at} data-means={`terrain-${kind}`}>
          {text.say('board-terrain-at', {
            terrain: `@terrain-${kind}`,
            x: inches(x, text),
            y: inches(y, text),
            radius: inches(radius, text),
          })}
        </li>
      ))}
    </ul>
  )
}
