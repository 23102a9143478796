import { type MultiSelectQuestion, mayAdd, type OptionsQuestion, type Seat, verbOf } from '@orrery/kernel'
import { priceOf } from '../effects/read/prices.ts'
import { ARMOUR, armourLeft, BOMBING, bombingTotal, contextOf, FIREPOWER, figure, SPEED } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, carrierOf, isPaid } from '../marks.ts'
import type { AttackTarget } from '../rules/attack.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, type State } from '../state.ts'
import { bombingNeeded, bombingWorth } from './attack.ts'
import { type Battle, fight, LATER, readyCrew, readyShips, type Ship, shipOf, shotWorth, sideOf, wasHit } from './battle.ts'
import { cardIn, operationsWorth } from './operations.ts'
import { abilityWorth, playWorth } from './play.ts'
import { cardWorth, lifeWorth, THE_END } from './worth.ts'

const NEVER = -5

/** The numbers in an option's id, after the verb. */
export function piecesOf(id: string): number[] {
  return id.split(':').slice(1).map(Number)
}

function targetOf(combat: Combat): AttackTarget {
  const what = combat.target === 'gone' ? 'colony' : combat.target
  return { seat: combat.defender, what, card: combat.targetCard }
}

function lifeOf(g: State, combat: Combat): number {
  if (combat.target === 'gone') return 0
  return combat.target === 'colony' ? lifeWorth(seatOf(g, combat.defender).colony.length) : 0.8
}

/** Attackers: every ship that can shoot or bomb. Being used costs nothing, because the seat's ships turn back at the end of the turn. */
export function isUsefulInAttack(g: State, seat: Seat, ship: CardId): boolean {
  return figure(g, ship, FIREPOWER) + figure(g, ship, BOMBING) + seatOf(g, seat).cantina.length * 0.05 > 0
}

/** Defenders: the set of ships against which the attack does worst, found by adding ships one by one, or all at once. */
export function lineOf(g: State, seat: Seat): readonly CardId[] {
  const combat = g.combat as Combat
  const attackers = withCrew(g, sideOf(g, true))
  const crew = readyCrew(g, seat)
  const bombedBy = (battle: Battle): number => (combat.target === 'gone' ? 0 : bombingWorth(g, targetOf(combat), battle.bombing))
  const cost = (defenders: readonly Ship[]): number => {
    const battle = fight(attackers, manned(defenders, crew.firepower), lifeOf(g, combat))
    return bombedBy(battle) + battle.killed - battle.lost + 0.05 * defenders.length
  }
  const free = readyShips(g, seat)
  let line: readonly Ship[] = []
  for (;;) {
    const now = cost(line)
    const longer = free.filter((ship) => !line.includes(ship)).map((ship) => [...line, ship])
    const best = [...longer, free].reduce((one, other) => (cost(other) < cost(one) ? other : one), line)
    if (best === line || now - cost(best) <= WORTH_DEFENDING) break
    line = best
  }
  // A seat that would lose everything keeps nothing back.
  return (line.length === 0 && cost([]) >= THE_END ? free : line).map(({ card }) => card)
}

/** The attackers with the crew and weaponry aboard that their player can still pay for. */
function withCrew(g: State, ships: readonly Ship[]): readonly Ship[] {
  let { credits } = seatOf(g, (g.combat as Combat).attacker)
  return ships.map((ship) => {
    let { firepower, bombing } = ship
    for (const card of aboardOf(g, ship.card)) {
      const kind = kindOf(g, card)
      if (isPaid(g, card) || (kind.type !== 'crew' && kind.type !== 'weaponry') || kind.price > credits) continue
      credits -= kind.price
      firepower += kind.values[FIREPOWER]
      bombing += kind.values[BOMBING]
    }
    return { ...ship, firepower, bombing }
  })
}

/** How much better a set of defenders must be to be worth using its ships. */
const WORTH_DEFENDING = 0.05

function manned(ships: readonly Ship[], firepower: number): readonly Ship[] {
  const [first, ...rest] = ships
  return first === undefined || firepower <= 0 ? ships : [{ ...first, firepower: first.firepower + firepower }, ...rest]
}

