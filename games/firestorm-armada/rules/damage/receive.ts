import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import type { Point } from '../../geometry/place.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import type { Acting } from '../cards/action.ts'
import { answerFor } from '../cards/reaction.ts'
import { d3, rollExploding } from '../dice.ts'
import { torpedoDefence } from '../pd/torpedoes.ts'
import type { Ring } from '../ring.ts'
import { tellRoll } from '../tell-roll.ts'
import { loseCrew, loseHull } from './losses.ts'
import { ratingsOf } from './ratings.ts'
import { shieldsAgainst } from './shields.ts'
import { rollCriticals } from './table.ts'

/** The kind of an attack, which decides the possible defences (FA-DEF-1, FA-DEF-2, FA-MINE-6). */
export type Arm = 'primary' | 'torpedo' | 'wings' | 'mine' | 'explosion' | 'terrain'

/** An attack on a ship once its dice are rolled. */
export interface Blow {
  readonly target: ShipId
  readonly arm: Arm
  /** The attackers that may play A cards on it; null if none may. */
  readonly acting: Acting | null
  /** The leading ship, or NONE. */
  readonly focus: ShipId
  /** The attackers' places; empty if nobody attacks. */
  readonly attackers: readonly Point[]
  readonly lessDr: number
  readonly lessCr: number
  /** The seat that may add 1 to critical rolls, or NONE. // FA-TRAIT/kinetic */
  readonly adder: number
  readonly cyber: boolean
  /** FA-TRAIT/torpedoSpook. */
  readonly spook: boolean
  readonly rule: string
}

/** What an attack came to. */
export interface Outcome {
  readonly criticals: number
  readonly magazine: boolean
}

const NOTHING: Outcome = { criticals: 0, magazine: false }

/** FA-FIRE-9, FA-CARD-14: defences, then damage. The caller settles what the attack wrecks. */
export function* receive(g: State, blow: Blow, rolled: number, ring: Ring): Rule<Outcome> {
  const { target, arm } = blow
  let hits = rolled
  if (arm === 'torpedo' && hits > 0) hits = yield* torpedoDefence(g, target, hits, blow.spook, blow.acting)
  if (arm !== 'terrain' && hits > 0) hits = yield* shieldsAgainst(g, target, hits, blow.focus, blow.acting)
  if (mayBrace(g, blow, hits) && (yield* answerFor(g, target, 'hit', ['R01'], { hits })) !== null) {
    const less = d3(g)
    hits = Math.max(hits - less, 0)
    tell(g, { type: 'braced', rule: 'FA-CARD-7', on: `ship:${target}`, ship: target, less, hits })
  }
  return yield* damage(g, blow, hits, ring)
}

/** FA-CARD-8: whether up to three hits less would do the ship less harm. */
function mayBrace(g: State, { target, attackers, lessDr, lessCr }: Blow, hits: number): boolean {
  const { dr, cr } = ratingsOf(g, target, attackers, lessDr, lessCr)
  return hits >= dr && (hits < cr ? hits - MOST_BRACED < dr : Math.floor(hits / cr) > Math.floor((hits - MOST_BRACED) / cr))
}

/** Card R01: a D3. */
const MOST_BRACED = 3

/** FA-DMG-1 to 3, FA-TRAIT/cyber: hits against the ratings of the target. */
function* damage(g: State, blow: Blow, hits: number, ring: Ring): Rule<Outcome> {
  const { target, cyber, adder, rule } = blow
  const { dr, cr } = ratingsOf(g, target, blow.attackers, blow.lessDr, blow.lessCr)
  tell(g, { type: 'hits-compared', rule: 'FA-DMG-1', on: `ship:${target}`, ship: target, hits, dr, cr })
  if (hits < dr) return NOTHING
  if (hits < cr) {
    if (cyber) yield* loseCrew(g, target, 1, 0, 'FA-TRAIT/cyber')
    else loseHull(g, target, 1, 'FA-DMG-2')
    return NOTHING
  }
  const criticals = Math.floor(hits / cr)
  const magazine = yield* rollCriticals(g, target, criticals, { adder, cyber }, rule, ring)
  return { criticals, magazine }
}

/** FA-DMG-23, FA-SMALL-6: an attack that no model makes; whether the target's magazine blew up. Settled by the caller. */
export function* areaAttack(
  g: State,
  target: ShipId,
  dice: number,
  arm: 'mine' | 'explosion' | 'terrain',
  rule: string,
  ring: Ring,
): Rule<boolean> {
  if (dice <= 0) return false
  const { waves, hits } = rollExploding(g, dice, 4)
  tellRoll(g, { rule, on: `ship:${target}`, purpose: arm, need: 4, waves, hits })
  const blow: Blow = {
    target,
    arm,
    acting: null,
    focus: NONE,
    attackers: [],
    lessDr: 0,
    lessCr: 0,
    adder: NONE,
    cyber: false,
    spook: false,
    rule: 'FA-DMG-3',
  }
  return (yield* receive(g, blow, hits, ring)).magazine
}
