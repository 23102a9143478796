import { type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import { anyCard } from './pieces.ts'

/** Questions about public things on the table. */
const OPEN: readonly string[] = [
  ...['equip-attackers', 'equip-defenders', 'equip-outfit', 'combat-payment', 'firing-act', 'firing-return', 'bombing-bombers'],
  ...['stack-answer', 'stack-window', 'stack-start', 'stack-end', 'stack-triggers', 'stack-target', 'stack-choose'],
  ...['effect-unless', 'end-hangar', 'bombing-ordnance', 'trap-pay', 'zones-order'],
  ...['ability-barrage', 'ability-barrage-point', 'ability-barrage-less', 'ability-formation', 'ability-formation-point'],
]

/** Answers that use nothing hidden. */
const PLAIN: readonly string[] = [
  ...[
    'attack-with',
    'defend-with',
    'board',
    'move-item',
    'fire',
    'stealth',
    'heavy',
    'return-fire',
    'no-return',
    'no-trap',
    'bomb',
    'ordnance',
  ],
  ...['use', 'pass', 'pass-until', 'done', 'none', 'first', 'yes', 'no', 'target', 'choose', 'discard'],
  ...['barrage', 'plain', 'hit', 'spare', 'share'],
]

/** What a player who has just had the screen can do in the main phase without looking at their hand again. */
const GOES_ON: readonly string[] = ['attack', 'develop', 'undevelop', 'use', 'sell', 'draw', 'salvage', 'end']

/** What may be done publicly with a face-down card: it stays face down, and is offered whatever it is. */
const FACE_DOWN: readonly string[] = ['develop', 'attack', 'first']

/**
 * An option as it may be shown on a screen that others see too: it uses nothing hidden and does not name a face-down card; null if it may
 * not be shown. `table` is the spectators' view; `had` says whether the seat has had the screen and knows its hand.
 */
export function publicOption(
  option: SeenOption,
  question: Pick<SeenQuestion, 'name' | 'rule'>,
  table: View,
  had: boolean,
): SeenOption | null {
  if (!isOpen(verbOf(option.id), question, had)) return null
  const { on } = option
  if (on?.startsWith('card:') !== true || anyCard(table, Number(on.slice('card:'.length)))?.type != null) return option
  if (!FACE_DOWN.includes(verbOf(option.id))) return null
  return { ...option, params: { ...option.params, card: '@face-down' } }
}

function isOpen(verb: string, { name, rule }: Pick<SeenQuestion, 'name' | 'rule'>, had: boolean): boolean {
  if (name === 'main-action') return had && GOES_ON.includes(verb)
  // CG-STACK-20: an optional effect of a card in play is public; other choices of this name may depend on what only one seat has looked at.
  const asksOpenly = name === 'effect-may' ? rule === 'CG-STACK-20' : OPEN.includes(name)
  return asksOpenly && PLAIN.includes(verb)
}
