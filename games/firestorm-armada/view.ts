import type { Seat, Viewer } from '@orrery/kernel'
import { CARDS } from './content/cards.ts'
import { RACE_CATALOGUE } from './content/races.ts'
import { SCENARIO_CATALOGUE } from './content/scenarios.ts'
import { shipType } from './content/ships.ts'
import { wingType } from './content/wings.ts'
import { at, numberAt } from './rules/at.ts'
import { actorOf } from './rules/choose-unit.ts'
import { handLimit } from './rules/ships.ts'
import { type Boarders, type EndRoll, NONE, PLACE, type State, type Step, type Terrain } from './state.ts'

/** Where a ship or a wing is: away (in reserve, still to come, aboard), on the table, or gone for good. */
export type ViewPlace = 'away' | 'table' | 'destroyed' | 'captured' | 'withdrawn' | 'escaped'
const PLACES: readonly ViewPlace[] = ['away', 'table', 'destroyed', 'captured', 'withdrawn', 'escaped']

/** A ship. Lengths are thousandths of an inch, headings hundredths of a degree. */
export interface ViewShip {
  readonly id: number
  /** The id of its type in the content. */
  readonly type: string
  readonly owner: Seat
  readonly squadron: number
  readonly place: ViewPlace
  readonly x: number
  readonly y: number
  readonly heading: number
  /** Its hull tokens, crew tokens and AP left. */
  readonly hull: number
  readonly crew: number
  readonly ap: number
  /** Bits of `LASTING`. */
  readonly effects: number
  readonly cloak: boolean
  readonly fullStop: boolean
  readonly enginesCut: boolean
  readonly fold: boolean
  readonly named: boolean
  readonly flagship: boolean
  /** The arc of its sector shielding: 1 to 4 for fore, starboard, aft, port; 0 for none. */
  readonly sector: number
  /** Whether it has moved, and turned on its way, in its last activation. */
  readonly moved: boolean
  readonly turned: boolean
  /** The energy that it transfers between its weapons, as in the state. */
  readonly transfer: number
  /** The weapons used in this activation, and in this turn, as bits. */
  readonly fired: number
  readonly firedTurn: number
  /** Its PD dice used against torpedoes in the current activation. */
  readonly pdSpent: number
  /** Mines dropped in the game. */
  readonly mines: number
}

export interface ViewSquadron {
  readonly id: number
  readonly type: string
  readonly owner: Seat
  /** Whether it has been activated this turn. */
  readonly acted: boolean
  /** Whether it has fired torpedoes this turn. */
  readonly torpedoes: boolean
  readonly arrival: 'zone' | 'reserve' | 'late' | 'enter' | 'fixed'
  readonly free: boolean
  readonly disordered: boolean
}

export interface ViewWing {
  readonly id: number
  readonly type: string
  readonly owner: Seat
  readonly flight: number
  readonly squadron: number
  readonly place: ViewPlace
  readonly x: number
  readonly y: number
  readonly spent: boolean
  readonly drivenOff: boolean
}

export interface ViewMine {
  readonly owner: Seat
  readonly x: number
  readonly y: number
  readonly ad: number
  readonly armed: boolean
}

/** A card whose effect is in force. */
export interface ViewEffect {
  readonly card: string
  readonly seat: Seat
  readonly on: 'nothing' | 'squadron' | 'ship' | 'flight'
  readonly id: number
  /** The ships of a squadron for which it holds, and whether it has been used up. */
  readonly ships: readonly number[]
  readonly used: boolean
}

export interface ViewSeat {
  readonly race: string
  readonly tactics: number
  /** FA-TRAIT/layeredShields: whether its ships have rolled shield dice again this turn. */
  readonly layeredShields: boolean
  /** How many cards it has and may have. */
  readonly cards: number
  readonly limit: number
  /** Its cards, if the viewer is that seat; otherwise empty. */
  readonly hand: readonly string[]
}

/** The settings of a table that change its rules. */
export type ViewSettings = Pick<
  State['settings'],
  'allies' | 'disorder' | 'winnerChooses' | 'pdMinimumOne' | 'ownSystemsLink' | 'drivenOffImmuneToAll'
