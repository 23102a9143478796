import { type FactionId, factionOf } from '../../content/factions.ts'
import { BASTION, CITY, FACTORY, type StructureKind } from '../../content/structures.ts'

/** A stone of a building: its colour and path in a box of 100 x 100. */
export type Stone = readonly [fill: string, path: string]

const WALL = '#e9e2d0'
const LIT = '#fffdf4'
const DARK = '#39424f'
const SOCLE = '#9a927d'

const BUILDINGS: { readonly [kind: number]: readonly Stone[] } = {
  [FACTORY]: [
    [WALL, 'M12 84V44L30 54V44L48 54V44L62 52V16H72L74 52H88V84Z'],
    [LIT, 'M12 84V44L18 47.5V84ZM62 16H66V84H62Z'],
    [DARK, 'M20 64H30V72H20ZM38 64H48V72H38ZM56 64H66V72H56ZM74 64H82V72H74Z'],
    [SOCLE, 'M12 78H88V84H12Z'],
    ['#b9c4cc', 'M61 11Q66 2 78 4 86 0 90 6 84 12 73 12Z'],
  ],
  [CITY]: [
    [WALL, 'M8 84V58L16 50 24 58V40L32 26 40 40V30L50 4 60 30V46L68 34 76 46V60L84 52 92 60V84Z'],
    [LIT, 'M8 84V58L16 50V84ZM24 84V40L32 26V84ZM40 84V30L50 4V84ZM60 84V46L68 34V84Z'],
    [DARK, 'M46 42H54V52H46ZM46 60H54V68H46ZM29 52H35V60H29ZM65 56H71V64H65ZM14 66H19V72H14ZM81 66H86V72H81Z'],
    [SOCLE, 'M8 78H92V84H8Z'],
  ],
  [BASTION]: [
    [WALL, 'M18 84 24 42H18V22H30V30H40V22H60V30H70V22H82V42H76L82 84Z'],
    [LIT, 'M18 42V22H24V42ZM24 42 18 84H28L32 42Z'],
    [DARK, 'M44 50H56V66Q50 72 44 66Z'],
    [SOCLE, 'M18 36H82V42H18Z'],
    [SOCLE, 'M16 78H84L86 84H14Z'],
    [WALL, 'M48 22V6H52V22Z'],
    ['var(--fs-body)', 'M52 6 64 9.5 52 14Z'],
  ],
}

/** The building of a kind of structure. */
export const buildingOf = (kind: StructureKind): readonly Stone[] => BUILDINGS[kind] ?? []

const BASES: { readonly [faction: string]: string } = {
  'space-marines': 'M4 74H96V92H4Z',
  chaos: 'M0 83 10 72 22 76 50 71 78 76 90 72 100 83 90 94 78 90 50 95 22 90 10 94Z',
  orks: 'M3 75 40 72 98 75 95 93 55 95 5 92Z',
  eldar: 'M1 83Q20 70 50 70 80 70 99 83 80 96 50 96 20 96 1 83Z',
}

/** The control token under a structure, in the shape of its owner's plates; a plain one without an owner. */
export const baseOf = (faction: FactionId | null): string => BASES[faction === null ? 'space-marines' : factionOf(faction).key] ?? ''
