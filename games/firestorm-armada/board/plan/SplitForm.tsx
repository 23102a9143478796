import { type PlanDraft, percent } from '@orrery/board'
import type { Json, PlanQuestion } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../rules/at.ts'
import type { Shares } from '../../rules/fire/split.ts'
import type { Facts } from '../table/facts.ts'
import { OutlookLine } from '../table/OutlookLine.tsx'
import { outlook } from '../table/outlook.ts'
import { ableTargets, divisionsOf, sharesOf, splitBoundsOf } from './divisions.ts'

/** The division that a draft begins with: half and half between the two targets that leave most dice. */
export function beginSplit(question: PlanQuestion): Json {
  const { targets, dice } = splitBoundsOf(question)
  const able = ableTargets(question).slice(0, 2)
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
        {ableTargets(draft.question).map((target) => {
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

/** So many divisions stand in the list; of more, those farthest from the ones that hurt most are left out. */
const LISTED = 7

/**
 * Between two targets every division: how likely each is hurt, the hull points that both lose on average, and how likely
 * a critical hit is. A press takes one over. // FA-SPLIT-3, FA-SPLIT-6
 */
function Divisions({ facts, draft }: { readonly facts: Facts; readonly draft: PlanDraft }): JSX.Element | null {
  const { text, g } = facts
  const { ship, weapon, targets, dice } = splitBoundsOf(draft.question)
  const [one, other, more] = sharesOf(draft.value.value)
  if (one === undefined || other === undefined || more !== undefined) return null
  const [first, second] = [one[0], other[0]]
  const most = Math.min(at(dice, targets.indexOf(first)), at(dice, targets.indexOf(second)))
  const divisions = divisionsOf(g, { ship, weapon }, [first, second], most)
  const step = Math.ceil(divisions.length / LISTED)
  const best = divisions.reduce((found, now) => (now.hull > found.hull ? now : found))
  const shown = divisions.filter((division, place) => place % step === 0 || division.share === one[1] || division === best)
  return (
    <table class="divisions">
      <caption>{text.say('board-best-divisions')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="kit-sr">{text.say('board-column-dice')}</span>
          </th>
          <th scope="col">{facts.shipName(first)}</th>
          <th scope="col">{facts.shipName(second)}</th>
          <th scope="col">{text.say('board-column-hull-lost')}</th>
          <th scope="col">{text.say('board-column-critical')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((division) => (
          <tr key={division.share} class={division.share === one[1] && one[1] + other[1] === most ? 'on' : ''}>
            <th scope="row">
              <button
                type="button"
                onClick={() =>
                  draft.set([
                    [first, division.share],
                    [second, most - division.share],
                  ])
                }
              >
                {text.say('board-division', { first: division.share, second: most - division.share })}
              </button>
            </th>
            {division.hurt.map((chance, place) => (
              <td key={place}>{percent(chance)} %</td>
            ))}
            <td>{division.hull.toLocaleString(text.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</td>
            <td class="critical">{percent(division.critical)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
