import type { Seat, Viewer } from '@orrery/kernel'
import { type ActionNumber, CARDS_OF_TEAM } from './content/actions.ts'
import { type EventId, eventCard } from './content/events.ts'
import { type GenestealerId, kindOf } from './content/genestealers.ts'
import { type Code, LOCATIONS, locationCard, SETUP_LOCATIONS } from './content/locations.ts'
import { MARINES, rangeOf, TEAMS, teamOf } from './content/marines.ts'
import { SIDE_KEYS, type Side, type SideKey } from './content/sides.ts'
import { TERRAIN, terrainCard } from './content/terrain.ts'
import { hasSecondWind, risk } from './risk.ts'
import { mayChoose } from './rules/choose.ts'
import { at } from './rules/components.ts'
import { isTeamAlive, swarmName } from './rules/formation.ts'
import { NONE, type Phase, type State, type Swarm } from './state.ts'

export interface ViewMarine {
  readonly id: number
  /** For messages: `marine-<key>`. */
  readonly key: string
  readonly team: number
  readonly facing: SideKey
  readonly range: number
  readonly tokens: number
  /** The chance (0 to 1) that the swarms at his position slay him in the coming genestealer attack. */
  readonly risk: number
  /** Whether Second Wind helps him in the coming attack. */
  readonly secondWind: boolean
}

export interface ViewGenestealer {
  readonly id: GenestealerId
  readonly kind: 'head' | 'tail' | 'claw' | 'tongue' | 'brood-lord-a' | 'brood-lord-b'
}

export interface ViewSwarm {
  /** The piece: `swarm:3:left`. */
  readonly piece: string
  readonly cards: readonly ViewGenestealer[]
  readonly attacked: boolean
  readonly protected: boolean
}

export interface ViewTerrain {
  readonly id: number
  /** For messages: `terrain-<key>`. */
  readonly key: string
  readonly colour: 'green' | 'yellow' | 'orange' | 'red'
  readonly threat: number
  readonly tokens: number
  readonly activated: boolean
  /** Whether Core Cogitator lets only one genestealer appear here in the coming event phase. */
  readonly limited: boolean
}

export interface ViewSide {
  readonly swarms: readonly ViewSwarm[]
  readonly terrain: readonly ViewTerrain[]
}

export interface ViewPosition {
  /** From 1, the top. */
  readonly position: number
  /** The marine, or null if all marines are slain. */
  readonly marine: ViewMarine | null
  readonly left: ViewSide
  readonly right: ViewSide
}

export interface ViewActionCard {
  /** 1 to 18. */
  readonly number: ActionNumber
  /** Whether it may be chosen in the present (or next) choose-actions phase. */
  readonly mayChoose: boolean
}

export interface ViewTeam {
  readonly id: number
  /** For messages: `team-<key>`. */
  readonly key: string
  /** The seat of its player, or null if it is not taken. */
  readonly owner: Seat | null
  readonly alive: boolean
  /** Ids of its slain marines. */
  readonly slain: readonly number[]
  readonly cards: readonly ViewActionCard[]
  /** The card of the previous round, 0 for none. */
  readonly last: ActionNumber
  /** This round's card as far as the viewer may know it: its own choices, or all once revealed; 0 for none. */
  readonly card: ActionNumber
  /** Whether this round's card has been resolved: its ability is in force. */
  readonly resolved: boolean
  /** Whether Gun Jam bans its attack card in the present or next round. */
  readonly jammed: boolean
}

export interface ViewEvent {
  readonly id: EventId
  /** For messages: `event-card-<key>`. */
  readonly key: string
  readonly instinct: boolean
  readonly spawn: readonly { readonly size: 'major' | 'minor'; readonly colour: string }[]
  readonly move: { readonly kind: 'adjacent' | 'flank'; readonly icon: string } | null
}

