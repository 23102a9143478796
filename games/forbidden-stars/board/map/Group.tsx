import { Press } from '@orrery/board'
import { boxOf, Token } from '../art/Token.tsx'
import type { MapArea } from '../scene/map.ts'
import { stateOf, useTable } from '../table/context.ts'
import { groupLabel } from '../table/label.ts'
import type { PlacedGroup } from './layout.ts'
import type { Sizes } from './size.ts'

interface GroupProps {
  readonly placed: PlacedGroup
  readonly area: MapArea
  readonly sizes: Sizes
}

/** Units of one kind in one place: one figure, and their number. */
export const Group = ({ placed: { group, x, y, height }, area, sizes }: GroupProps) => {
  const table = useTable()
  const [piece = area.piece] = group.units
  const [boxWidth, boxHeight] = boxOf(group.kind)
  const width = (height * boxWidth) / boxHeight
  const offered = table.offers(group.units).length > 0
  const chosen = table.countChosen(group.units)
  const lit = table.lit(group.units)
  const press = (_: string, element: Element) =>
    offered ? table.pressGroup(group.units, element) : table.pieces.press(area.piece, element)
  const more = {
    'data-units': group.units.join(' '),
    ...(offered ? { 'data-drag': group.units.join(' '), 'data-hold': '' } : {}),
    ...(chosen > 0 ? { 'aria-pressed': true } : {}),
  }
  return (
    <Press
      piece={piece}
      label={groupLabel(group, table.scene, table.text)}
      acts={{ ...table.pieces, press }}
      class={`fs-group ${offered ? 'is-offered' : ''} ${lit === 'may' ? 'is-may' : ''}`}
      style={{ left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px` }}
      tabIndex={offered ? 0 : -1}
      more={more}
    >
      <Token kind={group.kind} routed={group.routed} reinforcement={group.reinforcement} state={stateOf(lit)} />
      {(group.units.length > 1 || chosen > 0) && (
        <b class={`fs-count ${chosen > 0 ? 'is-chosen' : ''}`} style={{ fontSize: `${Math.max(sizes.units(12), height * 0.3)}px` }}>
          {chosen > 0 && chosen < group.units.length ? `${chosen}/${group.units.length}` : group.units.length}
        </b>
      )}
    </Press>
  )
}
