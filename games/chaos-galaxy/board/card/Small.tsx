import { WholeWords } from '@orrery/board'
import type { Text } from '@orrery/text'
import { memo } from 'preact/compat'
import { backPicture, picture } from '../art/picture.ts'
import type { Face, Figures, Keyword, Type } from '../face.ts'
import { breakable } from './breaks.ts'
import { raceColours } from './Card.tsx'
import { FigureRow, showsFigures } from './figures.tsx'
import { Emblem, Icon, KEYWORD_ICONS, Sign } from './Sign.tsx'

/** A card's position on the table. */
export type Turned = 'active' | 'used' | 'damaged'

/** The highlight of a card: it can be chosen, is held, is aimed at, could be attacked, or cannot be chosen now. */
export type Light = '' | 'can' | 'sel' | 'aim' | 'foe' | 'dim'

interface Marks {
  readonly turned?: Turned
  readonly light?: Light
  /** Developments on it. */
  readonly developments?: number
}

interface SmallProps extends Marks {
  readonly face: Face
  readonly text: Text
  readonly now?: Figures | undefined
  /** Its current keywords, if they differ from the printed ones. */
  readonly keywords?: readonly Keyword[] | undefined
  /** Armour lost. */
  readonly lost?: number
  readonly counters?: number
  /** Its current cost, if it differs from the printed one. */
  readonly price?: number | undefined
  readonly class?: string
}

/** A card at table size; its width is the variable `--w`. The picture turns by the rules, name and figures never do. */
export const SmallCard = memo(function SmallCard(props: SmallProps) {
  const { face, text, turned = 'active', light = '', developments = 0, lost = 0, counters = 0, price, now } = props
  const keywords = props.keywords ?? face.keywords
  const cost = price ?? face.cost
  return (
    <div class={`cg-mini ${face.type} ${turned} ${light} ${props.class ?? ''}`} style={raceColours(face)}>
      <div class="cg-turn">
        <img class="cg-mini-art" src={picture(face)} alt="" draggable={false} decoding="async" />
        <div class="cg-mini-frame" />
        {turned === 'damaged' && <Crack />}
      </div>
      <div class="cg-up">
        <span class={`cg-cost ${price !== undefined && price !== face.cost ? 'changed' : ''}`}>
          <i>{cost}</i>
        </span>
        <Emblem race={face.race} />
        {keywords.length > 0 && (
          <span class="cg-mks">
            {keywords.map((keyword) => (
              <span key={keyword} class="cg-mk" data-means={`board-keyword-${keyword}`}>
                <Icon name={KEYWORD_ICONS[keyword]} />
              </span>
            ))}
          </span>
        )}
        <span class="cg-name" lang={text.language}>
          <WholeWords name={breakable(face.name[text.language], text.language)} />
        </span>
        {showsFigures(face) || now !== undefined ? (
          <FigureRow face={face} now={now} named={false} text={text} />
        ) : (
          <div class="cg-stats sub" data-means={`board-subtype-${face.subtype}`}>
            <Sign name={face.type} />
            <span>{text.say(`board-subtype-${face.subtype}`)}</span>
          </div>
        )}
        <StateMark turned={turned} />
        {lost > 0 && (
          <span class="cg-lost" title={text.say('board-armour-lost', { lost })}>
            {'\u2212'}
            {lost}
          </span>
        )}
        <Developments count={developments} text={text} />
        {counters > 0 && (
          <span class="cg-counters" title={text.say('board-counters', { counters })}>
            {counters}
          </span>
        )}
      </div>
    </div>
  )
})

interface BackProps extends Marks {
  readonly text: Text
  /** The type that it counts as by its row, if showing that helps. */
  readonly kind?: Type | undefined
  /** Its face, if the viewer is the owner and knows it. */
  readonly known?: Face | undefined
  readonly class?: string
}

/** A face-down card: a plain back, with a slip for viewers who may know the card. */
export const CardBack = memo(function CardBack({
  text,
  kind,
  known,
  turned = 'active',
  light = '',
  developments = 0,
  class: extra = '',
}: BackProps) {
  return (
    <div class={`cg-mini back ${turned} ${light} ${extra}`} style={known === undefined ? undefined : raceColours(known)}>
      <div class="cg-turn">
        <img class="cg-mini-art" src={backPicture()} alt="" draggable={false} decoding="async" />
        {known !== undefined && <img class="cg-peek-art" src={picture(known)} alt="" draggable={false} decoding="async" />}
      </div>
      <div class="cg-up">
        {kind !== undefined && known === undefined && (
          <span class="cg-kind" title={text.say('board-counts-as', { type: text.say(`board-type-${kind}`) })}>
            <Sign name={kind} />
          </span>
        )}
        {known !== undefined && (
          <>
            <span class="cg-cost unpaid" data-means="board-state-unpaid">
              <i>{known.cost}</i>
            </span>
            <span class="cg-peek" lang={text.language}>
              <Sign name="eye" />
              <i>
                <WholeWords name={breakable(known.name[text.language], text.language)} />
              </i>
            </span>
          </>
        )}
        <StateMark turned={turned} />
        <Developments
          count={developments}
          text={text}
          limit={kind === 'base' && known?.type === 'base' ? (known.limit ?? undefined) : undefined}
        />
      </div>
    </div>
  )
})

function StateMark({ turned }: { turned: Turned }) {
  if (turned === 'active') return null
  return (
    <span class="cg-state" data-means={`board-state-${turned}`}>
      <Sign name={turned} />
    </span>
  )
}

/** Cubes for up to five developments, a number from six on. */
function Developments({ count, limit, text }: { count: number; limit?: number | 'X' | '?' | undefined; text: Text }) {
  if (count === 0 && limit === undefined) return null
  return (
    <span class="cg-devs" title={text.say('board-developments', { count })}>
      {count > 5 || limit !== undefined ? (
        <>
          <Sign name="limit" />
          <b>{limit === undefined ? count : `${count}/${limit}`}</b>
        </>
      ) : (
        Array.from({ length: count }, (_, i) => <Sign key={i} name="limit" />)
      )}
    </span>
  )
}

function Crack() {
  return (
    <svg class="cg-crack" viewBox="0 0 96 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M52 25L46 32l14 8-22 27 12 16-18 37" fill="none" stroke="#0a0508" stroke-width="5" />
      <path d="M52 25L46 32l14 8-22 27 12 16-18 37M60 40l22 8M38 67L14 60M50 83l20 10" fill="none" stroke="#ff8a80" stroke-width="1.4" />
    </svg>
  )
}
