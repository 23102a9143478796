import { choose, chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { STRUCTURES, type StructureKind, structureKind } from '../../content/structures.ts'
import { DIRECT_THE_FAITHFUL, FARSEERS, FAVOUR_OF_THE_DARK_GODS, THE_GREEN_TIDE } from '../../content/upgrades.ts'
import { tell } from '../../events.ts'
import { ADVANCE, DEPLOY, DOMINATE, NONE, type OrderType, STRATEGIZE, type State, type StructureId } from '../../state.ts'
import { areasOf } from '../areas.ts'
import { at } from '../at.ts'
import { codeOf, ORDER_TERMS, placeParams, structureTerm } from '../names.ts'
import { typeOf } from '../stacks.ts'
import { buyUpgrades, cardOptions, mayStrategize, upgradeOptions } from '../strategize.ts'
import { placeStructure, removeStructure, structureInSupply, structureKindOf, structuresIn } from '../structures.ts'
import { aboutUpgrade, declare, isReady, mayDeclare } from './declare.ts'

/**
 * FS-STRAT-1, FS-STRAT-2, FS-STRAT-10: resolves a strategize order: purchases, if there is a unit in the system or by Farseers, after
 * upgrades that add a step of their own. FS-STRAT-12, FS-STRAT-18: such a step may also follow the purchases, which need the structures as
 * they were, or bought the upgrade.
 */
export function* resolveStrategize(g: State): Rule {
  const { seat, system } = g.order
  if (isReady(g, seat, DIRECT_THE_FAITHFUL)) yield* directTheFaithful(g)
  if (isReady(g, seat, FAVOUR_OF_THE_DARK_GODS)) yield* favour(g)
  if (mayStrategize(g, seat, system) !== true && !(yield* farseers(g))) return
  const hadFavour = at(g.players, seat).upgrades.includes(FAVOUR_OF_THE_DARK_GODS)
  if (!(yield* buyUpgrades(g, seat))) return
  if (isReady(g, seat, DIRECT_THE_FAITHFUL)) yield* directTheFaithful(g)
  if (isReady(g, seat, FAVOUR_OF_THE_DARK_GODS) && !hadFavour) yield* favour(g)
}

/** Farseers: purchases without a unit in the active system. */
function* farseers(g: State): Rule<boolean> {
  const { seat } = g.order
  if (!isReady(g, seat, FARSEERS) || cardOptions(g, seat).length + upgradeOptions(g, seat).length === 0) return false
  return yield* mayDeclare(g, seat, FARSEERS)
}

interface Rebuilding {
  readonly structure: StructureId
  readonly kind: StructureKind
}

/** Direct the Faithful: a structure in the active system becomes one of another kind; its control token stays. */
function* directTheFaithful(g: State): Rule {
  const { seat, system } = g.order
  const options: Option<Rebuilding | null>[] = []
  for (const structure of areasOf(system).flatMap((area) => structuresIn(g, area, seat))) {
    for (const { id: kind, term } of STRUCTURES) {
      if (kind === structureKindOf(structure) || structureInSupply(g, kind) === NONE) continue
      const params = { structure: structureTerm(structure), into: term, ...placeParams(g, g.structures.area[structure] as number) }
      options.push({ ...option(`rebuild:${structure}:${kind}`, { structure, kind }, 'FS-STRAT-10', `structure:${structure}`), params })
    }
  }
  options.push(option('decline', null, 'FS-STRAT-10'))
  const chosen = yield* choose(seat, aboutUpgrade(DIRECT_THE_FAITHFUL, 'upgrade.rebuild'), options)
  if (chosen === null) return
  declare(g, seat, DIRECT_THE_FAITHFUL)
  const { structure, kind } = chosen
  const area = g.structures.area[structure] as number
  const params = { ...placeParams(g, area), structure: structureTerm(structure), into: structureKind(kind).term }
  removeStructure(g, structure)
  const into = structureInSupply(g, kind)
  placeStructure(g, into, seat, area)
  tell(g, { type: 'structure-rebuilt', rule: 'FS-STRAT-10', on: `structure:${into}`, seat, ...params })
}

/** How many order tokens Favour of the Dark Gods puts on the event deck. */
const FAVOURS = 2

/** Favour of the Dark Gods: order tokens of the play area go face down on the event deck. */
function* favour(g: State): Rule {
  const { seat } = g.order
  const player = at(g.players, seat)
  const places = player.orders.map((_, place) => place)
  const options = places.map((place) => {
    const token = player.orders[place] as number
    const before = player.orders.slice(0, place).filter((other) => other === token).length
    return { ...option(`token:${token}:${before}`, place, 'FS-STRAT-10'), params: { order: at(ORDER_TERMS, typeOf(token)) } }
  })
  const chosen = yield* chooseSome(seat, aboutUpgrade(FAVOUR_OF_THE_DARK_GODS, 'upgrade.tokens'), options, { least: 0, most: FAVOURS })
  if (chosen.length === 0) return
  declare(g, seat, FAVOUR_OF_THE_DARK_GODS)
  player.eventOrders.push(...chosen.map((place) => player.orders[place] as number))
  player.orders = player.orders.filter((_, place) => !chosen.includes(place))
  tell(g, { type: 'tokens-to-events', rule: 'FS-STRAT-10', on: `player:${seat}`, seat, count: chosen.length })
}

/** The Green Tide: a revealed strategize order may be resolved as another type. */
export function* greenTide(g: State): Rule<OrderType> {
  const { seat, system } = g.order
  if (!isReady(g, seat, THE_GREEN_TIDE)) return STRATEGIZE
  const options = [STRATEGIZE, ADVANCE, DEPLOY, DOMINATE].map((type) => ({
    ...option(`as:${type}`, type, 'FS-STRAT-13'),
    params: { order: at(ORDER_TERMS, type), code: codeOf(g, system) },
  }))
  const type = yield* choose(seat, aboutUpgrade(THE_GREEN_TIDE, 'upgrade.order'), options)
  if (type !== STRATEGIZE) declare(g, seat, THE_GREEN_TIDE)
  return type
}