/** The worth of an answer in a window: cards and abilities by themselves, everything else 0. */
export function answerWorth(g: State, seat: Seat, id: string): number {
  const [card = NONE, at = NONE] = piecesOf(id)
  switch (verbOf(id)) {
    case 'play':
      return playWorth(g, seat, card) - 0.2
    case 'use':
      return abilityWorth(g, seat, card, at) - 0.2
    case 'pay':
      return -1
    default:
      return 0
  }
}

/** Crew boards the ship to which it adds most; crew that is the attack's target is safe aboard. */
export function judgeOutfit(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const attacking = combat.attacker === question.seat
  const contested = attacking ? readyShips(g, combat.defender).length > 0 : true
  return question.options.map(({ id }) => {
    const [card = NONE, ship = NONE] = piecesOf(id)
    switch (verbOf(id)) {
      case 'board':
        return boardWorth(g, question.seat, card, ship, contested)
      case 'play':
        return playWorth(g, question.seat, card) - 0.5
      case 'use':
        return abilityWorth(g, question.seat, card, ship)
      case 'done':
        return 0
      default:
        return NEVER
    }
  })
}

/** The ships with their boarding crew: each time the crew that adds most, as long as any adds something. */
export function crewed(g: State, question: MultiSelectQuestion, ships: readonly string[]): readonly string[] {
  const combat = g.combat as Combat
  const contested = combat.attacker !== question.seat || readyShips(g, combat.defender).length > 0
  const sent = ships.map((id) => piecesOf(id)[0])
  const boards: { readonly id: string; readonly worth: number }[] = []
  for (const { id } of question.options) {
    const [card = NONE, ship = NONE] = piecesOf(id)
    if (verbOf(id) !== 'board' || !sent.includes(ship)) continue
    const worth = boardWorth(g, question.seat, card, ship, contested)
    if (worth > 0) boards.push({ id, worth })
  }
  const chosen = [...ships]
  for (const { id } of boards.sort((one, other) => other.worth - one.worth)) if (mayAdd(question, chosen, id) === true) chosen.push(id)
  return chosen
}

function boardWorth(g: State, seat: Seat, card: CardId, ship: CardId, contested: boolean): number {
  const kind = kindOf(g, card)
  const targeted = g.combat?.targetCard === card
  if (kind.type !== 'crew' || kind.subtype === 'passenger') return targeted ? 2 : NEVER
  if (!isPaid(g, card) && priceOf(g, seat, card) > seatOf(g, seat).credits) return targeted ? 2 : NEVER
  const [speed, firepower, armour, bombing] = kind.values
  if (figure(g, ship, ARMOUR) + armour <= 0) return NEVER
  const shooter = contested ? firepower + armour + 0.2 * speed : 0.1 * firepower
  const text = kind.effects.length > 0 ? 1 : 0
  return shooter + bombing + text + 0.02 * cardWorth(g, ship) + 0.05 * figure(g, ship, SPEED) + (targeted ? 5 : 0)
}

/** Pays for cards aboard that can still help; crew and weaponry stay paid afterwards. */
export function judgePayment(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  return question.options.map(({ id }) => {
    const [card = NONE, at = NONE] = piecesOf(id)
    switch (verbOf(id)) {
      case 'pay': {
        const kind = kindOf(g, card)
        const ship = carrierOf(g, card)
        if (kind.subtype === 'missile') {
          if (!combat.defended && combat.attacker !== question.seat) return NEVER
          const triggered = kind.program.triggered[0]?.effect
          if (triggered === undefined) return 1
          const ctx = {
            ...contextOf(g, card),
            targets: [
              sideOf(g, combat.attacker !== question.seat)
                .map((one) => one.card)
                .slice(0, 1),
            ],
          }
          return operationsWorth(g, ctx, triggered.do) - priceOf(g, question.seat, card)
        }
        if (ship !== NONE && figure(g, ship, ARMOUR) + kind.values[ARMOUR] <= 0) return NEVER
        return combat.defended ? 3 : 1
      }
      case 'play':
        return playWorth(g, question.seat, card) - 0.5
      case 'use':
        return abilityWorth(g, question.seat, card, at)
      default:
        return 0
    }
  })
}

