import { type Play, play } from '@orrery/kernel/testing'
import { ACTION_CARDS } from '../content/actions.ts'
import { EVENTS } from '../content/events.ts'
import { NORMAL_GENESTEALERS } from '../content/genestealers.ts'
import { LOCATIONS, type LocationId } from '../content/locations.ts'
import { MARINES, type MarineId, TEAMS, teamOf } from '../content/marines.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { TERRAIN } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { at } from '../rules/components.ts'
import { sortSwarms } from '../rules/swarm.ts'
import { newSwarm, type Phase, type State, type Step } from '../state.ts'

/**
 * A precise state for a test. Whatever is left out is empty; all cards and tokens that are not named lie where they come
 * from. Rules play on by themselves to the next question: to stop after a card of the resolve phase, give another team a
 * later card that asks (`heroic-charge` with Claudio at the bottom always does); after the attack phase the event follows
 * (put a quiet one on top, `evasion`, and no terrain), then the next round asks for actions.
 */
export interface Given {
  /** From top to bottom, with facing and tokens: `gideon< leon>+2 zael<`. */
  readonly formation: string
  /** Slain marines of teams in play: `noctis valencio`. */
  readonly slain?: string
  /** Seats of the teams: `{ green: 0, red: 1 }`. Left out: the teams in the order of the formation, dealt to the seats in turn. */
  readonly owners?: Readonly<Record<string, number>>
  /** `2 left: head head tail`, `3 right: claw brood-lord-a protected attacked`. Cards get the lowest free ids of their kind. */
  readonly swarms?: readonly string[]
  /** `door 1 left +2`, `control-panel 3 right activated`. */
  readonly terrain?: readonly string[]
  /** The blip piles from the top: numbers of cards or kinds (`head tail`). Default: 5 and 5. */
  readonly blips?: readonly [number | string, number | string]
  /** How many genestealers are discarded, and how many left in the deck; the rest of the 36 are put aside with the other. */
  readonly discarded?: number
  readonly deck?: number
  /** The current location. Default: the setup location of the number of seats. */
  readonly location?: string
  /** The location deck from its top; default: three locations, empty at a final location (code 4). */
  readonly locationDeck?: readonly string[]
  readonly locationTokens?: number
  /** The event deck from its top; the other events follow. */
  readonly events?: readonly string[]
  /** How many of the events that follow are discarded instead. */
  readonly eventsDiscarded?: number
  /** Default: resolve. */
  readonly phase?: Phase
  /** The step to begin with, where it is not the first one of the phase. */
  readonly step?: Step
  readonly round?: number
  /** This round's action cards: `block full-auto`; in the choose phase they are not chosen yet. */
  readonly cards?: string
  /** Those already resolved, which puts their abilities in force. */
  readonly resolved?: string
  /** The cards of the previous round. */
  readonly last?: string
  readonly current?: number
  /** The supply; default: 12 less the tokens that lie elsewhere. */
  readonly supply?: number
  /** The seat that holds the Artefact. */
  readonly artefact?: number
  /** The next results of the die (0 to 5). */
  readonly dice?: readonly number[]
  /** The next results of draws that are no dice. */
  readonly shuffles?: readonly number[]
  /** Anything else. */
  readonly also?: (g: State) => void
}

/** A table in the given state. */
export function table(given: Given, setup: { seats?: number; options?: { [id: string]: string | boolean } } = {}): Play<State> {
  const seats = setup.seats ?? 1
  return play(deathAngel, { seats, options: setup.options ?? {}, given: (g) => put(g, given) })
}

const marineOf = (key: string): MarineId => MARINES.findIndex((marine) => marine.key === key)
const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '')

/** Puts a state as given. Throws when a name is unknown. */
export function put(g: State, given: Given): void {
  putMarines(g, given)
  putEnemies(g, given)
  putTerrain(g, given)
  putLocations(g, given)
  putEvents(g, given)
  putRound(g, given)
  let placed = g.locationTokens
  for (const marine of g.marines) placed += marine.tokens
  for (const terrain of g.terrain) placed += terrain.tokens
  g.supply = given.supply ?? 12 - placed
  g.artefactHolder = given.artefact ?? -1
  g.random.dice.preset = [...(given.dice ?? [])]
  g.random.shuffles.preset = [...(given.shuffles ?? [])]
  given.also?.(g)
}

