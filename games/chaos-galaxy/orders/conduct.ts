import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { PieceView, View } from '../view.ts'
import { mayKeep } from './keep.ts'
import { isOfTheMoment } from './moment.ts'
import type { Conduct } from './order.ts'

/** Everything is decided when it comes up. */
export const LATER: Conduct = { holds: false, returns: false, stays: false, ordnance: 'later', keeps: false }

/** What may be ordered for an attack with these ships, besides the return fire. */
export function sayable(ships: readonly PieceView[]): { readonly stays: boolean; readonly ordnance: boolean } {
  return {
    stays: ships.some(({ aboard }) => aboard.some(({ paid }) => paid)),
    ordnance: ships.some(({ keywords }) => keywords.includes('ordnance')),
  }
}

/** The attack that was sent. */
interface Sent {
  /** The number of its ships. */
  readonly sent: number
  /** Whether its ships and crew were named, and nobody else has acted since. */
  readonly calm: boolean
}

/** CG-FIRE-4, CG-FIRE-10, CG-WEAP-8, CG-ABIL-32, CG-STACK-6: the answer ordered with the attack; null if it was left for later. */
export function conducted(
  { holds, returns, stays, ordnance, keeps }: Conduct,
  how: Sent,
  question: SeenQuestion,
  view: View,
): Answer | null {
  if (question.kind !== 'options') return null
  const { options, seat, name } = question
  const given = (id: string | undefined): Answer | null => (options.some((option) => option.id === id) ? { option: id as string } : null)
  if (keeps && mayKeep(question, view)) return given('pass')
  if (name === 'firing-act') return holds && isUnhurt(how.sent, view) ? given('pass') : null
  if (name === 'firing-return') return returns ? given('return-fire') : null
  if (name === 'equip-outfit') {
    const said = how.calm ? ['move-item', 'done', 'board'] : ['move-item', 'done']
    const plain = (option: SeenOption): boolean => said.includes(verbOf(option.id)) || keeps || !isOfTheMoment(option, seat, view)
    return stays && options.every(plain) ? given('done') : null
  }
  if (name !== 'bombing-ordnance' || ordnance === 'later') return null
  return given(ordnance === 'none' ? 'done' : options.filter(({ id }) => id !== 'done').at(-1)?.id)
}

/** Whether all ships that were sent still attack, and none of them is hit. */
function isUnhurt(sent: number, { combat, seats }: View): boolean {
  const attackers = seats.flatMap(({ hangar }) => hangar.filter(({ id }) => combat?.attackers.includes(id) === true))
  return attackers.length >= sent && attackers.every(({ hit }) => !hit)
}
