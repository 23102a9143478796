import { choose, type Option, type Rule } from '@orrery/kernel'
import { card } from '../../content/cards.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { type Boarders, NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { answerFor } from '../cards/window.ts'
import { crewLeft, loseCrew } from '../damage/losses.ts'
import { rollExploding, tellRoll } from '../dice.ts'
import { isOnTable } from '../ships.ts'
import { agentCrosses, squadronsOf } from './agent.ts'

/** FA-BOARD-16, FA-TRAIT-5, FA-TRAIT-6: the lowest number with which teams hit aboard a ship: 4, changed by traits. */
export function attackNeed(g: State, ship: ShipId, squadron: number, isFirst: boolean): number {
  const { traits } = shipType(numberAt(g.ships.type, ship))
  const own = squadron !== NONE && shipType(at(g.squadrons, squadron).type).traits.includes('specialForces')
  return 4 - (own ? 1 : 0) + (traits.includes('specialForces') ? 1 : 0) + (isFirst && traits.includes('securedBulkheads') ? 1 : 0)
}

/** FA-TRAIT/assaultBlitz: whether the fire against the teams of a squadron has half its dice; wings send theirs without one. */
export function halvesFire(g: State, squadron: number): boolean {
  return squadron !== NONE && shipType(at(g.squadrons, squadron).type).traits.includes('assaultBlitz')
}

/** FA-TRAIT/specialForces: the lowest number with which the crew hits teams aboard. */
export function defenceNeed(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).traits.includes('specialForces') ? 3 : 4
}

/** FA-BOARD-16: the dice of the crew: its AP, but at least one while there is crew. */
export function defenceDice(g: State, ship: ShipId): number {
  return crewLeft(g, ship) > 0 ? Math.max(numberAt(g.ships.ap, ship), 1) : 0
}

/** The hits of both sides in one round. */
export interface RoundHits {
  readonly attack: number
  readonly defence: number
}

/**
 * FA-BOARD-16, FA-BOARD-27: both sides roll, the teams of each squadron with its own number. Card S09 gives `more` dice to the squadron
 * `helped` that is boarding.
 */
export function* rollRound(
  g: State,
  ship: ShipId,
  parties: readonly Pick<Boarders, 'squadron' | 'teams' | 'rounds'>[],
  more: number,
  helped: SquadronId,
  sabotage = false,
): Rule<RoundHits> {
  const [first] = parties
  // The board computes odds from these: teams, additional dice, and the squadron of the first teams.
  const params = { teams: teamsOf(parties), more, sabotage: sabotage ? 1 : 0, squadron: first?.squadron ?? NONE }
  const repelled = (yield* answerFor(g, ship, 'boarding-fight', ['R09'], params)) !== null ? card('R09').amount : 0
  const isFirst = parties.every(({ rounds }) => rounds === 0)
  let attack = 0
  for (const { squadron, teams } of parties) {
    const need = attackNeed(g, ship, squadron, isFirst)
    const { waves, hits } = rollExploding(g, teams + (squadron === helped ? more : 0), need)
    attack += hits
    tellRoll(g, {
      rule: 'FA-BOARD-16',
      on: `ship:${ship}`,
      purpose: 'boarding',
      need,
      waves,
      hits,
    })
  }
  const dice = defenceDice(g, ship) + repelled
  const need = defenceNeed(g, ship)
  const { waves, hits } = rollExploding(g, dice, need)
  tellRoll(g, {
    rule: 'FA-BOARD-16',
    on: `ship:${ship}`,
    purpose: 'repelling',
    need,
    waves,
    hits,
  })
  return { attack, defence: hits }
}

function teamsOf(parties: readonly { readonly teams: number }[]): number {
  return parties.reduce((sum, { teams }) => sum + teams, 0)
}

/** FA-BOARD-16 to 20, FA-DMG-27: one round of fighting aboard a ship that others may just be `boarding`; both results apply at the same time. */
export function* fightRound(g: State, ship: ShipId, more: number, boarding: readonly ShipId[] = []): Rule {
  const parties = g.boarders.filter((boarders) => boarders.ship === ship)
  const [boarder] = boarding
  const helped = boarder === undefined ? NONE : numberAt(g.ships.squadron, boarder)
  const { attack, defence } = yield* rollRound(g, ship, parties, more, helped)
  yield* loseTeams(g, parties, defence)
  for (const boarders of parties) boarders.rounds++
  // FA-TRAIT/impervious: two hits for each loss.
  const losses = shipType(numberAt(g.ships.type, ship)).traits.includes('impervious') ? attack >> 1 : attack
  g.boarders = g.boarders.filter((boarders) => boarders.teams > 0)
  const left = squadronsOf(parties)
  if (losses > 0) yield* loseCrew(g, ship, losses, losses, 'FA-BOARD-17')
  yield* agentCrosses(g, ship, left, boarding)
  const teams = teamsOf(g.boarders.filter((boarders) => boarders.ship === ship))
  if (isOnTable(g, ship))
    tell(g, { type: 'boarding-fought', rule: 'FA-BOARD-20', on: `ship:${ship}`, ship, teams, crew: crewLeft(g, ship) })
}

/** FA-BOARD-17: each hit of the crew removes a team; if teams of several squadrons are aboard, their side chooses whose. */
function* loseTeams(g: State, parties: readonly Boarders[], hits: number): Rule {
  for (let left = Math.min(hits, teamsOf(parties)); left > 0; left--) {
    const able = parties.filter(({ teams }) => teams > 0)
    const all = teamsOf(able)
    const chosen = left === all ? at(able, 0) : yield* whose(able, left)
    chosen.teams--
  }
  if (hits > 0) tell(g, { type: 'teams-lost', rule: 'FA-BOARD-17', on: `ship:${at(parties, 0).ship}`, hits, left: teamsOf(parties) })
}

function* whose(parties: readonly Boarders[], left: number): Rule<Boarders> {
  const { ship, owner } = at(parties, 0)
  const options = parties.map((party): Option<Boarders> => {
    const on = party.squadron === NONE ? undefined : `squadron:${party.squadron}`
    return {
      id: `lose:${party.squadron}`,
      value: party,
      rule: 'FA-BOARD-17',
      on,
      to: undefined,
      cost: undefined,
      message: 'lose-team',
      params: { teams: party.teams },
    }
  })
  return yield* choose(
    owner,
    { name: 'board.lose', rule: 'FA-BOARD-17', message: 'board-lose', on: `ship:${ship}`, params: { left } },
    options,
  )
}
