import { freshTable, seedOf } from '@orrery/kernel'
import { CARD_CATALOGUE } from './content/cards.ts'
import { RACE_CATALOGUE } from './content/races.ts'
import { SCENARIO_CATALOGUE } from './content/scenarios.ts'
import { SHIP_CATALOGUE } from './content/ships.ts'
import { WING_CATALOGUE } from './content/wings.ts'
import { begunActivation, NONE, PLACE, type State } from './state.ts'
import type { View, ViewPlace } from './view.ts'

/** Any seed will do: nothing is ever drawn at random from a state made from a view. */
const NO_SEED = seedOf('seen')
const PLACES: Readonly<Record<ViewPlace, number>> = PLACE
const flag = (on: boolean): number => (on ? 1 : 0)

/**
 * Makes a state for the rules from a view, without hidden cards, so that the board measures, counts dice and finds ratings by the rules
 * themselves.
 */
export function seenState(view: View): State {
  const { ships, activation } = view
  return {
    ...freshTable(NO_SEED, 'shuffles', 'dice', 'table'),
    seats: view.seats.length,
    settings: settingsOf(view),
    turn: view.turn,
    step: view.step,
    order: [...view.order],
    lastOrder: [],
    toAct: view.toAct === null ? NONE : view.toAct & 1,
    lastActor: [NONE, NONE],
    activation: begunActivation(activation.kind, activation.id, activation.seat),
    attacker: view.attacker,
    edges: [...view.edges],
    end: 'none',
    conceded: NONE,
    races: view.seats.map(({ race }) => RACE_CATALOGUE.kind(race)),
    tactics: view.seats.map(({ tactics }) => tactics),
    flagships: view.seats.map((_, seat) => ships.find(({ owner, flagship }) => owner === seat && flagship)?.id ?? NONE),
    flagshipRepair: view.seats.map(() => 0),
    stubbornRepair: view.seats.map(() => 0),
    layeredShields: view.seats.map(({ layeredShields }) => (layeredShields ? view.turn : 0)),
    ships: shipsOf(view),
    squadrons: squadronsOf(view),
    wings: wingsOf(view),
    flights: view.flights.map(({ type, owner, acted }) => ({ owner, type: WING_CATALOGUE.kind(type), acted: acted ? view.turn : 0 })),
    drivenBy: [],
    attacked: [],
    mines: view.mines.map(({ owner, x, y, ad, armed }) => ({ owner, ship: NONE, x, y, ad, armed })),
    terrain: view.terrain.map((piece) => ({ ...piece })),
    boarders: view.boarders.map((team) => ({ ...team })),
    pods: view.pods.map((pod) => ({ ...pod })),
    agent: view.agent,
    extracted: view.extracted,
    agentKnown: false,
    cleared: [],
    deck: [],
    discard: [],
    hands: view.seats.map(() => []),
    faceDown: [],
    extraCards: view.seats.map(() => 0),
    inForce: view.effects.map(({ card, seat, on, id, ships, used }) => ({
      card: CARD_CATALOGUE.kind(card),
      seat,
      on,
      id,
      until: 'turn' as const,
      used,
      ships: [...ships],
    })),
    points: [...view.points],
    score: [...view.score],
    deeds: [...view.deeds],
    rolls: [],
  }
}

/** The settings, which everybody sees. */
function settingsOf(view: View): State['settings'] {
  return {
    value: view.value,
    scenario: SCENARIO_CATALOGUE.kind(view.scenario),
    width: view.width,
    depth: view.depth,
    turns: view.turns,
    ...view.settings,
  }
}

/** Ships as columns. What a view does not show of this turn is as at its beginning. */
function shipsOf({ ships }: View): State['ships'] {
  const zeros = (): number[] => ships.map(() => 0)
  return {
    type: ships.map(({ type }) => SHIP_CATALOGUE.kind(type)),
    owner: ships.map(({ owner }) => owner),
    squadron: ships.map(({ squadron }) => squadron),
    place: ships.map(({ place }) => PLACES[place]),
    x: ships.map(({ x }) => x),
    y: ships.map(({ y }) => y),
    heading: ships.map(({ heading }) => heading),
    hull: ships.map(({ hull }) => hull),
    crew: ships.map(({ crew }) => crew),
    ap: ships.map(({ ap }) => ap),
    effects: ships.map(({ effects }) => effects),
    cloak: ships.map(({ cloak }) => flag(cloak)),
    fullStop: ships.map(({ fullStop }) => flag(fullStop)),
    enginesCut: ships.map(({ enginesCut }) => flag(enginesCut)),
    fold: ships.map(({ fold }) => flag(fold)),
    named: ships.map(({ named }) => flag(named)),
    sector: ships.map(({ sector }) => sector),
    transfer: ships.map(({ transfer }) => transfer),
    rammed: zeros(),
    moved: ships.map(({ moved }) => flag(moved)),
    flown: zeros(),
    turned: ships.map(({ turned }) => flag(turned)),
    fired: ships.map(({ fired }) => fired),
    firedTurn: ships.map(({ firedTurn }) => firedTurn),
    pdSpent: ships.map(({ pdSpent }) => pdSpent),
    mines: ships.map(({ mines }) => mines),
    minesNow: zeros(),
  }
}

function squadronsOf(view: View): State['squadrons'] {
  return view.squadrons.map(({ type, owner, acted, torpedoes, arrival, free, disordered }) => ({
    owner,
    type: SHIP_CATALOGUE.kind(type),
    acted: acted ? view.turn : 0,
    arrival,
    free,
    sCard: 0,
    aCard: 0,
    torpedoes: torpedoes ? view.turn : 0,
    disordered,
    strength: 0,
  }))
}

/** Wings as columns, likewise. */
function wingsOf({ wings, turn }: View): State['wings'] {
  return {
    type: wings.map(({ type }) => WING_CATALOGUE.kind(type)),
    owner: wings.map(({ owner }) => owner),
    flight: wings.map(({ flight }) => flight),
    squadron: wings.map(({ squadron }) => squadron),
    place: wings.map(({ place }) => PLACES[place]),
    x: wings.map(({ x }) => x),
    y: wings.map(({ y }) => y),
    spent: wings.map(({ spent }) => flag(spent)),
    drivenOff: wings.map(({ drivenOff }) => (drivenOff ? turn : 0)),
    landed: wings.map(() => 0),
    moved: wings.map(() => 0),
    boost: wings.map(() => 0),
  }
}