>

/** What a viewer may see of a table of Firestorm Armada (FA-GEN-9). */
export interface View {
  readonly turn: number
  readonly turns: number
  readonly step: Step
  readonly scenario: string
  readonly value: number
  readonly width: number
  readonly depth: number
  readonly settings: ViewSettings
  /** The seats in the order of this turn's initiative. */
  readonly order: readonly Seat[]
  /** The seat that activates next while nothing is active, or null. */
  readonly toAct: Seat | null
  readonly activation: { readonly kind: 'none' | 'squadron' | 'flight'; readonly id: number; readonly seat: Seat }
  readonly attacker: number
  readonly edges: readonly number[]
  readonly seats: readonly ViewSeat[]
  readonly ships: readonly ViewShip[]
  readonly squadrons: readonly ViewSquadron[]
  readonly wings: readonly ViewWing[]
  readonly flights: readonly { readonly id: number; readonly type: string; readonly owner: Seat; readonly acted: boolean }[]
  readonly mines: readonly ViewMine[]
  readonly terrain: readonly Terrain[]
  readonly boarders: readonly Boarders[]
  readonly pods: readonly {
    readonly x: number
    readonly y: number
    readonly value: number
    readonly ship: number
    readonly carriedOff: number
  }[]
  readonly effects: readonly ViewEffect[]
  readonly deck: number
  readonly discard: readonly string[]
  readonly points: readonly number[]
  /** The points of both sides after each turn, and how often both sides did each of `DEEDS`, in pairs. */
  readonly score: readonly number[]
  readonly deeds: readonly number[]
  /** The rolls of the last end phase. */
  readonly rolls: readonly EndRoll[]
  /** The ship with the agent if the viewer knows it, otherwise -1; then the ship that took the agent, or -1. */
  readonly agent: number
  readonly extracted: number
}

/** What a viewer may see: what everybody sees, and what this viewer alone knows. */
export function view(g: State, viewer: Viewer, common = commonView(g)): View {
  return { ...common, seats: seenSeats(g, common.seats, viewer), agent: knowsAgent(g, viewer) ? g.agent : NONE }
}

/** What everybody sees, built from nothing. */
export function commonView(g: State): View {
  const { settings, activation } = g
  return {
    turn: g.turn,
    turns: settings.turns,
    step: g.step,
    scenario: SCENARIO_CATALOGUE.of(settings.scenario).id,
    value: settings.value,
    width: settings.width,
    depth: settings.depth,
    settings: seenSettings(g),
    order: g.order.slice(),
    toAct: toAct(g),
    activation: { kind: activation.kind, id: activation.id, seat: activation.seat },
    attacker: g.attacker,
    edges: g.edges.slice(),
    seats: g.races.map((race, seat) => ({
      race: RACE_CATALOGUE.of(race).id,
      tactics: at(g.tactics, seat),
      layeredShields: g.turn > 0 && g.layeredShields[seat] === g.turn,
      cards: at(g.hands, seat).length,
      limit: handLimit(g, seat),
      hand: [],
    })),
    ships: seenShips(g),
    squadrons: g.squadrons.map(({ owner, type, acted, torpedoes, arrival, free, disordered }, id) => ({
      id,
      type: shipType(type).id,
      owner,
      acted: acted === g.turn,
      torpedoes: g.turn > 0 && torpedoes === g.turn,
      arrival,
      free,
      disordered,
    })),
    wings: seenWings(g),
    flights: g.flights.map(({ owner, type, acted }, id) => ({ id, type: wingType(type).id, owner, acted: acted === g.turn })),
    mines: g.mines.map(({ owner, x, y, ad, armed }) => ({ owner, x, y, ad, armed })),
    terrain: g.terrain.map(({ kind, x, y, radius, drifting }) => ({ kind, x, y, radius, drifting })),
    boarders: g.boarders.map(({ ship, owner, squadron, teams, rounds }) => ({ ship, owner, squadron, teams, rounds })),
    pods: g.pods.map(({ x, y, value, ship, carriedOff }) => ({ x, y, value, ship, carriedOff })),
    effects: g.inForce.map(({ card, seat, on, id, ships, used }) => ({ card: cardId(card), seat, on, id, ships: ships.slice(), used })),
    deck: g.deck.length,
    discard: g.discard.map(cardId),
    points: g.points.slice(),
    score: g.score.slice(),
    deeds: g.deeds.slice(),
    rolls: g.rolls.map(({ kind, of, effect, dice, passed }) => ({ kind, of, effect, dice: dice.slice(), passed })),
    agent: g.agentKnown ? g.agent : NONE,
    extracted: g.extracted,
  }
}

