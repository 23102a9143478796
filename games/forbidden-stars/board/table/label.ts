import type { Text } from '@orrery/text'
import { structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import { said } from '../card/said.ts'
import type { MapArea, MapSystem, UnitGroup } from '../scene/map.ts'
import type { TableScene } from '../scene/table.ts'

export const CORNER_NAMES = ['north-west', 'north-east', 'south-east', 'south-west'] as const

/** An area's name: its world's, or its corner's void. */
export function areaName(area: MapArea, code: string, text: Text): string {
  if (area.printed.world) return said(text, area.printed.term)
  return text.say('board-void', { corner: CORNER_NAMES[area.corner] ?? '', code })
}

/** '2 Scouts, routed' */
export function groupLabel({ kind, routed, reinforcement, units }: UnitGroup, _scene: TableScene, text: Text): string {
  return text.say('board-group', { count: units.length, unit: unitKind(kind).term, routed, reinforcement })
}

/** An area in words, with everything that its picture shows. */
export function areaLabel(area: MapArea, code: string, scene: TableScene, text: Text): string {
  const { printed, groups, structures, objective, holder } = area
  const parts = [text.say('board-area', { area: areaName(area, code, text), code, corner: CORNER_NAMES[area.corner] ?? '' })]
  const standing = new Set([...groups.map(({ seat }) => seat), ...structures.map(({ seat }) => seat)])
  if (holder !== null) parts.push(text.say('board-held', { player: scene.seats[holder]?.name ?? '' }))
  else if (standing.size > 1) parts.push(text.say('board-contested'))
  for (const seat of standing) {
    const here = [
      ...groups.filter((group) => group.seat === seat).map((group) => groupLabel(group, scene, text)),
      ...structures.filter((built) => built.seat === seat).map((built) => said(text, structureKind(built.kind).term)),
    ]
    parts.push(standing.size > 1 ? `${scene.seats[seat]?.name}: ${here.join(', ')}` : here.join(', '))
  }
  if (printed.world) parts.push(text.say('board-worth', { materiel: printed.materiel, capacity: printed.capacity, used: area.used }))
  if (objective !== null) parts.push(text.say('board-objective-of', { faction: factionTerm(objective.faction) }))
  return parts.join('. ')
}

/** The orders in a system, the top one first. */
export function stackLabel({ code, stack }: MapSystem, scene: TableScene, text: Text): string {
  if (stack.length === 0) return text.say('board-stack-empty', { code })
  const orders = stack.toReversed().map(({ seat, face, peek }) => {
    const known = face ?? peek
    const player = scene.seats[seat]?.name ?? ''
    return known === null ? player : text.say('board-stack-order', { player, order: `@order-${known}` })
  })
  return text.say('board-stack', { code, orders: orders.join(text.say('board-over')) })
}

const FACTION_TERMS = ['@faction-space-marines', '@faction-chaos', '@faction-orks', '@faction-eldar'] as const

/** The message that names a faction. */
export const factionTerm = (faction: number): string => FACTION_TERMS[faction] ?? ''
