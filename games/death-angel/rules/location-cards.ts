import { choose, type Option, option, type Rule, roll } from '@orrery/kernel'
import { isSkull } from '../content/dice.ts'
import { BROOD_LORD_A, BROOD_LORD_B, type GenestealerId, kindTerm } from '../content/genestealers.ts'
import {
  APOTHECARION,
  BLACK_HOLDS,
  CORE_COGITATOR,
  CRYO_CONTROL,
  DARK_CATACOMBS,
  GENERATORIUM,
  GENESTEALER_LAIR,
  HIBERNATION_CLUSTER,
  LAUNCH_CONTROL_ROOM,
  LOWER_ACCESSWAY,
  locationTerm,
  MAIN_CORRIDOR,
  MAINTENANCE_TUNNELS,
  MUNITORIUM,
  SERVICE_SHAFT,
  TELEPORTARIUM,
  TOXIN_PUMPING_STATION,
  WRATH_OF_BAAL_CHAPEL,
  WRECKAGE_LABYRINTH,
} from '../content/locations.ts'
import { type MarineId, marineTerm } from '../content/marines.ts'
import { LEFT, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import {
  ARTEFACT,
  CONTROL_PANEL,
  CORRIDOR,
  SPORE_CHIMNEY,
  TERRAIN,
  type TerrainId,
  terrainTerm,
  VENTILATION_DUCT,
} from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State, type Swarm } from '../state.ts'
import { addToPiles, discardFromPile, PILES, pileSize } from './blip.ts'
import { slaySome } from './brood.ts'
import { at, giveTokens, takeTokens } from './components.ts'
import { winObjective } from './end.ts'
import { face, TURN, turn } from './facing.ts'
import { behind, controller, facing, hasTerrainAt, inFormation, marineAt, swarmName } from './formation.ts'
import { slayMarine } from './slain.ts'
import { spawn, spawnInto } from './spawn.ts'
import { DECLINE, placeToken, rollForCard, supportOptions } from './support.ts'
import { addToSwarm, mergeAllSwarms } from './swarm.ts'
import { chooseMarine, chooseSwarm, most } from './targets.ts'
import { putTerrain, removeTerrain } from './terrain.ts'

/** DA-LOCCARD-1: the current player carries out the upon-entering ability of the current location, once. */
export function* enteringAbility(g: State): Rule {
  tell(g, { type: 'location-ability', rule: 'DA-LOCCARD-1', location: locationTerm(g.location) })
  switch (g.location) {
    case MAIN_CORRIDOR:
      return spawnAtCorridor(g)
    case SERVICE_SHAFT:
      for (const marine of g.formation) face(g, marine, RIGHT, 'DA-LOCCARD-6')
      return
    case LOWER_ACCESSWAY:
      spawn(g, 1, behind(g, marineAt(g, 1)), 2, 'DA-LOCCARD-8')
      return
    case WRECKAGE_LABYRINTH:
      return turnFromTerrain(g)
    case MUNITORIUM:
      return yield* munitorium(g)
    case BLACK_HOLDS:
      return yield* blackHolds(g)
    case DARK_CATACOMBS:
      return yield* darkCatacombs(g)
    case HIBERNATION_CLUSTER:
      return yield* addToPiles(g, g.formation.length, g.formation.length, 'DA-LOCCARD-16')
    case WRATH_OF_BAAL_CHAPEL:
      return yield* placeArtefact(g)
    case GENESTEALER_LAIR:
      return genestealerLair(g)
  }
}

/** DA-LOCCARD-2: the control-panel ability of the current location, for the marine who activated the panel. */
export function* panelAbility(g: State, marine: MarineId): Rule {
  const seat = controller(g, marine)
  tell(g, { type: 'location-ability', rule: 'DA-LOCCARD-2', location: locationTerm(g.location) })
  switch (g.location) {
    case MAINTENANCE_TUNNELS:
      return corridorForPanel(g)
    case CRYO_CONTROL:
      return discardFromPile(g, yield* choosePile(g, seat, 'DA-LOCCARD-7'), 1, 'DA-LOCCARD-7')
    case APOTHECARION:
      return yield* apothecarion(g, seat)
    case CORE_COGITATOR:
      return yield* coreCogitator(g, seat)
    case TELEPORTARIUM:
      return yield* teleportarium(g)
    case GENERATORIUM:
      return yield* generatorium(g, seat, marine)
    case LAUNCH_CONTROL_ROOM:
      return yield* launch(g, seat)
    case TOXIN_PUMPING_STATION:
      return yield* toxinPumps(g, seat)
  }
}

/** DA-LOCCARD-4, DA-LOCCARD-3: genestealers appear at the Corridor. */
function spawnAtCorridor(g: State): void {
  const { position, side } = at(g.terrain, CORRIDOR)
  if (position > 0) spawn(g, position, side, 2, 'DA-LOCCARD-4')
}

