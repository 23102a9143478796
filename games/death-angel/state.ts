import { type Infer, NONE, schema, tableFields } from '@orrery/kernel'
import type { ActionNumber } from './content/actions.ts'
import { EVENT_CATALOGUE } from './content/events.ts'
import { GENESTEALER_CATALOGUE } from './content/genestealers.ts'
import { LOCATION_CATALOGUE, SETUP_CATALOGUE } from './content/locations.ts'
import { MARINE_CATALOGUE, TEAM_CATALOGUE } from './content/marines.ts'
import { LEFT, type Side } from './content/sides.ts'
import { TERRAIN_CATALOGUE } from './content/terrain.ts'

export { NONE }

const { array, boolean, columns, edition, int, object, oneOf, ref, refOrNone } = schema

/** One of the 12 marines: in the formation, slain, or not taken by a player. */
const marine = object({
  facing: int<Side>(),
  tokens: int(),
})

/** One of the 6 teams. */
const team = object({
  /** The seat whose team it is, or NONE. */
  owner: int(),
  /** The action card chosen this round, 0 before. Hidden from others until all have locked. */
  card: int<ActionNumber>(),
  /** Whether this round's card has been resolved: its ability is in force. */
  resolved: boolean(),
  /** The action card chosen in the previous round, 0 in round 1. */
  last: int<ActionNumber>(),
  /** The round in which Gun Jam bans its attack card, 0 for none. */
  jammed: int(),
})

/** The face-up enemy cards at one position on one side; DA-SWARM-2 allows several swarms there. */
const swarm = object({
  position: int(),
  side: int<Side>(),
  cards: array(ref(GENESTEALER_CATALOGUE)),
  /** Whether it has attacked in this attack phase. */
  attacked: boolean(),
  /** Whether Power Field keeps it from attacking and being slain. */
  protected: boolean(),
  /** Whether it stays separate from a swarm at its place that has already had its turn (DA-OPT-1). */
  apart: boolean(),
})
export type Swarm = Infer<typeof swarm>

/** One of the 8 terrain cards: in the formation, in a hand or in the supply. */
const terrain = object({
  /** Its position in the formation, 0 if it is not there. */
  position: int(),
  side: int<Side>(),
  tokens: int(),
  /** Whether it was activated this round. */
  activated: boolean(),
})

/** A face-down event card that a seat has looked at. */
const scouted = object({ card: ref(EVENT_CATALOGUE), seat: int() })

/** A marine before it is placed. */
export const newMarine = (): Infer<typeof marine> => ({ facing: LEFT, tokens: 0 })
/** A team before a player takes it. */
export const newTeam = (): Infer<typeof team> => ({ owner: NONE, card: 0, resolved: false, last: 0, jammed: 0 })
/** A terrain card before it is placed. */
export const newTerrain = (): Infer<typeof terrain> => ({ position: 0, side: LEFT, tokens: 0, activated: false })

export const PHASES = ['setup', 'choose', 'resolve', 'attack', 'event'] as const
export type Phase = (typeof PHASES)[number]

/** What `next` begins with: the steps of setup, of the round, and travel. */
export const STEPS = [
  'teams',
  'formation',
  'first-spawn',
  'choose',
  'resolve',
  'attack',
  'event',
  'activation',
  'event-end',
  'travel',
] as const

export const state = object({
  ...tableFields('shuffles', 'dice'),
  seats: int(),
  settings: object({
    cardOutlivesTeam: boolean(),
    mergeAtEventEnd: boolean(),
    chooseFormation: boolean(),
    openInstinct: boolean(),
    randomTeams: boolean(),
  }),
  /** What players may choose during setup. */
  edition: object({ teams: edition(TEAM_CATALOGUE), marines: edition(MARINE_CATALOGUE) }),

  round: int(),
  phase: oneOf(...PHASES),
  step: oneOf(...STEPS),
  /** The seat of the current player. */
  current: int(),
  /** The seat that chose its team first. */
  firstChooser: int(),
  /** Whether this round's action cards are revealed. */
  revealed: boolean(),
  /** How the table ended. */
  end: oneOf('none', 'objective', 'cleared', 'slain'),

  marines: columns(MARINE_CATALOGUE, marine, newMarine),
  /** The living marines from top to bottom: position 1 first. */
  formation: array(ref(MARINE_CATALOGUE)),
  teams: columns(TEAM_CATALOGUE, team, newTeam),
  swarms: array(swarm),
  terrain: columns(TERRAIN_CATALOGUE, terrain, newTerrain),
  /** The seat that has the Artefact in hand, or NONE. */
  artefactHolder: int(),
  /** Support tokens in the supply. */
  supply: int(),

  /** All face-down decks and piles: the first card is the top one. */
  genestealerDeck: array(ref(GENESTEALER_CATALOGUE)),
  genestealerDiscard: array(ref(GENESTEALER_CATALOGUE)),
  /** Left and right. */
  blips: array(array(ref(GENESTEALER_CATALOGUE))),
  broodLordsSlain: array(ref(GENESTEALER_CATALOGUE)),
  eventDeck: array(ref(EVENT_CATALOGUE)),
  eventDiscard: array(ref(EVENT_CATALOGUE)),
  /** Cards of the event deck that somebody knows. */
  scouted: array(scouted),
  locationDeck: array(ref(LOCATION_CATALOGUE)),
  /** The locations the formation has left. */
  visited: array(ref(LOCATION_CATALOGUE)),
  location: ref(LOCATION_CATALOGUE),
  setupLocation: ref(SETUP_CATALOGUE),
  /** Tokens on the location card. */
  locationTokens: int(),

  /** The event card under resolution, or NONE. */
  event: refOrNone(EVENT_CATALOGUE),
  /** Whether all see it, or only the current player. */
  eventShown: boolean(),
  /** The event resolved last, or NONE. */
  lastEvent: refOrNone(EVENT_CATALOGUE),
  /** The last face of the die, or NONE, and what was rolled for. */
  lastRoll: int(),
  lastRollFor: oneOf('none', 'attack', 'defence', 'card'),

  /** Whether Lead by Example has given its token this round. */
  leadUsed: boolean(),
  /** Rounds in which Evasion and Enter Formation hold, 0 for none. */
  evasion: int(),
  enterFormation: int(),
  /** The marine whom Second Wind helps, and the round. */
  secondWind: refOrNone(MARINE_CATALOGUE),
  secondWindRound: int(),
  /** The terrain card at which Core Cogitator lets only one genestealer appear, or NONE, and how many have appeared. */
  limited: refOrNone(TERRAIN_CATALOGUE),
  limitedSpawned: int(),
})

/** Everything true at a table of Death Angel. */
export type State = Infer<typeof state>

/** A swarm of one side at a position. */
export function newSwarm(position: number, side: Side): Swarm {
  return { position, side, cards: [], attacked: false, protected: false, apart: false }
}
