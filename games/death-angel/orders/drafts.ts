import type { SaidStep, SeenOption, SeenQuestion } from '@orrery/kernel'
import { CARDS_OF_TEAM } from '../content/actions.ts'
import type { View, ViewTeam } from '../view.ts'
import type { RowOrder } from './order.ts'

/** DA-CHOOSE-2: the teams that a seat still has to choose a card for, in the order in which they are asked. */
export function teamsToChoose(question: SeenQuestion, { teams }: View): readonly ViewTeam[] {
  const from = teams.findIndex(({ id }) => question.on === `team:${id}`)
  return question.name === 'choose-action' ? teams.slice(from).filter(({ owner, alive }) => owner === question.seat && alive) : []
}

/** The cards that may be chosen for a team. */
export function cardsOf({ id, cards }: ViewTeam): readonly number[] {
  return (CARDS_OF_TEAM[id] ?? []).filter((number) => cards.some((card) => card.number === number && card.mayChoose))
}

/** All cards of a round and their lock, said together. */
export function cardsSaid(cards: readonly number[], { round }: View): RowOrder {
  const steps = cards.map((card) => ({ question: 'choose-action', options: [`play:${card}`] }))
  return { kind: 'cards', round, steps: [...steps, { question: 'lock', options: ['lock'] }] }
}

/** What a marine does in a move of the formation: with whom he swaps places, and whether he turns. */
export interface Movement {
  readonly marine: number
  readonly swap: number | null
  readonly turns: boolean
}

/** The marines of the team that moves, each with those with whom he may swap now. */
export function movers(question: SeenQuestion): readonly { readonly marine: number; readonly others: readonly number[] }[] {
  if (question.name !== 'move' || question.kind !== 'options') return []
  const swaps = question.options.filter(isSwap).map(({ id }) => id.split(':').slice(1).map(Number) as [number, number])
  const marines = swaps.map(([marine]) => marine).filter((marine, at, all) => all.indexOf(marine) === at)
  return marines.map((marine) => ({ marine, others: swaps.flatMap(([one, other]) => (one === marine ? [other] : [])) }))
}

function isSwap({ id }: SeenOption): boolean {
  return id.startsWith('swap:')
}

/** DA-MOVE-3, DA-MOVE-8: a move of the formation, said whole. Nothing more is asked of a step in which all have moved or turned. */
export function formationSaid(movements: readonly Movement[], { round }: View): RowOrder {
  const swaps = movements.filter(({ swap }) => swap !== null)
  const turns = movements.filter(({ turns: does }) => does)
  const steps: SaidStep[] = swaps.map(({ marine, swap }) => ({ question: 'move', options: [`swap:${marine}:${swap}`] }))
  if (swaps.length < movements.length) steps.push({ question: 'move', options: ['done'] })
  steps.push(...turns.map(({ marine }) => ({ question: 'turn', options: [`turn:${marine}`] })))
  if (turns.length < movements.length) steps.push({ question: 'turn', options: ['done'] })
  return { kind: 'formation', round, steps }
}
