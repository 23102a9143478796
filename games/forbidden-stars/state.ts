import { type Infer, type Kind, NONE, schema, tableFields } from '@orrery/kernel'
import { COMBAT_CARD_CATALOGUE, COMBAT_DECK_CATALOGUE } from './content/combat-cards.ts'
import { EVENT_CATALOGUE } from './content/events.ts'
import { FACTION_CATALOGUE, OBJECTIVE_CATALOGUE } from './content/factions.ts'
import { STRUCTURE_CATALOGUE } from './content/structures.ts'
import { TILE_CATALOGUE, TILE_SIDE_CATALOGUE } from './content/tiles.ts'
import { UNIT_CATALOGUE, UNIT_PIECE_CATALOGUE } from './content/units.ts'
import { UPGRADE_CATALOGUE } from './content/upgrades.ts'

export { ADVANCE, DEPLOY, DOMINATE, type OrderType, STRATEGIZE } from './content/orders.ts'
export { NONE }

/** The seat of a piece that joined the game after the table began: it is in no supply. */
export const LATER = -2

const { array, boolean, columns, edition, int, nullable, object, oneOf, ref, refOrNone } = schema

/** A tile on the table; its id is its index in `systems`, in the order of placing. */
export type SystemId = number
/** A quarter of a system: four times the system plus its corner as it lies on the table (0 nw, 1 ne, 2 se, 3 sw). */
export type AreaId = number
/**
 * An edge of a system: four times the system plus the direction (0 north, 1 east, 2 south, 3 west). A shared edge has the smaller of its
 * two ids.
 */
export type EdgeId = number
/** A plastic unit (below `FIRST_TOKEN`) or a reinforcement token in a combat. See `rules/units.ts`. */
export type UnitId = Kind<'unit-pieces'>
/** A plastic structure. See `rules/structures.ts`. */
export type StructureId = Kind<'structures'>
/** An order token in a stack: four times the seat plus its type. */
export type StackToken = number
/** An order token beside the board: its type, plus 4 once it has been revealed in this round (FS-PLAN-9). */
export type KeptToken = number
/** One card of a combat deck: twice its kind plus 0 or 1. */
export type CombatCardId = Kind<'combat-deck'>
/** One of the 24 objective tokens: six times its faction plus its number. */
export type ObjectiveId = Kind<'objectives'>

/** The pieces, cards and resources of a seat. */
const player = object({
  /** NONE until it is chosen. */
  faction: refOrNone(FACTION_CATALOGUE),
  eliminated: boolean(),
  /** Whether its player has given up (FS-ELIM-11). */
  gaveUp: boolean(),
  materiel: int(),
  /** Forge, cache and reinforcement tokens. */
  assets: array(int()),

  /** Order tokens in the play area and on the event deck. */
  orders: array(int<KeptToken>()),
  eventOrders: array(int<KeptToken>()),

  /** Face-down decks: the first card is the top one. */
  eventDeck: array(ref(EVENT_CATALOGUE)),
  /** Event cards drawn and not yet shown. */
  drawn: array(ref(EVENT_CATALOGUE)),
  /** The event card that was chosen and shown and is being resolved, or NONE. */
  resolving: refOrNone(EVENT_CATALOGUE),
  /** The scheme in play, or NONE. */
  scheme: refOrNone(EVENT_CATALOGUE),
  combatDeck: array(ref(COMBAT_DECK_CATALOGUE)),
  /** The five kinds of its combat deck, wherever the cards are (FS-GOLD-8). */
  kinds: array(ref(COMBAT_CARD_CATALOGUE)),
  /** Order upgrades, and the ones used in this round. */
  upgrades: array(ref(UPGRADE_CATALOGUE)),
  used: array(ref(UPGRADE_CATALOGUE)),

  /** In setup: tiles held, starting units and factory not yet placed, enemy objective tokens held. */
  tiles: array(ref(TILE_CATALOGUE)),
  force: array(ref(UNIT_PIECE_CATALOGUE)),
  factory: boolean(),
  objectives: array(ref(OBJECTIVE_CATALOGUE)),
  /** Own objective tokens collected. */
  collected: array(ref(OBJECTIVE_CATALOGUE)),
})
export type Player = Infer<typeof player>

