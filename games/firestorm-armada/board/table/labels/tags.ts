import { type BoardProps, type MultiSelectDraft, offeredBy, type PlanDraft, percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import { moveOf } from '../../../orders/steer.ts'
import { arrivedBy, type Outlook, outlook, outlookOfShare, outlooksOf } from '../../../outlook.ts'
import { SPLIT } from '../../../rules/fire/split.ts'
import { MANOEUVRE } from '../../../rules/move/manoeuvre.ts'
import type { View } from '../../../view.ts'
import { sharesOf } from '../../plan/divisions.ts'
import type { Facts } from '../facts.ts'
import { linkedFire, linksFor } from '../linked.ts'
import { diceOf, fireOf, isFire, pointedOption } from '../subject.ts'
import type { Tag } from './label-places.ts'

const NO_TAGS: readonly Tag[] = []

/**
 * The tags at ships: the effect of the best attack on offer, the shares of a division, linked ships, or the guns from the end of a move.
 */
export function tagsFor(
  facts: Facts,
  { seen, draft, multiSelect, pointed }: Pick<BoardProps<View>, 'seen' | 'draft' | 'multiSelect' | 'pointed'>,
): readonly Tag[] {
  if (draft?.question.plan === 'manoeuvre') return movedTags(facts, draft)
  if (draft?.question.plan === 'split') return sharedTags(facts, draft)
  if (multiSelect !== null && multiSelect.question.name === 'fire.link') return linkedTags(facts, multiSelect, pointed.value)
  if (!isFire(seen.question) || seen.question?.kind !== 'options') return NO_TAGS
  // The option pointed at has its own tag, with its band.
  const now = pointedOption(seen, pointed.value)
  const shown = now === null ? null : fireOf(now)
  const best = new Map<number, { readonly hull: number; readonly tag: Tag }>()
  if (now !== null && shown !== null)
    best.set(shown.target, {
      hull: Number.POSITIVE_INFINITY,
      tag: banded(facts, outlook(facts.g, shown.guns, shown.target, diceOf(now))),
    })
  for (const option of offeredBy(seen.question)) {
    const fire = fireOf(option)
    if (fire === null) continue
    const one = outlook(facts.g, fire.guns, fire.target, diceOf(option))
    if ((best.get(fire.target)?.hull ?? -1) >= one.odds.meanHull) continue
    best.set(fire.target, { hull: one.odds.meanHull, tag: tagOf(facts, one) })
  }
  return [...best.values()].map(({ tag }) => tag)
}

const tone = ({ odds }: Outlook): Tag['tone'] => (odds.critical > 0.25 ? 'good' : 'plain')

function tagOf({ text }: Facts, one: Outlook): Tag {
  const says = text.say('board-tag', { dice: one.dice, hurt: percent(1 - one.odds.nothing) })
  return { ship: one.attack.target, says, tone: tone(one) }
}

function banded({ text }: Facts, one: Outlook): Tag {
  const says = text.say('board-tag-band', { dice: one.dice, band: one.band, hurt: percent(1 - one.odds.nothing) })
  return { ship: one.attack.target, says, tone: tone(one) }
}

function movedTags(facts: Facts, { question, value }: PlanDraft): readonly Tag[] {
  const bounds = planBounds(question, MANOEUVRE)
  return outlooksOf(facts.g, bounds.ship, arrivedBy(bounds, moveOf(value.value).segments)).map((one) => tagOf(facts, one))
}

/** FA-SPLIT-3: the tags of a division: the share at every target. */
function sharedTags(facts: Facts, { question, value }: PlanDraft): readonly Tag[] {
  const { ship, weapon } = planBounds(question, SPLIT)
  return sharesOf(value.value).map(([target, share]) => banded(facts, outlookOfShare(facts.g, { ship, weapon }, target, share)))
}

/** FA-LINK-1, FA-LINK-3: the tags of linked fire: its effect at the target, and the dice at ships that take part or are pointed at. */
function linkedTags(facts: Facts, multiSelect: MultiSelectDraft, pointed: string | null): readonly Tag[] {
  const whole = linkedFire(facts, multiSelect)
  if (whole === null) return NO_TAGS
  const tags = [tagOf(facts, whole)]
  for (const { ship, part, option, dice, band } of linksFor(facts, multiSelect)?.links ?? []) {
    if (part === 'could' && option !== pointed) continue
    const says = facts.text.say(part === 'focus' ? 'board-tag-focus' : 'board-tag-joins', { dice, band })
    if (!tags.some((tag) => tag.ship === ship)) tags.push({ ship, says, tone: 'plain' })
  }
  return tags
}
