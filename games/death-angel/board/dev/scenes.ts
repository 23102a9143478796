import { begin, cloneState, openTable, seedOf, type Table } from '@orrery/kernel'
import { BLACK_HOLDS, LAUNCH_CONTROL_ROOM } from '../../content/locations.ts'
import { LEFT, RIGHT, type Side } from '../../content/sides.ts'
import { CORRIDOR, DOOR, PROMETHIUM_TANK, VENTILATION_DUCT } from '../../content/terrain.ts'
import { deathAngel, type State } from '../../index.ts'
import { newSwarm } from '../../state.ts'

/** A table of the workshop in a prepared state. */
export type SceneName = 'start' | 'holds' | 'crowd' | 'final'

/** Opens a table at one of the workshop's scenes. */
export function sceneTable(name: SceneName, seats: number, seed: number): Table<State> {
  const table = openTable(deathAngel, {}, seats, seedOf(seed))
  if (name === 'start') return table
  const g = cloneState(deathAngel, table.start.state)
  changes[name](g)
  g.events.length = 0
  return begin(deathAngel, g, seats)
}

const changes: Readonly<Record<Exclude<SceneName, 'start'>, (g: State) => void>> = {
  holds(g) {
    formUp(g, [11, 6, 8, 10, 7, 9], [RIGHT, LEFT, RIGHT, LEFT, RIGHT, RIGHT], [0, 2, 1, 0, 1, 0])
    lay(g, CORRIDOR, 2, LEFT)
    lay(g, DOOR, 4, LEFT, 1)
    lay(g, VENTILATION_DUCT, 4, RIGHT)
    lay(g, PROMETHIUM_TANK, 5, RIGHT)
    swarm(g, 1, RIGHT, [18])
    swarm(g, 2, LEFT, [0, 19])
    swarm(g, 4, RIGHT, [27, 9, 1])
    swarm(g, 6, LEFT, [10])
    arrive(g, BLACK_HOLDS, 4)
    for (const id of [3, 4, 5]) own(g, id, 0)
    played(g, 13, 10, 15)
  },
  crowd(g) {
    formUp(g, [11, 6, 8, 10, 7, 9], [RIGHT, LEFT, RIGHT, LEFT, RIGHT, RIGHT], [4, 2, 1, 0, 1, 0])
    lay(g, CORRIDOR, 2, LEFT)
    lay(g, DOOR, 2, LEFT, 3)
    lay(g, VENTILATION_DUCT, 4, RIGHT)
    swarm(g, 1, RIGHT, [18, 1, 28, 11])
    swarm(g, 2, LEFT, [0, 19, 29, 30, 12, 2, 20])
    swarm(g, 2, RIGHT, [36, 3])
    swarm(g, 4, RIGHT, [27, 9, 4, 21, 22, 31])
    swarm(g, 5, LEFT, [37])
    swarm(g, 6, LEFT, [10, 13, 14, 15])
    arrive(g, LAUNCH_CONTROL_ROOM, 9)
    g.locationTokens = 2
    g.supply = 2
    for (const id of [3, 4, 5]) own(g, id, 0)
    played(g, 13, 10, 15)
  },
  final(g) {
    formUp(g, [6, 10], [LEFT, RIGHT], [1, 0])
    swarm(g, 1, LEFT, [36])
    swarm(g, 2, RIGHT, [37, 3])
    arrive(g, LAUNCH_CONTROL_ROOM, 14)
    for (const id of [3, 4, 5]) own(g, id, 0)
    played(g, 13, 10, 0)
  },
}

function formUp(g: State, formation: readonly number[], facings: readonly Side[], tokens: readonly number[]): void {
  g.formation = formation.slice()
  g.swarms = []
  for (const card of g.terrain) card.position = 0
  for (const [at, id] of formation.entries()) {
    const marine = g.marines[id]
    if (marine === undefined) continue
    marine.facing = facings[at] ?? RIGHT
    marine.tokens = tokens[at] ?? 0
  }
  g.supply = 12 - tokens.reduce((sum, count) => sum + count, 0)
}

function lay(g: State, id: number, position: number, side: Side, tokens = 0): void {
  const card = g.terrain[id]
  if (card === undefined) return
  Object.assign(card, { position, side, tokens })
  g.supply -= tokens
}

function swarm(g: State, position: number, side: Side, cards: number[]): void {
  for (const pile of [g.genestealerDeck, g.genestealerDiscard, ...g.blips])
    for (let at = pile.length - 1; at >= 0; at--) if (cards.includes(pile[at] ?? -1)) pile.splice(at, 1)
  g.swarms.push({ ...newSwarm(position, side), cards })
}

function own(g: State, team: number, seat: number): void {
  const held = g.teams[team]
  if (held !== undefined) held.owner = seat
}

function arrive(g: State, location: number, round: number): void {
  g.location = location
  g.round = round
  g.phase = 'choose'
  g.step = 'choose'
  g.lastEvent = 2
  g.lastRoll = 2
  g.lastRollFor = 'card'
  g.locationDeck = g.locationDeck.slice(-2)
  g.visited = [0]
  g.blips = [g.genestealerDeck.splice(0, 3), g.genestealerDeck.splice(0, 2)]
}

function played(g: State, blue: number, purple: number, grey: number): void {
  for (const [team, card] of [
    [3, blue],
    [4, grey],
    [5, purple],
  ] as const) {
    const held = g.teams[team]
    if (held !== undefined) held.last = card
  }
}
