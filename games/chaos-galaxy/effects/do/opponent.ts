import { chooseStill, option, type Rule, type Seat } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { isGoing } from '../../gone.ts'
import { kindOf } from '../../kinds.ts'
import { controllerOf } from '../../marks.ts'
import { memoized } from '../../offers.ts'
import { isDuel, isOut, neighboursOf } from '../../seats.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import type { Context } from '../read/context.ts'
import { contextOf } from '../read/context.ts'

const OPPONENT = memoized((seat) => ({
  ...option<Seat>(`opponent:${seat}`, seat, 'CG-MULTI-13', `colony:${seat}`),
  params: { player: `@seat-${seat}` },
}))

/**
 * CG-MULTI-2, CG-MULTI-13: lets the effect's player choose the opponent among the neighbours of the possible contexts; returns the context
 * with it.
 */
export function* opposed(possible: () => readonly Context[], otherwise: Context): Rule<Context> {
  const now = possible()
  const [only] = now
  // A search may have dealt hidden cards so that what was offered is impossible.
  if (only === undefined) return otherwise
  if (now.length === 1) return only
  const prompt = { rule: 'CG-MULTI-13', name: 'opponent', message: 'opponent', on: `card:${only.self}` }
  const seat = yield* chooseStill(only.controller, prompt, () => possible().map(({ opponent }) => OPPONENT(opponent)))
  return possible().find(({ opponent }) => opponent === seat) ?? otherwise
}

/** CG-MULTI-13: whether the paid card has a continuous text that needs an opponent and has none at the moment. */
export function isUnaimed(g: State, card: CardId): boolean {
  return kindOf(g, card).program.aims && contextOf(g, card).opponent === NONE
}

/** CG-MULTI-13: whether any card in play needs a new opponent. Cards that are leaving need none, nor does a turn that breaks off. */
export function mustAim(g: State): boolean {
  return !isDuel(g) && !isOut(g, g.active) && g.speaking.some((card) => isUnaimed(g, card) && !isGoing(g, card))
}

/** CG-MULTI-13: cards whose opponent is out, or is no longer a neighbour, get another one. */
export function* aimAnew(g: State): Rule {
  for (const card of g.speaking.slice()) if (!isGoing(g, card)) yield* aim(g, card)
}

/** CG-MULTI-13: a player that has paid a card with a continuous text publicly chooses its opponent. */
export function* aim(g: State, card: CardId): Rule {
  if (isDuel(g) || !isUnaimed(g, card)) return
  const controller = controllerOf(g, card)
  const open = neighboursOf(g, controller)
  if (open.length < 2) return
  const prompt = { rule: 'CG-MULTI-13', name: 'opponent', message: 'opponent', on: `card:${card}` }
  const seat = yield* chooseStill(controller, prompt, () => neighboursOf(g, controller).map((one) => OPPONENT(one)))
  if (seat === null) return
  g.foes = [...g.foes.filter((foe) => foe.card !== card), { card, seat }]
  tell(g, { type: 'aimed', rule: 'CG-MULTI-13', card, seat })
}
