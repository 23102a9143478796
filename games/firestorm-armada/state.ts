import { type Infer, schema, tableFields } from '@orrery/kernel'
import { CARD_CATALOGUE } from './content/cards.ts'
import { RACE_CATALOGUE } from './content/races.ts'
import { SCENARIO_CATALOGUE } from './content/scenarios.ts'
import { SHIP_CATALOGUE } from './content/ships.ts'
import { WING_CATALOGUE } from './content/wings.ts'

export { NONE } from '@orrery/kernel'

const { array, boolean, int, object, oneOf, ref, refOrNone } = schema

/** Ids are indices into the state's lists. Lengths are thousandths of an inch, headings hundredths of a degree (FA-GEN-2). */
export type ShipId = number
export type SquadronId = number
export type WingId = number
export type FlightId = number
/** FA-ALLY-2: 0 for the seats 0 and 2, 1 for the seats 1 and 3. */
export type Side = number

/** Where a ship or a wing is. The places after `table` are final (FA-VP-12). */
export const PLACE = {
  /** A ship that has not yet come to the table, or a wing aboard. */
  away: 0,
  table: 1,
  destroyed: 2,
  captured: 3,
  withdrawn: 4,
  /** A ship that left by the edge that the scenario names, which is not withdrawn (FA-SCEN-4, FA-SCEN-6). */
  escaped: 5,
} as const

/** Lasting critical effects of a ship, as bits of `ships.effects` (FA-DMG-6 to 14). */
export const LASTING = {
  pdOffline: 1,
  ragingFire: 2,
  systemsOffline: 4,
  weaponDamage: 8,
  engineFailure: 16,
  decompression: 32,
  containmentLeak: 64,
  secondaryOffline: 128,
} as const

const list = array(int())

/** All ships, with one list for each property, because lists of numbers are fast to clone. Marks are 0 or 1. */
const ships = object({
  type: array(ref(SHIP_CATALOGUE)),
  /** The seat of its player. */
  owner: list,
  squadron: list,
  place: list,
  x: list,
  y: list,
  heading: list,
  /** Hull tokens, which are lost HP (FA-DMG-18). */
  hull: list,
  /** Crew tokens, which are lost CP. */
  crew: list,
  /** The AP left. */
  ap: list,
  /** Bits of `LASTING`. */
  effects: list,
  cloak: list,
  fullStop: list,
  enginesCut: list,
  fold: list,
  /** Whether it was named as the ship whose group is in command (FA-CD-11). */
  named: list,
  /** FA-TRAIT/sectorShielding: the named arc, from 1 (`ARCS`); 0 for none. */
  sector: list,
  /** FA-TRAIT/energyTransfer: giving weapon * 100 + receiving weapon * 10 + AD; 0 for none. */
  transfer: list,
  /** The turn in which it declared ramming (FA-BOARD-1). */
  rammed: list,
  /** Whether it has moved in this activation, how far (in ninths of a thousandth of an inch), and whether it turned. */
  moved: list,
  flown: list,
  turned: list,
  /** The weapons used in this activation (FA-ACT-6), and in this turn, as bits. */
  fired: list,
  firedTurn: list,
  /** PD dice used against torpedoes in the current activation (FA-PD-14). */
  pdSpent: list,
  /** Mines dropped in the game and in this activation (FA-MINE-1, FA-MINE-2). */
  mines: list,
  minesNow: list,
})
export type Ships = Infer<typeof ships>

const wings = object({
  type: array(ref(WING_CATALOGUE)),
  owner: list,
  flight: list,
  /** The squadron of the carriers aboard which it is, or was last. */
  squadron: list,
  place: list,
  x: list,
  y: list,
  spent: list,
  /** The turn in which it was driven off. */
  drivenOff: list,
  /** The turn in which it landed (FA-WING-13). */
  landed: list,
  /** Whether it has moved in this activation. */
  moved: list,
  /** The MV that cards add this turn, in inches. */
  boost: list,
})
export type Wings = Infer<typeof wings>

