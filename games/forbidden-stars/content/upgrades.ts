import { ADVANCE, DEPLOY, type OrderType, STRATEGIZE } from '../state.ts'
import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** One of the 20 order upgrades; its id is its place in `UPGRADES`. */
export type UpgradeId = number

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

function upgrade(
  id: UpgradeId,
  faction: FactionId,
  key: string,
  order: OrderType,
  strike: boolean,
  level: number,
  materiel: number,
): Upgrade {
  return { id, key, term: `@upgrade-${key}`, faction, order, strike, level, materiel }
}

export const UPGRADES: readonly Upgrade[] = [
  upgrade(0, SPACE_MARINES, 'rain-of-fire', ADVANCE, true, 0, 1),
  upgrade(1, SPACE_MARINES, 'crusade', ADVANCE, false, 1, 2),
  upgrade(2, SPACE_MARINES, 'direct-the-faithful', STRATEGIZE, false, 1, 2),
  upgrade(3, SPACE_MARINES, 'recruitment-worlds', DEPLOY, false, 1, 2),
  upgrade(4, SPACE_MARINES, 'drop-pods', ADVANCE, true, 2, 3),
  upgrade(5, CHAOS, 'fear-from-above', ADVANCE, true, 0, 1),
  upgrade(6, CHAOS, 'dread-ritual', DEPLOY, false, 1, 2),
  upgrade(7, CHAOS, 'favour-of-the-dark-gods', STRATEGIZE, false, 1, 2),
  upgrade(8, CHAOS, 'from-the-warp', ADVANCE, false, 1, 2),
  upgrade(9, CHAOS, 'complete-destruction', ADVANCE, true, 2, 3),
  upgrade(10, ORKS, 'lootin', ADVANCE, true, 0, 1),
  upgrade(11, ORKS, 'ork-roks', ADVANCE, false, 1, 2),
  upgrade(12, ORKS, 'werk-fasta', DEPLOY, false, 1, 2),
  upgrade(13, ORKS, 'the-green-tide', STRATEGIZE, false, 1, 2),
  upgrade(14, ORKS, 'stealin', ADVANCE, true, 2, 3),
  upgrade(15, ELDAR, 'tactical-strikes', ADVANCE, true, 0, 1),
  upgrade(16, ELDAR, 'wraithbone-singers', DEPLOY, false, 1, 2),
  upgrade(17, ELDAR, 'farseers', STRATEGIZE, false, 1, 2),
  upgrade(18, ELDAR, 'corsair-raid', ADVANCE, false, 1, 2),
  upgrade(19, ELDAR, 'strafing-run', ADVANCE, true, 2, 3),
]

export const RAIN_OF_FIRE: UpgradeId = 0
export const CRUSADE: UpgradeId = 1
export const DIRECT_THE_FAITHFUL: UpgradeId = 2
export const RECRUITMENT_WORLDS: UpgradeId = 3
export const DROP_PODS: UpgradeId = 4
export const FEAR_FROM_ABOVE: UpgradeId = 5
export const DREAD_RITUAL: UpgradeId = 6
export const FAVOUR_OF_THE_DARK_GODS: UpgradeId = 7
export const FROM_THE_WARP: UpgradeId = 8
export const COMPLETE_DESTRUCTION: UpgradeId = 9
export const LOOTIN: UpgradeId = 10
export const ORK_ROKS: UpgradeId = 11
export const WERK_FASTA: UpgradeId = 12
export const THE_GREEN_TIDE: UpgradeId = 13
export const STEALIN: UpgradeId = 14
export const TACTICAL_STRIKES: UpgradeId = 15
export const WRAITHBONE_SINGERS: UpgradeId = 16
export const FARSEERS: UpgradeId = 17
export const CORSAIR_RAID: UpgradeId = 18
export const STRAFING_RUN: UpgradeId = 19

/** The upgrade's figures. */
export function upgradeOf(id: UpgradeId): Upgrade {
  return UPGRADES[id] as Upgrade
}
