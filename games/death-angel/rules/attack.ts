import { choose, no, type Option, option, type Rule, type Verdict, yes } from '@orrery/kernel'
import {
  type ActionNumber,
  DEAD_AIM,
  FLAMER_ATTACK,
  FULL_AUTO,
  HEROIC_CHARGE,
  LEAD_BY_EXAMPLE,
  PSIONIC_ATTACK,
} from '../content/actions.ts'
import { isSkull } from '../content/dice.ts'
import { BLUE, CALISTARIUS, CLAUDIO, GREEN, LEON, MARINES, type MarineId, marineTerm, rangeOf, teamOf, ZAEL } from '../content/marines.ts'
import { LEFT, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import { tell } from '../events.ts'
import { NONE, type State, type Swarm } from '../state.ts'
import { DONE, isSlayable, slaySome } from './brood.ts'
import { at, takeTokens } from './components.ts'
import { isOver } from './end.ts'
import { controller, facing, livingOf, positionOfMarine } from './formation.ts'
import { canCharge, heroicCharge } from './heroic-charge.ts'
import { abilityInForce } from './in-force.ts'
import { combatRoll, DECLINE, mayPlaceToken } from './support.ts'

/** The value of an attack option: the marine and the swarm that he attacks, or a charge. */
export interface AttackChoice {
  readonly marine: MarineId
  /** 0 for a charge. */
  readonly position: number
  readonly side: Side
  readonly apart: boolean
}

const BEHIND = MARINES.map(({ term }) => no('DA-ATK-3', { marine: term }, 'attack'))
const TOO_FAR = MARINES.map(({ term, range }) => MARINES.map((_, away) => no('DA-ATK-4', { marine: term, away, range }, 'attack')))
const PROTECTED = no('DA-ATK-11', undefined, 'attack')

/** DA-ATK-3, DA-ATK-4, DA-ATK-5, DA-ATK-11: whether a marine may attack a swarm. */
export function mayAttack(g: State, marine: MarineId, swarm: Swarm): Verdict {
  if (swarm.side !== facing(g, marine)) return at(BEHIND, marine)
  const away = Math.abs(swarm.position - positionOfMarine(g, marine))
  if (away > rangeOf(marine)) return at(at(TOO_FAR, marine), away)
  return isSlayable(swarm) ? yes : PROTECTED
}

const ATTACKS: Option<AttackChoice>[] = []

/** The option to attack a swarm. It is cached for each marine and place. */
function attackOption(marine: MarineId, { position, side, apart }: Swarm): Option<AttackChoice> {
  const place = ((marine * 16 + position) * 2 + side) * 2 + (apart ? 1 : 0)
  let made = ATTACKS[place]
  if (made === undefined) {
    const name = `${position}:${side === LEFT ? 'left' : 'right'}${apart ? ':apart' : ''}`
    made = {
      ...option<AttackChoice>(`attack:${marine}:${name}`, { marine, position, side, apart }, 'DA-ATK-2', `marine:${marine}`),
      to: `swarm:${name}`,
      params: { marine: marineTerm(marine), position, side: sideTerm(side) },
    }
    ATTACKS[place] = made
  }
  return made
}

const CHARGE: Option<AttackChoice> = {
  ...option<AttackChoice>(
    `charge:${CLAUDIO}`,
    { marine: CLAUDIO, position: 0, side: RIGHT, apart: false },
    'DA-ABIL-22',
    `marine:${CLAUDIO}`,
  ),
  params: { marine: marineTerm(CLAUDIO) },
}
const NO_ATTACK: AttackChoice = { marine: NONE, position: 0, side: LEFT, apart: false }
const ENOUGH: Option<AttackChoice> = { ...DONE, value: NO_ATTACK }
const NOT_NOW: Option<AttackChoice> = { ...DECLINE, value: NO_ATTACK }

/** DA-ATK-8: adds the swarms that a marine may attack now. */
function addTargets(g: State, marine: MarineId, options: Option<AttackChoice>[]): void {
  for (const swarm of g.swarms) if (mayAttack(g, marine, swarm) === true) options.push(attackOption(marine, swarm))
}

/** DA-ATK-1, DA-ATK-7, DA-ABIL-21, DA-EVCARD-4: the attacks of an attack card. */
export function* attackAction(g: State, seat: number, team: number, card: ActionNumber): Rule {
  const shots = (marine: MarineId): number => (marine === LEON && card === FULL_AUTO ? 3 : 1)
  const made = [0, 0]
  let last = NONE
  for (;;) {
    const options: Option<AttackChoice>[] = []
    for (const marine of livingOf(g, team)) {
      const already = at(made, marine & 1)
      if (already >= shots(marine)) continue
      // DA-ABIL-21: the attacks of one marine are consecutive.
      if (already > 0 && last !== marine) continue
      if (g.evasion === g.round && last !== NONE && last !== marine) continue
      addTargets(g, marine, options)
      if (card === HEROIC_CHARGE && marine === CLAUDIO) options.push(CHARGE)
    }
    if (options.length === 0) return
    options.push(ENOUGH)
    const choice = yield* choose(seat, { rule: 'DA-ATK-1', message: 'attack' }, options)
    if (choice.marine < 0) return
    if (choice.position === 0) {
      if (!(yield* canCharge(g, seat))) continue
      made[choice.marine & 1] = 1
      last = choice.marine
      yield* heroicCharge(g, seat)
    } else {
      made[choice.marine & 1] = at(made, choice.marine & 1) + 1
      last = choice.marine
      yield* attack(g, choice)
    }
    if (isOver(g)) return
  }
}

/** DA-ABIL-6, DA-ABIL-16: each living marine of the team may spend a token to make one attack, in any order. */
export function* attacksForTokens(g: State, team: number, rule: string): Rule {
  const seat = at(g.teams, team).owner
  let done = 0
  for (;;) {
    const options: Option<AttackChoice>[] = []
    for (const marine of livingOf(g, team)) {
      if (at(g.marines, marine).tokens > 0 && (done & (1 << (marine & 1))) === 0) addTargets(g, marine, options)
    }
    if (options.length === 0) return
    options.push(ENOUGH)
    const choice = yield* choose(seat, { rule, message: 'attack-for-token' }, options)
    if (choice.marine < 0) return
    done |= 1 << (choice.marine & 1)
    takeTokens(g, choice.marine, 1, rule)
    yield* attack(g, choice)
    if (isOver(g)) return
  }
}

/** DA-ABIL-19, DA-EVCARD-13: a marine may make one attack now. */
export function* mayAttackOnce(g: State, marine: MarineId, rule: string): Rule {
  const options: Option<AttackChoice>[] = []
  addTargets(g, marine, options)
  if (options.length === 0) return
  options.push(NOT_NOW)
  const prompt = { rule, message: 'attack-once', params: { marine: marineTerm(marine) }, on: `marine:${marine}` }
  const choice = yield* choose(controller(g, marine), prompt, options)
  if (choice.marine >= 0) yield* attack(g, choice)
}

/** DA-ATK-2, DA-ATK-6, DA-ATK-13, DA-ABIL-18 to DA-ABIL-20: one attack with all effects of its result. */
function* attack(g: State, { marine, position, side, apart }: AttackChoice): Rule {
  const swarm = g.swarms.find((one) => one.position === position && one.side === side && one.apart === apart) as Swarm
  tell(g, {
    type: 'attacked',
    rule: 'DA-ATK-2',
    on: `marine:${marine}`,
    marine: marineTerm(marine),
    position,
    side: sideTerm(side),
    size: swarm.cards.length,
  })
  const { face } = yield* combatRoll(g, marine, 'attack', true, false)
  const slain = yield* slaySome(g, {
    seat: controller(g, marine),
    rule: ruleOfResult(g, marine, face),
    message: 'slay',
    count: mostSlain(g, marine, face),
    mayStop: isDeadAim(g, marine, face),
    among: (one) => one === swarm,
  })
  if (slain === 0) tell(g, { type: 'attack-missed', rule: 'DA-ATK-6', on: `marine:${marine}`, marine: marineTerm(marine) })
  else yield* leadByExample(g, marine)
  if (marine === CALISTARIUS && isSkull(face) && abilityInForce(g, PSIONIC_ATTACK)) yield* mayAttackOnce(g, marine, 'DA-ABIL-19')
}

function isFlamer(g: State, marine: MarineId): boolean {
  return marine === ZAEL && abilityInForce(g, FLAMER_ATTACK)
}

function isDeadAim(g: State, marine: MarineId, face: number): boolean {
  return face === 4 && teamOf(marine) === GREEN && abilityInForce(g, DEAD_AIM)
}

/** The greatest number of genestealers that the final attack roll slays. */
function mostSlain(g: State, marine: MarineId, face: number): number {
  if (isFlamer(g, marine)) return face
  if (isDeadAim(g, marine, face)) return 3
  return isSkull(face) ? 1 : 0
}

function ruleOfResult(g: State, marine: MarineId, face: number): string {
  return isFlamer(g, marine) ? 'DA-ABIL-18' : isDeadAim(g, marine, face) ? 'DA-ABIL-20' : 'DA-ATK-6'
}

/** DA-ABIL-17: once this round, when a blue marine has slain, the blue player may place a token. */
function* leadByExample(g: State, marine: MarineId): Rule {
  if (teamOf(marine) !== BLUE || g.leadUsed || !abilityInForce(g, LEAD_BY_EXAMPLE)) return
  if ((yield* mayPlaceToken(g, at(g.teams, BLUE).owner, 'DA-ABIL-17')) >= 0) g.leadUsed = true
}
