import { percent } from '@orrery/board'
import { oddsOfPlan } from '../../orders/fire-odds.ts'
import { proposedFire } from '../../orders/fire-plan.ts'
import { deployBounds } from '../../rules/deployment/zones.ts'
import type { Facts } from '../table/facts.ts'
import type { Tag } from '../table/labels/label-places.ts'
import { afterMove } from './moving.ts'
import type { Sheet } from './sheet.ts'

/** Chances below this are not shown on the table. */
const SELDOM = 0.01

/** The tags at enemy ships while a sheet is open: the chances that the plan damages and destroys them; null without such a sheet. */
export function sheetTags(facts: Facts, sheet: Sheet | null): readonly Tag[] | null {
  if (sheet === null || sheet.kind === 'deploy') return null
  const then = sheet.kind === 'move' ? afterMove(facts.g, sheet) : facts.g
  const shots = sheet.kind === 'move' ? proposedFire(then, sheet.squadron, 'damage') : sheet.shots
  return oddsOfPlan(then, shots).targets.map(({ target, hurt, kill }): Tag => {
    const says = facts.text.say(kill < SELDOM ? 'board-sheet-tag-hurt' : 'board-sheet-tag', { hurt: percent(hurt), kill: percent(kill) })
    return { ship: target, says, tone: kill > 0.25 ? 'good' : 'plain' }
  })
}

/** The zones in which the sheet's fleet may be deployed. */
export function zonesOf({ g }: Facts, sheet: Sheet | null): readonly (readonly number[])[] {
  const [first] = sheet?.kind === 'deploy' ? sheet.line : []
  return first === undefined ? [] : deployBounds(g, first.squadron, 'zone').zones
}

/** The squadron that a sheet is about. */
export const squadronOf = (sheet: Sheet | null): number | null => (sheet === null || sheet.kind === 'deploy' ? null : sheet.squadron)
