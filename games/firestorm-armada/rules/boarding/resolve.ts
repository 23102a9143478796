import type { Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import type { ShipId, State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/window.ts'
import { withoutCrew } from '../damage/losses.ts'
import { criticalHit } from '../damage/settle.ts'
import { rollExploding, tellRoll } from '../dice.ts'
import { RING } from '../fire/attack.ts'
import { escortsOf, firesAtBoarders, flakWall, pointDefence } from '../fire/point-defence.ts'
import { fleetHas, isDerelict, isOnTable, shipsOfSide, sideOf, teamsAboard } from '../ships.ts'
import { agentCrosses, squadronsOf } from './agent.ts'
import { fightRound, halvesFire, rollRound } from './fight.ts'

/** Teams that board a ship. */
export interface Party {
  readonly seat: number
  /** The squadron that sends them; NONE for wings. */
  readonly squadron: number
  readonly target: ShipId
  readonly teams: number
  readonly sabotage: boolean
  /** The additional dice in the first round (card S09). */
  readonly more: number
  readonly acting: Acting
}

/** FA-BOARD-14 to 22: one boarding of a target, with all teams of the squadron together. */
export function* boarding(g: State, party: Party): Rule {
  const { target, seat, squadron } = party
  if (!isOnTable(g, target)) return
  tell(g, { type: 'boarded', rule: 'FA-BOARD-11', on: `ship:${target}`, ship: target, seat, teams: party.teams, sabotage: party.sabotage })
  const teams = yield* arriving(g, party)
  if (teams === 0) return
  // FA-DMG-17: any boarding captures a derelict, whatever its aim.
  if (party.sabotage && !isDerelict(g, target)) return yield* sabotage(g, party, teams)
  const aboard = g.boarders.find((boarders) => boarders.ship === target && boarders.owner === seat && boarders.squadron === squadron)
  if (aboard === undefined) g.boarders.push({ ship: target, owner: seat, squadron, teams, rounds: 0 })
  else aboard.teams += teams
  if (isDerelict(g, target)) {
    yield* withoutCrew(g, target)
    yield* agentCrosses(g, target, squadronsOf([{ squadron, teams }]), party.acting.ships)
  } else yield* fightRound(g, target, party.more, party.acting.ships)
}

/** FA-BOARD-14, FA-BOARD-15, FA-PD-19: anti-boarding fire; returns the teams that arrive. */
function* arriving(g: State, party: Party): Rule<number> {
  const { target, teams, squadron, acting, seat } = party
  const asks = mayHoldFire(g, party)
  const firing: ShipId[] = []
  for (const ship of [target, ...escortsOf(g, target)]) {
    if (pointDefence(g, ship) > 0 && (!asks || (yield* firesAtBoarders(g, ship, target, teams)))) firing.push(ship)
  }
  let dice = 0
  for (const ship of firing) dice += pointDefence(g, ship)
  if (halvesFire(g, squadron)) dice >>= 1
  if (dice === 0) return teams
  const need = (yield* actionCard(g, acting, 'boarding', ['A09'], { dice, teams })) === null ? 5 : 6
  dice += yield* flakWall(g, firing, dice, { teams, need })
  const { waves, hits } = rollExploding(g, dice, need)
  tellRoll(g, {
    rule: 'FA-BOARD-14',
    on: `ship:${target}`,
    purpose: 'anti-boarding',
    need,
    waves,
    hits,
  })
  // FA-TRAIT/ruthlessAssault: the first hit is ignored.
  const ruthless = fleetHas(g, seat, 'ruthlessAssault') ? 1 : 0
  return Math.max(teams - Math.max(hits - ruthless, 0), 0)
}

/**
 * FA-PD-19, FA-BOARD-3: whether holding the fire could be sensible: the first teams aboard keep the ships of other squadrons from firing at
 * the target. Teams that sabotage do not stay, and more teams only weaken it.
 */
function mayHoldFire(g: State, { target, seat, squadron, sabotage: sabotages }: Party): boolean {
  if (sabotages || teamsAboard(g, target) > 0) return false
  return shipsOfSide(g, sideOf(seat)).some((ship) => g.ships.squadron[ship] !== squadron)
}

/** FA-BOARD-21: enough more hits than the crew's make a critical hit; the teams are lost in any case. */
function* sabotage(g: State, { target, squadron, more }: Party, teams: number): Rule {
  const { attack, defence } = yield* rollRound(g, target, [{ squadron, teams, rounds: 0 }], more, squadron, true)
  const { dr } = shipType(numberAt(g.ships.type, target)).stats
  const works = attack - defence >= dr
  tell(g, { type: 'sabotaged', rule: 'FA-BOARD-21', on: `ship:${target}`, ship: target, hits: attack - defence, dr, works })
  if (works) yield* criticalHit(g, target, 'FA-BOARD-21', RING)
}
