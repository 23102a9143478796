import { choose, no, type Option, option, type Rule, together, type Verdict, yes } from '@orrery/kernel'
import { ACTION_CARDS, type ActionNumber, actionCard, CARDS_OF_TEAM } from '../content/actions.ts'
import { TEAMS, type TeamId, teamTerm } from '../content/marines.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'
import { isTeamAlive, livingSeats } from './formation.ts'

/** The round that a choice now would be for: the present one, or the next once cards lie open. */
function roundOfChoice(g: State): number {
  return g.revealed ? g.round + 1 : g.round
}

/** DA-CHOOSE-3, DA-CHOOSE-4, DA-CHOOSE-9: whether a team may choose the card. */
export function mayChoose(g: State, card: ActionNumber): Verdict {
  const { team: id, term, type } = actionCard(card)
  const team = at(g.teams, id)
  if (!isTeamAlive(g, id)) return no('DA-SLAIN-4', { team: teamTerm(id) }, 'play')
  if (card === (g.revealed ? team.card : team.last)) return no('DA-CHOOSE-3', { card: term }, 'play')
  if (type === 'attack' && team.jammed === roundOfChoice(g)) return no('DA-CHOOSE-9', { card: term, team: teamTerm(id) }, 'play')
  return yes
}

const PLAY: readonly Option<ActionNumber>[] = ACTION_CARDS.map(({ number, term }) => ({
  ...option(`play:${number}`, number, 'DA-CHOOSE-2', `card:${number}`),
  params: { card: term },
}))
const CHANGE: readonly Option<TeamId>[] = TEAMS.map(({ id, term }) => ({
  ...option(`change:${id}`, id, 'DA-CHOOSE-8', `team:${id}`),
  params: { team: term },
}))
const LOCK = option('lock', -1, 'DA-CHOOSE-8')

/** DA-CHOOSE-1: all players choose at the same time, hidden from each other until all have locked. */
export function* chooseActions(g: State): Rule {
  const seats = livingSeats(g)
  yield* together(
    g,
    seats.map((seat) => ({ seat, rule: () => chooseForSeat(g, seat) })),
  )
}

/** DA-FEW-2: one card for each living team of the seat; DA-CHOOSE-8: any of them may be changed until locked. */
function* chooseForSeat(g: State, seat: number): Rule {
  const teams = TEAMS.filter((team) => at(g.teams, team.id).owner === seat && isTeamAlive(g, team.id)).map((team) => team.id)
  for (const team of teams) yield* chooseForTeam(g, seat, team)
  const changeable = teams.filter((team) => legalCards(g, team).length > 1)
  const options = [LOCK, ...changeable.map((team) => at(CHANGE, team))]
  for (;;) {
    const changed = yield* choose(seat, { rule: 'DA-CHOOSE-8', message: 'lock', always: true }, options)
    if (changed < 0) return
    yield* chooseForTeam(g, seat, changed)
  }
}

/** DA-CHOOSE-2: exactly one card; there is always one (DA-CHOOSE-9). */
function* chooseForTeam(g: State, seat: number, team: TeamId): Rule {
  const options = legalCards(g, team)
  const prompt = { rule: 'DA-CHOOSE-2', message: 'choose-action', params: { team: teamTerm(team) }, on: `team:${team}` }
  at(g.teams, team).card = yield* choose(seat, prompt, options)
}

function legalCards(g: State, team: TeamId): Option<ActionNumber>[] {
  const options: Option<ActionNumber>[] = []
  for (const card of at(CARDS_OF_TEAM, team)) if (mayChoose(g, card) === true) options.push(at(PLAY, card - 1))
  return options
}
