import { Press } from '@orrery/board'
import { Asset } from '../art/Asset.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { toned } from '../art/mark.ts'
import { Objective } from '../art/Objective.tsx'
import { Structure } from '../art/Structure.tsx'
import { said } from '../card/said.ts'
import type { MapArea } from '../scene/map.ts'
import { stateOf, useTable } from '../table/context.ts'
import { areaLabel } from '../table/label.ts'
import { Folded } from './Folded.tsx'
import { Group } from './Group.tsx'
import { eastward, southward } from './geometry.ts'
import { bannerHeight, bannerTop, layUnits, objectiveAt, structuresAt } from './layout.ts'
import type { Sizes } from './size.ts'

interface AreaProps {
  readonly area: MapArea
  readonly code: string
  readonly system: string
  readonly sizes: Sizes
  /** Whether nothing is written beside it, so that its name may be longer. */
  readonly alone: boolean
}

/** An area of a system: its target, name, value and pieces. */
export const Area = ({ area, code, system, sizes, alone }: AreaProps) => {
  const table = useTable()
  const { text, scene, pieces } = table
  const { corner, printed, objective } = area
  const laid = layUnits(area, sizes)
  const structures = structuresAt(area, sizes)
  const offered = table.offers([area.piece]).length > 0
  // If the question is about the whole system, all of the system is the target.
  const pressed = !offered && table.offers([system]).length > 0 ? system : area.piece
  return (
    <>
      <Press
        piece={area.piece}
        label={areaLabel(area, code, scene, text)}
        acts={{ ...pieces, press: (_, element) => pieces.press(pressed, element) }}
        class={`fs-area is-corner-${corner} ${offered ? 'is-offered' : ''}`}
        style={{ left: `${eastward(corner) < 0 ? 4 : 200}px`, top: `${southward(corner) < 0 ? 4 : 200}px` }}
        tabIndex={offered ? 0 : -1}
      />
      {printed.world && <Worth area={area} sizes={sizes} alone={alone} />}
      {area.structures.map((built, at) => (
        <Press
          key={built.piece}
          piece={built.piece}
          label={said(text, STRUCTURE_TERMS[built.kind] ?? '')}
          acts={pieces}
          class="fs-built"
          style={{
            left: `${structures[at]?.x}px`,
            top: `${structures[at]?.y}px`,
            width: `${sizes.structure}px`,
            height: `${sizes.structure}px`,
          }}
          tabIndex={table.offers([built.piece]).length > 0 ? 0 : -1}
        >
          <Structure kind={built.kind} faction={built.faction} state={stateOf(table.lit([built.piece]))} />
        </Press>
      ))}
      {objective && <ObjectiveHere area={area} sizes={sizes} />}
      {laid.folded.map((side) => (
        <Folded key={side.groups[0]?.seat} side={side} area={area} sizes={sizes} />
      ))}
      {laid.groups.toReversed().map((placed) => (
        <Group key={placed.group.units[0]} placed={placed} area={area} sizes={sizes} />
      ))}
    </>
  )
}

const STRUCTURE_TERMS = ['structure-factory', 'structure-city', 'structure-bastion'] as const

/** A world's name with its materiel, its capacity and its assets. */
const Worth = ({ area, sizes, alone }: Pick<AreaProps, 'area' | 'sizes' | 'alone'>) => {
  const { text, scene } = useTable()
  const { corner, printed, holder } = area
  const [west, north] = [eastward(corner) < 0, southward(corner) < 0]
  const [height, top, line] = [bannerHeight(sizes), bannerTop(corner, sizes), sizes.units(8)]
  const faction = holder === null ? null : (scene.seats[holder]?.faction ?? null)
  const beyond = north ? { top: `${top + height + 7}px` } : { bottom: `${400 - top + 7}px` }
  return (
    <div class={`fs-worth ${faction === null ? '' : toned(faction)}`} aria-hidden="true">
      <span
        class={`fs-banner ${west ? 'is-west' : 'is-east'} ${alone ? 'is-alone' : ''}`}
        style={{ top: `${top}px`, height: `${height}px`, fontSize: `${sizes.name}px`, ...(west ? { left: '8px' } : { right: '8px' }) }}
      >
        <Materiel amount={printed.materiel} />
        {sizes.fold !== 'far' && <b>{said(text, printed.term)}</b>}
      </span>
      <span
        class={`fs-pips ${west ? 'is-west' : 'is-east'} ${north ? '' : 'is-south'}`}
        style={{ ...beyond, ...(west ? { left: '11px' } : { right: '11px' }) }}
      >
        <svg
          style={{ height: `${line * 1.2}px`, width: `${line * 0.8 * printed.capacity}px` }}
          viewBox={`0 0 ${printed.capacity * 8} 12`}
          aria-hidden="true"
        >
          {Array.from({ length: printed.capacity }, (_, at) => (
            <path key={at} class={at < area.used ? 'is-used' : ''} d={`M${at * 8 + 1.5} 1h5v6.5l-2.5 3-2.5-3Z`} />
          ))}
        </svg>
        {printed.assets.map((asset, at) => (
          <span key={at} style={{ width: `${sizes.units(15)}px` }}>
            <Asset kind={asset} />
          </span>
        ))}
      </span>
    </div>
  )
}

const ObjectiveHere = ({ area, sizes }: { readonly area: MapArea; readonly sizes: Sizes }) => {
  const table = useTable()
  const { objective } = area
  if (objective === null) return null
  const { x, y } = objectiveAt(area, sizes)
  const side = sizes.objective
  const place = { left: `${x - side / 2}px`, top: `${y - side / 2}px`, width: `${side}px`, height: `${side}px` }
  const offered = table.offers([objective.piece]).length > 0
  if (!offered)
    return (
      <span class="fs-objective-here" style={place} data-piece={objective.piece} aria-hidden="true">
        <Objective faction={objective.faction} />
      </span>
    )
  return (
    <Press piece={objective.piece} label={table.text.say('board-objective')} acts={table.pieces} class="fs-objective-here" style={place}>
      <Objective faction={objective.faction} state={stateOf(table.lit([objective.piece]))} />
    </Press>
  )
}