function putMarines(g: State, given: Given): void {
  g.formation = []
  for (const word of words(given.formation)) {
    const [, key, facing, tokens] = /^([a-z]+)([<>])(?:\+(\d+))?$/.exec(word) ?? []
    const id = marineOf(key ?? '')
    if (id < 0) throw new RangeError(`no marine '${word}'`)
    g.formation.push(id)
    Object.assign(at(g.marines, id), { facing: facing === '<' ? LEFT : RIGHT, tokens: Number(tokens ?? 0) })
  }
  const teams: number[] = []
  for (const id of [...g.formation, ...words(given.slain).map(marineOf)]) {
    if (id < 0) throw new RangeError(`no marine in '${given.slain}'`)
    if (!teams.includes(teamOf(id))) teams.push(teamOf(id))
  }
  for (const [index, team] of teams.entries()) {
    at(g.teams, team).owner = given.owners?.[at(TEAMS, team).key] ?? index % g.seats
  }
}

function putEnemies(g: State, given: Given): void {
  const free = NORMAL_GENESTEALERS.slice()
  const take = (kind: string): number => {
    if (kind === 'brood-lord-a') return 36
    if (kind === 'brood-lord-b') return 37
    const first = ['head', 'tail', 'claw', 'tongue'].indexOf(kind) * 9
    const index = free.findIndex((card) => card >= first && card < first + 9)
    if (first < 0 || index < 0) throw new RangeError(`no genestealer '${kind}' left`)
    return free.splice(index, 1)[0] as number
  }
  g.swarms = []
  for (const text of given.swarms ?? []) {
    const [, position, side, rest] = /^(\d+) (left|right): (.+)$/.exec(text) ?? []
    if (rest === undefined) throw new RangeError(`no swarm '${text}'`)
    const swarm = newSwarm(Number(position), side === 'left' ? LEFT : RIGHT)
    for (const word of words(rest)) {
      if (word === 'protected' || word === 'attacked' || word === 'apart') swarm[word] = true
      else swarm.cards.push(take(word))
    }
    g.swarms.push(swarm)
  }
  sortSwarms(g)
  const [left, right] = given.blips ?? [5, 5]
  // Named piles first, so that numbers take what is left.
  const named = [left, right].map((pile) => (typeof pile === 'string' ? words(pile).map(take) : null))
  g.blips = [left, right].map((pile, side) => named[side] ?? free.splice(free.length - (pile as number), pile as number))
  g.broodLordsSlain = []
  if (given.deck !== undefined) {
    g.genestealerDeck = free.splice(0, given.deck)
    g.genestealerDiscard = free
  } else {
    g.genestealerDiscard = free.splice(0, given.discarded ?? 0)
    g.genestealerDeck = free
  }
}

function putTerrain(g: State, given: Given): void {
  for (const terrain of g.terrain) terrain.position = 0
  for (const text of given.terrain ?? []) {
    const [key, position, side, ...rest] = words(text)
    const id = TERRAIN.findIndex((terrain) => terrain.key === key)
    if (id < 0 || (side !== 'left' && side !== 'right')) throw new RangeError(`no terrain '${text}'`)
    Object.assign(at(g.terrain, id), {
      position: Number(position),
      side: side === 'left' ? LEFT : RIGHT,
      tokens: Number(rest.find((word) => word.startsWith('+')) ?? 0),
      activated: rest.includes('activated'),
    })
  }
}

function locationOf(key: string): LocationId {
  const id = LOCATIONS.findIndex((location) => location.key === key)
  if (id < 0) throw new RangeError(`no location '${key}'`)
  return id
}

function putLocations(g: State, given: Given): void {
  if (given.location !== undefined) g.location = locationOf(given.location)
  const rest = at(LOCATIONS, g.location).code === '4' ? [] : ['teleportarium', 'generatorium', 'toxin-pumping-station']
  g.locationDeck = (given.locationDeck ?? rest).map(locationOf)
  g.locationTokens = given.locationTokens ?? 0
}