const squadron = object({
  owner: int(),
  type: ref(SHIP_CATALOGUE),
  /** The turn of its last activation. */
  acted: int(),
  /** How it arrives at the table. */
  arrival: oneOf('zone', 'reserve', 'late', 'enter', 'fixed'),
  /** Whether it consists of free scenario models (FA-SCEN-8). */
  free: boolean(),
  /** The turns in which an S card and an A card were last played on it (FA-CARD-2, FA-CARD-3). */
  sCard: int(),
  aCard: int(),
  /** The turn of its last torpedo attack (card T08). */
  torpedoes: int(),
  disordered: boolean(),
  /** The number of its ships on the table when the turn began (FA-DISORDER-1). */
  strength: int(),
})

const flight = object({ owner: int(), type: ref(WING_CATALOGUE), acted: int() })

const mine = object({
  /** The seat of its owner, whose side it does not harm. */
  owner: int(),
  ship: int(),
  x: int(),
  y: int(),
  ad: int(),
  armed: boolean(),
})
export type Mine = Infer<typeof mine>

export const TERRAIN = ['asteroidField', 'distortionField', 'nebula', 'planet', 'meteor', 'gravityWell'] as const
const terrain = object({ kind: oneOf(...TERRAIN), x: int(), y: int(), radius: int(), drifting: boolean() })
export type Terrain = Infer<typeof terrain>

/** Enemy assault teams aboard a ship (FA-BOARD-20). */
const boarders = object({
  ship: int(),
  owner: int(),
  squadron: int(),
  teams: int(),
  /** The number of rounds fought aboard. */
  rounds: int(),
})
export type Boarders = Infer<typeof boarders>

/** An escape pod: on the table, aboard a ship, or carried off by a seat (FA-SCEN-2, FA-SCEN-9). */
const pod = object({ x: int(), y: int(), value: int(), ship: int(), carriedOff: int() })

/** A card whose effect is in force. */
const inForce = object({
  card: ref(CARD_CATALOGUE),
  seat: int(),
  on: oneOf('nothing', 'squadron', 'ship', 'flight'),
  id: int(),
  /** The ships that a squadron's card affects: those in command when it was played (FA-CARD-2). */
  ships: list,
  until: oneOf('activation', 'turn', 'nextActivation'),
  /** Whether an effect that holds for one attack of an activation has been used. */
  used: boolean(),
})
export type InForce = Infer<typeof inForce>

/** The deeds of both sides that are counted for the end of a battle. */
export const DEEDS = ['dice', 'hits', 'criticals', 'cards', 'mines'] as const
export type Deed = (typeof DEEDS)[number]

/** A roll of the end phase: its purpose, the ship (for disorder: the squadron), the dice, and the result. */
const endRoll = object({
  kind: oneOf('fire', 'decompression', 'repair', 'order'),
  of: int(),
  /** The bit of the effect that was to be repaired; 0 if there was none. */
  effect: int(),
  dice: list,
  passed: boolean(),
})
export type EndRoll = Infer<typeof endRoll>

/** The steps from which `next` starts activities: those of set-up, of the turn, and of an activation. */
export const STEPS = [
  'roll',
  'secrets',
  'deploy',
  'late',
  'scouts',
  'turn-cards',
  'initiative',
  'choose',
  'command',
  'movement',
  'moved',
  'combat',
  'boarding',
  'flight-move',
  'flight-answers',
  'flight-fight',
  'flight-acts',
  'closing',
  'end-effects',
  'end-repair',
  'end-markers',
  'end-cards',
] as const
export type Step = (typeof STEPS)[number]

/** A declared attack of the squadron that has still to be resolved. */
const declared = object({
  guns: array(object({ ship: int(), weapon: int() })),
  target: int(),
  /** The dice given to this share of a split weapon, or 0; and the ship that adds its full AD (card S01), or NONE. */
  share: int(),
  full: int(),
})

/** The current activation. */
const activation = object({
  kind: oneOf('none', 'squadron', 'flight'),
  id: int(),
  seat: int(),
  /** The step of the combat segment (FA-ACT-4): 0 point defence, 1 primary weapons, 2 torpedoes. */
  fire: int(),
  /** FA-BOARD-2: the fire of this activation, as ship * 1000 + target. */
  firedAt: array(int()),
  declared: array(declared),
  /** Whether fire was linked (bit 1) or split (bit 2) in the current step (FA-LINK-10). */
  manner: int(),
  /** The declared boardings, as (teams * 1000 + ship) * 1000 + target, and the targets to be sabotaged (FA-BOARD-26). */
  boardings: array(int()),
  sabotage: array(int()),
  /** Ships that asteroids have attacked in this activation (FA-TERR-10). */
  asteroids: array(int()),
  /** Whether the segment's card window has been offered. */
  offered: boolean(),
})

