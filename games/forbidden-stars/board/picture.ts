import { PICTURE, type TablePicture } from '@orrery/board/table-picture.ts'
import { type FactionId, factionOf } from '../content/factions.ts'
import { unitKind } from '../content/units.ts'
import type { View } from '../view.ts'
import { biomeOf } from './art/planet/biome.ts'
import { figureOf, plateOf } from './art/plate.ts'
import type { Shape, Tone } from './art/shape.ts'
import { baseOf, buildingOf } from './art/structure.ts'
import { TILE, WORLD_RADIUS, worldAt } from './map/geometry.ts'
import { layUnits, type PlacedGroup, structuresAt } from './map/layout.ts'
import { type Sizes, sizesFor } from './map/size.ts'
import type { MapArea, MapSystem } from './scene/map.ts'
import { sceneOf } from './scene/scene-of.ts'

type Tones = Readonly<Record<Tone | 'rim', string>>

/** The tones of `art/tones.css`, for drawings without style sheets. */
const TONES: Readonly<Record<string, Tones>> = {
  'space-marines': { light: '#dcefff', body: '#62a6f6', dark: '#21508f', glow: '#ffe08a', deep: '#0b2148', rim: '#8cc2ff' },
  chaos: { light: '#ffd9c4', body: '#ea5a4c', dark: '#7d1b20', glow: '#ffbf57', deep: '#2d0a10', rim: '#ff8a78' },
  orks: { light: '#e4f8bd', body: '#72c04a', dark: '#2c5f24', glow: '#ff8c4a', deep: '#0f260c', rim: '#9be06c' },
  eldar: { light: '#fffde0', body: '#efe36a', dark: '#84731f', glow: '#5fe3ff', deep: '#2b2608', rim: '#fbf29a' },
}
const NOBODY: Tones = { light: '#c3c8d2', body: '#7b838f', dark: '#434b57', glow: '#a9b0bb', deep: '#151b25', rim: '#a9b0bb' }

/** Tiles have the size that they have on a tablet: units in rows, all large enough. */
const SIZES = sizesFor(300)

const tonesOf = (faction: FactionId): Tones => TONES[factionOf(faction).key] ?? NOBODY

function stroke(shape: Shape, tones: Tones): string {
  if (shape.kind === 'area') return `<path d="${shape.path}" fill="${tones[shape.tone]}"/>`
  if (shape.kind === 'dot') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${tones[shape.tone]}"/>`
  if (shape.kind === 'line')
    return `<path d="${shape.path}" fill="none" stroke="${tones[shape.tone]}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const drawn = shape.shapes.map((one) => stroke(one, tones)).join('')
  return `${drawn}<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>`
}

function unitsOf({ group, x, y, height }: PlacedGroup): string {
  const tones = tonesOf(group.faction)
  const [boxWidth, boxHeight] = unitKind(group.kind).ship ? [140, 90] : [100, 100]
  const k = height / boxHeight
  const plate = `<path d="${plateOf(group.kind)}" fill="${tones.deep}" stroke="${tones.rim}" stroke-width="4"/>`
  const figure = figureOf(group.kind)
    .map((shape) => stroke(shape, tones))
    .join('')
  return `<g opacity="${group.routed ? 0.5 : 1}" transform="translate(${x - (boxWidth * k) / 2} ${y - height / 2}) scale(${k})">${plate}${figure}</g>`
}

function areaOf(area: MapArea, sizes: Sizes): string {
  const { x, y } = worldAt(area.corner)
  const { tones } = biomeOf(area.printed.term)
  const id = `world-${area.id}`
  const ground = area.printed.world
    ? `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${tones[4]}"/><stop offset=".35" stop-color="${tones[2]}"/><stop offset="1" stop-color="${tones[0]}"/></radialGradient><circle cx="${x}" cy="${y}" r="${WORLD_RADIUS}" fill="url(#${id})"/>`
    : ''
  const laid = structuresAt(area, sizes)
  const structures = area.structures.map(({ kind, faction }, at) => {
    const place = laid[at]
    if (place === undefined) return ''
    const stones = buildingOf(kind).map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`)
    const { deep, rim } = tonesOf(faction)
    return `<g transform="translate(${place.x} ${place.y}) scale(${sizes.structure / 100})"><path d="${baseOf(faction)}" fill="${deep}" stroke="${rim}" stroke-width="4"/>${stones.join('')}</g>`
  })
  const { groups, folded } = layUnits(area, sizes)
  const sides = folded.flatMap(({ groups: own, x: left, y: top, height }) =>
    own.slice(0, 1).map((group) => unitsOf({ group, x: left, y: top, height })),
  )
  return ground + structures.join('') + groups.map(unitsOf).join('') + sides.join('')
}

function systemOf(system: MapSystem): string {
  const rim = system.home === null ? '#2f5566' : tonesOf(system.home).rim
  const tile = `<rect x="3" y="3" width="394" height="394" rx="10" fill="#0b2736" stroke="${rim}" stroke-width="4"/><path d="M200 20V380M20 200H380" stroke="#d8b36a" stroke-opacity=".3" stroke-width="2"/>`
  const areas = system.areas.map((area) => areaOf(area, SIZES))
  return `<g transform="translate(${system.column * TILE} ${system.row * TILE})">${tile}${areas.join('')}</g>`
}

/** The map with its worlds, structures and units. */
export const picture: TablePicture<View> = (seen) => {
  const { map } = sceneOf(seen, 'spectator', [])
  const { width, height } = PICTURE
  const scale = Math.min(width / (map.columns * TILE), (height - 20) / (map.rows * TILE))
  const place = `translate(${(width - map.columns * TILE * scale) / 2} ${(height - map.rows * TILE * scale) / 2}) scale(${scale})`
  return `<rect width="${width}" height="${height}" fill="#070d18"/><g transform="${place}">${map.systems.map(systemOf).join('')}</g>`
}
