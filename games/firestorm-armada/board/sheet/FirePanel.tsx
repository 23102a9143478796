import { percent } from '@orrery/board'
import type { JSX } from 'preact'
import { oddsOfPlan } from '../../orders/fire-odds.ts'
import { AIMS } from '../../orders/fire-plan.ts'
import { propose, quietGuns, useGun } from './firing.ts'
import type { PanelProps } from './panel.ts'
import { gunName, ShotLine } from './ShotLine.tsx'
import type { SheetOf } from './sheet.ts'

type Props = PanelProps & { readonly now: SheetOf<'fire'> }

/** A squadron's whole fire: each attack with its odds and the other targets of its guns, and the total effect. */
export function FirePanel({ facts, sheet, now }: Props): JSX.Element {
  const { text, g } = facts
  const put = (next: SheetOf<'fire'>): void => {
    sheet.value = next
  }
  const odds = oddsOfPlan(g, now.shots)
  const quiet = quietGuns(g, now)
  return (
    <>
      <fieldset class="fa-aims">
        <legend class="kit-sr">{text.say('board-sheet-aim')}</legend>
        {AIMS.map((aim) => (
          <button key={aim} type="button" data-aim={aim} aria-pressed={now.aim === aim} onClick={() => put(propose(g, now, aim))}>
            {text.say(`board-sheet-aim-${aim}`)}
          </button>
        ))}
      </fieldset>
      <ol class="fa-shots">
        {now.shots.map((shot, place) => (
          <ShotLine key={place} facts={facts} now={now} shot={shot} put={put} />
        ))}
      </ol>
      {quiet.length > 0 && (
        <p class="fa-quiet">
          <small>{text.say('board-sheet-quiet')}</small>
          {quiet.map((bearing) => (
            <button key={`${bearing.gun.ship}.${bearing.gun.weapon}`} type="button" onClick={() => put(useGun(g, now, bearing))}>
              {gunName(facts, bearing.gun)}
            </button>
          ))}
        </p>
      )}
      <ul class="fa-sums" aria-live="polite">
        {odds.targets.map(({ target, hull, hurt, critical, kill }) => (
          <li key={target}>
            <b>{facts.shipName(target)}</b>{' '}
            {text.say('board-sheet-target', {
              hull: Math.round(hull * 10) / 10,
              hurt: percent(hurt),
              critical: percent(critical),
              kill: percent(kill),
            })}
          </li>
        ))}
      </ul>
      <label class="fa-switch">
        <input type="checkbox" data-sheet-free checked={now.free} onChange={() => put({ ...now, free: !now.free })} />
        <span>{text.say('board-sheet-free')}</span>
      </label>
    </>
  )
}
