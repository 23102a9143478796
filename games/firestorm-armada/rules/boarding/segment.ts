import { choose, type Option, type Rule } from '@orrery/kernel'
import { card } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { shipParams, targetParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { isOver } from '../end/victory.ts'
import { pointDefence } from '../fire/point-defence.ts'
import { holdsForShip } from '../in-force.ts'
import { isOnTable, shipsOf, shipsOfSide, sideOf, teamsAboard } from '../ships.ts'
import { mayBoard, mayBoardTarget } from './declare.ts'
import { boarding, type Party } from './resolve.ts'

/** A boarding to be declared. */
interface Declaration {
  readonly ship: ShipId
  readonly target: ShipId
}

/** FA-BOARD-26: one declaration of the boarding segment, or the resolution of all. Returns true when the segment is over. */
export function* boardingSegment(g: State): Rule<boolean> {
  const { seat, id: squadron } = g.activation
  const options = declarations(g)
  if (options.length > 0) {
    options.push({
      id: 'end:boarding',
      value: null,
      rule: 'FA-ACT-9',
      on: undefined,
      to: undefined,
      cost: undefined,
      message: 'end-boarding',
      params: undefined,
    })
    const prompt = { name: 'board.declare', rule: 'FA-BOARD-11', message: 'board-declare', on: `squadron:${squadron}` as const }
    const declared = yield* choose(seat, prompt, options)
    if (declared !== null) {
      yield* declare(g, declared)
      return false
    }
  }
  yield* resolveAll(g)
  return true
}

function declarations(g: State): Option<Declaration | null>[] {
  const { seat, id } = g.activation
  const options: Option<Declaration | null>[] = []
  const enemies = shipsOfSide(g, 1 - sideOf(seat))
  for (const ship of shipsOf(g, id)) {
    if (mayBoard(g, ship) !== true) continue
    for (const target of enemies) {
      if (mayBoardTarget(g, ship, target) !== true) continue
      const teams = numberAt(g.ships.ap, ship)
      const params = {
        ...shipParams(g, ship),
        ...targetParams(g, target),
        teams,
        dice: pointDefence(g, target),
      }
      options.push({
        id: `board:${ship}:${target}`,
        value: { ship, target },
        rule: 'FA-BOARD-11',
        on: `ship:${ship}`,
        to: `ship:${target}`,
        cost: teams,
        message: undefined,
        params,
      })
    }
  }
  return options
}

/** FA-BOARD-9, 11, 12, FA-BOARD-21, 26, 27: all of a ship's AP go to one target, for good. */
function* declare(g: State, { ship, target }: Declaration): Rule {
  const { activation } = g
  const isNew = !activation.boardings.some((one) => one % 1000 === target)
  const teams = numberAt(g.ships.ap, ship)
  activation.boardings.push((teams * 1000 + ship) * 1000 + target)
  g.ships.ap[ship] = 0
  tell(g, { type: 'boarding-declared', rule: 'FA-BOARD-11', on: `ship:${ship}`, ship, target, teams })
  if (isNew && teamsAboard(g, target) === 0 && (yield* aimAt(g, activation.seat, target))) activation.sabotage.push(target)
}

/** FA-BOARD-21: asks for capture or sabotage. Returns true for sabotage. */
export function* aimAt(g: State, seat: number, target: ShipId): Rule<boolean> {
  const on = `ship:${target}` as const
  const aim = (id: string, value: boolean): Option<boolean> => ({
    id,
    value,
    rule: 'FA-BOARD-21',
    on,
    to: undefined,
    cost: undefined,
    message: undefined,
    params: undefined,
  })
  const prompt = { name: 'board.aim', rule: 'FA-BOARD-21', message: 'board-aim', on, params: targetParams(g, target) }
  return yield* choose(seat, prompt, [aim('capture', false), aim('sabotage', true)])
}

/** FA-BOARD-26: boardings are resolved target by target, in an order that the owner chooses. */
function* resolveAll(g: State): Rule {
  const { activation } = g
  for (;;) {
    const targets: ShipId[] = []
    for (const one of activation.boardings) if (isOnTable(g, one % 1000) && !targets.includes(one % 1000)) targets.push(one % 1000)
    if (targets.length === 0) return
    const options = targets.map((target): Option<ShipId> => {
      const on = `ship:${target}`
      return {
        id: `resolve:${target}`,
        value: target,
        rule: 'FA-BOARD-26',
        on,
        to: undefined,
        cost: undefined,
        message: 'resolve-boarding',
        params: targetParams(g, target),
      }
    })
    const prompt = { name: 'board.next', rule: 'FA-BOARD-26', message: 'board-next', on: `squadron:${activation.id}` as const }
    const target = yield* choose(activation.seat, prompt, options)
    const party = partyFor(g, target)
    activation.boardings = activation.boardings.filter((one) => one % 1000 !== target)
    yield* boarding(g, party)
    if (isOver(g)) return
  }
}

/** FA-BOARD-22: all teams that the squadron's ships send to a target. */
function partyFor(g: State, target: ShipId): Party {
  const { seat, id: squadron, boardings, sabotage } = g.activation
  const ours = boardings.filter((one) => one % 1000 === target)
  const ships = ours.map((one) => Math.floor(one / 1000) % 1000)
  let teams = 0
  for (const one of ours) teams += Math.floor(one / 1_000_000)
  return {
    seat,
    squadron,
    target,
    teams,
    sabotage: sabotage.includes(target),
    more: ships.some((ship) => holdsForShip(g, 'S09', ship)) ? card('S09').amount : 0,
    acting: { seat, squadron, flight: NONE, ships },
  }
}
