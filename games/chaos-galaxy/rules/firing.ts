import { choose, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { spend } from '../effects/costs.ts'
import { FIREPOWER, fighterOf, figure, hasKeyword, SPEED } from '../effects/reading.ts'
import { permitted } from '../effects/restrictions.ts'
import { occur } from '../effects/triggers.ts'
import { cardOption, tell } from '../events.ts'
import { type CardId, type Combat, type Fighter, NONE, type State } from '../state.ts'
import { splitBarrage, splitFormation } from './abilities.ts'
import { stealthBombing } from './bombing.ts'
import { endExchange } from './durations.ts'
import { type Damage, dealDamage } from './ships.ts'
import { action, announced, takeAtOnce } from './stack.ts'
import { isActive, turnHitShips, turnUsed } from './states.ts'
import { inPlay, opponentOf, pieceOf, seatOf } from './zones.ts'

/** What a seat does when it is its turn in the firing step. */
type FiringAction =
  | { readonly do: 'fire'; readonly ship: CardId; readonly target: CardId }
  | { readonly do: 'stealth' | 'heavy'; readonly ship: CardId }
  | { readonly do: 'pass' }

/** One turn of the firing step: a ship fires, bombs by stealth, or its player passes. // CG-FIRE-1 to CG-FIRE-8 */
export function* firing(g: State): Rule {
  const combat = g.combat as Combat
  if (combat.ended) {
    combat.step = 'unequip'
    return
  }
  const seat = combat.turn === NONE ? firstToAct(g) : combat.turn
  if (seat === NONE || combat.passes >= PASSES_TO_END) return endFiring(g)
  const ships = shipsToAct(g, seat)
  if (ships.length === 0) {
    combat.turn = opponentOf(g, seat)
    combat.passes++
    return
  }
  const chosen = yield* choose<FiringAction>(seat, { rule: 'CG-FIRE-1', message: 'firing-act' }, firingOptions(g, seat, ships))
  if (chosen.do === 'pass') return passFiring(g, seat, ships)
  if (chosen.do === 'heavy') {
    useHeavyWeapons(g, seat, chosen.ship)
    combat.turn = seat
    combat.passed = chosen.ship
    return
  }
  combat.passes = 0
  combat.passed = NONE
  if (chosen.do === 'fire') yield* exchange(g, chosen.ship, chosen.target)
  else yield* stealthBombing(g, chosen.ship)
  combat.turn = NONE
}

/** So many passes in a row end the step, CG-FIRE-6. */
const PASSES_TO_END = 3

function passFiring(g: State, seat: Seat, ships: readonly CardId[]): void {
  const combat = g.combat as Combat
  combat.passes++
  tell(g, { type: 'passed-firing', rule: 'CG-FIRE-4', seat })
  const other = opponentOf(g, seat)
  if (!canAct(g, other)) {
    combat.passes = PASSES_TO_END // CG-FIRE-7
    return
  }
  combat.turn = other
  combat.passed = ships[0] ?? NONE
}

/** The participating ships of a seat that are still active. */
function activeShips(g: State, seat: Seat): CardId[] {
  const ships: CardId[] = []
  for (const fighter of (g.combat as Combat).fighters) {
    if (fighter.in && isActive(g, fighter.ship) && pieceOf(g, fighter.ship).controller === seat) ships.push(fighter.ship)
  }
  return ships
}

function canAct(g: State, seat: Seat): boolean {
  return activeShips(g, seat).length > 0
}

/** Where a ship stands in the order: what lets it act first comes before all speed; attackers before defenders. */
function rank(g: State, ship: CardId): number {
  const attacking = fighterOf(g, ship)?.attacking === true
  return (permitted(g, ship, 'fireFirst') ? 1000 : 0) + figure(g, ship, SPEED) * 2 + (attacking ? 1 : 0)
}

/** The seat of the fastest active ship. // CG-FIRE-1, CG-FIRE-2 */
function firstToAct(g: State): Seat {
  let best = NONE
  let seat = NONE
  for (const fighter of (g.combat as Combat).fighters) {
    if (!fighter.in || !isActive(g, fighter.ship)) continue
    const standing = rank(g, fighter.ship)
    if (standing > best) {
      best = standing
      seat = pieceOf(g, fighter.ship).controller
    }
  }
  return seat
}

/**
 * The ships of the seat of which it may choose one: all that are faster than every active enemy ship, else its fastest.
 * // CG-FIRE-3, CG-FIRE-5, CG-FIRE-22
 */
export function shipsToAct(g: State, seat: Seat): CardId[] {
  const own = activeShips(g, seat)
  let enemy = NONE
  let fastest = NONE
  for (const ship of activeShips(g, opponentOf(g, seat))) enemy = Math.max(enemy, rank(g, ship))
  for (const ship of own) fastest = Math.max(fastest, rank(g, ship))
  const faster = own.filter((ship) => rank(g, ship) > enemy)
  return faster.length > 0 ? faster : own.filter((ship) => rank(g, ship) === fastest)
}

function firingOptions(g: State, seat: Seat, ships: readonly CardId[]): Option<FiringAction>[] {
  const combat = g.combat as Combat
  const options: Option<FiringAction>[] = []
  for (const ship of ships) {
    const attacking = fighterOf(g, ship)?.attacking === true
    for (const fighter of combat.fighters) {
      if (!fighter.in || fighter.attacking === attacking) continue
      options.push({
        ...cardOption<FiringAction>(g, `fire:${ship}:${fighter.ship}`, { do: 'fire', ship, target: fighter.ship }, 'CG-FIRE-9', ship),
        to: `card:${fighter.ship}`,
      })
    }
    if (attacking && combat.target !== 'gone' && hasKeyword(g, ship, 'stealth'))
      options.push(cardOption(g, `stealth:${ship}`, { do: 'stealth', ship }, 'CG-ABIL-23', ship))
    if (mayUseHeavyWeapons(g, seat, ship))
      options.push({ ...cardOption<FiringAction>(g, `heavy:${ship}`, { do: 'heavy', ship }, 'CG-ABIL-28', ship), cost: HEAVY_PRICE })
  }
  options.push(option('pass', { do: 'pass' }, 'CG-FIRE-4'))
  return options
}

const HEAVY_PRICE = 2

/** Whether heavy weapons may be used: not while the firepower is twice the base firepower. // CG-ABIL-28, CG-ABIL-29 */
export function mayUseHeavyWeapons(g: State, seat: Seat, ship: CardId): boolean {
  if (seatOf(g, seat).credits < HEAVY_PRICE || !hasKeyword(g, ship, 'heavyWeapons')) return false
  return figure(g, ship, FIREPOWER) < 2 * (cardOf(g.types[ship] as number).values[FIREPOWER] as number)
}

/** Firepower for credits until the end of the combat. // CG-ABIL-28, CG-ABIL-30 */
function useHeavyWeapons(g: State, seat: Seat, ship: CardId): void {
  spend(g, seat, HEAVY_PRICE, 'CG-ABIL-28')
  const fighter = fighterOf(g, ship) as Fighter
  fighter.firepower++
  tell(g, { type: 'heavy-weapons', rule: 'CG-ABIL-28', seat, card: ship })
}

/** A ship fires at another, which may fire back; both deal their damage at one moment. // CG-FIRE-9 to CG-FIRE-16 */
function* exchange(g: State, shooter: CardId, target: CardId): Rule {
  const combat = g.combat as Combat
  const seat = pieceOf(g, shooter).controller
  combat.shooter = shooter
  combat.shotAt = target
  tell(g, { type: 'fires', rule: 'CG-FIRE-1', seat, card: shooter, target })
  const barrage = yield* splitBarrage(g, shooter)
  occur(g, { name: 'fires', who: shooter, other: target, player: seat })
  for (const { to } of barrage ?? [{ to: target }])
    occur(g, { name: 'firedAt', who: to, other: shooter, player: pieceOf(g, to).controller })
  yield* takeAtOnce(g)
  const returned: { ship: CardId; split: Damage[] | null }[] = []
  for (const { to } of barrage ?? [{ to: target }]) {
    const answer = yield* returnDecision(g, to, shooter)
    if (answer !== 'fire') continue
    combat.returning.push(to)
    const split = yield* splitBarrage(g, to)
    returned.push({ ship: to, split })
    occur(g, { name: 'returnsFire', who: to, other: shooter, player: pieceOf(g, to).controller })
  }
  yield* takeAtOnce(g)
  yield* announced(g, action(g, seat, 'shot', shooter, [target]), () => exchangeDamage(g, shooter, target, barrage, returned))
  if (g.combat === null) return
  combat.shooter = NONE
  combat.shotAt = NONE
  combat.returning.length = 0
  yield* endExchange(g)
}

/** The player of the ship fired at decides. // CG-FIRE-10, CG-ABIL-8, CG-ABIL-24, CG-ABIL-30 */
function* returnDecision(g: State, ship: CardId, shooter: CardId): Rule<'fire' | 'nothing'> {
  if (!inPlay(g, ship) || fighterOf(g, ship)?.in !== true) return 'nothing'
  const seat = pieceOf(g, ship).controller
  for (;;) {
    const active = isActive(g, ship) || permitted(g, ship, 'returnFireWhileUsed')
    const allowed = active && !hasKeyword(g, shooter, 'rapidFire')
    const options: Option<'fire' | 'stealth' | 'heavy' | 'nothing'>[] = []
    if (allowed) options.push(cardOption(g, 'return-fire', 'fire', 'CG-FIRE-10', ship))
    if (
      allowed &&
      isActive(g, ship) &&
      fighterOf(g, ship)?.attacking === true &&
      g.combat?.target !== 'gone' &&
      hasKeyword(g, ship, 'stealth')
    )
      options.push(cardOption(g, `stealth:${ship}`, 'stealth', 'CG-ABIL-24', ship))
    if (isActive(g, ship) && mayUseHeavyWeapons(g, seat, ship)) options.push(cardOption(g, `heavy:${ship}`, 'heavy', 'CG-ABIL-30', ship))
    if (options.length === 0) return 'nothing'
    options.push(option('no-return', 'nothing', 'CG-FIRE-10'))
    const chosen = yield* choose(seat, { rule: 'CG-FIRE-10', message: 'firing-return', on: `card:${ship}` }, options)
    if (chosen === 'heavy') useHeavyWeapons(g, seat, ship)
    else if (chosen === 'stealth') {
      yield* stealthBombing(g, ship)
      return 'nothing'
    } else return chosen
  }
}

/** Both shots deal their damage at the same moment. // CG-FIRE-12 to CG-FIRE-14, CG-FIRE-18 to CG-FIRE-21 */
function* exchangeDamage(
  g: State,
  shooter: CardId,
  target: CardId,
  barrage: readonly Damage[] | null,
  returned: readonly { ship: CardId; split: Damage[] | null }[],
): Rule {
  const damages: Damage[] = []
  const fights = (ship: CardId): boolean => inPlay(g, ship) && fighterOf(g, ship)?.in === true
  if (fights(shooter)) {
    if (barrage !== null) addBarrage(g, shooter, barrage, damages)
    else if (fights(target)) damages.push(...(yield* splitFormation(g, target, shooter, figure(g, shooter, FIREPOWER))))
  }
  for (const { ship, split } of returned) {
    if (!fights(ship)) continue
    if (split !== null) addBarrage(g, ship, split, damages)
    else if (fights(shooter)) damages.push(...(yield* splitFormation(g, shooter, ship, figure(g, ship, FIREPOWER))))
  }
  const turning = [shooter, ...returned.map(({ ship }) => ship)].filter(fights)
  for (const ship of turning) turnUsed(g, ship, 'CG-FIRE-13')
  yield* dealDamage(g, damages)
}

function addBarrage(g: State, ship: CardId, split: readonly Damage[], damages: Damage[]): void {
  const fighter = fighterOf(g, ship) as Fighter
  for (const damage of split) {
    fighter.barraged += damage.amount
    damages.push(damage)
  }
}

/** Every ship that was hit turns damaged; the bombing step follows. // CG-FIRE-16 */
function endFiring(g: State): void {
  const combat = g.combat as Combat
  turnHitShips(g, 'CG-FIRE-16')
  combat.turn = NONE
  combat.passed = NONE
  combat.step = 'bombing'
  tell(g, { type: 'firing-over', rule: 'CG-FIRE-6' })
}

/** The active participating ships, those that act first in front. */
export function firingOrder(g: State): CardId[] {
  const ships: CardId[] = []
  for (const fighter of (g.combat as Combat).fighters) if (fighter.in && isActive(g, fighter.ship)) ships.push(fighter.ship)
  return ships.sort((one, other) => rank(g, other) - rank(g, one) || one - other)
}
