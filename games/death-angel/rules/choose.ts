import { choose, no, type Option, option, type Rule, together, type Verdict, yes } from '@orrery/kernel'
import { ACTION_CARDS, type ActionNumber, actionCard, CARDS_OF_TEAM } from '../content/actions.ts'
import { TEAMS, type TeamId, teamTerm } from '../content/marines.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'
import { isTeamAlive, livingSeats } from './formation.ts'

/** The round for which a card would be chosen now: this one, or the next once cards are revealed. */
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
const LOCK = [option('lock', 0, 'DA-CHOOSE-8')]

/** DA-CHOOSE-1: all players choose at the same time, hidden from each other until all have locked. */
export function* chooseActions(g: State): Rule {
  const seats = livingSeats(g)
  yield* together(
    g,
    seats.map((seat) => ({ seat, rule: () => chooseForSeat(g, seat) })),
  )
}

/**
 * DA-FEW-2: one card for each living team of the seat, then the lock; DA-CHOOSE-8: a choice can be taken back until all seats have locked.
 */
function* chooseForSeat(g: State, seat: number): Rule {
  for (const { id } of TEAMS) if (at(g.teams, id).owner === seat && isTeamAlive(g, id)) yield* chooseForTeam(g, seat, id)
  yield* choose(seat, { rule: 'DA-CHOOSE-8', message: 'lock', always: true }, LOCK)
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