/** The seat's ship at which the enemy would fire next, if that destroys it; null if no shot of the enemy is worth it. */
function doomedOf(own: readonly Ship[], enemies: readonly Ship[], attacking: boolean, life: number): Ship | null {
  let doomed: Ship | null = null
  let most = 0
  for (const enemy of enemies) {
    for (const ship of own) {
      const worth = shotWorth({ ship: enemy, armour: enemy.armour, attacking }, { ship, armour: ship.armour, active: true }, life)
      if (worth <= most) continue
      most = worth
      doomed = enemy.firepower >= ship.armour ? ship : null
    }
  }
  return doomed
}

/**
 * What a shot spares the seat, beyond what the shot itself weighs: a ship that would be lost anyway costs nothing, and a target that is hit
 * destroys no other ship later.
 */
function sparedBy(ship: Ship, target: Ship, own: readonly Ship[], doomed: Ship | null): number {
  const answered = target.firepower >= ship.armour && !ship.rapid
  const sunk = answered && doomed === ship ? (1 - LATER) * ship.worth : 0
  const counted = target.firepower >= ship.armour ? ship.worth : 0
  let other = 0
  for (const one of own) if (one !== ship && target.firepower >= one.armour) other = Math.max(other, one.worth)
  return sunk + LATER * Math.max(0, other - counted)
}

/** Who fires at whom, or whether to hold fire for bombing. */
export function judgeFiring(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const life = lifeOf(g, combat)
  const ships: Ship[] = []
  const known = (card: CardId): Ship => {
    const held = ships[card] ?? shipOf(g, card)
    ships[card] = held
    return held
  }
  const attacking = combat.attacker === question.seat
  const own = combat.fighters.filter((one) => one.in && one.attacking === attacking).map(({ ship }) => known(ship))
  // CG-CREW-4: where nothing is left to bomb, all that both sides can do is fire.
  const firesOnly = combat.target === 'gone'
  const doomed = firesOnly ? doomedOf(own, sideOf(g, !attacking), !attacking, life) : null
  return question.options.map(({ id }) => {
    const [card = NONE, at = NONE] = piecesOf(id)
    switch (verbOf(id)) {
      case 'fire': {
        const ship = known(card)
        const target = known(at)
        const active = g.turned[at] === 0
        const answers = active && !wasHit(g, at)
        const shooter = { ship, armour: ship.armour, attacking }
        const worth = shotWorth(shooter, { ship: target, armour: target.armour, active: answers }, life)
        return (active ? worth : worth - 0.01) + (answers && firesOnly ? sparedBy(ship, target, own, doomed) : 0)
      }
      case 'stealth':
        return combat.target === 'gone' ? NEVER : bombingWorth(g, targetOf(combat), figure(g, card, BOMBING)) + 0.4
      case 'heavy':
        return heavyWorth(g, question.seat, card, attacking)
      default:
        return answerWorth(g, question.seat, id)
    }
  })
}

/** The worth of heavy weapons: they are bought only if they decide a kill. */
function heavyWorth(g: State, seat: Seat, card: CardId, attacking: boolean): number {
  const firepower = figure(g, card, FIREPOWER)
  const more = Math.floor(seatOf(g, seat).credits / 2)
  let best = NEVER
  for (const enemy of sideOf(g, !attacking)) {
    const missing = enemy.armour - firepower
    if (missing > 0 && missing <= Math.min(more, firepower)) best = Math.max(best, enemy.worth * 0.6 - 2 * missing)
  }
  return best
}

