import { choose, freshTable, type Option, option, type Rule, roll, type Seed, shuffleIn } from '@orrery/kernel'
import { SUPPORT_TOKENS } from '../content/dice.ts'
import { EVENTS } from '../content/events.ts'
import { NORMAL_GENESTEALERS } from '../content/genestealers.ts'
import { LOCATIONS, locationsOf, SETUP_LOCATIONS } from '../content/locations.ts'
import { MARINE_CATALOGUE, MARINES, type MarineId, marineTerm, TEAM_CATALOGUE, TEAMS, type TeamId } from '../content/marines.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { TERRAIN } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, newMarine, newTeam, newTerrain, type State } from '../state.ts'
import { addToPiles } from './blip.ts'
import { at, drawEvent } from './components.ts'
import { teamsPerPlayer } from './few.ts'
import type { Options } from './options.ts'
import { resolveSpawnBoxes } from './spawn.ts'
import { placeTerrain } from './terrain.ts'

/** DA-SETUP-2: the state before teams are chosen. */
export function setUp(options: Options, seats: number, seed: Seed): State {
  const setup = SETUP_LOCATIONS.findIndex((location) => location.players.includes(seats))
  const g: State = {
    ...freshTable(seed, 'shuffles', 'dice'),
    seats,
    settings: {
      cardOutlivesTeam: options.cardOutlivesTeam,
      mergeAtEventEnd: options.mergeAtEventEnd,
      chooseFormation: options.chooseFormation,
      openInstinct: options.openInstinct,
      randomTeams: options.randomTeams,
    },
    edition: { teams: '', marines: '' },
    round: 0,
    phase: 'setup',
    step: 'teams',
    current: 0,
    firstChooser: 0,
    revealed: false,
    end: 'none',
    marines: MARINES.map(newMarine),
    formation: [],
    teams: TEAMS.map(newTeam),
    swarms: [],
    terrain: TERRAIN.map(newTerrain),
    artefactHolder: NONE,
    // DA-SETUP-18
    supply: SUPPORT_TOKENS,
    genestealerDeck: NORMAL_GENESTEALERS.slice(),
    genestealerDiscard: [],
    blips: [[], []],
    broodLordsSlain: [],
    eventDeck: EVENTS.map((event) => event.id),
    eventDiscard: [],
    scouted: [],
    locationDeck: [],
    visited: [],
    location: at(SETUP_LOCATIONS, setup).location,
    setupLocation: setup,
    locationTokens: 0,
    event: NONE,
    eventShown: false,
    lastEvent: NONE,
    lastRoll: NONE,
    lastRollFor: 'none',
    leadUsed: false,
    evasion: 0,
    enterFormation: 0,
    secondWind: NONE,
    secondWindRound: 0,
    limited: NONE,
    limitedSpawned: 0,
  }
  // DA-SETUP-3
  shuffleIn(g, 'shuffles', g.eventDeck)
  shuffleIn(g, 'shuffles', g.genestealerDeck)
  buildLocationDeck(g)
  g.firstChooser = options.firstChooser ?? roll(g, 'shuffles', seats)
  g.current = g.firstChooser
  return g
}

/** DA-SETUP-8 to DA-SETUP-11: a random card for each code that the setup location names. */
function buildLocationDeck(g: State): void {
  for (const code of at(SETUP_LOCATIONS, g.setupLocation).deck) {
    const pile = locationsOf(code)
    g.locationDeck.push(at(pile, roll(g, 'shuffles', pile.length)))
  }
}

/** The number of teams that have a player. */
function taken(g: State): number {
  let count = 0
  for (const team of g.teams) if (team.owner !== NONE) count++
  return count
}

const PICK: readonly Option<TeamId>[] = TEAMS.map(({ id, term }) => ({
  ...option(`pick:${id}`, id, 'DA-SETUP-12', `team:${id}`),
  params: { team: term },
}))

/** DA-SETUP-12, DA-FEW-6: the players take their teams, the first chooser first, then clockwise. */
export function* chooseTeams(g: State): Rule {
  const wanted = g.seats * teamsPerPlayer(g.seats)
  if (g.settings.randomTeams) {
    const teams = TEAM_CATALOGUE.edition(g.edition.teams).slice()
    shuffleIn(g, 'shuffles', teams)
    for (const team of teams.slice(0, wanted)) take(g, g.firstChooser, team)
  }
  const picks = TEAM_CATALOGUE.edition(g.edition.teams).map((team) => at(PICK, team))
  while (taken(g) < wanted) {
    const seat = (g.firstChooser + taken(g)) % g.seats
    const options = picks.filter((pick) => at(g.teams, pick.value).owner === NONE)
    const params = { n: Math.floor(taken(g) / g.seats) + 1, of: teamsPerPlayer(g.seats) }
    take(g, seat, yield* choose(seat, { rule: 'DA-SETUP-12', message: 'pick-team', params }, options))
  }
  g.step = 'formation'
}

function take(g: State, seat: number, team: TeamId): void {
  at(g.teams, team).owner = seat
  tell(g, { type: 'team-taken', rule: 'DA-SETUP-12', on: `team:${team}`, team: at(TEAMS, team).term, seat })
}

const PLACE: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`place:${id}`, id, 'DA-OPT-2', `marine:${id}`),
  params: { marine: term },
}))

/** DA-SETUP-16, DA-SETUP-17, DA-OPT-2: the marines form up, the upper half facing left, the lower half right. */
export function* formUp(g: State): Rule {
  const marines = MARINE_CATALOGUE.edition(g.edition.marines).filter((marine) => at(g.teams, at(MARINES, marine).team).owner !== NONE)
  if (g.settings.chooseFormation) {
    const column: MarineId[] = []
    while (column.length < marines.length) {
      const options = PLACE.filter((place) => marines.includes(place.value) && !column.includes(place.value))
      const prompt = { rule: 'DA-OPT-2', message: 'place-marine', params: { position: column.length + 1 } }
      column.push(yield* choose(g.firstChooser, prompt, options))
    }
    g.formation = column
  } else {
    shuffleIn(g, 'shuffles', marines)
    g.formation = marines
  }
  for (let i = 0; i < g.formation.length; i++) at(g.marines, at(g.formation, i)).facing = i < g.formation.length / 2 ? LEFT : RIGHT
  tell(g, { type: 'formed', rule: 'DA-SETUP-16', marines: g.formation.map(marineTerm) })
  g.step = 'first-spawn'
}

/** DA-SETUP-19 to DA-SETUP-22: terrain, blip piles, and the spawn boxes of one event. */
export function* firstSpawn(g: State): Rule {
  placeTerrain(g, g.location)
  const [left, right] = at(LOCATIONS, g.location).blips
  yield* addToPiles(g, left, right, 'DA-SETUP-20')
  const event = drawEvent(g)
  g.lastEvent = event
  tell(g, { type: 'event-shown', rule: 'DA-SETUP-21', event: at(EVENTS, event).term, card: event })
  yield* resolveSpawnBoxes(g, event)
  g.eventDiscard.push(event)
}