/** A tile on the table. Squares are counted from the first tile, to the east and to the south. */
const system = object({
  side: ref(TILE_SIDE_CATALOGUE),
  /** Quarter turns clockwise. */
  rotation: int(),
  x: int(),
  y: int(),
})

const storm = object({
  edge: int<EdgeId>(),
  /** Whether it was moved in this refresh phase and lies face down. */
  moved: boolean(),
})

/** One side of a combat: 0 the attacker, 1 the defender. */
const combatant = object({
  seat: int(),
  /** Dice by face: attack, defence, morale. */
  dice: array(int()),
  /** Combat tokens: attack, defence. */
  tokens: array(int()),
  hand: array(ref(COMBAT_DECK_CATALOGUE)),
  /** The card chosen in this execution round, or NONE; whether it was revealed; whether the opponent looked at it before. */
  chosen: refOrNone(COMBAT_DECK_CATALOGUE),
  revealed: boolean(),
  looked: boolean(),
  /** Combat cards face up, in the order of playing. */
  faceUp: array(ref(COMBAT_DECK_CATALOGUE)),
  /** Cards whose abilities last: face-up cards with an effect in force, once for each copy. */
  lasting: array(ref(COMBAT_DECK_CATALOGUE)),
  /** A card of the opponent's deck whose combat icons count in this round, or NONE. */
  borrowed: refOrNone(COMBAT_DECK_CATALOGUE),
})
export type Combatant = Infer<typeof combatant>

/** A combat under way. */
const combat = object({
  area: int<AreaId>(),
  /** Whether it is part of an advance order. */
  ofOrder: boolean(),
  /** 0 in the preparation, then the execution round. */
  round: int(),
  step: oneOf('prepare', 'choose', 'attacker-card', 'defender-card', 'assess', 'resolve'),
  sides: array(combatant),
  /** The areas from which attacking units moved into the contested one (FS-RET-11, FS-RET-18, FS-RET-25). */
  origins: array(int<AreaId>()),
  /** Another area that became contested, or NONE (FS-COMBAT-26). */
  further: int<AreaId>(),
})
export type Combat = Infer<typeof combat>

/** An orbital strike under way. */
const strike = object({
  from: int<AreaId>(),
  target: int<AreaId>(),
  /** Dice by face: attack, defence, morale. */
  dice: array(int()),
  /** Order upgrades declared for it. */
  upgrades: array(ref(UPGRADE_CATALOGUE)),
})
export type Strike = Infer<typeof strike>

/** The order under way, or the last one. */
const order = object({
  seat: int(),
  system: int<SystemId>(),
  /** The type that is resolved and the token that was revealed; The Green Tide makes them differ. NONE for a scheme instead of an order. */
  type: int(),
  token: int(),
  /** The neighbouring system from which units come, or NONE (FS-ADV-3). */
  source: int<SystemId>(),
  /** The area that it may make contested, or NONE (FS-ADV-4). */
  target: int<AreaId>(),
  /** Whether its ships and its ground units may move through warp storms. */
  warpShips: boolean(),
  warpGround: boolean(),
  /** The void that Ork Roks make friendly for up to two units, or NONE. */
  roks: int<AreaId>(),
  /** Order upgrades declared for it. */
  upgrades: array(ref(UPGRADE_CATALOGUE)),
  /** Whether its structure was purchased. */
  built: boolean(),
  /** Units purchased in it. */
  bought: int(),
  /** FS-OPT-2: areas that were friendly before ships moved. */
  friendlyBefore: array(int<AreaId>()),
})

