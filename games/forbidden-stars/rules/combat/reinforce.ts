import { choose, option, type Rule } from '@orrery/kernel'
import { REINFORCEMENT } from '../../content/tiles.ts'
import { tell } from '../../events.ts'
import { NONE, type State } from '../../state.ts'
import { assetsLeft } from '../assets.ts'
import { at } from '../at.ts'
import { isToken, placeToken, plasticIn, removeUnit } from '../units.ts'
import { ATTACKER, combatOf, DEFENDER, type Side, sideOf, unitsOfSide } from './sides.ts'

/** FS-REINF-1, FS-REINF-2: how many reinforcement tokens a side may place. */
export function mostReinforcements(g: State, side: Side): number {
  const { seat } = sideOf(g, side)
  return Math.min(at(g.players, seat).assets[REINFORCEMENT] as number, plasticIn(g, seat, combatOf(g).area))
}

/** FS-COMBAT-10, FS-REINF-3: the attacker, then the defender places reinforcement tokens, unrouted. */
export function* reinforce(g: State): Rule {
  for (const side of [ATTACKER, DEFENDER]) {
    const most = mostReinforcements(g, side)
    if (most === 0) continue
    const { seat } = sideOf(g, side)
    const options = Array.from({ length: most + 1 }, (_, count) => ({
      ...option(`reinforce:${count}`, count, 'FS-REINF-1'),
      params: { count },
    }))
    const { area } = combatOf(g)
    const prompt = { name: 'combat.reinforce', rule: 'FS-COMBAT-10', message: 'combat-reinforce', on: `area:${area}`, params: { most } }
    const count = yield* choose(seat, prompt, options)
    const { assets } = at(g.players, seat)
    for (let token = 0; token < count; token++) {
      assets[REINFORCEMENT] = (assets[REINFORCEMENT] as number) - 1
      placeToken(g, seat, area)
    }
    tellReinforced(g, seat, count, 'FS-REINF-3')
  }
}

function tellReinforced(g: State, seat: number, count: number, rule: string): void {
  if (count > 0) tell(g, { type: 'reinforced', rule, on: `area:${combatOf(g).area}`, seat, count })
}

/** FS-REINF-7: whether the supply has a free reinforcement token. */
export function isTokenLeft(g: State): boolean {
  return assetsLeft(g, REINFORCEMENT) > 0
}

/** FS-REINF-7: an ability puts a token of the supply into the combat. */
export function placeFreeToken(g: State, side: Side): void {
  const { seat } = sideOf(g, side)
  if (!isTokenLeft(g) || placeToken(g, seat, combatOf(g).area) === NONE) return
  tellReinforced(g, seat, 1, 'FS-REINF-7')
}

/** FS-REINF-8: all reinforcement tokens go back to the supply. */
export function returnTokens(g: State): void {
  for (const side of [ATTACKER, DEFENDER]) {
    const tokens = unitsOfSide(g, side).filter((unit) => isToken(unit))
    for (const token of tokens) removeUnit(g, token)
    const { seat } = sideOf(g, side)
    if (tokens.length > 0) tell(g, { type: 'token-returned', rule: 'FS-REINF-8', on: `player:${seat}`, seat, count: tokens.length })
  }
}
