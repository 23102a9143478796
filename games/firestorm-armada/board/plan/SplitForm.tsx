import { type PlanDraft, percent } from '@orrery/board'
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
      <Divisions facts={facts} draft={draft} />
    </div>
  )
}

/** So many divisions are compared by each of the two measures. */
const COMPARED = 2

/** Of two targets, the divisions that cost most hull on average, and those likeliest to hurt both; a press takes one over. */
function Divisions({ facts, draft }: { readonly facts: Facts; readonly draft: PlanDraft }): JSX.Element | null {
  const { text, g } = facts
  const { ship, weapon, targets, dice } = splitBoundsOf(draft.question)
  const [one, other, more] = sharesOf(draft.value.value)
  if (one === undefined || other === undefined || more !== undefined) return null
  const [first, second] = [one[0], other[0]]
  const most = Math.min(at(dice, targets.indexOf(first)), at(dice, targets.indexOf(second)))
  const divisions = Array.from({ length: most - 1 }, (_, place) => {
    const share = place + 1
    const odds = [outlook(g, [{ ship, weapon }], first, share).odds, outlook(g, [{ ship, weapon }], second, most - share).odds]
    const hull = odds.reduce((sum, { meanHull }) => sum + meanHull, 0)
    return { share, odds, hull, both: odds.reduce((all, { nothing }) => all * (1 - nothing), 1) }
  })
  const costly = divisions.toSorted((a, b) => b.hull - a.hull).slice(0, COMPARED)
  const sure = divisions.toSorted((a, b) => b.both - a.both).slice(0, COMPARED)
  const best = [...sure, ...costly.filter((one) => !sure.includes(one))]
  return (
    <table class="divisions">
      <caption>{text.say('board-best-divisions')}</caption>
      <tbody>
        {best.map(({ share, odds }) => (
          <tr key={share} class={share === one[1] ? 'on' : ''}>
            <th scope="row">
              <button
                type="button"
                onClick={() =>
                  draft.set([
                    [first, share],
                    [second, most - share],
                  ])
                }
              >
                {text.say('board-division', { first: share, second: most - share })}
              </button>
            </th>
            {odds.map(({ nothing }, place) => (
              <td key={place}>{`${facts.shipName(place === 0 ? first : second)}: ${percent(1 - nothing)} %`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
