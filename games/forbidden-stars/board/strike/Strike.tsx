import { tumblingFace, useRolling } from '@orrery/board'
import { UPGRADES } from '../../content/upgrades.ts'
import type { View } from '../../view.ts'
import { Die } from '../art/Die.tsx'
import { FACES } from '../art/face.ts'
import { Icon } from '../art/Icon.tsx'
import { said } from '../card/said.ts'
import { areaOf } from '../combat/fighter.ts'
import { useTable } from '../table/context.ts'

/** FS-ORB-5, FS-ORB-6: the current orbital strike: from where, at what, its dice, and their damage. */
export const Strike = ({ view }: { readonly view: View }) => {
  const { text, look, scene } = useTable()
  const { strike } = view
  const dice = strike?.dice ?? []
  const rolling = useRolling(dice.join(' '), look.motion)
  if (strike === null) return null
  const faces = FACES.flatMap((face, at) => Array.from({ length: dice[at] ?? 0 }, () => face))
  const [attack = 0] = dice
  const seat = view.order?.seat ?? view.active
  return (
    <section
      class="fs-strike"
      aria-label={text.say('board-strike-on', { area: areaOf(view, strike.target)?.term ?? '' })}
      aria-live="polite"
    >
      <h2>
        <Icon name="strike" />
        {text.say('board-strike-on', { area: areaOf(view, strike.target)?.term ?? '' })}
      </h2>
      <p>{text.say('board-strike-by', { player: scene.seats[seat]?.name ?? '' })}</p>
      {faces.length > 0 && (
        <>
          <button type="button" class="fs-pool" onClick={rolling.skip}>
            <span class="kit-sr">
              {text.say('board-pool', { attack, defence: dice[1] ?? 0, morale: dice[2] ?? 0, attackTokens: 0, defenceTokens: 0 })}
            </span>
            {faces.map((face, at) => (
              <Die
                key={at}
                face={rolling.step === null ? face : (FACES[tumblingFace(rolling.step, at, 3)] ?? face)}
                class={face === 'attack' ? '' : 'is-idle'}
              />
            ))}
          </button>
          <p class="fs-strike-damage">{text.say('board-strike-damage', { damage: attack })}</p>
        </>
      )}
      {strike.upgrades.length > 0 && <p>{strike.upgrades.map((upgrade) => said(text, UPGRADES[upgrade]?.term ?? '')).join(', ')}</p>}
    </section>
  )
}
