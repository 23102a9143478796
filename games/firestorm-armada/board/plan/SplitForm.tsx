import type { PlanDraft } from '@orrery/board'
import type { Json, PlanQuestion } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../rules/at.ts'
import type { Shares, SplitBounds } from '../../rules/fire/split.ts'
import type { Facts } from '../table/facts.ts'
import { OutlookLine } from '../table/OutlookLine.tsx'
import { outlook } from '../table/outlook.ts'

const splitBoundsOf = (question: PlanQuestion): SplitBounds => question.bounds as unknown as SplitBounds
const sharesOf = (value: Json): Shares => value as unknown as Shares

/** The division that a draft begins with: half and half between the first two targets that leave each a die. */
export function beginSplit(question: PlanQuestion): Json {
  const { targets, dice } = splitBoundsOf(question)
  const able = targets.filter((_, place) => at(dice, place) >= 2).slice(0, 2)
  const pool = Math.min(...able.map((target) => at(dice, targets.indexOf(target))))
  const half = Math.ceil(pool / 2)
  return able.map((target, place) => [target, place === 0 ? half : pool - half])
}

/** How a weapon's dice are divided: a row for each target with what its share would do. */
export function SplitForm({ facts, draft }: { readonly facts: Facts; readonly draft: PlanDraft }): JSX.Element {
  const { text, g } = facts
  const { ship, weapon, targets, dice } = splitBoundsOf(draft.question)
  const shares = sharesOf(draft.value.value)
  const most = Math.min(...shares.map(([target]) => at(dice, targets.indexOf(target))))
  const given = shares.reduce((sum, [, share]) => sum + share, 0)
  const set = (target: number, share: number): void => {
    const others = shares.filter(([other]) => other !== target)
    const kept = shares.some(([other]) => other === target)
    const next: Shares =
      share <= 0 ? others : kept ? shares.map(([other, had]) => [other, other === target ? share : had]) : [...shares, [target, share]]
    draft.set(next.map(([other, had]) => [other, had]))
  }
  return (
    <div class="fa-split">
      <p>{text.say('board-divided', { given, most })}</p>
      <ul>
        {targets.map((target) => {
          const share = shares.find(([other]) => other === target)?.[1] ?? 0
          const name = facts.shipName(target)
          return (
            <li key={target}>
              <b>{name}</b>
              <span class="sizes">
                <button
                  type="button"
                  aria-label={text.say('board-die-less', { name })}
                  disabled={share === 0}
                  onClick={() => set(target, share - 1)}
                >
                  −
                </button>
                <b>{share}</b>
                <button
                  type="button"
                  aria-label={text.say('board-die-more', { name })}
                  disabled={given >= most}
                  onClick={() => set(target, share + 1)}
                >
                  +
                </button>
              </span>
              {share > 0 && <OutlookLine outlook={outlook(g, [{ ship, weapon }], target, share)} text={text} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
