import type { StructureKind } from '../../content/structures.ts'
import { RECRUITMENT_WORLDS, WRAITHBONE_SINGERS } from '../../content/upgrades.ts'
import type { AreaId, State, SystemId } from '../../state.ts'
import { areasOf, capacityOf, isWorld } from '../areas.ts'
import { isFriendly } from '../control.ts'
import { bastionsOf, structureKindOf, structuresIn } from '../structures.ts'
import { isDeclared, isReady } from './declare.ts'

/** The friendly worlds of a system on which the seat has a bastion. */
export function bastionWorlds(g: State, seat: number, system: SystemId): AreaId[] {
  return areasOf(system).filter((area) => isFriendly(g, seat, area) && bastionsOf(g, seat, area).length > 0)
}

/** Recruitment Worlds, FS-DEPLOY-4: each bastion adds the capacity of its world less 1 to the deployment limit. */
export function recruitment(g: State): number {
  if (!isDeclared(g, RECRUITMENT_WORLDS)) return 0
  const { seat, system } = g.order
  return bastionWorlds(g, seat, system).reduce((sum, area) => sum + bastionsOf(g, seat, area).length * (capacityOf(g, area) - 1), 0)
}

/** Wraithbone Singers: whether a second structure may stand on a world. */
export function isSecondSite(g: State, seat: number, area: AreaId): boolean {
  return isReady(g, seat, WRAITHBONE_SINGERS) && isWorld(g, area) && isFriendly(g, seat, area) && structuresIn(g, area).length === 1
}

/** Whether a structure of the kind may join those on a world: no other one may be of the same kind. */
export function mayStandBeside(g: State, kind: StructureKind, area: AreaId): boolean {
  return structuresIn(g, area).every((structure) => structureKindOf(structure) !== kind)
}
