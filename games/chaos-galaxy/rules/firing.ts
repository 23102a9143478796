import { choose, type Option, option, type Params, type Rule, type Seat } from '@orrery/kernel'
import type { Damage } from '../damage.ts'
import { clearSlain, dealDamage } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { firepowerBy, occur } from '../effects/do/triggers.ts'
import { FIREPOWER, fighterOf, figure, hasKeyword, SPEED } from '../effects/read/reading.ts'
import { permitted } from '../effects/read/restrictions.ts'
import { cardOption, tell } from '../events.ts'
import { chooseStaying } from '../gone.ts'
import { kindOf, nameOf } from '../kinds.ts'
import { controllerOf, inPlay, isActive } from '../marks.ts'
import { otherSide, seatOf } from '../seats.ts'
import { type CardId, type Combat, type Fighter, NONE, type State, TURNED } from '../state.ts'
import { spend } from '../table/credits.ts'
import { turnHitShips, turnUsed } from '../table/states.ts'
import { type Barrage, settleBarrage, splitBarrage, splitFormation } from './abilities.ts'
import { mayBombByStealth, stealthBombing } from './bombing.ts'
import { endExchange } from './durations.ts'
import { playNow } from './playing.ts'
import { type Answer, action, addAnswers, announced, couldAnswer, settle, takeAtOnce } from './stack.ts'

/** A seat's action in the firing step. */
type FiringAction =
  | Answer
  | { readonly do: 'fire'; readonly ship: CardId; readonly target: CardId }
  | { readonly do: 'stealth'; readonly ship: CardId }
  | { readonly do: 'heavy'; readonly ship: CardId }
  | { readonly do: 'hold' }

/** CG-FIRE-1 to CG-FIRE-8: one turn of the firing step: a ship fires, bombs by stealth, or its player passes. */
export function* firing(g: State): Rule {
  const combat = g.combat as Combat
  if (combat.ended) {
    combat.step = 'unequip'
    yield* clearSlain(g, run)
    return
  }
  const due = combat.turn
  const seat = due === NONE ? firstToAct(g) : due
  if (seat === NONE || combat.passes >= PASSES_TO_END) return yield* endFiring(g)
  const ships = due === NONE || g.settings.simplifiedCombat ? shipsToAct(g, seat) : shipsAfterPass(g, seat)
  if (ships.length === 0) {
    combat.turn = NONE
    return
  }
  combat.turn = seat
  const options = firingOptions(g, seat, ships)
  const chosen = yield* choose<FiringAction>(seat, { rule: 'CG-FIRE-1', message: 'firing-act', always: couldAnswer(g, seat) }, options)
  combat.turn = due
  if (chosen.do === 'hold') return passFiring(g, seat, ships)
  // CG-ABIL-30: heavy weapons, and actions allowed at any time, are not the ship's action.
  if (chosen.do === 'heavy') return yield* useHeavyWeapons(g, seat, chosen.ship)
  if (chosen.do !== 'fire' && chosen.do !== 'stealth') return yield* playNow(g, seat, chosen)
  // CG-FIRE-4: after a pass the other seat is next; CG-SIMC-2: in simplified combat the seats alternate.
  combat.turn = combat.passes > 0 || g.settings.simplifiedCombat ? otherSide(combat, seat) : NONE
  combat.passes = 0
  markPassed(g, seat, NONE)
  if (chosen.do === 'fire') yield* exchange(g, chosen.ship, chosen.target)
  else yield* stealthBombing(g, chosen.ship)
}

/** CG-FIRE-6: this many passes in a row end the step. */
const PASSES_TO_END = 3

function passFiring(g: State, seat: Seat, ships: readonly CardId[]): void {
  const combat = g.combat as Combat
  combat.passes++
  tell(g, { type: 'passed-firing', rule: 'CG-FIRE-4', seat })
  markPassed(g, seat, ships.length === 1 ? (ships[0] as CardId) : NONE)
  combat.turn = otherSide(combat, seat)
  if (!canAct(g, combat.turn)) combat.passes = PASSES_TO_END // CG-FIRE-7
}

