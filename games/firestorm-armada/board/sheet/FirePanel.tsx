import { percent } from '@orrery/board'
import type { JSX } from 'preact'
import { distance } from '../../geometry/place.ts'
import { oddsOfPlan } from '../../orders/fire-odds.ts'
import { AIMS } from '../../orders/fire-plan.ts'
import type { Shot } from '../../orders/shots.ts'
import { outlook } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { Gun } from '../../rules/fire/dice.ts'
import { OutlookLine } from '../table/beside/OutlookLine.tsx'
import { type Facts, inches } from '../table/facts.ts'
import { holdFire, linkAll, linkable, propose, quietGuns, retarget, targetsFor, unlink, useGun, weaponTerm } from './firing.ts'
import type { PanelProps } from './panel.ts'
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
        {text.say('board-sheet-free')}
      </label>
    </>
  )
}

/** A gun's name, such as 'Hauberk 2, port broadside'. */
function gunName(facts: Facts, gun: Gun): string {
  return facts.text.say('board-sheet-gun', { ship: facts.shipName(gun.ship), weapon: weaponTerm(facts.g, gun) })
}

interface LineProps {
  readonly facts: Facts
  readonly now: SheetOf<'fire'>
  readonly shot: Shot
  put(next: SheetOf<'fire'>): void
}

/** One attack: its guns, target, dice and odds. */
function ShotLine({ facts, now, shot, put }: LineProps): JSX.Element {
  const { text, g, view } = facts
  const one = outlook(g, shot.guns, shot.target)
  const targets = targetsFor(g, now.squadron, shot.guns.slice(0, 1))
  const focus = at(shot.guns, 0)
  const far = inches(distance(at(view.ships, focus.ship), at(view.ships, shot.target)), text)
  const more = linkable(g, now, shot)
  return (
    <li data-shot={`${focus.ship}.${focus.weapon}`}>
      <span class="who">
        {shot.guns.map((gun, place) => (
          <span key={`${gun.ship}.${gun.weapon}`} class={place === 0 ? 'leads' : 'joins'}>
            {gunName(facts, gun)}
          </span>
        ))}
      </span>
      <label>
        <span class="kit-sr">{text.say('board-sheet-target-of', { gun: gunName(facts, focus) })}</span>
        <select
          class="field"
          data-target
          value={String(shot.target)}
          onChange={({ currentTarget }) => put(retarget(g, now, shot, Number(currentTarget.value)))}
        >
          {targets.map((target) => (
            <option key={target} value={String(target)}>
              {facts.shipName(target)}
            </option>
          ))}
        </select>
      </label>
      <span class="dice">
        <b>{text.say('board-attack-dice', { dice: one.dice })}</b> <small>{far}</small>
      </span>
      <span class="acts">
        {shot.guns.length > 1 && (
          <button type="button" data-unlink onClick={() => put(unlink(g, now, shot))}>
            {text.say('board-sheet-unlink')}
          </button>
        )}
        {more.length > 0 && (
          <button type="button" data-link onClick={() => put(linkAll(g, now, shot))}>
            {text.say('board-sheet-link')}
          </button>
        )}
        <button type="button" data-hold-fire onClick={() => put(holdFire(now, shot))}>
          {text.say('board-sheet-hold-one')}
        </button>
      </span>
      <OutlookLine outlook={one} text={text} />
    </li>
  )
}
