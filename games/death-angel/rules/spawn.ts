import { choose, type Option, option, type Rule, reveal } from '@orrery/kernel'
import { type EventId, eventCard, type SpawnBox } from '../content/events.ts'
import { type GenestealerId, kindTerm } from '../content/genestealers.ts'
import { SETUP_LOCATIONS } from '../content/locations.ts'
import { LEFT, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import { TERRAIN, type TerrainId } from '../content/terrain.ts'
import { tell } from '../events.ts'
import type { State, Swarm } from '../state.ts'
import { pileSize } from './blip.ts'
import { at } from './components.ts'
import { addToSwarm } from './swarm.ts'

/** DA-SPAWN-1, DA-SPAWN-2, DA-SPAWN-3: up to `count` cards appear at a place, from that side's pile. Returns how many. */
export function spawn(g: State, position: number, side: Side, count: number, rule: string): number {
  const pile = at(g.blips, side)
  const appearing = Math.min(count, pile.length)
  if (appearing > 0) reveal(g)
  for (let i = 0; i < appearing; i++) {
    const card = pile.shift() as number
    addToSwarm(g, position, side, card)
    tellSpawned(g, card, position, side, rule)
  }
  return appearing
}

/** DA-LOCCARD-13: like `spawn`, but the cards join a given swarm. */
export function spawnInto(g: State, swarm: Swarm, count: number, rule: string): void {
  const pile = at(g.blips, swarm.side)
  const appearing = Math.min(count, pile.length)
  if (appearing > 0) reveal(g)
  for (let i = 0; i < appearing; i++) {
    const card = pile.shift() as number
    swarm.cards.push(card)
    tellSpawned(g, card, swarm.position, swarm.side, rule)
  }
}

function tellSpawned(g: State, card: GenestealerId, position: number, side: Side, rule: string): void {
  tell(g, { type: 'spawned', rule, on: `genestealer:${card}`, card, icon: kindTerm(card), position, side: sideTerm(side) })
}

/** DA-SPAWN-8, DA-EVENT-10: both spawn boxes of an event card, the first finished before the second begins. */
export function* resolveSpawnBoxes(g: State, event: EventId): Rule {
  for (const box of eventCard(event).spawn) {
    tell(g, { type: 'spawn-box', rule: 'DA-SPAWN-4', size: `@spawn-${box.size}`, colour: `@colour-${box.colour}` })
    const scarce = ([LEFT, RIGHT] as const).filter((side) => isScarce(g, box, side))
    for (const terrain of placesOf(g, box)) if (!scarce.includes(at(g.terrain, terrain).side)) spawnAtTerrain(g, terrain, numberOf(g, box))
    for (const side of scarce) yield* spawnInOrder(g, box, side)
  }
}

/** The setup location's number for the size of a spawn box. */
function numberOf(g: State, { size }: SpawnBox): number {
  const { major, minor } = at(SETUP_LOCATIONS, g.setupLocation)
  return size === 'major' ? major : minor
}

/** DA-SPAWN-7: whether several terrain cards compete for a pile that is too small for them. */
function isScarce(g: State, box: SpawnBox, side: Side): boolean {
  const places = placesOn(g, box, side)
  const needed = places.reduce((sum, terrain) => sum + allowedAt(g, terrain, numberOf(g, box)), 0)
  return places.length > 1 && needed > pileSize(g, side)
}

/** DA-SPAWN-7: the terrain cards of a side are filled in the order that the current player chooses, as long as the pile lasts. */
function* spawnInOrder(g: State, box: SpawnBox, side: Side): Rule {
  const places = placesOn(g, box, side)
  const number = numberOf(g, box)
  let needed = 0
  for (const terrain of places) needed += allowedAt(g, terrain, number)
  while (places.length > 1 && needed > pileSize(g, side) && pileSize(g, side) > 0) {
    const options = places.map((terrain) => at(FILL, terrain))
    const chosen = yield* choose(g.current, { rule: 'DA-SPAWN-7', message: 'spawn-order', params: { side: sideTerm(side) } }, options)
    needed -= allowedAt(g, chosen, number)
    spawnAtTerrain(g, chosen, number)
    places.splice(places.indexOf(chosen), 1)
  }
  for (const terrain of places) spawnAtTerrain(g, terrain, number)
}

/** DA-SPAWN-9: the terrain cards of the colour, from top to bottom, left before right. */
function placesOf(g: State, box: SpawnBox): TerrainId[] {
  const places: TerrainId[] = []
  for (const { id, colour } of TERRAIN) if (colour === box.colour && at(g.terrain, id).position > 0) places.push(id)
  return places.sort((a, b) => at(g.terrain, a).position - at(g.terrain, b).position || at(g.terrain, a).side - at(g.terrain, b).side)
}

/** The terrain cards of the colour on a side at which anything may still appear (DA-LOCCARD-11). */
function placesOn(g: State, box: SpawnBox, side: Side): TerrainId[] {
  return placesOf(g, box).filter((terrain) => at(g.terrain, terrain).side === side && allowedAt(g, terrain, 1) > 0)
}

/** DA-LOCCARD-11: how many of `number` genestealers may appear at a terrain card. */
function allowedAt(g: State, terrain: TerrainId, number: number): number {
  return g.limited === terrain ? Math.min(number, 1 - g.limitedSpawned) : number
}

function spawnAtTerrain(g: State, id: TerrainId, number: number): void {
  const terrain = at(g.terrain, id)
  const appeared = spawn(g, terrain.position, terrain.side, allowedAt(g, id, number), 'DA-SPAWN-4')
  if (g.limited === id) g.limitedSpawned += appeared
}

const FILL: readonly Option<TerrainId>[] = TERRAIN.map(({ id, term }) => ({
  ...option(`fill:${id}`, id, 'DA-SPAWN-7', `terrain:${id}`),
  params: { terrain: term },
}))
