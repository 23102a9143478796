import { percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { distance } from '../../geometry/place.ts'
import { type Outlook, outlookOfShare } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { Shares } from '../../rules/fire/split.ts'
import { SPLIT } from '../../rules/fire/split.ts'
import { OutlookLine } from '../table/beside/OutlookLine.tsx'
import { inches } from '../table/facts.ts'
import { Divisions } from './Divisions.tsx'
import { ableTargets, diceLeft, diceToDivide, sharesOf, withDie, withoutDie } from './divisions.ts'
import type { FieldsProps } from './drawing.ts'

/** The division of a weapon's dice: the remaining dice, a row for each share with its effect, and other targets in range. */
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
        {shares.map(([target, share], place) => (
          <ShareRow
            key={target}
            facts={facts}
            name={facts.shipName(target)}
            far={far(target)}
            share={share}
            tint={place % TINTS}
            outlook={outlookOfShare(g, { ship, weapon }, target, share)}
            less={share === 1 && shares.length === 2 ? null : () => set(withoutDie(question, shares, target))}
            more={withDie(question, shares, target) === shares ? null : () => set(withDie(question, shares, target))}
          />
        ))}
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
                aria-label={text.say('board-die-more', { name: `${name} ${far(target)}` })}
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

interface ShareProps {
  readonly facts: FieldsProps['facts']
  /** The target's name and distance. */
  readonly name: string
  readonly far: string
  /** The number of its dice, and their effect. */
  readonly share: number
  readonly outlook: Outlook
  readonly tint: number
  /** Take a die from it, or give it another; null if that is not possible. */
  readonly less: (() => void) | null
  readonly more: (() => void) | null
}

/** A target's share of the dice, and its effect. */
function ShareRow({ facts: { text }, name, far, share, outlook, tint, less, more }: ShareProps): JSX.Element {
  return (
    <li>
      <span>
        <b>
          <i class={`of of-${tint}`} aria-hidden="true" />
          {name}
        </b>
        <small>
          {far} · {text.say('board-band', { band: outlook.band })} · DR {outlook.dr} · CR {outlook.cr}
        </small>
      </span>
      <span class="sizes">
        <button type="button" aria-label={text.say('board-die-less', { name })} disabled={less === null} onClick={() => less?.()}>
          −
        </button>
        <b>{share}</b>
        <button type="button" aria-label={text.say('board-die-more', { name })} disabled={more === null} onClick={() => more?.()}>
          +
        </button>
      </span>
      <OutlookLine outlook={outlook} text={text} />
      <small class="expected" aria-hidden="true">
        {text.say('board-share-odds', {
          mean: outlook.odds.mean.toLocaleString(text.language, { maximumFractionDigits: 1 }),
          hull: percent(outlook.odds.hull),
          critical: percent(outlook.odds.critical),
        })}
      </small>
    </li>
  )
}