/** CG-FIRE-22: records the ship with which the seat passed; none if it could choose among several. */
function markPassed(g: State, seat: Seat, ship: CardId): void {
  for (const fighter of (g.combat as Combat).fighters) if (controllerOf(g, fighter.ship) === seat) fighter.passed = fighter.ship === ship
}

/** CG-FIRE-22: the ships among which a seat may choose when its turn comes back after a pass. */
function shipsAfterPass(g: State, seat: Seat): CardId[] {
  const ships = shipsToAct(g, seat)
  if (ships.length > 1 && isFaster(g, seat, ships[0] as CardId)) return ships // CG-FIRE-3
  const passed = activeShips(g, seat).filter((ship) => fighterOf(g, ship)?.passed === true)
  return passed.length > 0 ? passed : ships
}

/** The participating ships of a seat that are still active. */
function activeShips(g: State, seat: Seat): CardId[] {
  const ships: CardId[] = []
  for (const fighter of (g.combat as Combat).fighters) {
    if (fighter.in && isActive(g, fighter.ship) && controllerOf(g, fighter.ship) === seat) ships.push(fighter.ship)
  }
  return ships
}

function canAct(g: State, seat: Seat): boolean {
  return activeShips(g, seat).length > 0
}

/**
 * The rank of a ship in the order: effects that let it act first count more than speed, and of equally fast ships the attacker acts first.
 */
function rank(g: State, ship: CardId): number {
  const attacking = fighterOf(g, ship)?.attacking === true
  return (permitted(g, ship, 'fireFirst') ? 1000 : 0) + figure(g, ship, SPEED) * 2 + (attacking ? 1 : 0)
}

/** CG-FIRE-1, CG-FIRE-2, CG-SIMC-2: the seat of the fastest active ship; in simplified combat the attacker as long as it can act. */
function firstToAct(g: State): Seat {
  if (g.settings.simplifiedCombat) {
    const { attacker, defender } = g.combat as Combat
    return canAct(g, attacker) ? attacker : canAct(g, defender) ? defender : NONE
  }
  let best = NONE
  let seat = NONE
  for (const fighter of (g.combat as Combat).fighters) {
    if (!fighter.in || !isActive(g, fighter.ship)) continue
    const standing = rank(g, fighter.ship)
    if (standing > best) {
      best = standing
      seat = controllerOf(g, fighter.ship)
    }
  }
  return seat
}

/**
 * CG-FIRE-3, CG-FIRE-5: the ships among which the seat may choose: all that are faster than every active enemy ship; if there are none, its
 * fastest.
 */
export function shipsToAct(g: State, seat: Seat): CardId[] {
  const own = activeShips(g, seat)
  if (g.settings.simplifiedCombat) return own // CG-SIMC-2: any of them.
  const faster = own.filter((ship) => isFaster(g, seat, ship))
  if (faster.length > 0) return faster
  let fastest = NONE
  for (const ship of own) fastest = Math.max(fastest, rank(g, ship))
  return own.filter((ship) => rank(g, ship) === fastest)
}

/** CG-FIRE-2, CG-FIRE-3: whether the ship of the seat is faster than every active enemy ship. */
function isFaster(g: State, seat: Seat, ship: CardId): boolean {
  const standing = rank(g, ship)
  return activeShips(g, otherSide(g.combat as Combat, seat)).every((enemy) => rank(g, enemy) < standing)
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
        params: { card: nameOf(g, ship), target: nameOf(g, fighter.ship), ...addedTo(g, ship, fighter.ship) },
      })
    }
    if (mayBombByStealth(g, ship)) options.push(cardOption(g, `stealth:${ship}`, { do: 'stealth', ship }, 'CG-ABIL-23', ship))
    if (mayUseHeavyWeapons(g, seat, ship))
      options.push({ ...cardOption<FiringAction>(g, `heavy:${ship}`, { do: 'heavy', ship }, 'CG-ABIL-28', ship), cost: HEAVY_PRICE })
  }
  addAnswers<FiringAction>(g, seat, options)
  options.push(option('pass', { do: 'hold' }, 'CG-FIRE-4'))
  return options
}

