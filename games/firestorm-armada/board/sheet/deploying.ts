import type { SeenQuestion } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import type { Point } from '../../geometry/place.ts'
import { middleOf } from '../../geometry/place.ts'
import { type Placed, proposedLine, withPlaced } from '../../orders/deployment.ts'
import type { DeployOrder, Order } from '../../orders/order.ts'
import { deployBounds } from '../../rules/deployment/zones.ts'
import type { SquadronId, State } from '../../state.ts'
import { lineAt } from '../plan/deploy.ts'
import { standingOf } from './moving.ts'
import type { SheetOf } from './sheet.ts'

type DeploySheet = SheetOf<'deploy'>

/** FA-SCEN-6: the proposed line of all squadrons that the question offers; null if the scenario places them in another way. */
export function beginDeploying(g: State, question: SeenQuestion, orders: readonly Order[]): DeploySheet | null {
  if (question.kind !== 'options') return null
  const line = proposedLine(
    g,
    question.options.map(({ id }) => Number(id.slice('deploy:'.length))),
  )
  return line.length === 0 ? null : { kind: 'deploy', line, cloaked: true, aboard: true, standing: standingOf(orders) }
}

/** Moves one squadron to another place, or as near to it as the others allow. */
export function drawSquadron(g: State, sheet: DeploySheet, squadron: SquadronId, to: Point): DeploySheet {
  const others = sheet.line.filter((placed) => placed.squadron !== squadron)
  const now = others.reduce(withPlaced, g)
  const heading = sheet.line.find((placed) => placed.squadron === squadron)?.ships[0]?.heading ?? 0
  const { ships } = lineAt(deployBounds(now, squadron, 'zone'), to, heading)
  return { ...sheet, line: sheet.line.map((placed) => (placed.squadron === squadron ? { squadron, ships } : placed)) }
}

/** Moves the whole line to another place. */
export function drawLine(g: State, sheet: DeploySheet, to: Point): DeploySheet {
  const middle = middleOf(sheet.line.flatMap(({ ships }) => ships))
  const by = { x: to.x - middle.x, y: to.y - middle.y }
  // Squadrons ahead in the direction of the move go first and make room for the next.
  const order = sheet.line.toSorted((one, other) => along(other, by) - along(one, by))
  return order.reduce((now, { squadron, ships }) => {
    const at = middleOf(ships)
    return drawSquadron(g, now, squadron, { x: Math.round(at.x + by.x), y: Math.round(at.y + by.y) })
  }, sheet)
}

function along({ ships }: Placed, by: Point): number {
  const at = middleOf(ships)
  return at.x * by.x + at.y * by.y
}

/** Which other choices the fleet has at deployment: cloaks, flights. */
export function deployed(g: State, { line }: DeploySheet): { readonly cloaks: boolean; readonly flights: boolean } {
  const types = line.flatMap(({ ships }) => ships.map(({ ship }) => shipType(g.ships.type[ship] ?? 0)))
  return { cloaks: types.some(({ stats }) => stats.cloak), flights: types.some(({ stats }) => stats.wc > 0) }
}

/** The order that a sheet of deployment gives. */
export function deployOrder({ line, cloaked, aboard }: DeploySheet): DeployOrder {
  const squadrons = line.map(({ squadron, ships }) => ({
    squadron,
    ships: ships.map(({ ship, x, y, heading }) => ({ ship, x, y, heading })),
  }))
  return { kind: 'deploy', squadrons, cloaked, aboard }
}
