import type { PieceActs } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../../rules/at.ts'
import { type Facts, isDone, typeById } from '../facts.ts'
import { type Light, Ship } from './Ship.tsx'
import { Mine, Wing } from './Wing.tsx'

interface Props {
  readonly facts: Facts
  readonly names: readonly string[]
  readonly acts: PieceActs
  lightOf(piece: Piece): Light
  /** Whether pressing a piece does something. */
  isOffered(piece: Piece): boolean
}

/** All mines, ships and wings on the table. */
export function Fleet({ facts, names, acts, lightOf, isOffered }: Props): JSX.Element {
  const { view, text, world } = facts
  return (
    <>
      {view.mines.map((mine, at) => (
        <Mine key={at} mine={mine} x={world.x(mine.x)} y={world.y(mine.y)} />
      ))}
      {facts.ships.map((ship) => (
        <Ship
          key={ship.id}
          ship={ship}
          type={typeById(ship.type)}
          x={world.x(ship.x)}
          y={world.y(ship.y)}
          done={isDone(view, 'squadron', at(view.squadrons, ship.squadron))}
          light={lightOf(`ship:${ship.id}`)}
          label={inWords(facts, ship.id, names)}
          acts={acts}
          reachable={isOffered(`ship:${ship.id}`)}
        />
      ))}
      {facts.wings.map((wing) => (
        <Wing
          key={wing.id}
          wing={wing}
          x={world.x(wing.x)}
          y={world.y(wing.y)}
          light={lightOf(`wing:${wing.id}`)}
          label={`${text.say(`wing-${wing.type}`)}, ${names[wing.owner] ?? ''}`}
          acts={acts}
          reachable={isOffered(`wing:${wing.id}`)}
        />
      ))}
    </>
  )
}

/** A ship in words: owner, damage, place. */
function inWords(facts: Facts, ship: number, names: readonly string[]): string {
  const one = facts.view.ships[ship]
  if (one === undefined) return ''
  const type = typeById(one.type)
  return facts.text.say('board-ship', {
    ship: facts.shipName(ship),
    class: `@class-${type.class}`,
    name: names[one.owner] ?? '',
    left: type.stats.hp - one.hull,
    of: type.stats.hp,
    heading: Math.round(one.heading / 100),
  })
}