function seenSettings({ settings }: State): ViewSettings {
  const { allies, disorder, winnerChooses, pdMinimumOne, ownSystemsLink, drivenOffImmuneToAll } = settings
  return { allies, disorder, winnerChooses, pdMinimumOne, ownSystemsLink, drivenOffImmuneToAll }
}

/** The seats, with the cards of the viewer's own seat. */
function seenSeats(g: State, seats: readonly ViewSeat[], viewer: Viewer): readonly ViewSeat[] {
  if (viewer === 'spectator' || g.hands[viewer]?.length === 0) return seats
  return seats.map((held, seat) => (seat === viewer ? { ...held, hand: at(g.hands, seat).map(cardId) } : held))
}

/** FA-SCEN-10: the attacker has named the agent's ship; the others learn it when it shows itself. */
export function knowsAgent(g: State, viewer: Viewer): boolean {
  return g.agentKnown || (g.attacker !== NONE && viewer === g.attacker)
}

function toAct(g: State): Seat | null {
  if (g.step !== 'choose' || g.activation.kind !== 'none') return null
  const seat = actorOf(g)
  return seat === NONE ? null : seat
}

function cardId(card: number): string {
  return at(CARDS, card).id
}

function seenShips(g: State): ViewShip[] {
  const { ships } = g
  const seen: ViewShip[] = []
  for (let id = 0; id < ships.type.length; id++) {
    const owner = numberAt(ships.owner, id)
    seen.push({
      id,
      type: shipType(numberAt(ships.type, id)).id,
      owner,
      squadron: numberAt(ships.squadron, id),
      place: at(PLACES, numberAt(ships.place, id)),
      x: numberAt(ships.x, id),
      y: numberAt(ships.y, id),
      heading: numberAt(ships.heading, id),
      hull: numberAt(ships.hull, id),
      crew: numberAt(ships.crew, id),
      ap: numberAt(ships.ap, id),
      effects: numberAt(ships.effects, id),
      cloak: ships.cloak[id] === 1,
      fullStop: ships.fullStop[id] === 1,
      enginesCut: ships.enginesCut[id] === 1,
      fold: ships.fold[id] === 1,
      named: ships.named[id] === 1,
      flagship: g.flagships[owner] === id,
      sector: numberAt(ships.sector, id),
      moved: ships.moved[id] === 1,
      turned: ships.turned[id] === 1,
      transfer: numberAt(ships.transfer, id),
      fired: numberAt(ships.fired, id),
      firedTurn: numberAt(ships.firedTurn, id),
      pdSpent: numberAt(ships.pdSpent, id),
      mines: numberAt(ships.mines, id),
    })
  }
  return seen
}

function seenWings(g: State): ViewWing[] {
  const { wings } = g
  const seen: ViewWing[] = []
  for (let id = 0; id < wings.type.length; id++) {
    seen.push({
      id,
      type: wingType(numberAt(wings.type, id)).id,
      owner: numberAt(wings.owner, id),
      flight: numberAt(wings.flight, id),
      squadron: numberAt(wings.squadron, id),
      place: at(PLACES, numberAt(wings.place, id)),
      x: numberAt(wings.x, id),
      y: numberAt(wings.y, id),
      spent: wings.spent[id] === 1,
      drivenOff: wings.place[id] === PLACE.table && g.turn > 0 && wings.drivenOff[id] === g.turn,
    })
  }
  return seen
}
