import { type Piece, type SeenOption, type SeenQuestion, type Viewer, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { pieceById } from '../../orders/pieces.ts'
import type { PieceView, View } from '../../view.ts'
import { arriving, fallingBombs, reaching } from './shot.ts'
import { stackLine, stackName } from './words.ts'

/** Options that are chosen at a ship, with numbers beside it. */
const AT_SHIPS: readonly string[] = ['hit', 'spare', 'share', 'ordnance', 'heavy', 'bomb', 'stealth']

/** An option's change of a ship's figures: the figure, now and afterwards. */
export interface Change {
  readonly option: SeenOption
  readonly verb: string
  readonly figure: 'armour' | 'firepower' | 'bombing' | 'total'
  readonly now: number
  readonly after: number
  readonly cost: number | null
}

/** Whether an option is chosen at a ship, with its numbers there. */
export function isAtShip(option: SeenOption): boolean {
  return option.on !== undefined && AT_SHIPS.includes(verbOf(option.id))
}

/** The points of damage allotted to a ship so far by barrage or formation. */
function allotted(option: SeenOption): number {
  const points = option.params?.points
  return typeof points === 'number' ? points : 0
}

/** CG-ABIL-10, CG-ABIL-18, CG-ABIL-28, CG-ABIL-32, CG-BOMB-1: the options at a ship and what each would change. */
export function changesAt(view: View, options: readonly SeenOption[], ship: PieceView): readonly Change[] {
  const piece: Piece = `card:${ship.id}`
  const { values } = ship
  if (values === null) return []
  const left = ship.armourLeft ?? values.armour
  const total = view.combat?.bombingTotal ?? 0
  return options.flatMap((option): Change[] => {
    const verb = verbOf(option.id)
    if (option.on !== piece || !AT_SHIPS.includes(verb)) return []
    const change = { option, verb, cost: option.cost ?? null }
    if (verb === 'hit' || verb === 'share')
      return [{ ...change, figure: 'armour', now: left - allotted(option), after: left - allotted(option) - 1 }]
    if (verb === 'spare') return [{ ...change, figure: 'armour', now: left - allotted(option), after: left - allotted(option) + 1 }]
    if (verb === 'heavy') return [{ ...change, figure: 'firepower', now: values.firepower, after: values.firepower + 1 }]
    if (verb === 'ordnance')
      return [{ ...change, figure: 'bombing', now: values.bombing, after: values.bombing + Number(option.params?.cards ?? 1) }]
    if (verb === 'stealth') return [{ ...change, figure: 'total', now: 0, after: values.bombing }]
    return [{ ...change, figure: 'total', now: total, after: total + values.bombing }]
  })
}

/** The numbers that matter for a decision in a combat, line by line. */
export function linesOf(view: View, question: SeenQuestion, text: Text): readonly string[] {
  const { combat } = view
  const about = pieceOf(view, question.on)
  const ids = question.kind === 'plan' ? [] : question.options
  const armour = about?.armourLeft ?? about?.values?.armour ?? 0
  const seat = view.seats[question.seat]
  switch (question.name) {
    case 'firing-return': {
      // CG-ABIL-15, CG-ABIL-16: by a barrage, or in return for one, also ships that were not aimed at are shot at, each with its points.
      const { by, points } = question.params ?? {}
      const shot = pieceById(view, Number(by))
      const mine = reaching(about, shot, ids.find(({ id }) => id === 'return-fire')?.params?.back)
      const theirs = shot === undefined ? 0 : (shot.armourLeft ?? shot.values?.armour ?? 0)
      const coming = points === undefined ? reaching(shot, about) : arriving(Number(points), about)
      const line = text.say('board-ask-coming', { damage: coming, left: armour, after: Math.max(0, armour - coming) })
      // CG-ABIL-30: a ship that only may use its heavy weapons.
      if (!ids.some(({ id }) => id === 'return-fire')) return [line]
      return [
        line,
        text.say('board-ask-return', { damage: mine, left: theirs, after: Math.max(0, theirs - mine) }),
        text.say('board-ask-return-used'),
      ]
    }
    case 'ability-barrage':
      return [text.say('board-ask-barrage', { damage: about?.values?.firepower ?? 0 })]
    case 'ability-formation':
      return [
        text.say('board-ask-formation', { damage: Number(question.params?.damage ?? 0), left: armour }),
        text.say('board-ask-formation-limit'),
      ]
    case 'ability-barrage-point':
    case 'ability-barrage-less':
    case 'ability-formation-point':
      return [text.say('board-ask-points')]
    case 'bombing-bombers':
      return [text.say('board-ask-bombing', { total: combat?.bombingTotal ?? 0 })]
    case 'bombing-ordnance':
      return [text.say('board-ask-ordnance', { total: combat?.bombingTotal ?? 0, colony: seat?.colony ?? 0 })]
    case 'trap-pay': {
      const price = ids.find((option) => verbOf(option.id) === 'trap')?.cost
      return [
        text.say('board-ask-bombed', { total: combat === null ? 0 : fallingBombs(combat) }),
        price === undefined
          ? text.say('board-ask-no-trap')
          : text.say('board-ask-trap', { price, credits: seat?.credits ?? 0, left: (seat?.credits ?? 0) - price }),
      ]
    }
    default:
      return []
  }
}

/** The request in plain words; boarding is mentioned only if somebody could board, CG-EQUIP-2. */
export function hintOf(view: View, question: SeenQuestion, viewer: Viewer, text: Text): string {
  if (question.kind === 'plan') return ''
  const top = view.stack.at(-1)
  const verbs = question.options.map(({ id }) => verbOf(id))
  // While all hands are covered only public options are shown: the hand may hold others.
  const idle = viewer !== 'spectator' && question.kind === 'options' && verbs.every((verb) => verb === 'pass' || verb === 'pass-until')
  const id = idle ? 'board-hint-idle' : `board-hint-${question.name}`
  const next =
    top === undefined || question.name !== 'stack-answer'
      ? ''
      : top.kind === 'action'
        ? text.say('board-hint-then', { what: stackLine(view, top, text) })
        : text.say('board-hint-next', { what: stackName(view, top, text) })
  const hints = [
    next,
    text.has(id) ? text.say(id) : '',
    question.kind === 'multi-select' && verbs.includes('board') ? text.say('board-hint-aboard') : '',
    question.options.some(isAtShip) ? text.say('board-ask-at-ships') : '',
  ]
  return hints.filter((part) => part !== '').join(' ')
}

function pieceOf(view: View, piece: Piece | undefined): PieceView | undefined {
  return piece?.startsWith('card:') === true ? pieceById(view, Number(piece.slice('card:'.length))) : undefined
}
