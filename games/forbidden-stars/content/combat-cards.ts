import { catalogue, type Edition, type Kind, piecesOf } from '@orrery/kernel'
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
/** A kind of combat cards by number. Every kind has two copies (FS-COMP-17). */
export type CombatKind = Kind<'combat-cards'>

/** FS-DICE-1: the faces of dice and the icons of cards, by their index in lists. */
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
  /** Whether it is in the deck at the start; it returns for free (FS-STRAT-7). */
  readonly starting: boolean
  /** The command level that its purchase needs, and its price. */
  readonly level: number
  readonly materiel: number
  /** Attack, defence and morale icons. */
  readonly icons: readonly [number, number, number]
  /** FS-CARD-5: an unrouted unit of these kinds, or a bastion if `bastion`, allows its unit ability. */
  readonly units: readonly UnitKind[]
  readonly bastion: boolean
}

type Icons = readonly [number, number, number]

function card(
  faction: FactionId,
  key: string,
  starting: boolean,
  [level, materiel]: readonly [number, number],
  icons: Icons,
  units: readonly UnitKind[],
  bastion = false,
): Omit<CombatCard, 'id'> {
  return { key, term: `@card-${key}`, faction, starting, level, materiel, icons, units, bastion }
}

const RECORDS: readonly Omit<CombatCard, 'id'>[] = [
  card(SPACE_MARINES, 'ambush', true, [0, 0], [1, 0, 0], [SCOUT, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'blessed-power-armour', true, [0, 0], [0, 1, 0], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(SPACE_MARINES, 'faith-in-the-emperor', true, [0, 0], [0, 0, 1], [SCOUT, SPACE_MARINE, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'fury-of-ultramar', true, [0, 0], [1, 0, 0], [SPACE_MARINE, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'reconnaissance', true, [0, 0], [0, 1, 0], [SCOUT, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'drop-pod-assault', false, [0, 2], [1, 1, 0], [SPACE_MARINE]),
  card(SPACE_MARINES, 'glory-and-death', false, [0, 2], [1, 0, 1], [SPACE_MARINE, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'hold-the-line', false, [0, 2], [0, 1, 1], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(SPACE_MARINES, 'veteran-scouts', false, [0, 2], [1, 1, 1], [SCOUT, STRIKE_CRUISER]),
  card(SPACE_MARINES, 'armoured-advance', false, [2, 4], [2, 1, 0], [LAND_RAIDER, BATTLE_BARGE]),
  card(SPACE_MARINES, 'break-the-line', false, [2, 4], [1, 2, 0], [LAND_RAIDER, BATTLE_BARGE]),
  card(SPACE_MARINES, 'show-no-fear', false, [2, 4], [0, 2, 1], [SPACE_MARINE, STRIKE_CRUISER], true),
  card(SPACE_MARINES, 'emperors-glory', false, [3, 6], [0, 2, 2], [WARLORD_TITAN, BATTLE_BARGE]),
  card(SPACE_MARINES, 'emperors-might', false, [3, 6], [3, 0, 0], [WARLORD_TITAN, BATTLE_BARGE]),
  card(CHAOS, 'dark-faith', true, [0, 0], [0, 0, 1], [CULTIST, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'foul-worship', true, [0, 0], [0, 1, 0], [CULTIST, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'impure-zeal', true, [0, 0], [1, 1, 0], [CULTIST, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'khornes-rage', true, [0, 0], [1, 0, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'lure-of-chaos', true, [0, 0], [0, 0, 1], [CULTIST, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'mark-of-khorne', false, [0, 2], [2, 0, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'mark-of-nurgle', false, [0, 2], [0, 2, 0], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'mark-of-slaanesh', false, [0, 2], [1, 1, 0], [CHAOS_SPACE_MARINE]),
  card(CHAOS, 'mark-of-tzeentch', false, [0, 2], [0, 0, 2], [CHAOS_SPACE_MARINE, ICONOCLAST_DESTROYER]),
  card(CHAOS, 'chaos-united', false, [2, 4], [1, 1, 1], [CULTIST, CHAOS_SPACE_MARINE, HELBRUTE]),
  card(CHAOS, 'daemonic-resilience', false, [2, 4], [0, 2, 1], [HELBRUTE, REPULSIVE_GRAND_CRUISER]),
  card(CHAOS, 'inhuman-strength', false, [2, 4], [2, 0, 1], [HELBRUTE, REPULSIVE_GRAND_CRUISER]),
  card(CHAOS, 'chaos-victorious', false, [3, 6], [1, 1, 1], [CHAOS_REAVER_TITAN, REPULSIVE_GRAND_CRUISER]),
  card(CHAOS, 'death-and-despair', false, [3, 6], [2, 0, 1], [CHAOS_REAVER_TITAN, REPULSIVE_GRAND_CRUISER]),
  card(ORKS, 'ard-boyz', true, [0, 0], [0, 2, 0], [ORK_BOYZ]),
  card(ORKS, 'gretchin', true, [0, 0], [0, 0, 0], [ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'mek-boyz', true, [0, 0], [0, 0, 1], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'shoota-boyz', true, [0, 0], [2, 0, 0], [ORK_BOYZ]),
  card(ORKS, 'slugga-boyz', true, [0, 0], [1, 1, 0], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'biker-nobz', false, [0, 2], [2, 1, 0], [NOB, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'mega-nobz', false, [0, 2], [1, 2, 0], [NOB, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'sea-of-green', false, [0, 2], [1, 1, 0], []),
  card(ORKS, 'waaagh', false, [0, 2], [0, 0, 3], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'party-wagon', false, [2, 4], [1, 2, 0], [BATTLEWAGON, KILL_KROOZER]),
  card(ORKS, 'rokkit-wagon', false, [2, 4], [3, 0, 0], [BATTLEWAGON, KILL_KROOZER]),
  card(ORKS, 'weirdboyz', false, [2, 4], [1, 1, 1], [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]),
  card(ORKS, 'smasher-gargant', false, [3, 6], [2, 3, 0], [GARGANT, KILL_KROOZER]),
  card(ORKS, 'snapper-gargant', false, [3, 6], [4, 1, 0], [GARGANT, KILL_KROOZER]),
  card(ELDAR, 'command-of-the-autarch', true, [0, 0], [0, 0, 0], []),
  card(ELDAR, 'hit-and-run', true, [0, 0], [1, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(ELDAR, 'howling-banshees', true, [0, 0], [1, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(ELDAR, 'ranger-support', true, [0, 0], [0, 1, 1], []),
  card(ELDAR, 'striking-scorpions', true, [0, 0], [0, 1, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(ELDAR, 'fire-dragons-vengeance', false, [0, 2], [2, 0, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(ELDAR, 'swooping-hawks', false, [0, 2], [0, 2, 0], [ASPECT_WARRIOR, HELLEBORE_FRIGATE]),
  card(ELDAR, 'wraithguard-advance', false, [0, 2], [1, 0, 1], [WRAITHGUARD, HELLEBORE_FRIGATE, VOID_STALKER]),
  card(ELDAR, 'wraithguard-support', false, [0, 2], [0, 1, 1], [WRAITHGUARD, HELLEBORE_FRIGATE, VOID_STALKER]),
  card(ELDAR, 'fire-prism', false, [2, 4], [2, 1, 0], [FALCON, VOID_STALKER]),
  card(ELDAR, 'spiritseers-guidance', false, [2, 4], [1, 1, 1], []),
  card(ELDAR, 'wave-serpent', false, [2, 4], [1, 2, 0], [FALCON, VOID_STALKER]),
  card(ELDAR, 'holofield-emitter', false, [3, 6], [1, 2, 1], [WARLOCK_BATTLE_TITAN, VOID_STALKER]),
  card(ELDAR, 'psychic-lance', false, [3, 6], [2, 1, 0], [WARLOCK_BATTLE_TITAN, VOID_STALKER]),
]

export const COMBAT_CARD_CATALOGUE = catalogue(
  'combat-cards',
  RECORDS,
  ({ key }) => key,
  (record, id): CombatCard => ({ id, ...record }),
)

export const COMBAT_CARDS: readonly CombatCard[] = COMBAT_CARD_CATALOGUE.entries

/** All combat cards; the copies of a kind are consecutive. */
export const COMBAT_DECK_CATALOGUE = piecesOf(
  'combat-deck',
  COMBAT_CARDS.map(({ key }) => [key, COPIES]),
)

/** FS-SETUP-3: the kinds that are in a faction's deck at the start. */
export function startingKindsOf(faction: FactionId, edition: Edition<'combat-cards'> = ''): readonly CombatKind[] {
  return COMBAT_CARD_CATALOGUE.edition(edition).filter((kind) => combatCard(kind).faction === faction && combatCard(kind).starting)
}

/** The copies of a kind, by number in the deck catalogue (FS-COMP-17). */
export function copiesOf(kind: CombatKind): readonly number[] {
  return [COPIES * kind, COPIES * kind + 1]
}

export const AMBUSH = COMBAT_CARD_CATALOGUE.kind('ambush')
export const BLESSED_POWER_ARMOUR = COMBAT_CARD_CATALOGUE.kind('blessed-power-armour')
export const FAITH_IN_THE_EMPEROR = COMBAT_CARD_CATALOGUE.kind('faith-in-the-emperor')
export const FURY_OF_ULTRAMAR = COMBAT_CARD_CATALOGUE.kind('fury-of-ultramar')
export const RECONNAISSANCE = COMBAT_CARD_CATALOGUE.kind('reconnaissance')
export const DROP_POD_ASSAULT = COMBAT_CARD_CATALOGUE.kind('drop-pod-assault')
export const GLORY_AND_DEATH = COMBAT_CARD_CATALOGUE.kind('glory-and-death')
export const HOLD_THE_LINE = COMBAT_CARD_CATALOGUE.kind('hold-the-line')
export const VETERAN_SCOUTS = COMBAT_CARD_CATALOGUE.kind('veteran-scouts')
export const ARMOURED_ADVANCE = COMBAT_CARD_CATALOGUE.kind('armoured-advance')
export const BREAK_THE_LINE = COMBAT_CARD_CATALOGUE.kind('break-the-line')
export const SHOW_NO_FEAR = COMBAT_CARD_CATALOGUE.kind('show-no-fear')
export const EMPERORS_GLORY = COMBAT_CARD_CATALOGUE.kind('emperors-glory')
export const EMPERORS_MIGHT = COMBAT_CARD_CATALOGUE.kind('emperors-might')
export const DARK_FAITH = COMBAT_CARD_CATALOGUE.kind('dark-faith')
export const FOUL_WORSHIP = COMBAT_CARD_CATALOGUE.kind('foul-worship')
export const IMPURE_ZEAL = COMBAT_CARD_CATALOGUE.kind('impure-zeal')
export const KHORNES_RAGE = COMBAT_CARD_CATALOGUE.kind('khornes-rage')
export const LURE_OF_CHAOS = COMBAT_CARD_CATALOGUE.kind('lure-of-chaos')
export const MARK_OF_KHORNE = COMBAT_CARD_CATALOGUE.kind('mark-of-khorne')
export const MARK_OF_NURGLE = COMBAT_CARD_CATALOGUE.kind('mark-of-nurgle')
export const MARK_OF_SLAANESH = COMBAT_CARD_CATALOGUE.kind('mark-of-slaanesh')
export const MARK_OF_TZEENTCH = COMBAT_CARD_CATALOGUE.kind('mark-of-tzeentch')
export const CHAOS_UNITED = COMBAT_CARD_CATALOGUE.kind('chaos-united')
export const DAEMONIC_RESILIENCE = COMBAT_CARD_CATALOGUE.kind('daemonic-resilience')
export const INHUMAN_STRENGTH = COMBAT_CARD_CATALOGUE.kind('inhuman-strength')
export const CHAOS_VICTORIOUS = COMBAT_CARD_CATALOGUE.kind('chaos-victorious')
export const DEATH_AND_DESPAIR = COMBAT_CARD_CATALOGUE.kind('death-and-despair')
export const ARD_BOYZ = COMBAT_CARD_CATALOGUE.kind('ard-boyz')
export const GRETCHIN = COMBAT_CARD_CATALOGUE.kind('gretchin')
export const MEK_BOYZ = COMBAT_CARD_CATALOGUE.kind('mek-boyz')
export const SHOOTA_BOYZ = COMBAT_CARD_CATALOGUE.kind('shoota-boyz')
export const SLUGGA_BOYZ = COMBAT_CARD_CATALOGUE.kind('slugga-boyz')
export const BIKER_NOBZ = COMBAT_CARD_CATALOGUE.kind('biker-nobz')
export const MEGA_NOBZ = COMBAT_CARD_CATALOGUE.kind('mega-nobz')
export const SEA_OF_GREEN = COMBAT_CARD_CATALOGUE.kind('sea-of-green')
export const WAAAGH = COMBAT_CARD_CATALOGUE.kind('waaagh')
export const PARTY_WAGON = COMBAT_CARD_CATALOGUE.kind('party-wagon')
export const ROKKIT_WAGON = COMBAT_CARD_CATALOGUE.kind('rokkit-wagon')
export const WEIRDBOYZ = COMBAT_CARD_CATALOGUE.kind('weirdboyz')
export const SMASHER_GARGANT = COMBAT_CARD_CATALOGUE.kind('smasher-gargant')
export const SNAPPER_GARGANT = COMBAT_CARD_CATALOGUE.kind('snapper-gargant')
export const COMMAND_OF_THE_AUTARCH = COMBAT_CARD_CATALOGUE.kind('command-of-the-autarch')
export const HIT_AND_RUN = COMBAT_CARD_CATALOGUE.kind('hit-and-run')
export const HOWLING_BANSHEES = COMBAT_CARD_CATALOGUE.kind('howling-banshees')
export const RANGER_SUPPORT = COMBAT_CARD_CATALOGUE.kind('ranger-support')
export const STRIKING_SCORPIONS = COMBAT_CARD_CATALOGUE.kind('striking-scorpions')
export const FIRE_DRAGONS_VENGEANCE = COMBAT_CARD_CATALOGUE.kind('fire-dragons-vengeance')
export const SWOOPING_HAWKS = COMBAT_CARD_CATALOGUE.kind('swooping-hawks')
export const WRAITHGUARD_ADVANCE = COMBAT_CARD_CATALOGUE.kind('wraithguard-advance')
export const WRAITHGUARD_SUPPORT = COMBAT_CARD_CATALOGUE.kind('wraithguard-support')
export const FIRE_PRISM = COMBAT_CARD_CATALOGUE.kind('fire-prism')
export const SPIRITSEERS_GUIDANCE = COMBAT_CARD_CATALOGUE.kind('spiritseers-guidance')
export const WAVE_SERPENT = COMBAT_CARD_CATALOGUE.kind('wave-serpent')
export const HOLOFIELD_EMITTER = COMBAT_CARD_CATALOGUE.kind('holofield-emitter')
export const PSYCHIC_LANCE = COMBAT_CARD_CATALOGUE.kind('psychic-lance')

/** The figures of that kind. */
export function combatCard(kind: CombatKind): CombatCard {
  return COMBAT_CARDS[kind] as CombatCard
}
