import type { FirestormEvent } from '../events-all.ts'
import { DEEDS, type Deed, LASTING, type State } from '../state.ts'
import { at, numberAt } from './at.ts'

/** Records public events for the summary: the points after each turn, both sides' deeds, and rolls of the end phase. */
export function remember(g: State, event: FirestormEvent): void {
  switch (event.type) {
    case 'attacked':
      count(g, 'dice', numberAt(g.ships.owner, event.ship), event.dice)
      break
    case 'attack-run':
      count(g, 'dice', 1 - (numberAt(g.ships.owner, event.ship) & 1), event.dice)
      break
    case 'hits-compared':
      count(g, 'hits', 1 - (numberAt(g.ships.owner, event.ship) & 1), event.hits)
      break
    case 'critical-hit':
      count(g, 'criticals', 1 - (numberAt(g.ships.owner, event.ship) & 1), 1)
      break
    case 'card-played':
      count(g, 'cards', event.seat, 1)
      break
    case 'mine-dropped':
      count(g, 'mines', numberAt(g.ships.owner, event.ship), 1)
      break
    case 'tested':
      if (!g.step.startsWith('end-')) break
      g.rolls.push({
        kind: event.purpose === '@critical-ragingFire' ? 'fire' : 'decompression',
        of: event.ship,
        effect: 0,
        dice: [event.face],
        passed: event.face >= event.need,
      })
      break
    case 'repair-rolled':
      repaired(g, event.ship, effectOf(event.critical), event.face, event.face >= event.need)
      break
    case 'disorder-tested':
      g.rolls.push({ kind: 'order', of: event.squadron, effect: 0, dice: event.dice.slice(), passed: event.passed === 1 })
      break
    case 'points-counted':
      if (event.rule === 'FA-VP-8') g.score.push(...event.points)
      break
    default:
  }
}

function count(g: State, deed: Deed, seat: number, amount: number): void {
  const place = DEEDS.indexOf(deed) * 2 + (seat & 1)
  g.deeds[place] = at(g.deeds, place) + amount
}

/** FA-DMG-22, FA-FLEET-9: records a repair roll of the end phase, or its reroll. */
function repaired(g: State, ship: number, effect: number, face: number, passed: boolean): void {
  if (!g.step.startsWith('end-')) return
  const before = g.rolls.find((roll) => roll.kind === 'repair' && roll.of === ship && roll.effect === effect)
  if (before === undefined) g.rolls.push({ kind: 'repair', of: ship, effect, dice: [face], passed })
  else {
    before.dice.push(face)
    before.passed = passed
  }
}

/** The bit of the effect that a message names. */
function effectOf(critical: string): number {
  return LASTING[critical.slice('@critical-'.length) as keyof typeof LASTING]
}
