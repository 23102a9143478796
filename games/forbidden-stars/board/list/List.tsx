import { oneOfEach } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import { useState } from 'preact/hooks'
import { structureKind } from '../../content/structures.ts'
import { Asset } from '../art/Asset.tsx'
import { Mark } from '../art/Mark.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { Objective } from '../art/Objective.tsx'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { said } from '../card/said.ts'
import type { MapArea, MapSystem } from '../scene/map.ts'
import { useTable } from '../table/context.ts'
import { areaName, CORNER_NAMES, groupLabel, stackLabel } from '../table/label.ts'

type Filter = 'act' | 'mine' | 'objectives' | 'all'

interface ListProps {
  readonly viewer: number | null
  choose(option: string): void
}

/** The map as a list: systems, areas, their pieces and options; nobody needs the picture. */
export const List = ({ viewer, choose }: ListProps) => {
  const table = useTable()
  const { text, scene } = table
  const [wished, filter] = useState<Filter | null>(null)
  const counts: { readonly [name in Filter]: readonly MapSystem[] } = {
    act: scene.map.systems.filter((system) => optionsIn(table, system).length > 0),
    mine: scene.map.systems.filter((system) => system.areas.some((area) => standsHere(area, viewer))),
    objectives: scene.map.systems.filter((system) => system.areas.some(({ objective }) => objective !== null)),
    all: scene.map.systems,
  }
  const chosen = wished ?? (counts.act.length > 0 ? 'act' : 'all')
  return (
    <section class="fs-page fs-list" aria-label={text.say('board-list')}>
      <header>
        <h2>{text.say('board-list')}</h2>
        <div class="fs-filters">
          {(Object.keys(counts) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === chosen} onClick={() => filter(name)}>
              {text.say(`board-list-${name}`, { count: counts[name].length })}
            </button>
          ))}
        </div>
      </header>
      {counts[chosen].map((system) => (
        <SystemTable key={system.id} system={system} choose={choose} />
      ))}
    </section>
  )
}

function standsHere(area: MapArea, seat: number | null): boolean {
  return seat !== null && (area.groups.some((group) => group.seat === seat) || area.structures.some((built) => built.seat === seat))
}

type TableOf = ReturnType<typeof useTable>

/** The pieces of an area, itself included. */
const piecesOf = (area: MapArea): readonly Piece[] => [
  area.piece,
  ...area.groups.flatMap(({ units }) => units),
  ...area.structures.map(({ piece }) => piece),
  ...(area.objective === null ? [] : [area.objective.piece]),
]

function optionsIn(table: TableOf, system: MapSystem): readonly SeenOption[] {
  return table.offers([system.piece, ...system.areas.flatMap(piecesOf)])
}

const SystemTable = ({ system, choose }: { readonly system: MapSystem; choose(option: string): void }) => {
  const table = useTable()
  const { text, scene } = table
  const own = table.offers([system.piece])
  const storms = scene.map.storms.filter(({ edge }) => edge >> 2 === system.id).length
  return (
    <section class="fs-list-system">
      <h3>
        {system.code} ·{' '}
        {system.areas
          .filter(({ printed }) => printed.world)
          .map((area) => areaName(area, system.code, text))
          .join(', ')}
        <small>{text.say('board-list-place', { row: system.row + 1, column: system.column + 1, storms })}</small>
      </h3>
      {system.stack.length > 0 && <p>{stackLabel(system, scene, text)}</p>}
      <Choices options={own} choose={choose} />
      <table>
        <thead>
          <tr>
            {['area', 'held', 'stands', 'places', 'worth', 'do'].map((head) => (
              <th key={head} scope="col">
                {text.say(`board-list-head-${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {system.areas.map((area) => (
            <AreaRow key={area.id} area={area} code={system.code} choose={choose} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const AreaRow = ({ area, code, choose }: { readonly area: MapArea; readonly code: string; choose(option: string): void }) => {
  const table = useTable()
  const { text, scene } = table
  const holder = area.holder === null ? null : scene.seats[area.holder]
  const several = new Set(area.groups.map(({ seat }) => seat)).size > 1
  return (
    <tr class={table.lit([area.piece]) ? 'is-lit' : ''}>
      <th scope="row">
        <small>{text.say('board-corner', { corner: CORNER_NAMES[area.corner] ?? '' })}</small>
        {area.printed.world ? areaName(area, code, text) : text.say('board-just-void')}
      </th>
      <td class="is-held" data-head={text.say('board-list-head-held')}>
        {holder?.faction !== null && holder?.faction !== undefined && <Mark faction={holder.faction} />}
        {holder?.name ?? text.say(several ? 'board-contested' : 'board-nobody')}
      </td>
      <td data-head={text.say('board-list-head-stands')}>
        {area.groups.map((group) => (
          <span key={group.units[0]} class="fs-list-piece">
            <Token kind={group.kind} routed={group.routed} reinforcement={group.reinforcement} />
            {groupLabel(group, scene, text)}
          </span>
        ))}
        {area.structures.map((built) => (
          <span key={built.piece} class="fs-list-piece">
            <Structure kind={built.kind} faction={built.faction} />
            {said(text, structureKind(built.kind).term)}
          </span>
        ))}
        {area.groups.length + area.structures.length === 0 && '–'}
      </td>
      <td data-head={text.say('board-list-head-places')}>
        {area.used}/{area.printed.capacity}
      </td>
      <td data-head={area.printed.world ? text.say('board-list-head-worth') : undefined}>
        {area.printed.world && <Materiel amount={area.printed.materiel} />}
        {area.printed.assets.map((asset, at) => (
          <Asset key={at} kind={asset} />
        ))}
        {area.objective !== null && <Objective faction={area.objective.faction} />}
      </td>
      <td>
        <Choices options={table.offers(piecesOf(area))} choose={choose} />
      </td>
    </tr>
  )
}

/** The options at a place as buttons; those of a question for several toggle. */
const Choices = ({ options, choose }: { readonly options: readonly SeenOption[]; choose(option: string): void }) => {
  const { nameOf, isChosen, alike } = useTable()
  const each = oneOfEach([...new Map(options.map((option) => [option.id, option])).values()], alike)
  if (each.length === 0) return null
  return (
    <span class="fs-list-choices">
      {each.map((option) => (
        <button key={option.id} type="button" aria-pressed={isChosen(option.id) ?? undefined} onClick={() => choose(option.id)}>
          {nameOf(option)}
        </button>
      ))}
    </span>
  )
}
