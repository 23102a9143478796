import { CARDS_OF_TEAM } from '../content/actions.ts'
import { SUPPORT_TOKENS } from '../content/dice.ts'
import { EVENTS } from '../content/events.ts'
import { BROOD_LORDS, NORMAL_GENESTEALERS } from '../content/genestealers.ts'
import { LOCATIONS } from '../content/locations.ts'
import { MARINES, TEAMS, teamOf } from '../content/marines.ts'
import { TERRAIN } from '../content/terrain.ts'
import { at } from '../rules/components.ts'
import { NONE, type State } from '../state.ts'

/** Throws a `RangeError` with the reason if the table is impossible (DA-PROG-7). There is nothing to derive. */
export function settle(g: State): void {
  checkTokens(g)
  checkMarines(g)
  checkTeams(g)
  checkPlaces(g)
  const enemies = { deck: g.genestealerDeck, 'discard pile': g.genestealerDiscard, blips: g.blips.flat() }
  const swarms = g.swarms.flatMap(({ cards }) => cards)
  checkOnce({ ...enemies, swarms, 'slain brood lords': g.broodLordsSlain }, NORMAL_GENESTEALERS, BROOD_LORDS, (id) => `enemy card ${id}`)
  checkOnce(
    { 'event deck': g.eventDeck, 'event discard pile': g.eventDiscard, 'event under way': g.event === NONE ? [] : [g.event] },
    EVENTS.map(({ id }) => id),
    [],
    (id) => `event ${id} (${at(EVENTS, id).key})`,
  )
  checkOnce(
    { 'location deck': g.locationDeck, 'current location': [g.location], 'locations behind': g.visited },
    [],
    LOCATIONS.map((_, id) => id),
    (id) => at(LOCATIONS, id).key,
  )
}

/** The number of tokens outside the supply. */
export function tokensPlaced(g: State): number {
  const of = (list: readonly { readonly tokens: number }[]): number => list.reduce((sum, { tokens }) => sum + tokens, 0)
  return g.locationTokens + of(g.marines) + of(g.terrain)
}

function checkTokens(g: State): void {
  const placed = tokensPlaced(g)
  const counts = [g.supply, g.locationTokens, ...g.marines.map(({ tokens }) => tokens), ...g.terrain.map(({ tokens }) => tokens)]
  if (g.supply + placed !== SUPPORT_TOKENS || counts.some((count) => count < 0))
    throw new RangeError(
      `there are ${SUPPORT_TOKENS} support tokens: ${g.supply} in the supply and ${placed} elsewhere do not make so many`,
    )
}

function checkMarines(g: State): void {
  for (const [place, id] of g.formation.entries()) {
    const marine = MARINES[id]
    if (marine === undefined) throw new RangeError(`there is no marine ${id}`)
    if (g.formation.indexOf(id) !== place) throw new RangeError(`${marine.key} stands in the formation twice`)
    if (at(g.teams, teamOf(id)).owner === NONE) throw new RangeError(`${marine.key} stands in the formation, but nobody has his team`)
  }
  for (const [id, { tokens }] of g.marines.entries())
    if (tokens > 0 && g.formation.length > 0 && !g.formation.includes(id))
      throw new RangeError(`${at(MARINES, id).key} has tokens and does not stand in the formation`)
}

function checkTeams(g: State): void {
  for (const [id, { owner, card, last }] of g.teams.entries()) {
    const { key } = at(TEAMS, id)
    if (owner < NONE || owner >= g.seats) throw new RangeError(`the ${key} team belongs to seat ${owner}; there are ${g.seats} seats`)
    for (const number of [card, last])
      if (number !== 0 && !at(CARDS_OF_TEAM, id).includes(number)) throw new RangeError(`the ${key} team has no action card ${number}`)
  }
  for (const [field, seat] of Object.entries({ current: g.current, artefact: g.artefactHolder }))
    if (seat < NONE || seat >= g.seats) throw new RangeError(`${field} is seat ${seat}; there are ${g.seats} seats`)
}

function checkPlaces(g: State): void {
  // Where the last marine fell, the table is left as it was.
  if (g.end !== 'none') return
  const last = g.formation.length
  for (const { position, cards } of g.swarms) {
    if (position < 1 || position > last) throw new RangeError(`a swarm lies at position ${position}; the formation has ${last}`)
    if (cards.length === 0) throw new RangeError(`the swarm at position ${position} has no enemies`)
  }
  for (const [id, { position, tokens }] of g.terrain.entries()) {
    const { key } = at(TERRAIN, id)
    if (position < 0 || position > last) throw new RangeError(`${key} lies at position ${position}; the formation has ${last}`)
    if (position === 0 && tokens > 0) throw new RangeError(`${key} has tokens and lies nowhere`)
  }
}

/** Throws a `RangeError` unless each of `all` is in exactly one zone and each of `maybe` in at most one. */
function checkOnce(
  zones: Readonly<Record<string, readonly number[]>>,
  all: readonly number[],
  maybe: readonly number[],
  called: (id: number) => string,
): void {
  const where: Record<number, string> = {}
  for (const [zone, cards] of Object.entries(zones))
    for (const id of cards) {
      if (!all.includes(id) && !maybe.includes(id)) throw new RangeError(`${zone}: there is no ${id}`)
      if (where[id] !== undefined) throw new RangeError(`${called(id)} lies in two places: ${where[id]}, ${zone}`)
      where[id] = zone
    }
  const lost = all.find((id) => where[id] === undefined)
  if (lost !== undefined) throw new RangeError(`${called(lost)} lies nowhere`)
}
