import { type PlanDraft, type PrimaryAction, percent } from '@orrery/board'
import type { SeenMultiSelectQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { outlookOfShare } from '../outlook.ts'
import { SPLIT } from '../rules/fire/split.ts'
import { diceLeft, sharesOf } from './plan/divisions.ts'
import type { Facts } from './table/facts.ts'
import { linkedFire } from './table/linked.ts'

/** The primary button for divided fire: the dice that remain, otherwise the shares and the chance that each does damage. */
export function primaryOfSplit({ question, value }: PlanDraft, { g, text }: Facts): Omit<PrimaryAction, 'option'> {
  const { ship, weapon } = planBounds(question, SPLIT)
  const shares = sharesOf(value.value)
  const label = text.say('board-primary-split', { shares: shares.map(([, share]) => share).join(' + ') })
  const left = diceLeft(question, shares)
  if (left > 0) return { label, consequence: text.say('board-primary-split-left', { left }), wastesActions: true }
  const spared = shares.map(([target, share]) => outlookOfShare(g, { ship, weapon }, target, share).odds.nothing)
  const one = 1 - spared.reduce((all, chance) => all * chance, 1)
  const all = spared.reduce((product, chance) => product * (1 - chance), 1)
  return { label, consequence: text.say('board-primary-split-odds', { one: percent(one), all: percent(all), count: shares.length }) }
}

/** The primary button for linked fire: all its dice, and their effect. */
export function primaryOfLink(
  question: SeenMultiSelectQuestion,
  chosen: readonly string[],
  facts: Facts,
): Omit<PrimaryAction, 'option'> & { isPass: boolean } {
  const fire = linkedFire(facts, { question, has: (id) => chosen.includes(id) })
  const { text } = facts
  const label = text.say('confirm-fire-link', { n: chosen.length })
  if (fire === null) return { label, isPass: chosen.length === 0 }
  const { dice, odds } = fire
  const consequence = text.say('board-primary-fire', { dice, hurt: percent(1 - odds.nothing), critical: percent(odds.critical) })
  return { label, consequence, isPass: chosen.length === 0 }
}