function putEvents(g: State, given: Given): void {
  const free = EVENTS.map((event) => event.id)
  g.eventDeck = []
  for (const key of given.events ?? []) {
    const index = free.findIndex((id) => at(EVENTS, id).key === key)
    if (index < 0) throw new RangeError(`no event '${key}' left`)
    g.eventDeck.push(free.splice(index, 1)[0] as number)
  }
  g.eventDiscard = free.splice(0, given.eventsDiscarded ?? 0)
  g.eventDeck.push(...free)
}

function putRound(g: State, given: Given): void {
  g.phase = given.phase ?? 'resolve'
  g.step = given.step ?? (g.phase === 'setup' ? 'first-spawn' : g.phase)
  g.round = given.round ?? 3
  g.revealed = g.phase !== 'choose' && g.phase !== 'setup'
  for (const [text, write] of [
    [given.cards, 'card'],
    [given.resolved, 'card'],
    [given.last, 'last'],
  ] as const) {
    for (const key of words(text)) {
      const card = ACTION_CARDS.find((action) => action.key === key)
      if (card === undefined) throw new RangeError(`no action card '${key}'`)
      at(g.teams, card.team)[write] = card.number
      if (text === given.resolved) at(g.teams, card.team).resolved = true
    }
  }
  g.current = given.current ?? 0
}

/** The option ids of the seat's question that begin with a verb. */
export function offered(p: Play<State>, verb: string, seat?: number): string[] {
  return p.options(seat).filter((id) => id.split(':')[0] === verb)
}

/** The swarm at a place as kinds and marks, `''` when there is none: `head tail`. Two swarms at one place are joined by ` | `. */
export function swarmText(g: State, position: number, side: 'left' | 'right'): string {
  const kinds = ['head', 'tail', 'claw', 'tongue']
  return g.swarms
    .filter((swarm) => swarm.position === position && swarm.side === (side === 'left' ? LEFT : RIGHT))
    .map((swarm) =>
      swarm.cards.map((card) => (card < 36 ? kinds[Math.floor(card / 9)] : card === 36 ? 'brood-lord-a' : 'brood-lord-b')).join(' '),
    )
    .join(' | ')
}

/** The formation as text, in the form of `Given.formation`. */
export function formationText(g: State): string {
  return g.formation
    .map((id) => {
      const { facing, tokens } = at(g.marines, id)
      return `${at(MARINES, id).key}${facing === LEFT ? '<' : '>'}${tokens > 0 ? `+${tokens}` : ''}`
    })
    .join(' ')
}

/** Where a terrain card lies: `3 left`, or `''`. */
export function terrainText(g: State, key: string): string {
  const { position, side } = at(
    g.terrain,
    TERRAIN.findIndex((terrain) => terrain.key === key),
  )
  return position === 0 ? '' : `${position} ${side === LEFT ? 'left' : 'right'}`
}

/** The number of cards in the left and right blip pile. */
export function pileSizes(g: State): [number, number] {
  return [at(g.blips, 0).length, at(g.blips, 1).length]
}

/** What a card's die showed, in order, since the play began. */
export function facesRolled(p: Play<State>): number[] {
  return p.events('spectator').flatMap((event) => (event.type === 'rolled' || event.type === 'card-rolled' ? [Number(event.face)] : []))
}

/** Throws unless cards and tokens add up (DA-PROG-7). */
export function assertWhole(g: State): void {
  const tokens =
    g.supply +
    g.locationTokens +
    g.marines.reduce((sum, marine) => sum + marine.tokens, 0) +
    g.terrain.reduce((sum, terrain) => sum + terrain.tokens, 0)
  const normal = (cards: readonly number[]): number => cards.filter((card) => card < 36).length
  const genestealers = [g.genestealerDeck, g.genestealerDiscard, ...g.blips, ...g.swarms.map((swarm) => swarm.cards)]
  const enemies = genestealers.reduce((sum, cards) => sum + normal(cards), 0)
  const events = g.eventDeck.length + g.eventDiscard.length + (g.event >= 0 ? 1 : 0)
  if (tokens !== 12 || enemies !== 36 || events !== 30) {
    throw new Error(`12 tokens, 36 genestealers and 30 events do not add up: ${tokens}, ${enemies}, ${events}`)
  }
}
