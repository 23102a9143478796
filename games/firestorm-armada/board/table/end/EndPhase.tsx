import '../../css/end.css'
import type { JSX } from 'preact'
import type { EndRoll } from '../../../state.ts'
import { ShipArt } from '../../art/ShipArt.tsx'
import { CRITICAL_ICONS } from '../../art/signs.ts'
import { Die } from '../../parts/Die.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { type Facts, typeById } from '../facts.ts'
import { criticalsOf } from '../labels/label-places.ts'
import { Course } from './Course.tsx'

interface Props {
  readonly facts: Facts
  close(): void
}

/** The parts of the page of dice: the kind of roll, its rule, and the lowest good face. */
const PARTS = [
  { part: 'effects', kinds: ['fire', 'decompression'], rule: 'FA-DMG-21' },
  { part: 'repairs', kinds: ['repair'], rule: 'FA-DMG-22' },
  { part: 'order', kinds: ['order'], rule: 'FA-DISORDER-2' },
] as const

/** The end of a turn: all dice rolled for fires, repairs and order, and the race for points so far. */
export function EndPhase({ facts, close }: Props): JSX.Element {
  const { view, text } = facts
  const parts = PARTS.map((one) => ({ ...one, rolls: view.rolls.filter(({ kind }) => one.kinds.some((wanted) => wanted === kind)) }))
  return (
    <section class="fa-page phase" data-hold data-end-phase aria-label={text.say('board-page-phase', { turn: view.turn })}>
      <header>
        <h2>{text.say('board-page-phase', { turn: view.turn })}</h2>
        <button type="button" class="btn small" onClick={close}>
          {text.say('board-list-close')}
        </button>
      </header>
      <div class="columns">
        <section class="fa-panel rolls">
          {parts
            .filter(({ rolls }) => rolls.length > 0)
            .map(({ part, rule, rolls }) => (
              <div key={part}>
                <h3>
                  {text.say(`board-rolls-${part}`, { count: rolls.length })} <small>{rule}</small>
                </h3>
                <ul>
                  {rolls.map((roll, at) => (
                    <Rolled key={at} roll={roll} facts={facts} />
                  ))}
                </ul>
              </div>
            ))}
        </section>
        <Course facts={facts} final={false} />
      </div>
    </section>
  )
}

/** One roll: its ship, purpose, dice and result. */
function Rolled({ roll, facts }: { readonly roll: EndRoll; readonly facts: Facts }): JSX.Element {
  const { view, text, groups } = facts
  const { kind, of, effect, dice, passed } = roll
  const group = kind === 'order' ? groups[of] : undefined
  const ship = kind === 'order' ? undefined : view.ships[of]
  const owner = group?.squadron.owner ?? ship?.owner ?? 0
  const type = group?.type ?? (ship === undefined ? undefined : typeById(ship.type))
  const critical = kind === 'repair' ? criticalsOf(effect)[0] : kind === 'fire' ? 'ragingFire' : kind === 'order' ? undefined : kind
  return (
    <li style={{ '--seat': `var(--seat-${owner})` }}>
      {type === undefined ? null : <ShipArt type={type} width={30} height={38} detail={0} />}
      <i class="sign" data-means={critical === undefined ? 'board-disordered' : `critical-${critical}`}>
        {critical === undefined ? <Icon name="unplugged" /> : <Icon name={CRITICAL_ICONS[critical]} />}
      </i>
      <span>
        <b>{group?.name ?? facts.shipName(of)}</b>
        <small>{critical === undefined ? text.say('board-roll-order') : text.say(`critical-${critical}`)}</small>
      </span>
      <span class="dice">
        {dice.map((face, at) => (
          <Die key={at} value={face} kind="plain" size={26} />
        ))}
        <span class="kit-sr">{dice.join(', ')}</span>
      </span>
      <em class={passed ? 'good' : 'bad'}>{text.say(`board-roll-${kind}-${passed ? 'good' : 'bad'}`)}</em>
    </li>
  )
}
