import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'
import {
  ASPECT_WARRIOR,
  BATTLE_BARGE,
  BATTLEWAGON,
  CHAOS_REAVER_TITAN,
  CHAOS_SPACE_MARINE,
  CULTIST,
  FALCON,
  GARGANT,
  HELBRUTE,
  HELLEBORE_FRIGATE,
  ICONOCLAST_DESTROYER,
  KILL_KROOZER,
  LAND_RAIDER,
  NOB,
  ONSLAUGHT_ATTACK_SHIP,
  ORK_BOYZ,
  REPULSIVE_GRAND_CRUISER,
  SCOUT,
  SPACE_MARINE,
  STRIKE_CRUISER,
  type UnitKind,
  VOID_STALKER,
  WARLOCK_BATTLE_TITAN,
  WARLORD_TITAN,
  WRAITHGUARD,
} from './units.ts'

/** FS-COMP-17 */
export const COPIES = 2
/** One of the 56 kinds of combat cards; its id is its place in `COMBAT_CARDS`. Every kind has two copies (FS-COMP-17). */
export type CombatKind = number

/** FS-DICE-1: the faces of dice and the icons of cards, by their places in lists. */
export const ATTACK = 0
export const DEFENCE = 1
export const MORALE = 2

/** FS-COMP-4: what the six sides of a die show. */
export const DIE_FACES: readonly number[] = [ATTACK, ATTACK, ATTACK, DEFENCE, DEFENCE, MORALE]
/** FS-COMP-5 */
export const MOST_DICE = 8
/** FS-COMBAT-9 */
export const HAND_SIZE = 5

export interface CombatCard {
  readonly id: CombatKind
  readonly key: string
  /** The message that names it; `<term>-general` and `<term>-unit` are its texts. */
  readonly term: string
  readonly faction: FactionId
  /** Whether it is in the deck at the start; it comes back for nothing (FS-STRAT-7). */
  readonly starting: boolean
  /** The command level that its purchase needs, and its price. */
  readonly level: number
  readonly materiel: number
  /** Attack, defence and morale icons. */
  readonly icons: readonly [number, number, number]
  /** FS-CARD-5: one of these unrouted, or a bastion where `bastion`, opens its unit ability. */
  readonly units: readonly UnitKind[]
  readonly bastion: boolean
}

type Icons = readonly [number, number, number]

function card(
  id: CombatKind,
  faction: FactionId,
  key: string,
  starting: boolean,
  [level, materiel]: readonly [number, number],
  icons: Icons,
  units: readonly UnitKind[],
  bastion = false,
): CombatCard {
  return { id, key, term: `@card-${key}`, faction, starting, level, materiel, icons, units, bastion }
}

