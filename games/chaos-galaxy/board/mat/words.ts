import { type SeenOption, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { anyCard } from '../../orders/pieces.ts'
import type { CombatView, SeatView, StackView, View } from '../../view.ts'
import { type Face, faceById, RACES, type Race } from '../face.ts'

/** The name of an option, as in the question bar. */
export function optionName(text: Text, option: SeenOption): string {
  return text.say(`option-${option.message ?? verbOf(option.id)}`, option.params ?? {})
}

/** The face of a visible card, or undefined. */
export function faceFor(card: { readonly type: string | null } | undefined): Face | undefined {
  return card === undefined || card.type === null ? undefined : faceById(card.type)
}

/** A card's name; for a face-down card, its row. */
export function cardName(view: View, id: number, text: Text): string {
  const card = anyCard(view, id)
  return faceFor(card)?.name[text.language] ?? text.say('board-face-down')
}

/** The target of an attack. */
export function targetOf(
  combat: Pick<CombatView, 'target' | 'targetCard' | 'defender'>,
  view: View,
  names: readonly string[],
  text: Text,
): string {
  const card = combat.targetCard === null ? '' : cardName(view, combat.targetCard, text)
  return text.say(`board-target-${combat.target}`, { name: names[combat.defender] ?? '', card })
}

/** The name of an item on the stack: its card, or its action. */
export function stackName(view: View, item: StackView, text: Text): string {
  if (item.kind === 'action') return text.say(text.has(`board-action-${item.verb}`) ? `board-action-${item.verb}` : 'board-action-other')
  return faceFor(item)?.name[text.language] ?? (item.card === null ? '' : cardName(view, item.card, text))
}

/** The targets of an item on the stack, by name. */
export function stackTargets(view: View, item: StackView, text: Text): readonly string[] {
  return item.targets.map((id) => {
    const waiting = view.stack.find((other) => other.card === id)
    return waiting === undefined ? cardName(view, id, text) : (faceFor(waiting)?.name[text.language] ?? text.say('board-face-down'))
  })
}

/** The item above one on the stack that would neutralise it, as far as the table shows it. */
export function stoppedBy(view: View, item: StackView): StackView | undefined {
  const above = view.stack.slice(view.stack.indexOf(item) + 1)
  return above.find((other) => {
    if (other.neutralised || item.card === null || !other.targets.includes(item.card) || other.effect === null) return false
    const effect = faceFor(other)?.effects[other.effect]
    return effect !== undefined && 'do' in effect && effect.do.some((step) => step.op === 'neutralise')
  })
}

/** The effect of an item on the stack, as far as the table shows it: the text of its card. */
export function stackLine(view: View, item: StackView, text: Text): string {
  const targets = stackTargets(view, item, text)
  if (item.kind === 'action') {
    const card = item.card === null ? '' : cardName(view, item.card, text)
    const id = `board-stack-${item.verb}`
    return text.has(id) ? text.say(id, { card, targets }) : text.say('board-stack-other')
  }
  if (item.kind === 'payment') return text.say('board-stack-pay')
  return faceFor(item)?.text[text.language] || text.say(`board-stack-${item.kind}`)
}

/** A seat's race as far as everybody can see: that of its mono-race deck, otherwise of its first visible card. */
export function raceOf(seat: SeatView): Race {
  const mono = RACES.find((race) => race === seat.mono)
  if (mono !== undefined) return mono
  for (const pile of [seat.hangar, seat.trash])
    for (const card of pile) if (faceFor(card) !== undefined) return faceFor(card)?.race ?? 'human'
  return seat.seat === 0 ? 'human' : 'cerebrite'
}
