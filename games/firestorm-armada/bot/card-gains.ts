import type { SeenOptionsQuestion } from '@orrery/kernel'
import { type CardId, type CardIdOf, card } from '../content/cards.ts'
import { CRITICALS, type Critical } from '../content/criticals.ts'
import { type AttackFigures, attackOdds, type Distribution, defended, exploding, minus, plus } from '../odds.ts'
import { attackOf, figuresOf, intercepted, shielded } from '../outlook.ts'
import { hullLeft } from '../rules/damage/losses.ts'
import { ratingsOf, shieldDice } from '../rules/damage/receive.ts'
import { aimsAt, lastAims, reactionOf } from '../rules/fire/attack.ts'
import { attackDice, standingBoosts } from '../rules/fire/dice.ts'
import { torpedoDice } from '../rules/fire/point-defence.ts'
import { NONE, type ShipId, type State } from '../state.ts'
import { thrustOf } from './thrust.ts'

/** The question's parameter with the given name; NONE if it is not a number. */
function numberParam({ params }: SeenOptionsQuestion, name: string): number {
  const value = params?.[name]
  return typeof value === 'number' ? value : NONE
}

/** The number of the piece that a question is about. */
export function pieceNumberOf({ on }: SeenOptionsQuestion): number {
  return Number(String(on).split(':')[1])
}

/** The hull points that hits cost a ship on average, at most those it has. */
function lossOf(g: State, ship: ShipId, hits: Distribution, dr: number, cr: number): number {
  const left = hullLeft(g, ship)
  let sum = 0
  for (let count = dr; count < hits.length; count++)
    sum += (hits[count] as number) * Math.min(left, count < cr ? 1 : 2 * Math.floor(count / cr))
  return sum
}

/** Cards played before the dice of an attack, and A01 after their first wave: the additional hull points that they cost the target. */
function gainOfAttack(g: State, question: SeenOptionsQuestion, id: CardId): number {
  const { from: by, gun } = question.params ?? {}
  const [ship, weapon] = [typeof by === 'number' ? by : NONE, typeof gun === 'number' ? gun : NONE]
  const target = numberParam(question, 'aim')
  if (ship === NONE || target === NONE) return gainOfWings(g, question, target)
  const figures = figuresOf(g, attackOf(g, [{ ship, weapon }], target), numberParam(question, 'dice'))
  const { dice, dr, cr, need } = figures
  const loss = (changed: Partial<AttackFigures>): number => {
    const now = { ...figures, ...changed }
    return lossOf(g, target, attackOdds(now).hits, now.dr, now.cr)
  }
  if (id === 'A01') {
    const rolled = exactly(numberParam(question, 'hits'))
    const ends = (more: number) => defended(plus(rolled, exploding(numberParam(question, 'sixes') + more, need)), figures)
    return lossOf(g, target, ends(1), dr, cr) - lossOf(g, target, ends(0), dr, cr)
  }
  if (id === 'A03') return loss({ cr: Math.max(cr - 1, dr) }) - loss({})
  if (id === 'A04') return loss({ dr: Math.max(dr - 1, 1) }) - loss({})
  if (id === 'A05') return loss({ dice: numberParam(question, 'locked') }) - loss({})
  if (id === 'A06') return loss({ dice: numberParam(question, 'undamaged') }) - loss({})
  // Card A02 may cost the firing ship a lasting effect.
  return loss({ dice: dice + card(id).amount }) - loss({}) - (id === 'A02' ? 0.05 : 0)
}

function exactly(hits: number): Distribution {
  return Array.from({ length: Math.max(hits, 0) + 1 }, (_, at) => (at === hits ? 1 : 0))
}

/** Card A01 in an attack run: one more die against shields. */
function gainOfWings(g: State, question: SeenOptionsQuestion, target: ShipId): number {
  if (target === NONE) return 0
  const { dr, cr } = ratingsOf(g, target, [], 0, 0)
  const ends = (more: number) =>
    shielded(
      g,
      target,
      plus(exactly(numberParam(question, 'hits')), exploding(numberParam(question, 'sixes') + more, 4)),
      shieldDice(g, target, NONE),
    )
  return lossOf(g, target, ends(1), dr, cr) - lossOf(g, target, ends(0), dr, cr)
}

/** Card R01: a D3 fewer hits. */
const BRACED: Distribution = [0, 1 / 3, 1 / 3, 1 / 3]