/** Returns fire whenever the ship turns anyway because it is hit. */
export function judgeReturn(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const ship = cardIn(question.on)
  const fired = combat.shooter === ship || combat.returning.includes(ship)
  const shooter = combat.shooter === ship ? combat.shotAt : combat.shooter
  const hurt = figure(g, shooter, FIREPOWER) > 0
  const bombing = combat.attacker === question.seat ? figure(g, ship, BOMBING) : 0
  return question.options.map(({ id }) => {
    switch (verbOf(id)) {
      case 'return-fire':
        return hurt || bombing === 0 ? 3 : -1
      case 'stealth':
        return bombing > 0 ? 4 : -1
      case 'heavy': {
        // CG-ABIL-30: firepower helps a shot that is announced, or one that can be.
        if (!fired && !question.options.some((option) => option.id === 'return-fire')) return NEVER
        const missing = armourLeft(g, shooter) - figure(g, ship, FIREPOWER)
        return missing > 0 && missing * 2 <= seatOf(g, question.seat).credits ? cardWorth(g, shooter) * 0.6 - 2 * missing + 3 : NEVER
      }
      default:
        return answerWorth(g, question.seat, id)
    }
  })
}

/** The points of a split shot go to the weakest ship first, as many as destroy it, then to the next. */
export function judgeBarrage(g: State, question: OptionsQuestion): number[] {
  const ship = cardIn(question.on)
  const firepower = figure(g, ship, FIREPOWER)
  const left = Number(question.params?.left ?? firepower)
  const enemies = question.options
    .filter(({ id }) => verbOf(id) === 'hit')
    .map(({ id }) => piecesOf(id)[0] as CardId)
    .sort((a, b) => armourLeft(g, a) - armourLeft(g, b) || a - b)
  let spent = firepower - left
  let next = enemies.at(-1)
  for (const enemy of enemies) {
    const armour = armourLeft(g, enemy)
    if (spent < armour) {
      next = enemy
      break
    }
    spent -= armour
  }
  return question.options.map(({ id }) => (id === `hit:${next}` ? 1 : 0))
}

/** Splits a shot if the firepower suffices to hit a second ship. */
export function judgeSplit(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const ship = cardIn(question.on)
  const target = combat.shooter === ship ? combat.shotAt : combat.shooter
  const spare = target === NONE ? 0 : figure(g, ship, FIREPOWER) - armourLeft(g, target)
  return question.options.map(({ id }) => (id === 'barrage' ? (spare > 0 ? 1 : -1) : 0))
}

/** Shares a shot that would destroy the ship it hits, spreading the points evenly. */
export function judgeFormation(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const ship = cardIn(question.on)
  if (question.name === 'ability-formation') {
    const enemy = combat.shotAt === ship ? combat.shooter : combat.shotAt
    const fatal = enemy !== NONE && figure(g, enemy, FIREPOWER) >= armourLeft(g, ship)
    return question.options.map(({ id }) => (id === 'share' ? (fatal ? 1 : -1) : 0))
  }
  const turn = Number(question.params?.left ?? 0) % question.options.length
  return question.options.map((_, at) => (at === turn ? 1 : 0))
}

/** The bombers: the strongest first, until the target has enough. */
export function bombersOf(g: State, ships: readonly CardId[]): readonly CardId[] {
  const combat = g.combat as Combat
  const needed = bombingNeeded(g, combat.target, combat.targetCard)
  const bombers: CardId[] = []
  let total = 0
  for (const ship of ships.toSorted((one, other) => figure(g, other, BOMBING) - figure(g, one, BOMBING))) {
    if (total >= needed || figure(g, ship, BOMBING) <= 0) break
    bombers.push(ship)
    total += figure(g, ship, BOMBING)
  }
  return bombers
}

/** Ordnance costs cards of the seat's own colony: worth it only against the last cards of the other colony, or with a much larger one. */
export function judgeOrdnance(g: State, question: OptionsQuestion): number[] {
  const combat = g.combat as Combat
  const own = seatOf(g, question.seat).colony.length
  const other = seatOf(g, combat.defender).colony.length
  const missing = bombingNeeded(g, combat.target, combat.targetCard) - bombingTotal(g)
  const wins = combat.target === 'colony' && other <= 6 && own > 3
  const fells = (cards: number): boolean => combat.target !== 'colony' && missing === cards && own > 8
  return question.options.map(({ id }) => {
    if (verbOf(id) !== 'ordnance') return 0
    const [, cards = 1] = piecesOf(id)
    return wins || own > other + 8 ? cards : fells(cards) ? 1 : -1
  })
}
