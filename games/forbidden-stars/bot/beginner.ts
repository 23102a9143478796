import { type Answer, bestAtAGlance, type MultiSelectQuestion, mayAdd, type Option, type Question, type Random } from '@orrery/kernel'
import { FACTORY } from '../content/structures.ts'
import { across, areasOf, capacityOf, isWorld, printed } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import type { UnitPurchase } from '../rules/deploy.ts'
import { MOST_TOGETHER, type Move } from '../rules/moves.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { seatOfToken, topOf, typeOf } from '../rules/stacks.ts'
import { structureKindOf } from '../rules/structures.ts'
import { plasticIn } from '../rules/units.ts'
import { ADVANCE, type AreaId, DEPLOY, DOMINATE, NONE, type OrderType, type State, type SystemId } from '../state.ts'
import { bestCampaign } from './campaign.ts'
import { policy } from './policy.ts'
import { distance, outlook, priceOf } from './worth.ts'

/**
 * How somebody decides who has played the guided game. They order advances to the worlds of their objectives, send whatever may go there,
 * and buy the dearest units for which there is room. Ships, storms, fights and cards, and whether an advance can come to anything, they judge as the
 * policy does: the page shows these.
 */
export function beginner(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') throw new Error('Forbidden Stars asks for no plans')
  if (question.kind === 'multi-select') {
    const isMarch = question.name === 'advance.ground'
    return isMarch ? { options: march(g, question) } : policy(g, question, random)
  }
  const worth = WORTH[question.name]
  if (worth === undefined) return policy(g, question, random)
  const valued = ({ value }: Option): number => (value === undefined || value === null ? 0 : worth(g, question.seat, value))
  return { option: bestAtAGlance(question.options, valued, random, 0).id }
}

/** What an option's value is worth; an option that declines has none, and is worth 0. */
const WORTH: { readonly [question: string]: (g: State, seat: number, value: unknown) => number } = {
  'planning.order': (g, seat, value) => orderWorth(g, seat, value as { readonly system: SystemId; readonly type: OrderType }),
  // What was bought is there before the advances.
  'operations.order': (g, _, value) => (value === NONE ? 0 : typeOf(topOf(g, value as SystemId)) === DEPLOY ? 2 : 1),
  'operations.resolve': () => 1,
  'advance.source': (g, seat, value) => (value === NONE ? 0 : unitsIn(g, seat, value as SystemId)),
  'advance.target': (g, seat, value) =>
    value === NONE ? 0.5 : outnumbers(g, seat, value as AreaId, g.order.system) ? aimWorth(g, seat, value as AreaId) : 0,
  'deploy.unit': (g, seat, value) => purchaseWorth(g, seat, value as UnitPurchase),
  'deploy.structure': () => 1,
}

/** Orders where they can do something: one of a type in a system, and of each type less the more there are. */
function orderWorth(g: State, seat: number, { system, type }: { readonly system: SystemId; readonly type: OrderType }): number {
  const placed = g.stacks.flatMap((stack, where) => stack.filter((token) => seatOfToken(token) === seat).map((token) => ({ where, token })))
  if (placed.some(({ where, token }) => where === system && typeOf(token) === type)) return 0
  const again = placed.filter(({ token }) => typeOf(token) === type).length
  return orderedWorth(g, seat, type, system) / (1 + (type === ADVANCE ? 0.5 : 1) * again)
}

function orderedWorth(g: State, seat: number, type: OrderType, system: SystemId): number {
  const held = areasOf(system).filter((area) => (at(presence(g), area) & (1 << seat)) !== 0)
  if (type === ADVANCE && bestCampaign(outlook(g, seat), system).ground.length === 0) return 0
  if (type === ADVANCE)
    return Math.max(0, ...areasOf(system).map((area) => (outnumbers(g, seat, area, system) ? aimWorth(g, seat, area) : 0)))
  if (type === DEPLOY) {
    const room = held.some((area) => plasticIn(g, seat, area) < capacityOf(g, area))
    return room && held.some((area) => isFactory(g, seat, area)) ? 2.5 : 0
  }
  if (type === DOMINATE) return held.reduce((sum, area) => sum + (isWorld(g, area) ? printed(g, area).assets.length : 0), 0.2)
  return at(g.players, seat).materiel >= 2 ? 1 : 0.2
}