/** DA-LOCCARD-5: the Corridor takes the Control Panel's place. */
function corridorForPanel(g: State): void {
  const { position, side } = at(g.terrain, CONTROL_PANEL)
  removeTerrain(g, CONTROL_PANEL)
  tell(g, { type: 'terrain-discarded', rule: 'DA-LOCCARD-5', on: `terrain:${CONTROL_PANEL}`, terrain: terrainTerm(CONTROL_PANEL) })
  if (!inFormation(g, CORRIDOR)) putTerrain(g, CORRIDOR, position, side, 'DA-LOCCARD-5')
}

/** The seat chooses a pile that has a card, or any pile if both are empty. */
function* choosePile(g: State, seat: number, rule: string): Rule<Side> {
  const options = PILES.filter((pile) => pileSize(g, pile.value) > 0)
  if (options.length === 0) return LEFT
  return yield* choose(seat, { rule, message: 'pile' }, options)
}

/** DA-LOCCARD-9: first finds the marines that face terrain, then turns them all. */
function turnFromTerrain(g: State): void {
  const turning = g.formation.filter((marine, index) => hasTerrainAt(g, index + 1, facing(g, marine)))
  for (const marine of turning) turn(g, marine, 'DA-LOCCARD-9')
}

/** DA-LOCCARD-10: any marine gets a token and may then turn. */
function* apothecarion(g: State, seat: number): Rule {
  const marine = yield* choose(seat, { rule: 'DA-LOCCARD-10', message: 'support' }, supportOptions(g))
  giveTokens(g, marine, 1, 'DA-LOCCARD-10')
  const prompt = { rule: 'DA-LOCCARD-10', message: 'location-turn', params: { marine: marineTerm(marine) }, on: `marine:${marine}` }
  if ((yield* choose(seat, prompt, [at(TURN, marine), DECLINE])) === marine) turn(g, marine, 'DA-LOCCARD-10')
}

const LIMIT: readonly Option<TerrainId>[] = TERRAIN.map(({ id, term }) => ({
  ...option(`terrain:${id}`, id, 'DA-LOCCARD-11', `terrain:${id}`),
  params: { terrain: term },
}))

/** DA-LOCCARD-11: chooses a terrain card at which only one genestealer may appear in this round's event phase. */
function* coreCogitator(g: State, seat: number): Rule {
  const options = LIMIT.filter((limit) => inFormation(g, limit.value))
  g.limited = yield* choose(seat, { rule: 'DA-LOCCARD-11', message: 'location-terrain' }, options)
  g.limitedSpawned = 0
  tell(g, { type: 'terrain-limited', rule: 'DA-LOCCARD-11', on: `terrain:${g.limited}`, terrain: terrainTerm(g.limited) })
}

/** DA-LOCCARD-12: two different marines get a token each. */
function* munitorium(g: State): Rule {
  const first = yield* placeToken(g, g.current, 'DA-LOCCARD-12')
  if (g.supply === 0 || g.formation.length === 1) return
  const options = supportOptions(g).filter((other) => other.value !== first)
  giveTokens(g, yield* choose(g.current, { rule: 'DA-LOCCARD-12', message: 'support' }, options), 1, 'DA-LOCCARD-12')
}

/** DA-LOCCARD-13: two genestealers join a swarm; it must be one that gets the most. */
function* blackHolds(g: State): Rule {
  const swarms = most(g.swarms, (swarm) => Math.min(2, pileSize(g, swarm.side)))
  if (swarms.length === 0) return
  const swarm = yield* chooseSwarm(g, g.current, { rule: 'DA-LOCCARD-13', message: 'location-swarm' }, swarms)
  spawnInto(g, swarm, 2, 'DA-LOCCARD-13')
}

/** DA-LOCCARD-25: one genestealer appears behind a marine, who must be without tokens if there is such a marine. */
function* darkCatacombs(g: State): Rule {
  const bare = g.formation.filter((marine) => at(g.marines, marine).tokens === 0)
  const marines = most(bare.length > 0 ? bare : g.formation, (marine) => Math.min(1, pileSize(g, behind(g, marine))))
  if (marines.length === 0) return
  const marine = yield* chooseMarine(g.current, { rule: 'DA-LOCCARD-25', message: 'location-marine' }, marines)
  spawn(g, g.formation.indexOf(marine) + 1, behind(g, marine), 1, 'DA-LOCCARD-25')
}

const TOKEN: Option<boolean> = option('token', true, 'DA-LOCCARD-14')
const ROLL: Option<boolean> = option('roll', false, 'DA-LOCCARD-14')

