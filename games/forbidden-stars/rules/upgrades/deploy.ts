import { choose, option, type Rule } from '@orrery/kernel'
import { CULTIST, unitKind } from '../../content/units.ts'
import { DREAD_RITUAL, RECRUITMENT_WORLDS, WERK_FASTA } from '../../content/upgrades.ts'
import type { AreaId, State } from '../../state.ts'
import { areasOf } from '../areas.ts'
import { at } from '../at.ts'
import { presence } from '../control.ts'
import { buyUnit, mayDeployTo, structurePurchases, unitPurchases } from '../deploy.ts'
import { codeOf } from '../names.ts'
import { isToken, plasticKind, unitsIn } from '../units.ts'
import { declare, isReady, mayDeclare } from './declare.ts'
import { bastionWorlds } from './sites.ts'

/** FS-STRAT-18: the upgrades that the player may declare before the first purchase of a deploy order. Returns whether the structure comes first. */
export function* beginDeploy(g: State): Rule<boolean> {
  const { seat, system } = g.order
  if (isReady(g, seat, RECRUITMENT_WORLDS) && bastionWorlds(g, seat, system).length > 0) yield* mayDeclare(g, seat, RECRUITMENT_WORLDS)
  if (!isReady(g, seat, WERK_FASTA) || structurePurchases(g, seat, areasOf(system)).length === 0) return false
  return yield* mayDeclare(g, seat, WERK_FASTA)
}

/** The highest level of a unit bought with Dread Ritual. */
const RITUAL_LEVEL = 2

/** FS-CLAR-12: Dread Ritual: buys one more unit for a friendly area of the system, 1 cheaper for each Cultist there. */
export function* dreadRitual(g: State): Rule {
  const { seat, system } = g.order
  if (!isReady(g, seat, DREAD_RITUAL)) return
  const found = presence(g)
  const place = (kind: number, area: AreaId) =>
    unitKind(kind).level <= RITUAL_LEVEL && found[area] === 1 << seat && mayDeployTo(g, seat, kind, area, found[area]) === true
  const cultists = areasOf(system)
    .flatMap((area) => unitsIn(g, seat, area))
    .filter((unit) => !isToken(unit) && plasticKind(unit) === CULTIST)
  const options = unitPurchases(g, seat, areasOf(system), place, cultists.length)
  const params = { code: codeOf(g, system), reduction: cultists.length, materiel: at(g.players, seat).materiel }
  const prompt = { name: 'deploy.ritual', rule: 'FS-CLAR-12', message: 'deploy-ritual', on: `upgrade:${DREAD_RITUAL}`, params }
  const purchase = yield* choose(seat, prompt, [...options, option('decline', null, 'FS-STRAT-10')])
  if (purchase === null) return
  declare(g, seat, DREAD_RITUAL)
  buyUnit(g, seat, purchase)
}
