import { MOST_DICE } from '../../content/combat-cards.ts'
import { BASTION, structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import { Icon } from '../art/Icon.tsx'
import { toned } from '../art/mark.ts'
import { Token } from '../art/Token.tsx'
import type { MapArea } from '../scene/map.ts'
import type { FoldedSide } from './layout.ts'
import type { Sizes } from './size.ts'

/** All units of one side in one plate: its strongest kind, the number of pieces and dice. */
export const Folded = ({
  side: { groups, x, y, width, height },
  area,
  sizes,
}: {
  readonly side: FoldedSide
  readonly area: MapArea
  readonly sizes: Sizes
}) => {
  const [top] = groups
  if (top === undefined) return null
  const bastion = area.structures.some((built) => built.kind === BASTION && built.seat === top.seat)
  const dice = groups.reduce(
    (sum, group) => sum + (group.routed ? 0 : group.units.length * unitKind(group.kind).dice),
    bastion ? structureKind(BASTION).dice : 0,
  )
  return (
    <span
      class={`fs-folded ${toned(top.faction)}`}
      style={{
        left: `${x - width / 2}px`,
        top: `${y - height / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
        fontSize: `${sizes.units(12)}px`,
      }}
      aria-hidden="true"
    >
      <Token kind={top.kind} />
      <b>{groups.reduce((sum, group) => sum + group.units.length, 0)}</b>
      <Icon name="dice" />
      <i>{Math.min(dice, MOST_DICE)}</i>
    </span>
  )
}
