import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import { flightParams, squadronParams } from '../names.ts'
import { begunActivation, NONE, type Side, type SquadronId, type State } from '../state.ts'
import { at } from './at.ts'
import { isAway, seatsOf, shipsOf, sideOf, wingsOf } from './ships.ts'

/** The unit to activate next. */
interface Unit {
  readonly kind: 'squadron' | 'flight'
  readonly id: number
}

/** FA-TURN-5, 8 to 10, FA-ALLY-2: the side whose turn it is activates a squadron or a flight; if it has none left, the other side does. */
export function* chooseUnit(g: State): Rule {
  const seat = actorOf(g)
  if (seat === NONE) {
    g.step = 'end-effects'
    return
  }
  const prompt = { name: 'activate', rule: 'FA-TURN-5', message: 'activate' }
  const { kind, id } = yield* choose(seat, prompt, unitOptions(g, seat))
  g.activation = begunActivation(kind, id, seat)
  g.lastActor[sideOf(seat)] = seat
  g.toAct = 1 - sideOf(seat)
  if (kind === 'squadron') at(g.squadrons, id).acted = g.turn
  else at(g.flights, id).acted = g.turn
  tell(g, { type: 'unit-activated', rule: 'FA-TURN-5', on: `${kind}:${id}`, seat, unit: `@unit-${kind}` })
  g.step = kind === 'squadron' ? 'command' : 'flight-move'
}

/** FA-TURN-9: the seat that activates next, or NONE if nothing is left. */
export function actorOf(g: State): number {
  const first = actorOfSide(g, g.toAct)
  return first === NONE ? actorOfSide(g, 1 - g.toAct) : first
}

/** FA-ALLY-2, FA-ALLY-6: partners take turns; one that has nothing left is passed over. */
function actorOfSide(g: State, side: Side): number {
  const able = seatsOf(g, side).filter((seat) => unitOptions(g, seat).length > 0)
  return able.find((seat) => seat !== g.lastActor[side]) ?? able[0] ?? NONE
}

function unitOptions(g: State, seat: number): Option<Unit>[] {
  const options: Option<Unit>[] = []
  for (let id = 0; id < g.squadrons.length; id++) {
    const { owner, acted } = at(g.squadrons, id)
    if (owner !== seat || acted === g.turn || !isPresent(g, id)) continue
    options.push({
      ...option<Unit>(`activate:squadron:${id}`, { kind: 'squadron', id }, 'FA-TURN-5', `squadron:${id}`),
      message: 'activate-squadron',
      params: squadronParams(g, id),
    })
  }
  for (let id = 0; id < g.flights.length; id++) {
    const { owner, acted } = at(g.flights, id)
    if (owner !== seat || acted === g.turn || wingsOf(g, id).length === 0) continue
    options.push({
      ...option<Unit>(`activate:flight:${id}`, { kind: 'flight', id }, 'FA-TURN-5', `flight:${id}`),
      message: 'activate-flight',
      params: flightParams(g, id),
    })
  }
  return options
}

/** FA-TURN-10: whether a squadron has a ship on the table, or arrives with its activation (FA-SCEN-2). */
export function isPresent(g: State, squadron: SquadronId): boolean {
  if (shipsOf(g, squadron).length > 0) return true
  return at(g.squadrons, squadron).arrival === 'enter' && isAway(g, squadron)
}
