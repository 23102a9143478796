import { choose, no, type Option, option, type Rule, type Seat, together, type Verdict, yes } from '@orrery/kernel'
import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { tell, tellTo } from '../events.ts'
import { at, NONE, type State } from '../state.ts'
import { directionOf, leftIn, PACK_SIZE, packOf, packsOf, taken } from './packs.ts'

/** DR-PICK-1: all pick at the same time, hidden from each other until all have picked; DR-PICK-2: then the packs are passed. */
export function* pick(g: State): Rule {
  yield* together(
    g,
    g.picks.map((_, seat) => ({ seat, rule: () => pickCard(g, seat) })),
  )
  passOn(g)
}

/** DR-PICK-1, DR-PICK-5: a seat picks a card from the pack in front of it; the last card is picked without a choice. */
function* pickCard(g: State, seat: Seat): Rule {
  const round = g.packs.length
  const prompt = { name: 'pick.card', rule: 'DR-PICK-1', message: 'pick-card', params: { pack: round, pick: taken(g) + 1 } }
  const card = yield* choose(seat, prompt, leftIn(packOf(g, seat)).map(pickOption))
  g.picks[seat] = card
  tellTo(g, seat, { type: 'picked', rule: 'DR-PICK-1', card: cardOf(card).id, name: cardOf(card).term })
}

function pickOption(number: number): Option<number> {
  const { id, params, cost } = cardOf(number)
  return { ...option(`pick:${id}`, number, 'DR-PICK-1', `card:${id}`), cost: cost === 'X' ? undefined : cost, params }
}

/** DR-PICK-1: whether the seat may pick the card now. */
export function mayPick(g: State, seat: Seat, card: number): Verdict {
  if (g.step !== 'pick') return no('DR-PICK-3')
  if (g.picks[seat] !== NONE) return no('DR-PICK-1')
  return leftIn(packOf(g, seat)).includes(card) ? yes : no('DR-PICK-4')
}

/** DR-PICK-2, DR-PICK-3: removes the picked cards from their packs and passes the packs on; when they are empty, the next are opened. */
function passOn(g: State): void {
  const held = g.picks.map((_, seat) => packOf(g, seat))
  for (const [seat, pack] of held.entries()) {
    pack.taken.push(at(g.picks, seat))
    g.picks[seat] = NONE
  }
  const left = PACK_SIZE - taken(g)
  if (left === 0) {
    g.step = g.packs.length < packsOf(g) ? 'open' : 'build'
    return
  }
  const direction = directionOf(g.packs.length - 1) === 1 ? '@direction-left' : '@direction-right'
  tell(g, { type: 'passed', rule: 'DR-PICK-2', direction, left })
}