/** Cards played while hits are resolved: the hull points that they save the ship or cost it. */
function gainOfHits(g: State, question: SeenOptionsQuestion, id: CardId): number {
  const hits = numberParam(question, 'hits')
  const aim = numberParam(question, 'aim')
  const ship = aim === NONE ? pieceNumberOf(question) : aim
  // Without hits, R04 helps point defence against wings or boarders, which saves no hull points.
  if (hits === NONE) return id === 'R04' ? WORTHWHILE : 0
  const dice = numberParam(question, 'dice')
  const { dr, cr } = ratingsOf(g, ship, [], 0, 0)
  const behind = (by: number) => shielded(g, ship, exactly(hits), by)
  const spook = numberParam(question, 'spook') === 1
  const torpedoes = (left: number, by: number) => intercepted(g, ship, exactly(left), by, spook)
  const between = (one: Distribution, other: Distribution) => lossOf(g, ship, one, dr, cr) - lossOf(g, ship, other, dr, cr)
  if (id === 'R02') return between(behind(dice), behind(dice + card(id).amount))
  if (id === 'A07') return between(behind(dice + card(id).amount), behind(dice))
  if (id === 'A08') return between(torpedoes(hits, dice + card(id).amount), torpedoes(hits, dice))
  if (id === 'R03') return between(torpedoes(hits, torpedoDice(g, ship)), torpedoes(Math.max(hits - 3, 0), torpedoDice(g, ship)))
  if (id === 'R04') return between(torpedoes(hits, dice), torpedoes(hits, dice + card(id).amount))
  return between(exactly(hits), minus(exactly(hits), BRACED))
}

/** The worth of a card whose gain cannot be counted in hull points. */
const WORTHWHILE = 1

/** How bad a critical hit is, roughly in hull points: an explosion is worst, a lasting effect or lost crew is milder. */
function severityOf({ id, crew, lasting }: Pick<Critical, 'id' | 'crew' | 'lasting'>): number {
  if (id === 'magazineExplosion') return 8
  if (id === 'foldRupture') return 2
  return 2 + (lasting ? 1 : 0) + (crew === 'D3' ? 1 : crew / 2)
}

/** The chance (0 to 1) of a critical hit's total of two dice. */
function chanceOf({ roll }: Critical): number {
  return (6 - Math.abs(roll - 7)) / 36
}

/** Card R07: by how much a critical hit is worse than an average one. */
function gainOfReroll({ params }: SeenOptionsQuestion): number {
  const rolled = CRITICALS.find(({ id }) => params?.critical === `@critical-${id}`)
  const mean = CRITICALS.reduce((sum, critical) => sum + chanceOf(critical) * severityOf(critical), 0)
  return rolled === undefined ? 0 : severityOf(rolled) - mean
}

/** Cards R11, R12: the hull points that the best shot costs. */
function gainOfShot(g: State, question: SeenOptionsQuestion, id: CardId): number {
  const ship = pieceNumberOf(question)
  const aims = id === 'R11' ? aimsAt(g, ship, numberParam(question, 'aim')) : lastAims(g, ship)
  let most = 0
  for (const aim of aims) {
    const attack = reactionOf(g, aim)
    const figures = figuresOf(g, attack, attackDice(g, attack, standingBoosts(g, attack)))
    most = Math.max(most, lossOf(g, aim.target, attackOdds(figures).hits, figures.dr, figures.cr))
  }
  return most
}

/** The worth of cards that are as useful whenever their window opens. */
const usual = (): number => WORTHWHILE

/** The worth of each A and R card. */
const GAINS: { readonly [id in CardIdOf<'A' | 'R'>]: (g: State, question: SeenOptionsQuestion, id: CardIdOf<'A' | 'R'>) => number } = {
  A01: gainOfAttack,
  A02: gainOfAttack,
  A03: gainOfAttack,
  A04: gainOfAttack,
  A05: gainOfAttack,
  A06: gainOfAttack,
  A07: gainOfHits,
  A08: gainOfHits,
  // Anti-boarding fire without dice cannot hit anyway.
  A09: (_, question) => (numberParam(question, 'dice') > 0 ? WORTHWHILE : 0),
  A10: usual,
  A11: thrustOf,
  A12: gainOfAttack,
  R01: gainOfHits,
  R02: gainOfHits,
  R03: gainOfHits,
  R04: gainOfHits,
  R05: usual,
  R06: usual,
  R07: (_, question) => gainOfReroll(question),
  R08: usual,
  R09: usual,
  R10: thrustOf,
  R11: gainOfShot,
  R12: gainOfShot,
  R13: usual,
}

/** The worth of an A or R card now, roughly in hull points; 0 or less if it would do nothing or harm. */
export function gainOfCard(g: State, question: SeenOptionsQuestion, id: CardIdOf<'A' | 'R'>): number {
  return GAINS[id](g, question, id)
}