/** The dearest unit for which there is room. */
function purchaseWorth(g: State, seat: number, { kind, area }: UnitPurchase): number {
  return plasticIn(g, seat, area) < capacityOf(g, area) ? priceOf(kind) : -1
}

function isFactory(g: State, seat: number, area: AreaId): boolean {
  return g.structures.area.some(
    (where, structure) => where === area && g.structures.seat[structure] === seat && structureKindOf(structure) === FACTORY,
  )
}

/** How much a beginner wants a world: most of all one with their objective that they do not hold. */
function aimWorth(g: State, seat: number, area: AreaId): number {
  if (!isWorld(g, area)) return 0
  const isMine = (at(presence(g), area) & (1 << seat)) !== 0
  const objective = at(g.objectives, area)
  if (objective !== NONE && factionOfObjective(objective) === at(g.players, seat).faction) return isMine ? 0 : 8
  return isMine ? 0 : 2 + 2 * nearness(g, seat, area >> 2)
}

/** How near a system is to an objective of the seat's that it does not hold yet, 0 to 1. */
function nearness(g: State, seat: number, system: SystemId): number {
  const { faction } = at(g.players, seat)
  const ways = g.objectives.flatMap((objective, area) =>
    objective !== NONE && factionOfObjective(objective) === faction && (at(presence(g), area) & (1 << seat)) === 0
      ? [distance(g, system, area >> 2)]
      : [],
  )
  return ways.length === 0 ? 0 : 1 / (1 + Math.min(...ways))
}

function unitsIn(g: State, seat: number, system: SystemId): number {
  return system === NONE ? 0 : areasOf(system).reduce((sum, area) => sum + plasticIn(g, seat, area), 0)
}

/** Whether twice as many of the seat's units stand in the system and beside it as enemies in one of its areas. */
function outnumbers(g: State, seat: number, area: AreaId, system: SystemId): boolean {
  const theirs = g.players.reduce((sum, _, other) => sum + (other === seat ? 0 : plasticIn(g, other, area)), 0)
  const near = [0, 1, 2, 3].map((side) => unitsIn(g, seat, across(g, system, side)))
  return unitsIn(g, seat, system) + Math.max(...near) > 2 * theirs
}

/** Everything that may go to where it is wanted most; one unit stays in each world. */
function march(g: State, question: MultiSelectQuestion): string[] {
  const { seat } = question
  const target = g.order.target
  const aim = ({ to }: Move): number => (to === target ? 20 : aimWorth(g, seat, to))
  const moves = question.options
    .map(({ id, value }) => ({ id, move: value as Move, aim: aim(value as Move) }))
    .filter((one) => one.aim > aimWorth(g, seat, at(g.units.area, one.move.unit)) && one.aim > 0)
    .toSorted((one, other) => other.aim - one.aim)
  const units = g.objectives.map((_, area) => plasticIn(g, seat, area))
  const chosen: string[] = []
  const send = (most: (area: AreaId) => number): void => {
    for (const { id, move } of moves) {
      const from = at(g.units.area, move.unit)
      if ((isKept(g, from) && at(units, from) <= 1) || at(units, move.to) >= most(move.to) || mayAdd(question, chosen, id) !== true)
        continue
      units[from] = at(units, from) - 1
      units[move.to] = at(units, move.to) + 1
      chosen.push(id)
    }
  }
  // One unit holds a world; the fight gets all that it may.
  send((area) => (area === target ? MOST_TOGETHER : 1))
  send((area) => capacityOf(g, area))
  return chosen
}

/** Whether a unit stays in a world: one with a structure or an objective. */
function isKept(g: State, area: AreaId): boolean {
  return at(g.objectives, area) !== NONE || g.structures.area.includes(area)
}
