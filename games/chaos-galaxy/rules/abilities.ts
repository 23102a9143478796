import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { armourLeft, FIREPOWER, fighterOf, figure, hasKeyword } from '../effects/reading.ts'
import { cardOption } from '../events.ts'
import { type CardId, type Combat, type Fighter, NONE, type State } from '../state.ts'
import type { Damage } from './ships.ts'
import { pieceOf } from './zones.ts'

/**
 * A ship with barrage may split its damage among the enemy ships, point by point; null when it shoots plainly. The first
 * choice is whether to do so at all. // CG-ABIL-10 to CG-ABIL-15
 */
export function* splitBarrage(g: State, ship: CardId): Rule<Damage[] | null> {
  const fighter = fighterOf(g, ship) as Fighter
  if (!hasKeyword(g, ship, 'barrage')) return null
  const firepower = figure(g, ship, FIREPOWER)
  // CG-ABIL-14: the cap over the combat is one of the rules that only the revised ruleset has.
  const left = g.settings.ruleset === 'revised' ? firepower - fighter.barraged : firepower
  const enemies = (g.combat as Combat).fighters
    .filter((other) => other.in && other.attacking !== fighter.attacking)
    .map((other) => other.ship)
  if (left <= 0 || enemies.length < 2) return null
  const seat = pieceOf(g, ship).controller
  const prompt = { rule: 'CG-ABIL-10', message: 'ability-barrage', on: `card:${ship}` }
  const wanted = yield* choose(seat, prompt, [option('barrage', true, 'CG-ABIL-10'), option('plain', false, 'CG-ABIL-2')])
  if (!wanted) return null
  const points = new Array<number>(enemies.length).fill(0)
  for (let spent = 0; spent < left; spent++) {
    const options: Option<number>[] = enemies.map((enemy, at) => cardOption(g, `hit:${enemy}`, at, 'CG-ABIL-10', enemy))
    if (spent > 0) options.push(option('done', NONE, 'CG-ABIL-13'))
    const at = yield* choose(seat, { ...prompt, message: 'ability-barrage-point', params: { left: left - spent } }, options)
    if (at === NONE) break
    points[at] = (points[at] as number) + 1
  }
  const split: Damage[] = []
  for (const [at, amount] of points.entries()) if (amount > 0) split.push({ to: enemies[at] as CardId, amount, by: ship })
  return split
}

/**
 * Ships in formation may share a shot at one of them: each at most its armour, and all of it as far as that allows.
 * // CG-ABIL-18 to CG-ABIL-22
 */
export function* splitFormation(g: State, target: CardId, shooter: CardId, amount: number): Rule<Damage[]> {
  const plain: Damage[] = [{ to: target, amount, by: shooter }]
  if (amount <= 0 || !hasKeyword(g, target, 'formation')) return plain
  const side = fighterOf(g, target) as Fighter
  const sharing = (g.combat as Combat).fighters
    .filter((other) => other.in && other.attacking === side.attacking && hasKeyword(g, other.ship, 'formation'))
    .map((other) => other.ship)
  if (sharing.length < 2) return plain
  const seat = pieceOf(g, target).controller
  const prompt = { rule: 'CG-ABIL-18', message: 'ability-formation', on: `card:${target}` }
  const wanted = yield* choose(seat, prompt, [option('share', true, 'CG-ABIL-18'), option('plain', false, 'CG-ABIL-2')])
  if (!wanted) return plain
  const points = new Array<number>(sharing.length).fill(0)
  for (let left = amount; left > 0; left--) {
    const options: Option<number>[] = []
    for (const [at, ship] of sharing.entries())
      if ((points[at] as number) < armourLeft(g, ship)) options.push(cardOption(g, `share:${ship}`, at, 'CG-ABIL-19', ship))
    if (options.length === 0) break // CG-ABIL-21: what no ship can take is lost.
    const at = yield* choose(seat, { ...prompt, message: 'ability-formation-point', params: { left } }, options)
    points[at] = (points[at] as number) + 1
  }
  const split: Damage[] = []
  for (const [at, share] of points.entries()) if (share > 0) split.push({ to: sharing[at] as CardId, amount: share, by: shooter })
  return split
}
