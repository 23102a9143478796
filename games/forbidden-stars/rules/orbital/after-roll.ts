import { choose, chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { ATTACK, DEFENCE, MORALE, MOST_DICE } from '../../content/combat-cards.ts'
import { type EventId, EXTERMINATUS, eventCard, VICIOUS_RAIDS } from '../../content/events.ts'
import { SPACE_MARINE } from '../../content/units.ts'
import {
  COMPLETE_DESTRUCTION,
  DROP_PODS,
  FEAR_FROM_ABOVE,
  LOOTIN,
  RAIN_OF_FIRE,
  STEALIN,
  STRAFING_RUN,
  TACTICAL_STRIKES,
  type UpgradeId,
  upgradeOf,
} from '../../content/upgrades.ts'
import { type AreaId, NONE, type State, type Strike, type SystemId, type UnitId } from '../../state.ts'
import { areasOf, isWorld, systemsBeside } from '../areas.ts'
import { gainAssets, gainMateriel, loseAsset, loseMateriel } from '../assets.ts'
import { at } from '../at.ts'
import { convertDice, diceIn, gainShown, loseDice, reroll } from '../combat/dice.ts'
import { isContested, presence } from '../control.ts'
import { destroyStructure, destroyUnit } from '../destroy.ts'
import { moveBounds, moveOption } from '../moves.ts'
import { ASSET_TERMS, codeOf, structureTerm, unitTerm } from '../names.ts'
import { placeFree, relocateUnit } from '../placing.ts'
import { discardScheme, hasScheme } from '../schemes.ts'
import { structuresIn } from '../structures.ts'
import { inSupply, isShip, isUnrouted, unitsIn } from '../units.ts'

/** Decisions after the roll that change the damage and what follows it. */
export interface Aim {
  /** The unit that suffers first (Tactical Strikes), or NONE. */
  first: UnitId
  /** Whether units that survive damage become routed (Fear from Above). */
  routs: boolean
  /** Whether a Space Marine lands afterwards (Drop Pods). */
  marine: boolean
}

/** Something that the striking player may do once after the roll. */
interface Act {
  readonly verb: string
  readonly card: string
  readonly on: string
  possible(g: State, strike: Strike): boolean
  resolve(g: State, strike: Strike, aim: Aim): Rule
}

/** What an act costs: alternatives of a face and a number of dice. */
type Price = readonly (readonly [face: number, count: number])[]

function pays(price: Price, { dice }: Strike): boolean {
  return price.some(([face, count]) => (dice[face] as number) >= count)
}

/** FS-ORB-12, FS-GOLD-5: spends the price; the seat chooses if several faces can pay it. */
function* pay(g: State, { dice }: Strike, price: Price, upgrade: UpgradeId): Rule {
  const { seat } = g.order
  const payable = price.filter(([face, count]) => (dice[face] as number) >= count)
  const options = payable.map((one) => ({
    ...option(`spend:${FACES[one[0]]}`, one, 'FS-ORB-12'),
    params: { face: `@face-${FACES[one[0]]}` },
  }))
  const prompt = {
    name: 'strike.spend',
    rule: 'FS-ORB-12',
    message: 'strike-spend',
    on: `upgrade:${upgrade}`,
    params: { upgrade: upgradeOf(upgrade).term },
  }
  const [face, count] = yield* choose(seat, prompt, options)
  loseDice(g, seat, dice, face, count, 'dice-spent')
}

const FACES = ['attack', 'defence', 'morale']

/** An act of a declared upgrade with a price in dice. */
function ofUpgrade(
  upgrade: UpgradeId,
  price: Price,
  possible: (g: State, strike: Strike) => boolean,
  act: (g: State, strike: Strike, aim: Aim) => Rule,
): Act {
  return {
    verb: `upgrade:${upgrade}`,
    card: upgradeOf(upgrade).term,
    on: `upgrade:${upgrade}`,
    possible: (g, strike) => strike.upgrades.includes(upgrade) && pays(price, strike) && possible(g, strike),
    *resolve(g, strike, aim) {
      yield* pay(g, strike, price, upgrade)
      yield* act(g, strike, aim)
    },
  }
}

/** An act of a scheme of the striking player. */
function ofScheme(scheme: EventId, act: (g: State, strike: Strike) => Rule): Act {
  return {
    verb: `event:${scheme}`,
    card: eventCard(scheme).term,
    on: `event:${scheme}`,
    possible: (g) => hasScheme(g, g.order.seat, scheme),
    *resolve(g, strike) {
      discardScheme(g, g.order.seat)
      yield* act(g, strike)
    },
  }
}

const always = (): boolean => true
const ANY: Price = [
  [ATTACK, 1],
  [DEFENCE, 1],
  [MORALE, 1],
]

/** FS-MAP-12: the seat whose pieces are on a struck world, or NONE. */
export function ownerOfWorld(g: State, target: AreaId): number {
  const here = presence(g)[target] as number
  return g.players.findIndex((_, seat) => (here & (1 << seat)) !== 0)
}

function struckSeat(g: State, { target }: Strike): number {
  return ownerOfWorld(g, target)
}

const ACTS: readonly Act[] = [
  {
    verb: `upgrade:${RAIN_OF_FIRE}`,
    card: upgradeOf(RAIN_OF_FIRE).term,
    on: `upgrade:${RAIN_OF_FIRE}`,
    possible: (_, { upgrades, dice }) => upgrades.includes(RAIN_OF_FIRE) && (dice[MORALE] as number) > 0,
    *resolve(g, { dice }) {
      convertDice(g, g.order.seat, dice, MORALE, ATTACK, 1)
    },
  },
  ofUpgrade(
    DROP_PODS,
    [[DEFENCE, 2]],
    (g) => inSupply(g, SPACE_MARINE) !== NONE,
    function* (_, __, aim): Rule {
      aim.marine = true
    },
  ),
  ofUpgrade(FEAR_FROM_ABOVE, [[MORALE, 1]], always, function* (_, __, aim): Rule {
    aim.routs = true
  }),
  ofUpgrade(COMPLETE_DESTRUCTION, [[DEFENCE, 2]], (g, strike) => struckSeat(g, strike) !== NONE, ownerDestroys),
  ofUpgrade(LOOTIN, ANY, always, function* (g, strike): Rule {
    const owner = struckSeat(g, strike)
    gainMateriel(g, g.order.seat, 1, 'FS-ORB-12')
    if (owner !== NONE) loseMateriel(g, owner, 1, 'FS-ORB-12')
  }),
  ofUpgrade(STEALIN, [[MORALE, 1]], (g, strike) => assetsOf(g, strike).length > 0, steal),
  ofUpgrade(TACTICAL_STRIKES, [[MORALE, 1]], (g, strike) => struckUnits(g, strike).length > 0, aimAt),
  ofUpgrade(STRAFING_RUN, [[DEFENCE, 1]], (g) => havens(g).length > 0, flyOff),
  ofScheme(EXTERMINATUS, function* (g, { dice }): Rule {
    const { seat } = g.order
    convertDice(g, seat, dice, DEFENCE, ATTACK, MOST_DICE)
    convertDice(g, seat, dice, MORALE, ATTACK, MOST_DICE)
  }),
  ofScheme(VICIOUS_RAIDS, raid),
]

/** FS-ORB-12, FS-ORB-17: what the striking player does after the roll, in any order. */
export function* afterRoll(g: State, aim: Aim): Rule {
  const done: string[] = []
  for (;;) {
    const { strike } = g
    if (strike === null) return
    const options: Option<Act | null>[] = ACTS.filter((act) => !done.includes(act.verb) && act.possible(g, strike)).map((act) => ({
      ...option(act.verb, act, 'FS-ORB-17', act.on),
      message: 'strike-act',
      params: { card: act.card },
    }))
    if (options.length === 0) return
    options.push(option('done', null, 'FS-ORB-17'))
    const prompt = { name: 'strike.after', rule: 'FS-ORB-17', message: 'strike-after', on: `area:${strike.target}` }
    const act = yield* choose(g.order.seat, prompt, options)
    if (act === null) return
    done.push(act.verb)
    yield* act.resolve(g, strike, aim)
  }
}

/** FS-CLAR-11: the owner of the world destroys one of its units or structures there. */
function* ownerDestroys(g: State, strike: Strike): Rule {
  const owner = struckSeat(g, strike)
  const units = unitsIn(g, owner, strike.target).map((unit) => ({
    ...option(`destroy:unit:${unit}`, { unit, structure: NONE }, 'FS-CLAR-11', `unit:${unit}`),
    params: { unit: unitTerm(unit) },
  }))
  const structures = structuresIn(g, strike.target, owner).map((structure) => ({
    ...option(`destroy:structure:${structure}`, { unit: NONE, structure }, 'FS-CLAR-11', `structure:${structure}`),
    params: { unit: structureTerm(structure) },
  }))
  const prompt = { name: 'strike.destroy', rule: 'FS-CLAR-11', message: 'strike-destroy', on: `area:${strike.target}` }
  const { unit, structure } = yield* choose(owner, prompt, [...units, ...structures])
  if (unit === NONE) destroyStructure(g, structure, 'FS-CLAR-11')
  else destroyUnit(g, unit, 'FS-CLAR-11')
}

/** The kinds of asset tokens that the owner of the world has. */
function assetsOf(g: State, strike: Strike): number[] {
  const owner = struckSeat(g, strike)
  if (owner === NONE) return []
  return at(g.players, owner).assets.flatMap((count, kind) => (count > 0 ? [kind] : []))
}

function* steal(g: State, strike: Strike): Rule {
  const { seat } = g.order
  const options = assetsOf(g, strike).map((kind) => ({
    ...option(`asset:${kind}`, kind, 'FS-ORB-12', `asset:${kind}`),
    message: 'steal',
    params: { asset: at(ASSET_TERMS, kind) },
  }))
  const prompt = { name: 'strike.steal', rule: 'FS-ORB-12', message: 'strike-steal', on: `area:${strike.target}` }
  const kind = yield* choose(seat, prompt, options)
  loseAsset(g, struckSeat(g, strike), kind, 'FS-ORB-12')
  gainAssets(g, seat, kind, 1, 'FS-ORB-12')
}

function struckUnits(g: State, strike: Strike): UnitId[] {
  const owner = struckSeat(g, strike)
  return owner === NONE ? [] : unitsIn(g, owner, strike.target)
}

function* aimAt(g: State, strike: Strike, aim: Aim): Rule {
  const options = struckUnits(g, strike).map((unit) => ({
    ...option(`aim:${unit}`, unit, 'FS-ORB-12', `unit:${unit}`),
    params: { unit: unitTerm(unit), routed: g.units.routed[unit] as number },
  }))
  const prompt = { name: 'strike.aim', rule: 'FS-ORB-12', message: 'strike-aim', on: `area:${strike.target}` }
  aim.first = yield* choose(g.order.seat, prompt, options)
}

/** The seat's unrouted ships in the active system. */
function shipsInSystem(g: State): UnitId[] {
  const { seat, system } = g.order
  return areasOf(system).flatMap((area) => unitsIn(g, seat, area).filter((unit) => isShip(unit) && isUnrouted(g, unit)))
}

/** The friendly or uncontrolled voids of a neighbouring system across a calm edge. */
function voidsOf(g: State, system: SystemId): AreaId[] {
  const found = presence(g)
  const mine = 1 << g.order.seat
  return areasOf(system).filter((area) => !isWorld(g, area) && ((found[area] as number) | mine) === mine)
}

/** The neighbouring systems to which ships could fly. */
function havens(g: State): SystemId[] {
  return systemsBeside(g, g.order.system, false).filter((other) => voidsOf(g, other).length > 0)
}

/** FS-CLAR-13, FS-CAP-11: any of the ships fly to voids of one neighbouring system; their dice stay. */
function* flyOff(g: State): Rule {
  const { seat } = g.order
  const places = havens(g).map((system) => ({
    ...option(`haven:${system}`, system, 'FS-CLAR-13', `system:${system}`),
    params: { code: codeOf(g, system) },
  }))
  const haven = yield* choose(seat, { name: 'strike.haven', rule: 'FS-CLAR-13', message: 'strike-haven' }, places)
  const voids = voidsOf(g, haven)
  const ships = shipsInSystem(g)
  const options = ships.flatMap((ship) => voids.map((area) => moveOption(g, ship, area, 'FS-CLAR-13')))
  const bounds = moveBounds(g, seat, options)
  const prompt = {
    name: 'strike.ships',
    rule: 'FS-CLAR-13',
    message: 'strike-ships',
    on: `system:${haven}`,
    params: { code: codeOf(g, haven) },
  }
  const moves = yield* chooseSome(seat, prompt, options, { least: 0, most: ships.length, bounds })
  for (const { unit, to } of moves) relocateUnit(g, seat, unit, to, 'FS-CLAR-13')
}

/** Vicious Raids: rerolls any dice once, then gains a die of any face. */
function* raid(g: State, { dice, target }: Strike): Rule {
  const { seat } = g.order
  const ways: Option<readonly number[]>[] = []
  for (let attack = 0; attack <= (dice[ATTACK] as number); attack++) {
    for (let defence = 0; defence <= (dice[DEFENCE] as number); defence++) {
      for (let morale = 0; morale <= (dice[MORALE] as number); morale++) {
        const taken = [attack, defence, morale]
        ways.push({
          ...option(`reroll:${taken.join(':')}`, taken, 'FS-DICE-9'),
          message: 'reroll-some',
          params: { attack, defence, morale },
        })
      }
    }
  }
  const on = `area:${target}`
  reroll(g, seat, dice, yield* choose(seat, { name: 'strike.reroll', rule: 'FS-DICE-9', message: 'strike-reroll', on }, ways))
  if (diceIn(dice) >= MOST_DICE) return
  const faces = FACES.map((key, face) => ({ ...option(`gain:${key}`, face, 'FS-DICE-2'), params: { face: `@face-${key}` } }))
  const face = yield* choose(seat, { name: 'strike.face', rule: 'FS-DICE-2', message: 'strike-face', on }, faces)
  gainShown(g, seat, dice, face, 1)
}

/** Drop Pods: a free Space Marine lands after the damage; a combat follows if the world is then contested. */
export function landMarine(g: State, seat: number, target: AreaId): void {
  placeFree(g, seat, SPACE_MARINE, target)
  if (isContested(g, target)) g.attacker = seat
}