/** What a viewer may see of a table of Death Angel. */
export interface View {
  readonly seats: number
  readonly round: number
  readonly phase: Phase
  readonly travelling: boolean
  /** The seat of the current player. */
  readonly current: Seat
  readonly firstChooser: Seat
  readonly location: { readonly id: number; readonly key: string; readonly code: Code; readonly tokens: number; readonly final: boolean }
  readonly spawn: { readonly major: number; readonly minor: number }
  /** Keys of the locations left behind, the setup location first. */
  readonly visited: readonly string[]
  /** The codes of the location deck from its top to its bottom. */
  readonly route: readonly Code[]
  readonly blips: { readonly left: number; readonly right: number }
  readonly formation: readonly ViewPosition[]
  readonly teams: readonly ViewTeam[]
  /** Support tokens in the supply. */
  readonly supply: number
  readonly decks: { readonly genestealers: number; readonly events: number; readonly locations: number }
  readonly discards: {
    readonly genestealers: readonly ViewGenestealer[]
    readonly events: readonly EventId[]
    readonly broodLords: readonly GenestealerId[]
  }
  /** The event under resolution, when the viewer may see it; `hidden` while only the current player reads it. */
  readonly event: ViewEvent | 'hidden' | null
  readonly lastEvent: ViewEvent | null
  readonly lastRoll: { readonly face: number; readonly purpose: 'attack' | 'defence' | 'card' } | null
  /** The seat that holds the Artefact, or null. */
  readonly artefactHolder: Seat | null
  /** Face-down event cards that the viewer has looked at, from the top of the deck on, with their place in it (0 is the top). */
  readonly scouted: readonly { readonly place: number; readonly event: ViewEvent }[]
  readonly effects: { readonly evasion: boolean; readonly enterFormation: boolean }
}

/** What a viewer may see: what everybody sees, and what this viewer alone knows (DA-FORM-9, DA-PROG-4). */
export function view(g: State, viewer: Viewer, common = commonView(g)): View {
  return {
    ...common,
    teams: seenTeams(g, common.teams, viewer),
    event: common.event === 'hidden' && viewer === g.current ? seenEvent(g.event) : common.event,
    scouted: seenScouted(g, viewer),
  }
}

/** What everybody sees, built from nothing. */
export function commonView(g: State): View {
  const setup = at(SETUP_LOCATIONS, g.setupLocation)
  const location = locationCard(g.location)
  return {
    seats: g.seats,
    round: g.round,
    phase: g.phase,
    travelling: g.step === 'travel',
    current: g.current,
    firstChooser: g.firstChooser,
    location: { id: g.location, key: location.key, code: location.code, tokens: g.locationTokens, final: g.locationDeck.length === 0 },
    spawn: { major: setup.major, minor: setup.minor },
    visited: g.visited.map((left) => locationCard(left).key),
    route: g.locationDeck.map((hidden) => at(LOCATIONS, hidden).code),
    blips: { left: at(g.blips, 0).length, right: at(g.blips, 1).length },
    formation: positions(g),
    teams: TEAMS.map((team) => seenTeam(g, team.id)),
    supply: g.supply,
    decks: { genestealers: g.genestealerDeck.length, events: g.eventDeck.length, locations: g.locationDeck.length },
    discards: {
      genestealers: g.genestealerDiscard.map(seenGenestealer),
      events: g.eventDiscard.slice(),
      broodLords: g.broodLordsSlain.slice(),
    },
    event: g.event === NONE ? null : g.eventShown ? seenEvent(g.event) : 'hidden',
    lastEvent: g.lastEvent === NONE ? null : seenEvent(g.lastEvent),
    lastRoll: g.lastRollFor === 'none' ? null : { face: g.lastRoll, purpose: g.lastRollFor },
    artefactHolder: g.artefactHolder === NONE ? null : g.artefactHolder,
    scouted: [],
    effects: { evasion: g.evasion >= g.round && g.evasion > 0, enterFormation: g.enterFormation >= g.round && g.enterFormation > 0 },
  }
}

