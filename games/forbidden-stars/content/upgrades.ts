import { catalogue, type Kind } from '@orrery/kernel'
import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'
import { ADVANCE, DEPLOY, type OrderType, STRATEGIZE } from './orders.ts'

/** An order upgrade by number. */
export type UpgradeId = Kind<'upgrades'>

export interface Upgrade {
  readonly id: UpgradeId
  readonly key: string
  /** The message that names it; `<term>-text` says what it does. */
  readonly term: string
  readonly faction: FactionId
  /** The order that it improves. */
  readonly order: OrderType
  /** FS-STRAT-14: whether it works on orbital strikes. */
  readonly strike: boolean
  readonly level: number
  readonly materiel: number
}

function upgrade(faction: FactionId, key: string, order: OrderType, strike: boolean, level: number, materiel: number): Omit<Upgrade, 'id'> {
  return { key, term: `@upgrade-${key}`, faction, order, strike, level, materiel }
}

const RECORDS: readonly Omit<Upgrade, 'id'>[] = [
  upgrade(SPACE_MARINES, 'rain-of-fire', ADVANCE, true, 0, 1),
  upgrade(SPACE_MARINES, 'crusade', ADVANCE, false, 1, 2),
  upgrade(SPACE_MARINES, 'direct-the-faithful', STRATEGIZE, false, 1, 2),
  upgrade(SPACE_MARINES, 'recruitment-worlds', DEPLOY, false, 1, 2),
  upgrade(SPACE_MARINES, 'drop-pods', ADVANCE, true, 2, 3),
  upgrade(CHAOS, 'fear-from-above', ADVANCE, true, 0, 1),
  upgrade(CHAOS, 'dread-ritual', DEPLOY, false, 1, 2),
  upgrade(CHAOS, 'favour-of-the-dark-gods', STRATEGIZE, false, 1, 2),
  upgrade(CHAOS, 'from-the-warp', ADVANCE, false, 1, 2),
  upgrade(CHAOS, 'complete-destruction', ADVANCE, true, 2, 3),
  upgrade(ORKS, 'lootin', ADVANCE, true, 0, 1),
  upgrade(ORKS, 'ork-roks', ADVANCE, false, 1, 2),
  upgrade(ORKS, 'werk-fasta', DEPLOY, false, 1, 2),
  upgrade(ORKS, 'the-green-tide', STRATEGIZE, false, 1, 2),
  upgrade(ORKS, 'stealin', ADVANCE, true, 2, 3),
  upgrade(ELDAR, 'tactical-strikes', ADVANCE, true, 0, 1),
  upgrade(ELDAR, 'wraithbone-singers', DEPLOY, false, 1, 2),
  upgrade(ELDAR, 'farseers', STRATEGIZE, false, 1, 2),
  upgrade(ELDAR, 'corsair-raid', ADVANCE, false, 1, 2),
  upgrade(ELDAR, 'strafing-run', ADVANCE, true, 2, 3),
]

export const UPGRADE_CATALOGUE = catalogue(
  'upgrades',
  RECORDS,
  ({ key }) => key,
  (record, id): Upgrade => ({ id, ...record }),
)

export const UPGRADES: readonly Upgrade[] = UPGRADE_CATALOGUE.entries

export const RAIN_OF_FIRE = UPGRADE_CATALOGUE.kind('rain-of-fire')
export const CRUSADE = UPGRADE_CATALOGUE.kind('crusade')
export const DIRECT_THE_FAITHFUL = UPGRADE_CATALOGUE.kind('direct-the-faithful')
export const RECRUITMENT_WORLDS = UPGRADE_CATALOGUE.kind('recruitment-worlds')
export const DROP_PODS = UPGRADE_CATALOGUE.kind('drop-pods')
export const FEAR_FROM_ABOVE = UPGRADE_CATALOGUE.kind('fear-from-above')
export const DREAD_RITUAL = UPGRADE_CATALOGUE.kind('dread-ritual')
export const FAVOUR_OF_THE_DARK_GODS = UPGRADE_CATALOGUE.kind('favour-of-the-dark-gods')
export const FROM_THE_WARP = UPGRADE_CATALOGUE.kind('from-the-warp')
export const COMPLETE_DESTRUCTION = UPGRADE_CATALOGUE.kind('complete-destruction')
export const LOOTIN = UPGRADE_CATALOGUE.kind('lootin')
export const ORK_ROKS = UPGRADE_CATALOGUE.kind('ork-roks')
export const WERK_FASTA = UPGRADE_CATALOGUE.kind('werk-fasta')
export const THE_GREEN_TIDE = UPGRADE_CATALOGUE.kind('the-green-tide')
export const STEALIN = UPGRADE_CATALOGUE.kind('stealin')
export const TACTICAL_STRIKES = UPGRADE_CATALOGUE.kind('tactical-strikes')
export const WRAITHBONE_SINGERS = UPGRADE_CATALOGUE.kind('wraithbone-singers')
export const FARSEERS = UPGRADE_CATALOGUE.kind('farseers')
export const CORSAIR_RAID = UPGRADE_CATALOGUE.kind('corsair-raid')
export const STRAFING_RUN = UPGRADE_CATALOGUE.kind('strafing-run')

/** The printed values of an upgrade. */
export function upgradeOf(id: UpgradeId): Upgrade {
  return UPGRADES[id] as Upgrade
}
