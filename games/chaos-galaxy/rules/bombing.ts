import { choose, chooseSome, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { dealDamage, destroy } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { occur } from '../effects/do/triggers.ts'
import { bombingPrevented } from '../effects/read/preventing.ts'
import { BOMBING, bombingTotal, fighterOf, figure, hasKeyword } from '../effects/read/reading.ts'
import { permitted } from '../effects/read/restrictions.ts'
import { cardOption, tell } from '../events.ts'
import { chooseStaying } from '../gone.ts'
import { inPlay, isActive, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, type Fighter, NONE, type State, TURNED } from '../state.ts'
import { lose } from '../table/credits.ts'
import { turnUsed } from '../table/states.ts'
import { discardCard, millCards } from '../table/zones.ts'
import { ordnanceLeft, ordnanceShips, useOrdnance } from './abilities.ts'
import { defendActively } from './active-defence.ts'
import { action, announced, settle } from './stack.ts'
import { payTrap } from './traps.ts'

/** CG-BOMB-1, CG-BOMB-2, CG-BOMB-10: the bombing step: bombers, ordnance, the window, the result; then the bombers turn. */
export function* bombing(g: State): Rule {
  const combat = g.combat as Combat
  if (!combat.ended && combat.target !== 'gone') {
    yield* designateBombers(g)
    const bombers = bombersOf(combat)
    if (bombers.length > 0) {
      yield* ordnance(g)
      yield* announced(g, action(g, combat.attacker, 'bomb', combat.targetCard, bombers), () => dropBombs(g))
      combat.total = NONE
      for (const ship of bombersOf(combat)) turnUsed(g, ship, 'CG-BOMB-10')
    }
  }
  combat.step = 'unequip'
}

function bombersOf(combat: Combat): CardId[] {
  const ships: CardId[] = []
  for (const fighter of combat.fighters) if (fighter.bombs && fighter.in) ships.push(fighter.ship)
  return ships
}

/** CG-BOMB-11, CG-BOMB-12, CG-BOMB-13: the total is fixed and falls on the target, if the target is still there. */
function* dropBombs(g: State): Rule {
  const combat = g.combat as Combat
  if (combat.ended || combat.target === 'gone') return
  combat.total = bombingTotal(g)
  yield* applyBombing(g, bombersOf(combat))
}

/** CG-BOMB-1, CG-BOMB-11: the attacker names bombers among the active ships. */
function* designateBombers(g: State): Rule {
  const combat = g.combat as Combat
  const options = combat.fighters.flatMap((fighter) =>
    fighter.in && fighter.attacking && mayBomb(g, fighter)
      ? [cardOption(g, `bomb:${fighter.ship}`, fighter.ship, 'CG-BOMB-1', fighter.ship)]
      : [],
  )
  if (options.length === 0) return
  const prompt = { rule: 'CG-BOMB-1', message: 'bombing-bombers' }
  for (const ship of yield* chooseSome(combat.attacker, prompt, options, { least: 0, most: options.length })) {
    const fighter = fighterOf(g, ship) as Fighter
    fighter.bombs = true
    tell(g, { type: 'bombs-with', rule: 'CG-BOMB-1', seat: combat.attacker, card: ship })
  }
}

/** CG-BOMB-1: whether the ship may bomb. A used ship may do so only if a card says so, its own fire turned it used, and it is undamaged. */
export function mayBomb(g: State, fighter: Fighter): boolean {
  if (isActive(g, fighter.ship)) return true
  return fighter.fired && !fighter.hit && g.turned[fighter.ship] === TURNED.used && permitted(g, fighter.ship, 'bombAfterFiring')
}

/** CG-ABIL-32 to CG-ABIL-34, CG-BOMB-12: after the designation the attacker uses ordnance first; the window allows it too. */
function* ordnance(g: State): Rule {
  const seat = (g.combat as Combat).attacker
  const said: CardId[] = []
  for (;;) {
    const ships = ordnanceShips(g, seat).filter((ship) => !said.includes(ship))
    if (ships.length === 0) return
    const options = ships.flatMap((ship) => ordnanceOptions(g, seat, ship))
    options.push(option('done', { ship: NONE, cards: 0 }, 'CG-ABIL-2'))
    const chosen = yield* chooseStaying(g, seat, { rule: 'CG-ABIL-32', message: 'bombing-ordnance' }, options)
    if (chosen === null || chosen.ship === NONE) return
    said.push(chosen.ship)
    for (let card = 0; card < chosen.cards; card++) useOrdnance(g, seat, chosen.ship)
  }
}

/** CG-ABIL-32, CG-ABIL-33: options to use a ship's ordnance, for one card or for several at once. */
function ordnanceOptions(g: State, seat: Seat, ship: CardId): Option<{ readonly ship: CardId; readonly cards: number }>[] {
  return Array.from({ length: ordnanceLeft(g, seat, ship) }, (_, less) => {
    const cards = less + 1
    const one = cardOption(g, `ordnance:${ship}:${cards}`, { ship, cards }, 'CG-ABIL-32', ship)
    return { ...one, params: { ...one.params, cards } }
  })
}

/** CG-ABIL-23, CG-ABIL-25: whether the ship could bomb by stealth: it is an attacker and has bombing. */
export function mayBombByStealth(g: State, ship: CardId): boolean {
  return fighterOf(g, ship)?.attacking === true && (g.combat as Combat).target !== 'gone' && hasKeyword(g, ship, 'stealth')
}

/** CG-ABIL-23 to CG-ABIL-27: a ship bombs by stealth at once and alone, and turns used. */
export function* stealthBombing(g: State, ship: CardId): Rule {
  const combat = g.combat as Combat
  tell(g, { type: 'stealth', rule: 'CG-ABIL-23', card: ship })
  yield* announced(g, action(g, combat.attacker, 'stealth', ship), function* () {
    if (combat.ended || combat.target === 'gone' || fighterOf(g, ship)?.in !== true) return
    combat.total = figure(g, ship, BOMBING)
    yield* applyBombing(g, [ship], true)
  })
  combat.total = NONE
  if (inPlay(g, ship)) turnUsed(g, ship, 'CG-ABIL-23')
}

/** CG-BOMB-3 to CG-BOMB-9, CG-TRAP-7, CG-DEF-4: the fixed total falls on the target. */
function* applyBombing(g: State, bombers: readonly CardId[], stealth = false): Rule {
  const combat = g.combat as Combat
  const defender = combat.defender
  const target = combat.target as Target
  const card = combat.targetCard
  const total = Math.max(0, combat.total - bombingPrevented(g, defender, target))
  tell(g, { type: 'bombed', rule: 'CG-BOMB-2', seat: combat.attacker, defender, target, card, total })
  if (g.settings.activeDefence) yield* defendActively(g, total)
  const successful = isStruck(combat, target) && (yield* strike(g, target, card, total, stealth))
  if (total > 0) occur(g, { name: 'bombed', player: defender, what: target, ...(card === NONE ? {} : { who: card }) })
  for (const ship of bombers) if (inPlay(g, ship)) occur(g, { name: 'bombs', who: ship, player: combat.attacker })
  if (successful) {
    tell(g, { type: 'bombing-success', rule: 'CG-DEF-4', seat: combat.attacker })
    occur(g, { name: 'bombingSuccess', player: combat.attacker, it: bombers })
  }
  if (g.stack.length === 0) yield* settle(g)
}

type Target = Exclude<Combat['target'], 'gone'>

/** Whether the bombs' target is still there: a trap may have removed it. */
function isStruck(combat: Combat, target: Target): boolean {
  return !combat.ended && combat.target === target
}

/** CG-BOMB-3 to CG-BOMB-9, CG-DEF-4: applies the total to the target; returns whether the bombing is successful. */
function* strike(g: State, target: Target, card: CardId, total: number, stealth: boolean): Rule<boolean> {
  const { defender } = g.combat as Combat
  switch (target) {
    case 'colony': {
      const milled = millCards(g, defender, total)
      if (milled.length > 0) occur(g, { name: 'milled', player: defender, it: milled })
      return milled.length > 0
    }
    case 'credits':
      return lose(g, defender, total, 'CG-ECO-4') > 0 // CG-ECO-7
    case 'headquarters':
      return total >= 2 && (yield* bombHeadquarters(g, defender))
    case 'crew':
      return total >= 2 && (yield* destroyTarget(g, card))
    case 'base':
      return yield* bombBase(g, card, total, stealth)
  }
}

/** CG-BOMB-5: the defender discards a card. */
function* bombHeadquarters(g: State, defender: Seat): Rule<boolean> {
  const hand = seatOf(g, defender).headquarters
  if (hand.length === 0) return false
  const options = hand.map((one) => cardOption(g, `discard:${one}`, one, 'CG-BOMB-5', one))
  discardCard(g, yield* choose(defender, { rule: 'CG-BOMB-5', message: 'bombing-discard', always: true }, options))
  return true
}

/** CG-BOMB-7, CG-BOMB-8, CG-TRAP-7: a total of 2 destroys an unpaid base unless it is paid as a trap; a paid base takes damage. */
function* bombBase(g: State, card: CardId, total: number, stealth: boolean): Rule<boolean> {
  if (!isPaid(g, card)) {
    if (total < 2) return false
    // CG-ADEF-1: with active defence the defender has already been asked for any trap.
    const trapped = !g.settings.activeDefence && (yield* payTrap(g, (g.combat as Combat).defender, card, stealth))
    return !trapped && (yield* destroyTarget(g, card))
  }
  if (total <= 0) return false
  yield* dealDamage(g, [{ to: card, amount: total, by: NONE }], run)
  return !inPlay(g, card)
}

function* destroyTarget(g: State, card: CardId): Rule<boolean> {
  yield* destroy(g, [{ card, by: NONE }], run)
  return !inPlay(g, card)
}
