import type { JSX } from 'preact'
import { distance } from '../../geometry/place.ts'
import type { Shot } from '../../orders/shots.ts'
import { outlook } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { Gun } from '../../rules/fire/dice.ts'
import { OutlookLine } from '../table/beside/OutlookLine.tsx'
import { type Facts, inches } from '../table/facts.ts'
import { holdFire, linkAll, linkable, retarget, targetsFor, unlink, weaponTerm } from './firing.ts'
import type { SheetOf } from './sheet.ts'

/** A gun's name, such as 'Hauberk 2, port broadside'. */
export function gunName(facts: Facts, gun: Gun): string {
  return facts.text.say('board-sheet-gun', { ship: facts.shipName(gun.ship), weapon: weaponTerm(facts.g, gun) })
}

interface LineProps {
  readonly facts: Facts
  readonly now: SheetOf<'fire'>
  readonly shot: Shot
  put(next: SheetOf<'fire'>): void
}

/** One attack: its guns, target, dice and odds. */
export function ShotLine({ facts, now, shot, put }: LineProps): JSX.Element {
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
      <span class="shot-acts">
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
