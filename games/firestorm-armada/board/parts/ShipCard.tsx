import type { Text } from '@orrery/text'
import type { ComponentChildren, JSX } from 'preact'
import { raceOf } from '../../content/races.ts'
import type { ShipType } from '../../content/ships.ts'
import { Emblem } from '../art/Emblem.tsx'
import { PALETTES } from '../art/palette.ts'
import { ShipArt } from '../art/ShipArt.tsx'
import { FIGURE_SIGNS } from '../art/signs.ts'
import { ArcDiagram } from './ArcDiagram.tsx'
import { Icon } from './Icon.tsx'
import { shortName } from './names.ts'
import { Pips } from './Pips.tsx'
import { Weapons } from './Weapons.tsx'

const FIGURES = ['dr', 'cr', 'mv', 'tl', 'pd', 'sh', 'mn', 'ap'] as const

/** A ship's state, if the card shows one on the table. */
export interface ShipNow {
  readonly hull: number
  readonly crew: number
  /** Figures that currently differ from the printed ones. */
  readonly figures: Readonly<Partial<Record<(typeof FIGURES)[number], number>>>
}

interface Props {
  readonly type: ShipType
  readonly text: Text
  readonly now?: ShipNow
  readonly band?: number
  readonly children?: ComponentChildren
}

/** Everything about a ship type: picture, arcs, figures, hull and crew, weapons by band, traits. */
export function ShipCard({ type, text, now, band = 0, children }: Props): JSX.Element {
  const { c, c2, ground } = PALETTES[type.race]
  const { stats } = type
  return (
    <article class="fa-ship-card" style={{ '--rc': c, '--rc2': c2, '--bg1': ground[0], '--bg2': ground[1] }}>
      <header>
        <Emblem race={type.race} />
        <div>
          <h3>{shortName(type, text)}</h3>
          <small>
            <span data-means={`class-${type.class}`}>{text.say(`class-${type.class}`)}</span> ·{' '}
            {text.say('board-tier', { tier: type.tier })}
          </small>
        </div>
        <b class="points">
          <span class="kit-sr">{text.say('board-points-of', { points: type.points })}</span>
          <span aria-hidden="true">{type.points}</span>
        </b>
      </header>
      <div class="picture">
        <ShipArt type={type} width={132} height={186} detail={2} lost={now?.hull ?? 0} />
        <ArcDiagram type={type} size={160} />
      </div>
      <div class="points-left">
        <span data-means="board-figure-hp">
          <Icon name="iron-hulled-warship" colour={FIGURE_SIGNS.hp.colour} />
          <Pips of={stats.hp} lost={now?.hull ?? 0} />
          <span class="kit-sr">{text.say('board-hull', { left: stats.hp - (now?.hull ?? 0), of: stats.hp })}</span>
        </span>
        <span data-means="board-figure-cp">
          <Icon name="three-friends" colour={FIGURE_SIGNS.cp.colour} />
          <Pips of={stats.cp} lost={now?.crew ?? 0} kind="crew" />
          <span class="kit-sr">{text.say('board-crew', { left: stats.cp - (now?.crew ?? 0), of: stats.cp })}</span>
        </span>
      </div>
      <dl class="figures">
        {FIGURES.map((figure) => (
          <Figure key={figure} figure={figure} printed={stats[figure]} now={now?.figures[figure]} text={text} />
        ))}
        {stats.wc > 0 && <Figure figure="wc" printed={stats.wc} now={undefined} text={text} />}
        {stats.cloak && <Figure figure="cloak" printed={1} now={undefined} text={text} />}
      </dl>
      <Weapons type={type} text={text} band={band} />
      <footer>
        {[...raceOf(type.race).fleetTraits, ...type.traits].map((trait) => (
          <span key={trait} data-means={`trait-${trait}`} title={text.say(`trait-${trait}-text`)}>
            {text.say(`trait-${trait}`)}
          </span>
        ))}
      </footer>
      {children}
    </article>
  )
}

interface FigureProps {
  readonly figure: (typeof FIGURES)[number] | 'wc' | 'cloak'
  readonly printed: number
  readonly now: number | undefined
  readonly text: Text
}

const Figure = ({ figure, printed, now, text }: FigureProps): JSX.Element => (
  <div class={printed === 0 ? 'none' : ''} style={{ '--c': FIGURE_SIGNS[figure].colour }} data-means={`board-figure-${figure}`}>
    <Icon name={FIGURE_SIGNS[figure].icon} />
    <dt>
      <abbr title={text.say(`board-figure-${figure}`)}>{figure === 'cloak' ? text.say('board-cloak-short') : figure.toUpperCase()}</abbr>
    </dt>
    <dd>{figure === 'cloak' ? '✓' : now === undefined || now === printed ? printed : <Changed printed={printed} now={now} />}</dd>
  </div>
)

const Changed = ({ printed, now }: { readonly printed: number; readonly now: number }): JSX.Element => (
  <>
    <s>{printed}</s> {now}
  </>
)
