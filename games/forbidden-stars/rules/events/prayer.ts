import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { ACROSS, eventCard, PRAYER_TO_THE_DARK_GODS, SIDEWAYS, type StormIcon, TL_BR, TR_BL } from '../../content/events.ts'
import { NONE, type State } from '../../state.ts'
import { discardScheme, hasScheme } from '../schemes.ts'
import { seatsInOrder } from '../seats.ts'
import { chooseStormMove, moveStorm, movesOfStorm, type StormMove } from '../storms.ts'

const ICONS: readonly StormIcon[] = [ACROSS, SIDEWAYS, TL_BR, TR_BL]

interface IconMove extends StormMove {
  readonly icon: StormIcon
}

/** FS-STORM-5: a seat moves a storm by an icon, unless a Prayer to the Dark Gods moves it otherwise. */
export function* moveStormFor(g: State, seat: number, icon: StormIcon): Rule {
  const move = yield* chooseStormMove(g, seat, icon)
  if (move === null) return
  const owner = seatsInOrder(g).find((other) => hasScheme(g, other, PRAYER_TO_THE_DARK_GODS))
  const prayed = owner === undefined ? null : yield* pray(g, owner, move)
  if (prayed === null) moveStorm(g, seat, move, icon)
  else moveStorm(g, owner ?? NONE, prayed, prayed.icon)
}

/** Moves of the same storm by one step of any icon: no two icons lead to the same edge. */
function movesByAnyIcon(g: State, storm: number): Option<IconMove>[] {
  return ICONS.flatMap((icon) => movesOfStorm(g, storm, icon).map((one) => ({ ...one, value: { ...one.value, icon } })))
}

function* pray(g: State, seat: number, { storm }: StormMove): Rule<IconMove | null> {
  const card = eventCard(PRAYER_TO_THE_DARK_GODS).term
  const prompt = { name: 'scheme.storm', rule: 'FS-EVENT-11', message: 'scheme-storm', on: `storm:${storm}`, params: { card } }
  const move = yield* choose<IconMove | null>(seat, prompt, [...movesByAnyIcon(g, storm), option('decline', null, 'FS-EVENT-11')])
  if (move !== null) discardScheme(g, seat)
  return move
}
