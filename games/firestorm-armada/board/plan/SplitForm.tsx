import { percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { distance } from '../../geometry/place.ts'
import { outlook } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { Shares } from '../../rules/fire/split.ts'
import { SPLIT } from '../../rules/fire/split.ts'
import { OutlookLine } from '../table/beside/OutlookLine.tsx'
import { inches } from '../table/facts.ts'
import { ableTargets, diceLeft, diceToDivide, divisionsOf, sharesOf, withDie, withoutDie } from './divisions.ts'
import type { FieldsProps } from './drawing.ts'

/** How a weapon's dice are divided: the remaining dice, a row for each share with its effect, and other targets in reach. */
export function SplitForm({ facts, draft }: FieldsProps): JSX.Element {
  const { text, g, view } = facts
  const { question } = draft
  const { ship, weapon } = planBounds(question, SPLIT)
  const shares = sharesOf(draft.value.value)
  const left = diceLeft(question, shares)
  const set = (next: Shares): void => draft.set(next.map(([target, share]) => [target, share]))
  const far = (target: number): string => inches(distance(at(view.ships, ship), at(view.ships, target)), text)
  const others = ableTargets(question).filter((target) => shares.every(([other]) => other !== target))
  return (
    <div class="fa-split">
      <p class={left > 0 ? 'left' : ''} role="status">
        {text.say('board-divided', { left, most: diceToDivide(question, shares) })}
      </p>
      <span class="dice" aria-hidden="true">
        {shares.flatMap(([target, share], place) =>
          Array.from({ length: share }, (_, die) => <i key={`${target}:${die}`} class={`of of-${place % TINTS}`} />),
        )}
        {Array.from({ length: Math.max(left, 0) }, (_, die) => (
          <i key={die} />
        ))}
      </span>
      <ol>
        {shares.map(([target, share], place) => {
          const name = facts.shipName(target)
          const one = outlook(g, [{ ship, weapon }], target, share)
          return (
            <li key={target}>
              <span>
                <b>
                  <i class={`of of-${place % TINTS}`} aria-hidden="true" />
                  {name}
                </b>
                <small>
                  {far(target)} · {text.say('board-band', { band: one.band })} · DR {one.dr} · CR {one.cr}
                </small>
              </span>
              <span class="sizes">
                <button
                  type="button"
                  aria-label={text.say('board-die-less', { name })}
                  disabled={share === 1 && shares.length === 2}
                  onClick={() => set(withoutDie(shares, target))}
                >
                  −
                </button>
                <b>{share}</b>
                <button
                  type="button"
                  aria-label={text.say('board-die-more', { name })}
                  disabled={withDie(question, shares, target) === shares}
                  onClick={() => set(withDie(question, shares, target))}
                >
                  +
                </button>
              </span>
              <OutlookLine outlook={one} text={text} />
              <small class="expected" aria-hidden="true">
                {text.say('board-share-odds', {
                  mean: one.odds.mean.toLocaleString(text.language, { maximumFractionDigits: 1 }),
                  hull: percent(one.odds.hull),
                  critical: percent(one.odds.critical),
                })}
              </small>
            </li>
          )
        })}
      </ol>
      {others.length > 0 && (
        <div class="others">
          <small>{text.say('board-split-others')}</small>
          {others.map((target) => {
            const next = withDie(question, shares, target)
            const name = facts.shipName(target)
            return (
              <button
                key={target}
                type="button"
                aria-label={text.say('board-die-more', { name })}
                data-split-also={target}
                disabled={next === shares}
                onClick={() => set(next)}
              >
                {name} <small>{far(target)}</small>
              </button>
            )
          })}
        </div>
      )}
      <Divisions facts={facts} draft={draft} />
    </div>
  )
}

/** The number of tints for shares. */
const TINTS = 4

/** The most divisions listed; of more, those farthest from the most damaging ones are left out. */
const LISTED = 7

/**
 * Between two targets every division: how likely each is hurt, the hull points that both lose on average, and how likely a critical hit is.
 * A press adopts one. // FA-SPLIT-3, FA-SPLIT-6
 */
function Divisions({ facts, draft }: FieldsProps): JSX.Element | null {
  const { text, g } = facts
  const { ship, weapon, targets, dice } = planBounds(draft.question, SPLIT)
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
              <td key={place}>{percent(chance)}&nbsp;%</td>
            ))}
            <td>{division.hull.toLocaleString(text.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</td>
            <td class="critical">{percent(division.critical)}&nbsp;%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