/** For programs: the firepower that is triggered for the shot of a ship at another, and for the return fire; nothing if there is none. */
function addedTo(g: State, ship: CardId, target: CardId): Params {
  const more =
    firepowerBy(g, ship, { name: 'fires', who: ship, other: target, player: controllerOf(g, ship) }) +
    firepowerBy(g, ship, { name: 'firedAt', who: target, other: ship, player: controllerOf(g, target) })
  return { ...(more === 0 ? {} : { more }), ...returned(g, target, ship) }
}

/** For programs: the firepower that is triggered for return fire; nothing if there is none. */
function returned(g: State, ship: CardId, shooter: CardId): Params {
  const back = firepowerBy(g, ship, { name: 'returnsFire', who: ship, other: shooter, player: controllerOf(g, ship) })
  return back === 0 ? {} : { back }
}

const HEAVY_PRICE = 2

/** CG-ABIL-28, CG-ABIL-29: whether heavy weapons may be used: not while the firepower is twice the base firepower. */
export function mayUseHeavyWeapons(g: State, seat: Seat, ship: CardId): boolean {
  if (seatOf(g, seat).credits < HEAVY_PRICE || !hasKeyword(g, ship, 'heavyWeapons')) return false
  return figure(g, ship, FIREPOWER) < 2 * (kindOf(g, ship).values[FIREPOWER] as number)
}

/** CG-ABIL-28, CG-ABIL-30: firepower for credits until the end of the combat: announced, answered, raised. */
function* useHeavyWeapons(g: State, seat: Seat, ship: CardId): Rule {
  spend(g, seat, HEAVY_PRICE, 'CG-ABIL-28')
  tell(g, { type: 'heavy-weapons', rule: 'CG-ABIL-28', seat, card: ship })
  yield* announced(g, action(g, seat, 'heavy', ship), () => {
    const fighter = fighterOf(g, ship)
    if (fighter !== null) fighter.firepower++
  })
}

/** A shot of an exchange: at one ship, or split by barrage. */
interface Shot {
  readonly ship: CardId
  readonly at: CardId
  readonly barrage: Barrage | null
}

/**
 * CG-FIRE-9 to CG-FIRE-16, CG-STACK-17, CG-ABIL-12, CG-ABIL-16: a ship fires at another, which may fire back; all shots
 * deal their damage at one moment. Windows come after the shot and after each decision about return fire.
 */
function* exchange(g: State, shooter: CardId, target: CardId): Rule {
  const combat = g.combat as Combat
  const seat = controllerOf(g, shooter)
  combat.shooter = shooter
  combat.shotAt = target
  tell(g, { type: 'fires', rule: 'CG-FIRE-1', seat, card: shooter, target })
  const shots: Shot[] = [{ ship: shooter, at: target, barrage: yield* splitBarrage(g, shooter) }]
  const hit = shipsHit(shots[0] as Shot)
  occur(g, { name: 'fires', who: shooter, other: target, player: seat })
  for (const to of hit) occur(g, { name: 'firedAt', who: to, other: shooter, player: controllerOf(g, to) })
  yield* takeAtOnce(g)
  yield* announced(g, action(g, seat, 'shot', shooter, hit), () => undefined)
  // CG-ABIL-16: each ship hit by a barrage in return fire may fire too.
  for (let at = 0; at < shots.length; at++) {
    const shot = shots[at] as Shot
    for (const to of shipsHit(shot)) yield* answerShot(g, to, shot, shots)
  }
  if (combat.ended) for (const { ship } of shots) turnByFire(g, ship)
  else yield* exchangeDamage(g, shots)
  yield* settle(g)
  combat.shooter = NONE
  combat.shotAt = NONE
  combat.returning.length = 0
  yield* endExchange(g)
}