function positions(g: State): ViewPosition[] {
  const seen: ViewPosition[] = []
  for (let position = 1; position <= g.formation.length; position++) {
    seen.push({
      position,
      marine: seenMarine(g, at(g.formation, position - 1)),
      left: seenSide(g, position, 0),
      right: seenSide(g, position, 1),
    })
  }
  if (seen.length === 0 && g.swarms.length > 0) {
    seen.push({ position: 1, marine: null, left: seenSide(g, 1, 0), right: seenSide(g, 1, 1) })
  }
  return seen
}

function seenMarine(g: State, id: number): ViewMarine {
  const held = at(g.marines, id)
  return {
    id,
    key: at(MARINES, id).key,
    team: teamOf(id),
    facing: at(SIDE_KEYS, held.facing),
    range: rangeOf(id),
    tokens: held.tokens,
    risk: risk(g, id),
    secondWind: hasSecondWind(g, id),
  }
}

function seenSide(g: State, position: number, side: Side): ViewSide {
  const swarms: ViewSwarm[] = []
  for (const swarm of g.swarms) if (swarm.position === position && swarm.side === side) swarms.push(seenSwarm(swarm))
  const terrain: ViewTerrain[] = []
  for (let id = 0; id < TERRAIN.length; id++) {
    const lying = at(g.terrain, id)
    if (lying.position !== position || lying.side !== side) continue
    const card = terrainCard(id)
    terrain.push({
      id,
      key: card.key,
      colour: card.colour,
      threat: card.threat,
      tokens: lying.tokens,
      activated: lying.activated,
      limited: g.limited === id,
    })
  }
  return { swarms, terrain }
}

function seenSwarm(swarm: Swarm): ViewSwarm {
  return {
    piece: `swarm:${swarmName(swarm)}`,
    cards: swarm.cards.map(seenGenestealer),
    attacked: swarm.attacked,
    protected: swarm.protected,
  }
}

const KIND_KEYS = ['head', 'tail', 'claw', 'tongue', 'brood-lord-a', 'brood-lord-b'] as const

function seenGenestealer(id: GenestealerId): ViewGenestealer {
  return { id, kind: at(KIND_KEYS, kindOf(id)) }
}

/** The teams, with the cards that only their player knows if the viewer is that player. */
function seenTeams(g: State, teams: View['teams'], viewer: Viewer): View['teams'] {
  const knowsMore = teams.some(({ id, owner, card }) => owner === viewer && at(g.teams, id).card !== card)
  return knowsMore ? teams.map((team) => (team.owner === viewer ? { ...team, card: at(g.teams, team.id).card } : team)) : teams
}

function seenTeam(g: State, id: number): ViewTeam {
  const team = at(g.teams, id)
  const alive = isTeamAlive(g, id)
  const taken = team.owner !== NONE
  const formed = g.step !== 'teams' && g.step !== 'formation'
  return {
    id,
    key: at(TEAMS, id).key,
    owner: taken ? team.owner : null,
    alive,
    slain: taken && formed ? at(TEAMS, id).marines.filter((marine) => !g.formation.includes(marine)) : [],
    cards: at(CARDS_OF_TEAM, id).map((number) => ({ number, mayChoose: alive && mayChoose(g, number) === true })),
    last: team.last,
    card: g.revealed ? team.card : 0,
    resolved: team.resolved,
    jammed: team.jammed > 0 && team.jammed >= g.round,
  }
}

function seenEvent(id: EventId): ViewEvent {
  const card = eventCard(id)
  return { id, key: card.key, instinct: card.instinct, spawn: card.spawn, move: card.move }
}

function seenScouted(g: State, viewer: Viewer): View['scouted'] {
  const seen: { place: number; event: ViewEvent }[] = []
  for (const known of g.scouted) {
    if (known.seat !== viewer) continue
    seen.push({ place: g.eventDeck.indexOf(known.card), event: seenEvent(known.card) })
  }
  return seen.sort((one, other) => one.place - other.place)
}