/** DA-LOCCARD-14, DA-SLAIN-3: each marine, from the top, gives up a token or rolls; then both piles are emptied. */
function* teleportarium(g: State): Rule {
  for (const marine of g.formation.slice()) {
    const prompt = { rule: 'DA-LOCCARD-14', message: 'teleport', params: { marine: marineTerm(marine) }, on: `marine:${marine}` }
    const pays = at(g.marines, marine).tokens > 0 && (yield* choose(controller(g, marine), prompt, [TOKEN, ROLL]))
    if (pays) takeTokens(g, marine, 1, 'DA-LOCCARD-14')
    else if (rollForCard(g, marineTerm(marine), 'DA-LOCCARD-14') === 0) slayMarine(g, marine, 'DA-LOCCARD-14')
  }
  discardFromPile(g, LEFT, pileSize(g, LEFT), 'DA-LOCCARD-14')
  discardFromPile(g, RIGHT, pileSize(g, RIGHT), 'DA-LOCCARD-14')
}

/** DA-LOCCARD-15: on a skull the player may slay up to four anywhere; otherwise the marine is slain. */
function* generatorium(g: State, seat: number, marine: MarineId): Rule {
  if (isSkull(rollForCard(g, locationTerm(GENERATORIUM), 'DA-LOCCARD-15'))) {
    yield* slaySome(g, { seat, rule: 'DA-LOCCARD-15', message: 'slay', count: 4, mayStop: true, among: () => true })
  } else slayMarine(g, marine, 'DA-LOCCARD-15')
}

/** DA-LOCCARD-17, DA-TERR-18: places the Artefact anywhere. */
function* placeArtefact(g: State): Rule {
  if (inFormation(g, ARTEFACT) || g.artefactHolder !== NONE) return
  const options: Option<readonly [number, Side]>[] = []
  for (let position = 1; position <= g.formation.length; position++) {
    for (const side of [LEFT, RIGHT] as const) {
      const place = `${position}:${side === LEFT ? 'left' : 'right'}`
      options.push({
        ...option<readonly [number, Side]>(`put:${place}`, [position, side], 'DA-LOCCARD-17', `place:${place}`),
        params: { position, side: sideTerm(side) },
      })
    }
  }
  const prompt = { rule: 'DA-LOCCARD-17', message: 'location-artefact', params: { terrain: terrainTerm(ARTEFACT) } }
  const [position, side] = yield* choose(g.current, prompt, options)
  putTerrain(g, ARTEFACT, position, side, 'DA-LOCCARD-17')
}

/** DA-LOCCARD-18, DA-LOCCARD-19: all swarms gather at the red terrain of their side, and a brood lord joins each. */
function genestealerLair(g: State): void {
  const gathering: readonly [TerrainId, TerrainId] = [VENTILATION_DUCT, SPORE_CHIMNEY]
  for (const swarm of g.swarms) {
    const position = at(g.terrain, gathering[swarm.side]).position
    if (position > 0 && swarm.position !== position) moveTo(g, swarm, position)
  }
  mergeAllSwarms(g)
  const swapped = roll(g, 'shuffles', 2) === 1
  const lords: readonly [GenestealerId, GenestealerId] = swapped ? [BROOD_LORD_B, BROOD_LORD_A] : [BROOD_LORD_A, BROOD_LORD_B]
  for (const side of [LEFT, RIGHT] as const) {
    const { position, side: lying } = at(g.terrain, gathering[side])
    if (position === 0) continue
    const card = lords[side]
    addToSwarm(g, position, lying, card)
    tell(g, {
      type: 'spawned',
      rule: 'DA-LOCCARD-18',
      on: `genestealer:${card}`,
      card,
      icon: kindTerm(card),
      position,
      side: sideTerm(lying),
    })
  }
}

function moveTo(g: State, swarm: Swarm, position: number): void {
  const side = sideTerm(swarm.side)
  const on = `swarm:${swarmName(swarm)}`
  tell(g, {
    type: 'swarm-moved',
    rule: 'DA-LOCCARD-18',
    on,
    position: swarm.position,
    side,
    toPosition: position,
    toSide: side,
    cards: swarm.cards.slice(),
  })
  swarm.position = position
}

/** DA-LOCCARD-21, DA-LOCCARD-22: puts a token on the location, or rolls; a roll of at most the number of tokens wins. */
function* launch(g: State, seat: number): Rule {
  const prompt = { rule: 'DA-LOCCARD-21', message: 'launch', params: { count: g.locationTokens } }
  if (g.supply > 0 && (yield* choose(seat, prompt, [TOKEN, ROLL]))) {
    g.supply--
    g.locationTokens++
    tell(g, { type: 'location-token-placed', rule: 'DA-LOCCARD-22', location: locationTerm(g.location), count: g.locationTokens })
  } else if (rollForCard(g, locationTerm(g.location), 'DA-LOCCARD-21') <= g.locationTokens) winObjective(g)
}

/** DA-LOCCARD-23: discards as many cards as rolled from a pile chosen after the roll. */
function* toxinPumps(g: State, seat: number): Rule {
  const face = rollForCard(g, locationTerm(g.location), 'DA-LOCCARD-23')
  if (face > 0) discardFromPile(g, yield* choosePile(g, seat, 'DA-LOCCARD-23'), face, 'DA-LOCCARD-23')
}
