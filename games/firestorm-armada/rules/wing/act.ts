import { choose, chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { isInContact } from '../../geometry/stand.ts'
import { flightParams, shipParams, wingParams } from '../../names.ts'
import { type FlightId, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { isBoardable } from '../boarding/declare.ts'
import { boardByWings } from '../boarding/wings.ts'
import { runDice, wingHits } from '../damage/wing-attack.ts'
import { isCloaked } from '../fire/shots.ts'
import { capacityOf, wingsAboard } from '../leave.ts'
import { isDerelict, shipsOfSide, sideOf, wingsOf } from '../ships.ts'
import { standOf, standOfWing } from '../stands.ts'
import { isDrivenOff } from './dogfight.ts'

/** FA-WING-23: what wings can do at the end of their flight's activation. */
interface WingAct {
  readonly kind: 'attack' | 'board' | 'land'
  readonly ship: ShipId
}

/** FA-WING-23: one attack, boarding or landing of the active flight's wings. Returns true when its owner wants nothing more. */
export function* wingAct(g: State, flight: FlightId): Rule<boolean> {
  const { owner } = at(g.flights, flight)
  const options = actOptions(g, flight)
  if (options.length === 0) return true
  const prompt = {
    name: 'wing.act',
    rule: 'FA-WING-23',
    message: 'wing-act',
    on: `flight:${flight}` as const,
    params: flightParams(g, flight),
  }
  const act = yield* choose(owner, prompt, [...options, { ...option('done', null, 'FA-ACT-9'), message: 'no-act' }])
  if (act === null) return true
  const able = ableWings(g, flight, act)
  const wings = yield* taking(g, flight, act, able)
  for (const wing of wings) g.wings.moved[wing] = 1
  if (act.kind === 'land') for (const wing of wings) land(g, wing, act.ship)
  else if (act.kind === 'board') yield* boardByWings(g, wings, act.ship)
  else yield* attackRun(g, wings, act.ship)
  return false
}

function actOptions(g: State, flight: FlightId): Option<WingAct | null>[] {
  const { owner } = at(g.flights, flight)
  const side = sideOf(owner)
  const options: Option<WingAct | null>[] = []
  for (const ship of shipsOfSide(g, 1 - side)) {
    for (const kind of ['attack', 'board'] as const) {
      const act: WingAct = { kind, ship }
      if (ableWings(g, flight, act).length === 0) continue
      const rule = kind === 'attack' ? 'FA-WING-10' : 'FA-BOARD-24'
      options.push({
        ...option<WingAct>(`${kind}:${ship}`, act, rule, `ship:${ship}`),
        message: `wing-${kind}`,
        params: shipParams(g, ship),
      })
    }
  }
  for (const ship of shipsOfSide(g, side)) {
    const act: WingAct = { kind: 'land', ship }
    if (ableWings(g, flight, act).length === 0) continue
    options.push({
      ...option<WingAct>(`land:${ship}`, act, 'FA-WING-12', `ship:${ship}`),
      message: 'wing-land',
      params: shipParams(g, ship),
    })
  }
  return options
}

/** The wings of the flight that could still do this: in base contact, not driven off, not used. */
function ableWings(g: State, flight: FlightId, { kind, ship }: WingAct): WingId[] {
  const { ad, ap } = wingType(at(g.flights, flight).type)
  if (kind === 'attack' && ad === 0) return []
  if (kind === 'board' && (ap === 0 || !isBoardable(g, ship))) return []
  if (kind === 'land' && freeCapacity(g, ship) <= 0) return []
  const stand = standOf(g, ship)
  return wingsOf(g, flight).filter((wing) => {
    if (isDrivenOff(g, wing) || g.wings.moved[wing] === 1) return false
    if (kind !== 'land' && g.wings.spent[wing] === 1) return false
    return isInContact(standOfWing(g, wing), stand)
  })
}

/** FA-WING-12, FA-WING-22, FA-DEF-7, FA-DEF-9, FA-DMG-26: the number of wings that may still land on a ship. */
function freeCapacity(g: State, ship: ShipId): number {
  if (isDerelict(g, ship) || isCloaked(g, ship)) return 0
  const squadron = numberAt(g.ships.squadron, ship)
  return capacityOf(g, squadron) - wingsAboard(g, squadron).length
}

/**
 * FA-WING-10, 12, 23: the wings that take part. Those in contact attack together; the owner chooses which land, and which of them do this if
 * one could also act at another ship.
 */
function* taking(g: State, flight: FlightId, act: WingAct, able: readonly WingId[]): Rule<readonly WingId[]> {
  const room = act.kind === 'land' ? freeCapacity(g, act.ship) : able.length
  const several = able.some((wing) => touchesAnother(g, flight, act, wing))
  if (act.kind !== 'land' && !several) return able
  const prompt = {
    name: 'wing.taking',
    rule: 'FA-WING-23',
    message: 'wing-taking',
    on: `ship:${act.ship}` as const,
    params: shipParams(g, act.ship),
  }
  const options = able.map((wing) => ({ ...option(`wing:${wing}`, wing, 'FA-WING-23', `wing:${wing}`), params: wingParams(g, wing) }))
  return yield* chooseSome(at(g.flights, flight).owner, prompt, options, { least: 1, most: Math.min(room, able.length) })
}

/** Whether an attacking or boarding wing could act at another enemy ship instead, or land. */
function touchesAnother(g: State, flight: FlightId, act: WingAct, wing: WingId): boolean {
  const side = sideOf(at(g.flights, flight).owner)
  const could = (kind: WingAct['kind'], ship: ShipId) => ship !== act.ship && ableWings(g, flight, { kind, ship }).includes(wing)
  return shipsOfSide(g, 1 - side).some((ship) => could(act.kind, ship)) || shipsOfSide(g, side).some((ship) => could('land', ship))
}

/** FA-WING-12: a wing leaves the table and is aboard. */
function land(g: State, wing: WingId, ship: ShipId): void {
  g.wings.place[wing] = PLACE.away
  g.wings.squadron[wing] = numberAt(g.ships.squadron, ship)
  g.wings.landed[wing] = g.turn
  tell(g, { type: 'wing-landed', rule: 'FA-WING-12', on: `wing:${wing}`, wing, ship })
}

/** FA-WING-10, FA-WING-11: one attack with the sum of the wings' AD, after which they are spent. */
function* attackRun(g: State, wings: readonly WingId[], ship: ShipId): Rule {
  let dice = 0
  for (const wing of wings) {
    dice += wingType(numberAt(g.wings.type, wing)).ad
    g.wings.spent[wing] = 1
  }
  const rolled = runDice(g, ship, wings.length, dice)
  tell(g, { type: 'attack-run', rule: 'FA-WING-10', on: `ship:${ship}`, ship, wings: wings.slice(), dice: rolled })
  yield* wingHits(g, ship, rolled, wings)
}