export const PHASES = ['setup', 'planning', 'operations', 'refresh', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** The steps of a game: `next` starts the activity of that name. */
export const STEPS = [
  'factions',
  'tile',
  'lay',
  'storm',
  'quick-map',
  'plan',
  'plan-end',
  'turn',
  'advance',
  'fight',
  'strike',
  'after-fight',
  'deploy-begin',
  'deploy-units',
  'deploy-structure',
  'after-deploy',
  'gain-assets',
  'ability',
  'strategize',
  'order-end',
  'objectives',
  'event',
  'event-fight',
  'event-end',
  'round-end',
] as const
export type Step = (typeof STEPS)[number]

export const state = object({
  ...tableFields('setup', 'shuffles', 'dice'),
  seats: int(),
  settings: object({
    quickSetup: boolean(),
    randomFactions: boolean(),
    fixedTileSides: boolean(),
    strategizeStructures: boolean(),
    pathsBeforeShips: boolean(),
  }),
  /** What is dealt, chosen and bought. */
  edition: object({
    factions: edition(FACTION_CATALOGUE),
    events: edition(EVENT_CATALOGUE),
    combatCards: edition(COMBAT_CARD_CATALOGUE),
    tiles: edition(TILE_CATALOGUE),
    upgrades: edition(UPGRADE_CATALOGUE),
    units: edition(UNIT_CATALOGUE),
  }),

  /** The round track, from 1. */
  round: int(),
  phase: oneOf(...PHASES),
  step: oneOf(...STEPS),
  /** The seat with the first player token, and the active seat. */
  first: int(),
  active: int(),
  /** The progress within a step: in setup and planning how much has been placed; in the refresh phase which seats are done, as bits. */
  done: int(),
  /** How the table ended, and who won. */
  end: oneOf('none', 'objectives', 'rounds', 'last', 'all-eliminated', 'given-up'),
  winners: array(int()),

  players: array(player),
  systems: array(system),
  /** The system across each edge, or NONE; four for each system. */
  neighbours: array(int<SystemId>()),
  storms: array(storm),
  /** Order tokens in each system: the last one is on top. */
  stacks: array(array(int<StackToken>())),
  /** The objective token on each area, or NONE; four for each system. */
  objectives: array(refOrNone(OBJECTIVE_CATALOGUE)),

  /** The plastic units of all factions, then the reinforcement tokens: columns by unit id. */
  units: object({
    /** Where it stands, or NONE in the supply. */
    area: columns(UNIT_PIECE_CATALOGUE, int<AreaId>(), () => NONE),
    routed: columns(UNIT_PIECE_CATALOGUE, int(), () => 0),
    /** Damage suffered in this execution round (FS-DMG-6). */
    damage: columns(UNIT_PIECE_CATALOGUE, int(), () => 0),
    /** The area from which it moved into a contested area by the order under way, or NONE (FS-RET-11). */
    from: columns(UNIT_PIECE_CATALOGUE, int<AreaId>(), () => NONE),
    /** Its seat; NONE if its faction is not in play, or for a reinforcement token in the supply. */
    seat: columns(UNIT_PIECE_CATALOGUE, int(), () => LATER),
  }),
  /** The structures: columns by structure id. */
  structures: object({
    area: columns(STRUCTURE_CATALOGUE, int<AreaId>(), () => NONE),
    seat: columns(STRUCTURE_CATALOGUE, int(), () => LATER),
    damage: columns(STRUCTURE_CATALOGUE, int(), () => 0),
  }),

  /** In setup: the tile that the active seat has shown and is about to place, or NONE. */
  laying: refOrNone(TILE_CATALOGUE),
  /** The seat that last made an area contested: the attacker of the combat that follows. */
  attacker: int(),
  order,
  combat: nullable(combat),
  strike: nullable(strike),
})

/** The complete state of a table of Forbidden Stars. */
export type State = Infer<typeof state>
