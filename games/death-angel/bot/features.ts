import { type Features, inputsOf, type Put, type Seat } from '@orrery/kernel'
import { ACTION_CARDS, actionCard } from '../content/actions.ts'
import { isBroodLord } from '../content/genestealers.ts'
import { LOCATIONS } from '../content/locations.ts'
import { MARINES } from '../content/marines.ts'
import { TERRAIN } from '../content/terrain.ts'
import { risk } from '../risk.ts'
import { at } from '../rules/components.ts'
import { PHASES, STEPS, type State } from '../state.ts'
import { MEASURES, measures } from './evaluate.ts'

/** Swarms up to this size have their own input; larger ones count as this size. */
const LARGEST = 5
/** How many of the most endangered marines have an input of their own. */
const DANGERS = 4

const marines = MARINES.map(({ key }) => key)
const { names, from } = inputsOf({
  measure: MEASURES,
  phase: PHASES,
  step: STEPS,
  location: LOCATIONS.map(({ key }) => key),
  alive: marines,
  tokens: marines,
  danger: marines,
  worst: Array.from({ length: DANGERS }, (_, place) => `${place + 1}`),
  last: ACTION_CARDS.map(({ key }) => key),
  resolved: ACTION_CARDS.map(({ key }) => key),
  swarms: Array.from({ length: LARGEST }, (_, place) => `${place + 1}`),
  terrain: TERRAIN.map(({ key }) => key),
  watched: TERRAIN.map(({ key }) => key),
  table: ['left', 'right', 'deck', 'supply', 'lords', 'round', 'behind-door'],
})

/** Writes the inputs; they use only what all players know. */
function read(g: State, _seat: Seat, put: Put): void {
  const put1 = (input: number, value: number): void => {
    if (value !== 0) put(input, value)
  }
  for (const [place, value] of measures(g).entries()) put1(from.measure + place, value)
  put(from.phase + PHASES.indexOf(g.phase), 1)
  put(from.step + STEPS.indexOf(g.step), 1)
  put(from.location + g.location, 1)
  readMarines(g, put1)
  readSwarms(g, put1)
  for (const team of g.teams) {
    if (team.last > 0) put(from.last + placeOf(team.last), 1)
    if (g.revealed && team.resolved && team.card > 0) put(from.resolved + placeOf(team.card), 1)
  }
  for (const [id, { position, side, tokens }] of g.terrain.entries()) {
    if (position === 0) continue
    put(from.terrain + id, 1 + tokens / 3)
    const marine = g.formation[position - 1]
    if (marine !== undefined && at(g.marines, marine).facing === side) put(from.watched + id, 1)
  }
  put1(from.table, at(g.blips, 0).length / 8)
  put1(from.table + 1, at(g.blips, 1).length / 8)
  put1(from.table + 2, g.genestealerDeck.length / 36)
  put1(from.table + 3, g.supply / 12)
  put1(from.table + 5, g.round / 20)
  put1(from.table + 6, g.locationTokens / 3)
}

function placeOf(card: number): number {
  return ACTION_CARDS.indexOf(actionCard(card))
}

function readMarines(g: State, put: Put): void {
  const dangers: number[] = []
  for (const marine of g.formation) {
    put(from.alive + marine, 1)
    put(from.tokens + marine, at(g.marines, marine).tokens / 3)
    const danger = risk(g, marine)
    put(from.danger + marine, danger)
    dangers.push(danger)
  }
  dangers.sort((one, other) => other - one)
  for (let place = 0; place < Math.min(DANGERS, dangers.length); place++) put(from.worst + place, dangers[place] as number)
}

function readSwarms(g: State, put: Put): void {
  const sizes = new Array<number>(LARGEST).fill(0)
  let lords = 0
  for (const { cards } of g.swarms) {
    const size = Math.min(LARGEST, cards.length) - 1
    sizes[size] = (sizes[size] ?? 0) + 1
    for (const card of cards) if (isBroodLord(card)) lords++
  }
  for (const [size, count] of sizes.entries()) put(from.swarms + size, count / 3)
  put(from.table + 4, lords)
}

/** The features of Death Angel's learned evaluation, with a network for each number of players. */
export const features: Features<State> = { version: 1, names: () => names, network: (g) => `${g.seats}`, read }
