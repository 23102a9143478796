import type { MultiSelectDraft } from '@orrery/board'
import { distance } from '../../geometry/place.ts'
import { attackOf, type Outlook, outlook } from '../../outlook.ts'
import { type Gun, packDice } from '../../rules/fire/dice.ts'
import { bandBetween } from '../../rules/fire/shots.ts'
import { poseOf } from '../../rules/stands.ts'
import type { State } from '../../state.ts'
import type { Facts } from './facts.ts'
import { gunParam, numberParam } from './stakes/change.ts'
import { diceOf, fireOf, pieceOf } from './subject.ts'

/** A ship in linked fire, or one that could join: the dice that it adds, and its distance. */
export interface Link {
  readonly guns: readonly Gun[]
  readonly ship: number
  readonly dice: number
  readonly far: number
  readonly band: number
  /** FA-LINK-1, FA-LINK-3: the focus fires in full; the others add half. */
  readonly part: 'focus' | 'joins' | 'could'
  readonly option: string | null
}

/** A multi-select, and its current selection. */
export type Linking = Pick<MultiSelectDraft, 'question' | 'has'>

/** All ships in a question of linked fire, the focus first; null at other questions. */
export function linksFor({ g }: Facts, multiSelect: Linking): { readonly target: number; readonly links: readonly Link[] } | null {
  const { question } = multiSelect
  const target = pieceOf(question.on)?.id
  const asked = { params: question.params ?? {}, about: null }
  const [focus, dice, second] = [gunParam(asked), numberParam(asked, 'dice'), numberParam(asked, 'second')]
  if (question.name !== 'fire.link' || target === undefined || focus === null || dice === null) return null
  const guns = second === null ? [focus] : [focus, { ship: focus.ship, weapon: second }]
  const links = [linkFrom(g, target, guns, dice, 'focus', null)]
  for (const option of question.options) {
    const fire = fireOf(option)
    if (fire !== null)
      links.push(linkFrom(g, target, fire.guns, diceOf(option) ?? 0, multiSelect.has(option.id) ? 'joins' : 'could', option.id))
  }
  return { target, links }
}

function linkFrom(g: State, target: number, guns: readonly Gun[], dice: number, part: Link['part'], option: string | null): Link {
  const ship = guns[0]?.ship ?? target
  return { guns, ship, dice, far: distance(poseOf(g, ship), poseOf(g, target)), band: bandBetween(g, ship, target), part, option }
}

/** The odds of the selected linked fire: the dice of the focus, and those that each further weapon adds. */
export function linkedFire(facts: Facts, multiSelect: Linking): Outlook | null {
  const found = linksFor(facts, multiSelect)
  if (found === null) return null
  const taking = found.links.filter(({ part }) => part !== 'could')
  const guns = taking.flatMap((link) => link.guns)
  const attack = attackOf(facts.g, guns, found.target)
  return outlook(facts.g, guns, found.target, taking.reduce((sum, { dice }) => sum + dice, 0) + packDice(facts.g, attack))
}