export const state = object({
  ...tableFields('shuffles', 'dice', 'table'),
  seats: int(),
  settings: object({
    value: int(),
    scenario: ref(SCENARIO_CATALOGUE),
    width: int(),
    depth: int(),
    turns: int(),
    allies: boolean(),
    disorder: boolean(),
    winnerChooses: boolean(),
    pdMinimumOne: boolean(),
    ownSystemsLink: boolean(),
    drivenOffImmuneToAll: boolean(),
  }),

  turn: int(),
  step: oneOf(...STEPS),
  /** The seats in the order of this turn's initiative, and of the last one's (FA-TURN-3, FA-ALLY-6). */
  order: array(int()),
  lastOrder: array(int()),
  /** The side to activate next, and the seat of each side that activated last (FA-ALLY-2). */
  toAct: int(),
  lastActor: array(int()),
  activation,
  /** The side that attacks, in scenarios that have one, or NONE (FA-SCEN-7). */
  attacker: int(),
  /** Each side's edge: 0 south, 1 north, 2 west, 3 east. */
  edges: array(int()),
  end: oneOf('none', 'turns', 'lastShip', 'conceded'),
  /** The side that gave up, or NONE. */
  conceded: int(),

  /** By seat: its race, its bonus to initiative, and its flagship, or NONE. */
  races: array(ref(RACE_CATALOGUE)),
  tactics: array(int()),
  flagships: array(int()),
  /** The turns in which each seat used its flagship's second repair roll, that of its crews, and its layered shields. */
  flagshipRepair: array(int()),
  stubbornRepair: array(int()),
  layeredShields: array(int()),

  ships,
  squadrons: array(squadron),
  wings,
  flights: array(flight),
  /** FA-PD-3: the wings driven off this turn, as wing * 1000 + ship. */
  drivenBy: array(int()),
  /** The attacks made this turn, as squadron * 1000 + target (card A12). */
  attacked: array(int()),
  mines: array(mine),
  terrain: array(terrain),
  boarders: array(boarders),
  pods: array(pod),
  /** FA-SCEN-3: the ship with the agent (known only to the attacker), the ship that took the agent, and whether everybody knows. */
  agent: int(),
  extracted: int(),
  agentKnown: boolean(),
  /** Ships known not to have the agent aboard, because it would have shown itself (FA-SCEN-10). */
  cleared: array(int()),

  /** The common deck, with the first card on top, and the discard pile. */
  deck: array(ref(CARD_CATALOGUE)),
  discard: array(ref(CARD_CATALOGUE)),
  hands: array(array(ref(CARD_CATALOGUE))),
  /** The T card that each seat has laid down, revealed or not, until it is resolved; otherwise NONE. */
  faceDown: array(refOrNone(CARD_CATALOGUE)),
  /** Cards that each seat draws above its limit in the next end phase (card T09). */
  extraCards: array(int()),
  inForce: array(inForce),
  /** Victory points of both sides as last counted (FA-VP-8). */
  points: array(int()),
  /** The summary for the end: the points of both sides after each turn, and how often both sides did each of `DEEDS`, in pairs. */
  score: array(int()),
  deeds: array(int()),
  /** The rolls of the last end phase for fires, repairs and order (FA-DMG-21, FA-DMG-22, FA-DISORDER-2). */
  rolls: array(endRoll),
})

/** Everything true at a table of Firestorm Armada. */
export type State = Infer<typeof state>

/** A new activation, in which nothing has been fired, declared or offered. The kind `none` means that nothing is active. */
export function begunActivation(kind: State['activation']['kind'], id: number, seat: number): State['activation'] {
  return { kind, id, seat, fire: 0, firedAt: [], declared: [], manner: 0, boardings: [], sabotage: [], asteroids: [], offered: false }
}
