import { type BoardProps, choicesOf, optionMessage, optionsAt, percent } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { distance } from '../../geometry/place.ts'
import { outlooksOf } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { View, ViewShip, ViewWing } from '../../view.ts'
import { SeatSign } from '../art/Emblem.tsx'
import { Head } from '../parts/Head.tsx'
import { type Facts, inches, isDone, typeById } from './facts.ts'
import { criticalsOf } from './label-places.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
  close(): void
}

/** Every ship and wing as a table: its place, its state, and its options as buttons. Nobody needs the picture. */
export function List({ facts, props, close }: Props): JSX.Element {
  const { view, ships, wings, text, g } = facts
  const { seen, choose, names, viewer } = props
  const choices = choicesOf(seen.question)
  const own = viewer === 'spectator' ? 0 : viewer
  const nearest = (x: number, y: number, owner: number): string => {
    const enemies = ships.filter((ship) => (ship.owner & 1) !== (owner & 1))
    const far = Math.min(...enemies.map((ship) => distance(ship, { x, y })))
    return Number.isFinite(far) ? inches(far, text) : '–'
  }
  // A squadron's or flight's options are listed once, at its first member.
  const isFirst = (ship: ViewShip): boolean => ships.find(({ squadron }) => squadron === ship.squadron) === ship
  const isLead = (wing: ViewWing): boolean => wings.find(({ flight }) => flight === wing.flight) === wing
  const numberOf = (wing: ViewWing): number => view.wings.filter(({ flight, id }) => flight === wing.flight && id <= wing.id).length
  const button = (option: SeenOption): JSX.Element => (
    <button key={option.id} type="button" class="btn small" data-list-option={option.id} onClick={() => choose(option.id)}>
      {text.say(optionMessage(option), { ...option.params })}
    </button>
  )
  return (
    <section class="fa-list" data-hold aria-label={text.say('board-list')}>
      <header>
        <h2>{text.say('board-list')}</h2>
        <button type="button" class="btn small" onClick={close}>
          {text.say('board-list-close')}
        </button>
      </header>
      {[own, ...view.seats.map((_, seat) => seat).filter((seat) => seat !== own)].map((seat) => (
        <table key={seat}>
          <caption>
            <span>
              <SeatSign seat={seat} /> {names[seat] ?? ''} · {text.say(`race-${view.seats[seat]?.race}`)}
            </span>
          </caption>
          <Head columns={['ship', 'state', 'place', 'heading', 'nearest', 'best', 'options']} text={text} />
          <tbody>
            {ships
              .filter(({ owner }) => owner === seat)
              .map((ship) => {
                const type = typeById(ship.type)
                const [best] = outlooksOf(g, ship.id)
                const squadron = at(view.squadrons, ship.squadron)
                const acted = isDone(view, 'squadron', squadron)
                return (
                  <tr key={ship.id} class={acted ? 'done' : ''}>
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
                    <td data-head={text.say('board-column-place')}>
                      {text.say('board-at', { x: inches(ship.x, text), y: inches(ship.y, text) })}
                    </td>
                    <td data-head={text.say('board-column-heading')}>{Math.round(ship.heading / 100)}°</td>
                    <td data-head={text.say('board-column-nearest')}>{nearest(ship.x, ship.y, ship.owner)}</td>
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
                    <td>
                      {[
                        ...optionsAt(choices, `ship:${ship.id}`),
                        ...(isFirst(ship) ? optionsAt(choices, `squadron:${ship.squadron}`) : []),
                      ].map(button)}
                    </td>
                  </tr>
                )
              })}
            {wings
              .filter(({ owner }) => owner === seat)
              .map((wing) => (
                <tr key={`wing${wing.id}`} class={isDone(view, 'flight', at(view.flights, wing.flight)) ? 'done' : ''}>
                  <th scope="row">{text.say('option-wing', { wing: `@wing-${wing.type}`, number: numberOf(wing) })}</th>
                  <td>
                    {wing.spent ? (
                      <span data-means="board-spent">{text.say('board-spent')}</span>
                    ) : wing.drivenOff ? (
                      <span data-means="board-driven-off">{text.say('board-driven-off')}</span>
                    ) : null}
                  </td>
                  <td data-head={text.say('board-column-place')}>
                    {text.say('board-at', { x: inches(wing.x, text), y: inches(wing.y, text) })}
                  </td>
                  <td />
                  <td data-head={text.say('board-column-nearest')}>{nearest(wing.x, wing.y, wing.owner)}</td>
                  <td />
                  <td>
                    {[...optionsAt(choices, `wing:${wing.id}`), ...(isLead(wing) ? optionsAt(choices, `flight:${wing.flight}`) : [])].map(
                      button,
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      {view.mines.length > 0 && (
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
      )}
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
    </section>
  )
}