function shipsHit(shot: Shot): CardId[] {
  return shot.barrage === null ? [shot.at] : shot.barrage.split.map(({ to }) => to)
}

/** CG-FIRE-10, CG-FIRE-11, CG-ABIL-15: a ship that was shot at fires back or not; both are announced. */
function* answerShot(g: State, ship: CardId, shot: Shot, shots: Shot[]): Rule {
  const combat = g.combat as Combat
  const shooter = shot.ship
  if (combat.ended || !fights(g, ship) || !fights(g, shooter)) return
  // CG-ABIL-16: each ship shoots once; CG-SIMC-1: in simplified combat there is no return fire.
  const decides = !g.settings.simplifiedCombat && !shots.some((one) => one.ship === ship)
  const decision = yield* returnDecision(g, ship, shot, decides)
  if (decision === null || !fights(g, ship)) return
  const seat = controllerOf(g, ship)
  if (decision === 'fire') {
    combat.returning.push(ship)
    tell(g, { type: 'fires', rule: 'CG-FIRE-10', seat, card: ship, target: shooter })
    const back: Shot = { ship, at: shooter, barrage: yield* splitBarrage(g, ship) }
    shots.push(back)
    occur(g, { name: 'returnsFire', who: ship, other: shooter, player: seat })
    yield* takeAtOnce(g)
    yield* announced(g, action(g, seat, 'return-fire', ship, shipsHit(back)), () => undefined)
  } else yield* announced(g, action(g, seat, 'no-return', ship), () => undefined)
}

/** How a ship that is shot at is asked about: whether it may fire back, or only use its heavy weapons. */
const RETURNING = { rule: 'CG-FIRE-10', message: 'firing-return', without: option<'nothing'>('no-return', 'nothing', 'CG-FIRE-10') }
const ONLY_HEAVY = {
  rule: 'CG-ABIL-30',
  message: 'firing-shot-at',
  without: { ...option<'nothing'>('no-return', 'nothing', 'CG-ABIL-30'), message: 'no-heavy' },
}

/**
 * CG-FIRE-10, CG-ABIL-3, CG-ABIL-8, CG-ABIL-9, CG-ABIL-24, CG-ABIL-30: the player of the targeted ship decides whether it fires back, and
 * uses its heavy weapons even if it cannot (`decides`); null if there was nothing to decide, or if the ship bombed by stealth instead.
 */
function* returnDecision(g: State, ship: CardId, shot: Shot, decides: boolean): Rule<'fire' | 'nothing' | null> {
  const seat = controllerOf(g, ship)
  const shooter = shot.ship
  const points = shot.barrage?.split.find(({ to }) => to === ship)?.amount
  // For programs: the ship that shoots, and what its barrage allots.
  const params = { by: shooter, ...(points === undefined ? {} : { points }) }
  for (let asked = false; ; asked = true) {
    const ready = isActive(g, ship) || mayReturnUsed(g, ship)
    const allowed = decides && ready && !hasKeyword(g, shooter, 'rapidFire')
    const options: Option<'fire' | 'stealth' | 'heavy' | 'nothing'>[] = []
    if (allowed) {
      const one = cardOption<'fire' | 'stealth' | 'heavy' | 'nothing'>(g, 'return-fire', 'fire', 'CG-FIRE-10', ship)
      options.push({ ...one, params: { ...one.params, ...returned(g, ship, shooter) } })
    }
    if (allowed && isActive(g, ship) && mayBombByStealth(g, ship))
      options.push(cardOption(g, `stealth:${ship}`, 'stealth', 'CG-ABIL-24', ship))
    // CG-STATE-12: heavy weapons need no active ship.
    if (mayUseHeavyWeapons(g, seat, ship))
      options.push({ ...cardOption(g, `heavy:${ship}`, 'heavy' as const, 'CG-ABIL-30', ship), cost: HEAVY_PRICE })
    if (options.length === 0) return asked && decides ? 'nothing' : null
    const asking = allowed ? RETURNING : ONLY_HEAVY
    options.push(asking.without)
    const prompt = { rule: asking.rule, message: asking.message, name: 'firing-return', on: `card:${ship}`, params } as const
    const chosen = yield* chooseStaying(g, seat, prompt, options)
    if (chosen === 'heavy') {
      yield* useHeavyWeapons(g, seat, ship)
      if (!fights(g, ship)) return null
    } else if (chosen === 'nothing' && !decides) return null
    else if (chosen === 'stealth') {
      yield* stealthBombing(g, ship)
      return null
    } else {
      if (chosen === 'fire' && !isActive(g, ship)) (fighterOf(g, ship) as Fighter).returnedUsed = true
      return chosen
    }
  }
}

