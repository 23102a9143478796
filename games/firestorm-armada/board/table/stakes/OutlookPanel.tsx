import { percent } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { Outlook } from '../../../outlook.ts'
import { Pips } from '../../parts/Pips.tsx'
import { type Facts, typeById } from '../facts.ts'

const MOST_BARS = 22
/** With more bars than this, only every other one has its number. */
const CROWDED = 14

/** The exact distribution of an attack: hits left, damage and critical rating, possible ends. */
export function OutlookPanel({ outlook, facts }: { readonly outlook: Outlook; readonly facts: Facts }): JSX.Element {
  const { text, view } = facts
  const { dice, dr, cr, shields, shieldsAgain, pd, need, odds, attack } = outlook
  const target = view.ships[attack.target]
  const type = target === undefined ? null : typeById(target.type)
  const seen = odds.hits.findLastIndex((chance) => chance > 0.002) + 1
  const shown = Array.from({ length: Math.min(MOST_BARS, Math.max(seen, cr + 2)) }, (_, hits) => odds.hits[hits] ?? 0)
  const most = Math.max(...shown, 0.01)
  const ships = [...new Set(attack.guns.map(({ ship }) => ship))]
  const firing = facts.shipName(ships[0] ?? attack.target) + (ships.length > 1 ? ` +${ships.length - 1}` : '')
  const two = odds.criticals.slice(2).reduce((sum, chance) => sum + chance, 0)
  return (
    <section class="fa-panel fa-outlook" aria-label={text.say('board-odds')}>
      <h3>
        <span>
          {firing} → {facts.shipName(attack.target)}
        </span>
        {target !== undefined && type !== null && (
          <Pips of={type.stats.hp} lost={target.hull} risk={odds.critical > 0.3 ? Math.min(2, type.stats.hp - target.hull) : 1} />
        )}
        <small>{text.say('board-attack-dice', { dice })}</small>
      </h3>
      <p class="meets">
        {text.say('board-hits-on', { need })} · <span data-means="board-figure-dr">DR {dr}</span> ·{' '}
        <span data-means="board-figure-cr">CR {cr}</span>
        {pd > 0 && <span data-means="board-figure-pd"> · {text.say('board-pd-dice', { dice: pd })}</span>}
        {shields > 0 && <span data-means="board-figure-sh"> · {text.say('board-shield-dice', { dice: shields })}</span>}
        {shields > 0 && shieldsAgain && <span data-means="trait-layeredShields"> {text.say('board-shield-again')}</span>}
      </p>
      <div class="bars" role="img" aria-label={text.say('board-odds-label', { mean: round(odds.mean, text) })}>
        {shown.map((chance, hits) => (
          <span key={hits} class={hits >= cr ? 'critical' : hits >= dr ? 'hull' : 'nothing'}>
            <small>{chance > 0.03 ? percent(chance) : ''}</small>
            <i style={{ height: `${(chance / most) * 64}px` }} />
            <b>{shown.length > CROWDED && hits % 2 === 1 ? '' : hits}</b>
          </span>
        ))}
      </div>
      <ul>
        <Way tone="nothing" chance={odds.nothing} says={text.say('board-way-nothing')} />
        <Way tone="hull" chance={odds.hull} says={text.say('board-way-hull')} />
        <Way tone="critical" chance={odds.critical} says={text.say('board-way-critical')} />
        <Way tone="twice" chance={two} says={text.say('board-way-twice')} />
      </ul>
    </section>
  )
}

const round = (value: number, text: Text): string => value.toLocaleString(text.language, { maximumFractionDigits: 1 })

const Way = ({ tone, chance, says }: { readonly tone: string; readonly chance: number; readonly says: string }): JSX.Element => (
  <li class={tone}>
    <b>
      {percent(chance)}
      <small>%</small>
    </b>
    {says}
  </li>
)
