import { factionOf } from '../../content/factions.ts'
import { type UnitKind, unitKind } from '../../content/units.ts'
import { chaosFigures } from './figure/chaos.ts'
import { eldarFigures } from './figure/eldar.ts'
import { orkFigures } from './figure/orks.ts'
import { spaceMarineFigures } from './figure/space-marines.ts'
import type { Shape } from './shape.ts'

/** The shape of a faction's plates: tall ones for ground units (100 x 100), wide ones for ships (140 x 90). */
const PLATES: { readonly [faction: string]: { readonly ground: string; readonly ship: string } } = {
  'space-marines': { ground: 'M12 9H88V56Q88 82 50 97 12 82 12 56Z', ship: 'M6 12H112L136 45 112 78H6Z' },
  chaos: {
    ground: 'M50 2 61 14 80 7 83 30 97 50 85 66 88 90 64 86 50 98 36 86 12 90 15 66 3 50 17 30 20 7 39 14Z',
    ship: 'M2 45 16 30 10 8 40 16 70 8 104 15 120 30 139 45 120 60 104 75 70 82 40 74 10 82 16 60Z',
  },
  orks: {
    ground: 'M9 19 36 9 64 13 93 8 89 47 96 84 62 93 33 88 5 94 10 56Z',
    ship: 'M5 18 40 9 76 14 112 8 133 24 129 52 136 72 98 82 60 77 26 83 6 76 11 46Z',
  },
  eldar: {
    ground: 'M50 1C76 13 92 36 90 59 88 83 68 97 50 99 32 97 12 83 10 59 8 36 24 13 50 1Z',
    ship: 'M2 45C30 5 112 5 138 45 112 85 30 85 2 45Z',
  },
}

/** The plate under a kind of unit. */
export function plateOf(kind: UnitKind): string {
  const unit = unitKind(kind)
  const plate = PLATES[factionOf(unit.faction).key]
  return (unit.ship ? plate?.ship : plate?.ground) ?? ''
}

const FIGURES: { readonly [unit: string]: readonly Shape[] } = { ...spaceMarineFigures, ...chaosFigures, ...orkFigures, ...eldarFigures }

/** The drawing of a kind of unit. */
export const figureOf = (kind: UnitKind): readonly Shape[] => FIGURES[unitKind(kind).key] ?? []
