import { type Answer, mayAdd, type SeenMultiSelectQuestion, type SeenOption, type SeenQuestion } from '@orrery/kernel'
import { isWorthRollingAgain, shipAsked, torpedoThreat } from '../bot/defence.ts'
import { steer } from '../bot/steer.ts'
import { threats } from '../bot/threat.ts'
import { shipType } from '../content/ships.ts'
import { QUARTERS } from '../geometry/arc.ts'
import { passes } from '../geometry/landing.ts'
import { pathOf } from '../geometry/path.ts'
import { isOn } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import { weaponOf } from '../rules/fire/shots.ts'
import { moveBounds } from '../rules/move/manoeuvre.ts'
import { shipsOf } from '../rules/ships.ts'
import { bodiesOf } from '../rules/stands.ts'
import type { ShipId, State } from '../state.ts'
import { NONE } from '../state.ts'
import { SECTORS, type Standing } from './order.ts'
import { helpfulCard, passedWindow } from './windows.ts'

/** The answer of the standing choices to a question; null if they do not cover it, or if it would be foolish to follow them. */
export function standingAnswer(standing: Standing, question: SeenQuestion, g: State): Answer | null {
  const { name } = question
  if (name === 'command.sector') return standing.arc === 'ask' ? null : sectorAnswer(standing.arc, question, g)
  if (name === 'act.cutEngines') return standing.engines === 'ask' ? null : enginesAnswer(question, g)
  if (name.startsWith('pd.')) return standing.defence === 'ask' ? null : defenceAnswer(question, g)
  if (name.startsWith('card.') || name === 'turn.card') return cardsAnswer(standing.cards, question, g)
  if (name === 'end.discard')
    return standing.discard === 'least' && question.kind === 'multi-select' ? { options: firstOf(question) } : null
  if (name === 'shields.again') return standing.shields === 'ask' ? null : shieldsAnswer(question)
  return null
}

/** FA-TRAIT/sectorShielding: the most threatened side, or the fixed one; null if all danger comes from other sides than the fixed one. */
function sectorAnswer(arc: Exclude<Standing['arc'], 'ask'>, question: SeenQuestion, g: State): Answer | null {
  const ship = shipAsked(question)
  if (question.kind !== 'options' || ship === NONE) return null
  const dice = threats(g, ship)
  const worst = dice.indexOf(Math.max(...dice))
  const place = arc === 'threat' ? worst : SECTORS.indexOf(arc)
  if (numberAt(dice, place) === 0 && numberAt(dice, worst) > 0) return null
  return offered(question.options, `sector:${QUARTERS[place]}`)
}

function cardsAnswer(cards: Standing['cards'], question: SeenQuestion, g: State): Answer | null {
  if (cards === 'ask') return null
  return cards === 'pass' ? passedWindow(question, g) : helpfulCard(question, g)
}

/** FA-MOVE-13: cuts no engines; null if a ship could then neither stay on the table nor clear of planets. */
function enginesAnswer(question: SeenQuestion, g: State): Answer | null {
  if (question.kind !== 'multi-select' || question.least > 0) return null
  const ships = question.options.map(({ id }) => Number(id.slice('cut:'.length)))
  return g.turn < g.settings.turns && ships.some((ship) => isDoomed(g, ship)) ? null : { options: [] }
}

/** The turns to either side that are tried as ways out, in hundredths of a degree. */
const WAYS = [0, 1500, 3000, 4500, 6000, 9000]

/** Whether every move that a ship could make in its next activation leads off the table, into a planet or a meteor. */
function isDoomed(g: State, ship: ShipId): boolean {
  const bounds = moveBounds(g, ship)
  const bodies = bodiesOf(g)
  return WAYS.flatMap((way) => [way, -way]).every((way) => {
    const path = pathOf(bounds, steer(bounds, (bounds.heading + way + 36_000) % 36_000, Math.max(bounds.least, 1)))
    return !isOn(path.end, bounds.width, bounds.depth) || bodies.some((body) => passes(path, path.steps, body))
  })
}

/** FA-PD-2, 10, 11, 12, 14: uses all dice against wings and torpedoes in range, none against torpedoes that are harmless anyway. */
function defenceAnswer(question: SeenQuestion, g: State): Answer | null {
  if (question.kind === 'multi-select') return { options: firstOf(question) }
  if (question.kind !== 'options') return null
  const [first] = question.options
  if (first === undefined) return null
  if (question.name !== 'pd.torpedo') return { option: first.id }
  const threat = torpedoThreat(g, question)
  if (threat === null) return null
  if (threat === 'nothing') return offered(question.options, 'dice:0')
  const { hits = 0, dice = 0 } = question.params ?? {}
  // The seat is asked if there are few hits, many dice, and more torpedoes may come, for which spent dice would be missing.
  if (threat === 'damage' && Number(dice) > Number(hits) * 2 && moreTorpedoes(g)) return null
  return { option: first.id }
}

/** FA-PD-14: whether the active squadron has torpedoes left to fire in this activation. */
function moreTorpedoes(g: State): boolean {
  return shipsOf(g, g.activation.id).some((ship) =>
    shipType(numberAt(g.ships.type, ship)).weapons.some(
      (_, weapon) => weaponOf(g, ship, weapon).kind === 'torpedo' && (numberAt(g.ships.fired, ship) & (1 << weapon)) === 0,
    ),
  )
}

/** The first options that may be chosen, only as many as required. */
function firstOf(question: SeenMultiSelectQuestion): string[] {
  const chosen: string[] = []
  for (const { id } of question.options) if (chosen.length < question.least && mayAdd(question, chosen, id) === true) chosen.push(id)
  return chosen
}

/** FA-TRAIT/layeredShields: the failed dice are rerolled, which is possible once a turn, if at least half failed. */
function shieldsAnswer(question: SeenQuestion): Answer | null {
  if (question.kind !== 'options') return null
  return offered(question.options, isWorthRollingAgain(question.params ?? {}) ? 'yes' : 'no')
}

function offered(options: readonly SeenOption[], id: string): Answer | null {
  return options.some((option) => option.id === id) ? { option: id } : null
}