export const COMBAT_CARDS: readonly CombatCard[] = [
  card(0, SPACE_MARINES, 'ambush', true, [0, 0], [1, 0, 0], [SCOUT, STRIKE_CRUISER]),
  card(1, SPACE_MARINES, 'blessed-power-armour', true, [0, 0], [0, 1, 0], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(2, SPACE_MARINES, 'faith-in-the-emperor', true, [0, 0], [0, 0, 1], [SCOUT, SPACE_MARINE, STRIKE_CRUISER]),
  card(3, SPACE_MARINES, 'fury-of-ultramar', true, [0, 0], [1, 0, 0], [SPACE_MARINE, STRIKE_CRUISER]),
  card(4, SPACE_MARINES, 'reconnaissance', true, [0, 0], [0, 1, 0], [SCOUT, STRIKE_CRUISER]),
  card(5, SPACE_MARINES, 'drop-pod-assault', false, [0, 2], [1, 1, 0], [SPACE_MARINE]),
  card(6, SPACE_MARINES, 'glory-and-death', false, [0, 2], [1, 0, 1], [SPACE_MARINE, STRIKE_CRUISER]),
  card(7, SPACE_MARINES, 'hold-the-line', false, [0, 2], [0, 1, 1], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(8, SPACE_MARINES, 'veteran-scouts', false, [0, 2], [1, 1, 1], [SCOUT, STRIKE_CRUISER]),
  card(9, SPACE_MARINES, 'armoured-advance', false, [2, 4], [2, 1, 0], [LAND_RAIDER, BATTLE_BARGE]),
  card(10, SPACE_MARINES, 'break-the-line', false, [2, 4], [1, 2, 0], [LAND_RAIDER, BATTLE_BARGE]),
  card(11, SPACE_MARINES, 'show-no-fear', false, [2, 4], [0, 2, 1], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(12, SPACE_MARINES, 'emperors-glory', false, [3, 6], [0, 2, 2], [WARLORD_TITAN, BATTLE_BARGE]),
  card(13, SPACE_MARINES, 'emperors-might', false, [3, 6], [3, 0, 0], [WARLORD_TITAN, BATTLE_BARGE]),
  card(14, CHAOS, 'dark-faith', true, [0, 0], [0, 0, 1], [CULTIST, ICONOCLAST_DESTROYER]),
  card(15, CHAOS, 'foul-worship', true, [0, 0], [0, 1, 0], [CULTIST, ICONOCLAST_DESTROYER]),
  card(16, CHAOS, 'impure-zeal', true, [0, 0], [1, 1, 0], [CULTIST, ICONOCLAST_DESTROYER]),
  card(17, CHAOS, 'khornes-rage', true, [0, 0], [1, 0, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(18, CHAOS, 'lure-of-chaos', true, [0, 0], [0, 0, 1], [CULTIST, ICONOCLAST_DESTROYER]),
  card(19, CHAOS, 'mark-of-khorne', false, [0, 2], [2, 0, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(20, CHAOS, 'mark-of-nurgle', false, [0, 2], [0, 2, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(21, CHAOS, 'mark-of-slaanesh', false, [0, 2], [1, 1, 0], [CHAOS_SPACE_MARINE]),
  card(22, CHAOS, 'mark-of-tzeentch', false, [0, 2], [0, 0, 2], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(23, CHAOS, 'chaos-united', false, [2, 4], [1, 1, 1], [CULTIST, CHAOS_SPACE_MARINE, HELBRUTE]),
  card(24, CHAOS, 'daemonic-resilience', false, [2, 4], [0, 2, 1], [HELBRUTE, REPULSIVE_GRAND_CRUISER]),
  card(25, CHAOS, 'inhuman-strength', false, [2, 4], [2, 0, 1], [HELBRUTE, REPULSIVE_GRAND_CRUISER]),
  card(26, CHAOS, 'chaos-victorious', false, [3, 6], [1, 1, 1], [CHAOS_REAVER_TITAN, REPULSIVE_GRAND_CRUISER]),
  card(27, CHAOS, 'death-and-despair', false, [3, 6], [2, 0, 1], [CHAOS_REAVER_TITAN, REPULSIVE_GRAND_CRUISER]),
  card(28, ORKS, 'ard-boyz', true, [0, 0], [0, 2, 0], [ORK_BOYZ]),
  card(29, ORKS, 'gretchin', true, [0, 0], [0, 0, 0], [ONSLAUGHT_ATTACK_SHIP]),
  card(30, ORKS, 'mek-boyz', true, [0, 0], [0, 0, 1], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(31, ORKS, 'shoota-boyz', true, [0, 0], [2, 0, 0], [ORK_BOYZ]),
  card(32, ORKS, 'slugga-boyz', true, [0, 0], [1, 1, 0], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(33, ORKS, 'biker-nobz', false, [0, 2], [2, 1, 0], [NOB, ONSLAUGHT_ATTACK_SHIP]),
  card(34, ORKS, 'mega-nobz', false, [0, 2], [1, 2, 0], [NOB, ONSLAUGHT_ATTACK_SHIP]),
  card(35, ORKS, 'sea-of-green', false, [0, 2], [1, 1, 0], []),
  card(36, ORKS, 'waaagh', false, [0, 2], [0, 0, 3], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(37, ORKS, 'party-wagon', false, [2, 4], [1, 2, 0], [BATTLEWAGON, KILL_KROOZER]),
  card(38, ORKS, 'rokkit-wagon', false, [2, 4], [3, 0, 0], [BATTLEWAGON, KILL_KROOZER]),
  card(39, ORKS, 'weirdboyz', false, [2, 4], [1, 1, 1], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(40, ORKS, 'smasher-gargant', false, [3, 6], [2, 3, 0], [GARGANT, KILL_KROOZER]),
  card(41, ORKS, 'snapper-gargant', false, [3, 6], [4, 1, 0], [GARGANT, KILL_KROOZER]),
  card(42, ELDAR, 'command-of-the-autarch', true, [0, 0], [0, 0, 0], []),
  card(43, ELDAR, 'hit-and-run', true, [0, 0], [1, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(44, ELDAR, 'howling-banshees', true, [0, 0], [1, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(45, ELDAR, 'ranger-support', true, [0, 0], [0, 1, 1], []),
  card(46, ELDAR, 'striking-scorpions', true, [0, 0], [0, 1, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(47, ELDAR, 'fire-dragons-vengeance', false, [0, 2], [2, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(48, ELDAR, 'swooping-hawks', false, [0, 2], [0, 2, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(49, ELDAR, 'wraithguard-advance', false, [0, 2], [1, 0, 1], [WRAITHGUARD, HELLEBORE_FRIGATE, VOID_STALKER]),
  card(50, ELDAR, 'wraithguard-support', false, [0, 2], [0, 1, 1], [WRAITHGUARD, HELLEBORE_FRIGATE, VOID_STALKER]),
  card(51, ELDAR, 'fire-prism', false, [2, 4], [2, 1, 0], [FALCON, VOID_STALKER]),
  card(52, ELDAR, 'spiritseers-guidance', false, [2, 4], [1, 1, 1], []),
  card(53, ELDAR, 'wave-serpent', false, [2, 4], [1, 2, 0], [FALCON, VOID_STALKER]),
  card(54, ELDAR, 'holofield-emitter', false, [3, 6], [1, 2, 1], [WARLOCK_BATTLE_TITAN, VOID_STALKER]),
  card(55, ELDAR, 'psychic-lance', false, [3, 6], [2, 1, 0], [WARLOCK_BATTLE_TITAN, VOID_STALKER]),
]

export const AMBUSH: CombatKind = 0
export const BLESSED_POWER_ARMOUR: CombatKind = 1
export const FAITH_IN_THE_EMPEROR: CombatKind = 2
export const FURY_OF_ULTRAMAR: CombatKind = 3
export const RECONNAISSANCE: CombatKind = 4
export const DROP_POD_ASSAULT: CombatKind = 5
export const GLORY_AND_DEATH: CombatKind = 6
export const HOLD_THE_LINE: CombatKind = 7
export const VETERAN_SCOUTS: CombatKind = 8
export const ARMOURED_ADVANCE: CombatKind = 9
export const BREAK_THE_LINE: CombatKind = 10
export const SHOW_NO_FEAR: CombatKind = 11
export const EMPERORS_GLORY: CombatKind = 12
export const EMPERORS_MIGHT: CombatKind = 13
export const DARK_FAITH: CombatKind = 14
export const FOUL_WORSHIP: CombatKind = 15
export const IMPURE_ZEAL: CombatKind = 16
export const KHORNES_RAGE: CombatKind = 17
export const LURE_OF_CHAOS: CombatKind = 18
export const MARK_OF_KHORNE: CombatKind = 19
export const MARK_OF_NURGLE: CombatKind = 20
export const MARK_OF_SLAANESH: CombatKind = 21
export const MARK_OF_TZEENTCH: CombatKind = 22
export const CHAOS_UNITED: CombatKind = 23
export const DAEMONIC_RESILIENCE: CombatKind = 24
export const INHUMAN_STRENGTH: CombatKind = 25
export const CHAOS_VICTORIOUS: CombatKind = 26
export const DEATH_AND_DESPAIR: CombatKind = 27
export const ARD_BOYZ: CombatKind = 28
export const GRETCHIN: CombatKind = 29
export const MEK_BOYZ: CombatKind = 30
export const SHOOTA_BOYZ: CombatKind = 31
export const SLUGGA_BOYZ: CombatKind = 32
export const BIKER_NOBZ: CombatKind = 33
export const MEGA_NOBZ: CombatKind = 34
export const SEA_OF_GREEN: CombatKind = 35
export const WAAAGH: CombatKind = 36
export const PARTY_WAGON: CombatKind = 37
export const ROKKIT_WAGON: CombatKind = 38
export const WEIRDBOYZ: CombatKind = 39
export const SMASHER_GARGANT: CombatKind = 40
export const SNAPPER_GARGANT: CombatKind = 41
export const COMMAND_OF_THE_AUTARCH: CombatKind = 42
export const HIT_AND_RUN: CombatKind = 43
export const HOWLING_BANSHEES: CombatKind = 44
export const RANGER_SUPPORT: CombatKind = 45
export const STRIKING_SCORPIONS: CombatKind = 46
export const FIRE_DRAGONS_VENGEANCE: CombatKind = 47
export const SWOOPING_HAWKS: CombatKind = 48
export const WRAITHGUARD_ADVANCE: CombatKind = 49
export const WRAITHGUARD_SUPPORT: CombatKind = 50
export const FIRE_PRISM: CombatKind = 51
export const SPIRITSEERS_GUIDANCE: CombatKind = 52
export const WAVE_SERPENT: CombatKind = 53
export const HOLOFIELD_EMITTER: CombatKind = 54
export const PSYCHIC_LANCE: CombatKind = 55

/** The kind's figures. */
export function combatCard(kind: CombatKind): CombatCard {
  return COMBAT_CARDS[kind] as CombatCard
}
