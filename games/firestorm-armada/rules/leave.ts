import { choose, option, type Rule } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { wingType } from '../content/wings.ts'
import { tell } from '../events.ts'
import { NONE, PLACE, type ShipId, type SquadronId, type State, type WingId } from '../state.ts'
import { at, numberAt } from './at.ts'
import { allShipsOf } from './ships.ts'

/** The fate of a ship that leaves the table for good. */
export type Fate = 'destroyed' | 'captured' | 'withdrawn' | 'escaped'

/** FA-BOARD-25, FA-SCEN-9, FA-WING-22: a ship leaves the table for good, with everything that it carries. The seat `by` captures it. */
export function* leave(g: State, ship: ShipId, fate: Fate, rule: string, by: number = NONE): Rule {
  const { x, y } = g.ships
  g.ships.place[ship] = PLACE[fate]
  tell(g, { type: 'ship-left', rule, on: `ship:${ship}`, ship, fate })
  g.boarders = g.boarders.filter((boarders) => boarders.ship !== ship)
  for (let i = 0; i < g.pods.length; i++) {
    const pod = at(g.pods, i)
    if (pod.ship !== ship) continue
    if (fate === 'destroyed') {
      pod.ship = NONE
      pod.x = numberAt(x, ship)
      pod.y = numberAt(y, ship)
    } else pod.carriedOff = fate === 'captured' ? by : numberAt(g.ships.owner, ship)
    tell(g, { type: fate === 'destroyed' ? 'pod-dropped' : 'pod-carried-off', rule: 'FA-SCEN-9', on: `pod:${i}`, ship, value: pod.value })
  }
  yield* loseWings(g, numberAt(g.ships.squadron, ship), fate)
}

/** FA-SCEN-9: a ship that becomes derelict drops its pods. */
export function dropPods(g: State, ship: ShipId): void {
  for (let i = 0; i < g.pods.length; i++) {
    const pod = at(g.pods, i)
    if (pod.ship !== ship || pod.carriedOff !== NONE) continue
    pod.ship = NONE
    pod.x = numberAt(g.ships.x, ship)
    pod.y = numberAt(g.ships.y, ship)
    tell(g, { type: 'pod-dropped', rule: 'FA-SCEN-9', on: `pod:${i}`, ship, value: pod.value })
  }
}

/** FA-WING-19: the number of wings that the remaining ships of a squadron can carry together. */
export function capacityOf(g: State, squadron: SquadronId): number {
  let capacity = 0
  for (const ship of allShipsOf(g, squadron)) {
    const place = numberAt(g.ships.place, ship)
    if (place === PLACE.table || place === PLACE.away) capacity += shipType(numberAt(g.ships.type, ship)).stats.wc
  }
  return capacity
}

/** The wings aboard the ships of a squadron. */
export function wingsAboard(g: State, squadron: SquadronId): WingId[] {
  const aboard: WingId[] = []
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] === PLACE.away && g.wings.squadron[wing] === squadron) aboard.push(wing)
  }
  return aboard
}

/** FA-WING-18, FA-WING-22: wings aboard in excess of the capacity left are lost with the ship; the owner chooses which. */
function* loseWings(g: State, squadron: SquadronId, fate: Fate): Rule {
  const place = fate === 'withdrawn' || fate === 'escaped' ? PLACE.withdrawn : PLACE.destroyed
  for (;;) {
    const aboard = wingsAboard(g, squadron)
    const excess = aboard.length - capacityOf(g, squadron)
    if (excess <= 0) return
    const kinds = aboard.filter((wing, i) => !aboard.slice(0, i).some((other) => isAlike(g, wing, other)))
    const options = kinds.map((wing) => ({
      ...option(`lose:${wing}`, wing, 'FA-WING-22', `wing:${wing}`),
      params: { wing: wingType(numberAt(g.wings.type, wing)).term },
    }))
    const prompt = { name: 'wing.lose', rule: 'FA-WING-22', message: 'wing-lose', on: `squadron:${squadron}` as const }
    const lost = excess === aboard.length ? at(aboard, 0) : yield* choose(at(g.squadrons, squadron).owner, prompt, options)
    loseWing(g, lost, place, 'FA-WING-22')
  }
}

function isAlike(g: State, wing: WingId, other: WingId): boolean {
  const { type, spent, flight } = g.wings
  return type[wing] === type[other] && spent[wing] === spent[other] && flight[wing] === flight[other]
}

/** A wing leaves the game. */
export function loseWing(g: State, wing: WingId, place: number, rule: string): void {
  g.wings.place[wing] = place
  tell(g, { type: 'wing-lost', rule, on: `wing:${wing}`, wing })
}
