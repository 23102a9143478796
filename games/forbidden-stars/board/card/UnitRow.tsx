import type { Text } from '@orrery/text'
import { FORGE } from '../../content/tiles.ts'
import { type UnitKind, unitKind } from '../../content/units.ts'
import { Asset } from '../art/Asset.tsx'
import { Icon } from '../art/Icon.tsx'
import { Level } from '../art/Level.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { Token } from '../art/Token.tsx'
import { said } from './said.ts'

/** A unit's combat figures: dice, health and morale. */
export const Figures = ({
  dice,
  health,
  morale,
  text,
}: {
  readonly dice: number
  readonly health: number
  readonly morale: number
  readonly text: Text
}) => (
  <span class="fs-figures">
    {(
      [
        ['dice', dice],
        ['health', health],
        ['morale', morale],
      ] as const
    ).map(([name, figure]) => (
      <span key={name} class={`is-${name}`} data-means={`figure-${name}`}>
        <Icon name={name} />
        <span class="kit-sr">{text.say(`board-${name}`)} </span>
        <b>{figure}</b>
      </span>
    ))}
  </span>
)

/** The price of a kind of unit: materiel, forge tokens, command level. */
export const UnitPrice = ({ kind, text }: { readonly kind: UnitKind; readonly text: Text }) => {
  const unit = unitKind(kind)
  return (
    <span class="fs-price">
      <span class="kit-sr">{text.say('board-price', { materiel: unit.materiel, forge: unit.forge, level: unit.level })}</span>
      <Materiel amount={unit.materiel} />
      {unit.forge > 0 && <Asset kind={FORGE} />}
      <Level level={unit.level} />
    </span>
  )
}

interface UnitRowProps {
  readonly kind: UnitKind
  /** The number in the supply; default: the total number. */
  readonly left?: number
  /** Why it cannot be bought now. */
  readonly lacks?: string | null
  readonly text: Text
}

/** A line of a faction sheet: unit, figures, price, supply. */
export const UnitRow = ({ kind, left, lacks = null, text }: UnitRowProps) => {
  const unit = unitKind(kind)
  return (
    <li class={`fs-unit-row ${lacks === null ? '' : 'is-lacking'}`}>
      <Token kind={kind} />
      <span class="fs-unit-name">
        <b>{said(text, unit.term)}</b>
        <small>
          {text.say(left === undefined ? 'board-unit-supply' : 'board-unit-left', { ship: unit.ship, count: left ?? unit.supply })}
        </small>
      </span>
      <Figures dice={unit.dice} health={unit.health} morale={unit.morale} text={text} />
      <UnitPrice kind={kind} text={text} />
      {lacks !== null && <p class="fs-lacks">{lacks}</p>}
    </li>
  )
}
