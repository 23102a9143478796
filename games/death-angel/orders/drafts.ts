import type { OrderStep, SeenOption, SeenQuestion } from '@orrery/kernel'
import { actionCard, CARDS_OF_TEAM, INTIMIDATION, REORGANIZE, STEALTH_TACTICS } from '../content/actions.ts'
import { terrainCard } from '../content/terrain.ts'
import type { View, ViewTeam, ViewTerrain } from '../view.ts'
import type { RowOrder } from './order.ts'

/** DA-CHOOSE-2: the teams that a seat still has to choose a card for, in the order of the questions. */
export function teamsToChoose(question: SeenQuestion, { teams }: View): readonly ViewTeam[] {
  const from = teams.findIndex(({ id }) => question.on === `team:${id}`)
  return question.name === 'choose-action' ? teams.slice(from).filter(({ owner, alive }) => owner === question.seat && alive) : []
}

/** The cards that may be chosen for a team. */
export function cardsOf({ id, cards }: ViewTeam): readonly number[] {
  return (CARDS_OF_TEAM[id] ?? []).filter((number) => cards.some((card) => card.number === number && card.mayChoose))
}

/** The order for all cards of a round and their lock. */
export function cardsOrder(cards: readonly number[], { round }: View): RowOrder {
  const steps = cards.map((card) => ({ question: 'choose-action', options: [`play:${card}`] }))
  return { kind: 'cards', round, steps: [...steps, { question: 'lock', options: ['lock'] }] }
}

/** A marine's part in a move of the formation: his swap, whether he turns, and the terrain card that he activates. */
export interface Movement {
  readonly marine: number
  readonly swap: number | null
  readonly turns: boolean
  readonly activates: number | null
}

/** A marine that may move, and the marines with whom he may swap places. */
export interface Mover {
  readonly marine: number
  readonly others: readonly number[]
}

/** The marines of the moving team, each with the marines with whom he may swap now. */
export function movers(question: SeenQuestion): readonly Mover[] {
  if (question.name !== 'move' || question.kind !== 'options') return []
  const swaps = question.options.filter(isSwap).map(({ id }) => id.split(':').slice(1).map(Number) as [number, number])
  const marines = swaps.map(([marine]) => marine).filter((marine, at, all) => all.indexOf(marine) === at)
  return marines.map((marine) => ({ marine, others: swaps.flatMap(([one, other]) => (one === marine ? [other] : [])) }))
}

function isSwap({ id }: SeenOption): boolean {
  return id.startsWith('swap:')
}

/** DA-MOVE-3, DA-ABIL-13: the marines that a card will move, each with his swaps in the current formation; empty if none. */
export function moversBy(card: number, { formation }: View): readonly Mover[] {
  if (card === 0 || actionCard(card).type !== 'move') return []
  const marines = formation.flatMap(({ marine }, place) => (marine === null ? [] : [{ ...marine, place }]))
  return marines
    .filter(({ team }) => team === actionCard(card).team)
    .map(({ id, place }) => ({
      marine: id,
      others: marines.filter((one) => one.id !== id && (card === REORGANIZE || Math.abs(one.place - place) === 1)).map((one) => one.id),
    }))
}

/** DA-MOVE-9: the terrain cards in the formation of a kind that marines can activate. */
export function activatable({ formation }: View): readonly ViewTerrain[] {
  const all = formation.flatMap(({ left, right }) => [...left.terrain, ...right.terrain])
  return all.filter(({ id }) => terrainCard(id).activate)
}

/** The question about a card's ability after its action, and the answers that may be ordered. */
export function afterwardsOf(card: number): { readonly question: string; readonly options: readonly string[] } | null {
  if (card === INTIMIDATION) return { question: 'intimidation', options: ['roll', 'decline'] }
  return card === STEALTH_TACTICS ? { question: 'stealth', options: ['pile:left', 'pile:right', 'decline'] } : null
}

/** A whole move+activate card: its marines' movements, and the answer about its ability; null if the seat is to be asked. */
export interface Play {
  readonly card: number
  readonly movements: readonly Movement[]
  readonly afterwards: string | null
}

/** DA-MOVE-1, DA-MOVE-2: the order for the round's move+activate cards, in the sequence of their resolution. */
export function playsOrder(plays: readonly Play[], view: View): RowOrder {
  const steps = plays
    .toSorted((one, other) => one.card - other.card)
    .flatMap(({ card, movements, afterwards }) => {
      const ability = afterwardsOf(card)
      const then = ability === null || afterwards === null ? [] : [{ question: ability.question, options: [afterwards] }]
      return [...movementSteps(movements, view), ...then]
    })
  return { kind: 'formation', round: view.round, steps }
}

/** DA-MOVE-3, DA-MOVE-8: the order for a whole move of the formation. */
export function formationOrder(movements: readonly Movement[], view: View): RowOrder {
  return { kind: 'formation', round: view.round, steps: movementSteps(movements, view) }
}

/** DA-MOVE-3, DA-MOVE-8, DA-MOVE-9: a step asks nothing more once all have moved, turned or activated something. */
function movementSteps(movements: readonly Movement[], view: View): OrderStep[] {
  const swaps = movements.filter(({ swap }) => swap !== null)
  const turns = movements.filter(({ turns: does }) => does)
  const activations = movements.filter(({ activates }) => activates !== null)
  const steps: OrderStep[] = swaps.map(({ marine, swap }) => ({ question: 'move', options: [`swap:${marine}:${swap}`] }))
  if (swaps.length < movements.length) steps.push({ question: 'move', options: ['done'] })
  steps.push(...turns.map(({ marine }) => ({ question: 'turn', options: [`turn:${marine}`] })))
  if (turns.length < movements.length) steps.push({ question: 'turn', options: ['done'] })
  steps.push(...activations.map(({ marine, activates }) => ({ question: 'activate', options: [`activate:${marine}:${activates}`] })))
  if (activations.length < movements.length && activatable(view).length > 0) steps.push({ question: 'activate', options: ['done'] })
  return steps
}