/** Whether a card lets the used ship fire back, which it does once in a combat. */
export function mayReturnUsed(g: State, ship: CardId): boolean {
  return g.turned[ship] === TURNED.used && fighterOf(g, ship)?.returnedUsed === false && permitted(g, ship, 'returnFireWhileUsed')
}

/** Whether the ship is still in play and in the combat. */
function fights(g: State, ship: CardId): boolean {
  return inPlay(g, ship) && fighterOf(g, ship)?.in === true
}

/**
 * CG-FIRE-12 to CG-FIRE-14, CG-FIRE-18 to CG-FIRE-21: all shots deal their damage at the same moment, then the ships that shot turn used. A
 * shot fails only if its ship, or its only target, is gone.
 */
function* exchangeDamage(g: State, shots: readonly Shot[]): Rule {
  const damages: Damage[] = []
  for (const { ship, at, barrage } of shots) {
    if (!fights(g, ship)) continue
    if (barrage !== null) {
      const split = yield* settleBarrage(g, ship, barrage)
      for (const { amount } of split) (fighterOf(g, ship) as Fighter).barraged += amount
      damages.push(...split)
    } else if (fights(g, at)) damages.push(...(yield* splitFormation(g, at, ship, figure(g, ship, FIREPOWER))))
  }
  const turning = shots.filter(({ ship }) => fights(g, ship))
  yield* dealDamage(g, damages, run)
  for (const { ship } of turning) if (inPlay(g, ship)) turnByFire(g, ship)
}

/** CG-FIRE-13, CG-FIRE-19: a ship that shot turns used, whatever the result. */
function turnByFire(g: State, ship: CardId): void {
  if (!fights(g, ship)) return
  if (isActive(g, ship)) (fighterOf(g, ship) as Fighter).fired = true
  turnUsed(g, ship, 'CG-FIRE-13')
}

/** CG-FIRE-16, CG-SIMC-6: every ship that was hit turns damaged; the bombing step comes next. */
function* endFiring(g: State): Rule {
  const combat = g.combat as Combat
  combat.step = 'bombing'
  combat.turn = NONE
  yield* clearSlain(g, run)
  turnHitShips(g, 'CG-FIRE-16')
  tell(g, { type: 'firing-over', rule: 'CG-FIRE-6' })
}

/** The active participating ships in the order in which they act. */
export function firingOrder(g: State): CardId[] {
  const ships: CardId[] = []
  for (const fighter of (g.combat as Combat).fighters) if (fighter.in && isActive(g, fighter.ship)) ships.push(fighter.ship)
  if (!g.settings.simplifiedCombat) return ships.sort((one, other) => rank(g, other) - rank(g, one) || one - other)
  const { turn, attacker } = g.combat as Combat
  const first = turn === NONE ? attacker : turn
  return ships.sort((one, other) => Number(controllerOf(g, other) === first) - Number(controllerOf(g, one) === first) || one - other)
}
