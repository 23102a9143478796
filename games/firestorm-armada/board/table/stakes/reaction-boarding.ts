import { type CardId, card } from '../../../content/cards.ts'
import { shipType } from '../../../content/ships.ts'
import { type Distribution, exploding, plus } from '../../../odds.ts'
import { at } from '../../../rules/at.ts'
import { attackNeed, defenceDice, defenceNeed } from '../../../rules/boarding/fight.ts'
import { crewLeft } from '../../../rules/damage/losses.ts'
import { fleetHas } from '../../../rules/ships.ts'
import { NONE, type State } from '../../../state.ts'
import { type Asked, type Change, numberParam } from './change.ts'
import type { Way } from './EndsBar.tsx'

/** Cards played on a boarding: harder fire against it (A09), more of that fire (R04), more dice for the crew (R09). */
export function changeOfBoarding(g: State, asked: Asked, id: CardId): Change | null {
  const teams = numberParam(asked, 'teams')
  if (teams === null) return null
  const dice = numberParam(asked, 'dice')
  if (id === 'A09' && dice !== null) return { without: arriving(g, teams, dice, 5), with: arriving(g, teams, dice, 6) }
  if (id === 'R04' && dice !== null) {
    const need = numberParam(asked, 'need') ?? 5
    return { without: arriving(g, teams, dice, need), with: arriving(g, teams, dice + 3, need) }
  }
  if (id !== 'R09' || asked.about === null) return null
  const round = numberParam(asked, 'sabotage') === 1 ? sabotageWays : fightWays
  return { without: round(g, asked.about, asked, 0), with: round(g, asked.about, asked, card('R09').amount) }
}

/** FA-BOARD-14, FA-TRAIT/ruthlessAssault: how many of the active seat's teams come aboard. */
function arriving(g: State, teams: number, dice: number, need: number): Way[] {
  const ignored = fleetHas(g, g.activation.seat, 'ruthlessAssault') ? 1 : 0
  const left = new Array<number>(teams + 1).fill(0)
  for (const [hits, chance] of exploding(dice, need).entries()) {
    const place = Math.max(teams - Math.max(hits - ignored, 0), 0)
    left[place] = at(left, place) + chance
  }
  return left.map((chance, count): Way => {
    const tone = count === 0 ? 'bad' : count === teams ? 'good' : 'mixed'
    return { tone, chance, message: 'board-teams-arrive', params: { count } }
  })
}

/** FA-BOARD-16, FA-BOARD-27: the hits of the teams in a round: of all teams aboard, or of those that come to sabotage. */
function attackHits(g: State, ship: number, asked: Asked): Distribution {
  const first = numberParam(asked, 'squadron') ?? NONE
  const aboard = numberParam(asked, 'sabotage') === 1 ? [] : g.boarders.filter((one) => one.ship === ship)
  const parties =
    aboard.length === 0
      ? [{ squadron: first, teams: numberParam(asked, 'teams') ?? 0, rounds: 0 }]
      : aboard.toSorted((a, b) => Number(b.squadron === first) - Number(a.squadron === first))
  const isFirst = parties.every(({ rounds }) => rounds === 0)
  let hits: Distribution = [1]
  let more = numberParam(asked, 'more') ?? 0
  for (const { squadron, teams } of parties) {
    hits = plus(hits, exploding(teams + more, attackNeed(g, ship, squadron, isFirst)))
    more = 0
  }
  return hits
}

/** FA-BOARD-17 to 20: how one round of fighting aboard may end. */
function fightWays(g: State, ship: number, asked: Asked, more: number): Way[] {
  const { traits } = shipType(at(g.ships.type, ship))
  const [crew, teams] = [crewLeft(g, ship), numberParam(asked, 'teams') ?? 0]
  const defence = exploding(defenceDice(g, ship) + more, defenceNeed(g, ship))
  const ends = { captured: 0, derelict: 0, going: 0, beaten: 0 }
  for (const [a, chance] of attackHits(g, ship, asked).entries()) {
    const crewGone = (traits.includes('impervious') ? a >> 1 : a) >= crew
    for (const [d, other] of defence.entries()) {
      const teamsGone = d >= teams
      ends[crewGone ? (teamsGone ? 'derelict' : 'captured') : teamsGone ? 'beaten' : 'going'] += chance * other
    }
  }
  return [
    { tone: 'good', chance: ends.beaten, message: 'board-end-beaten' },
    { tone: 'plain', chance: ends.going, message: 'board-end-going' },
    { tone: 'mixed', chance: ends.derelict, message: 'board-end-derelict' },
    { tone: 'bad', chance: ends.captured, message: 'board-end-captured' },
  ]
}

/** FA-BOARD-21: whether sabotage makes a critical hit. */
function sabotageWays(g: State, ship: number, asked: Asked, more: number): Way[] {
  const { dr } = shipType(at(g.ships.type, ship)).stats
  const defence = exploding(defenceDice(g, ship) + more, defenceNeed(g, ship))
  let works = 0
  for (const [a, chance] of attackHits(g, ship, asked).entries())
    for (const [d, other] of defence.entries()) if (a - d >= dr) works += chance * other
  return [
    { tone: 'plain', chance: 1 - works, message: 'board-way-nothing' },
    { tone: 'bad', chance: works, message: 'board-way-critical' },
  ]
}
