import { image, svg } from '@orrery/board/drawing/image.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { Card, CardKind } from '../../content/cards.ts'
import { icons } from '../art/icons.ts'
import { CARD_ICONS } from '../art/signs.ts'

/** The looks of the kinds: a brass disc for T, blue chevrons for S, an orange bolt for A, a violet counter-curve for R. */
const KINDS: Readonly<Record<CardKind, { readonly colour: string; readonly ground: readonly [string, string]; readonly mark: string }>> = {
  T: { colour: '#e6c47e', ground: ['#4a3a1a', '#171208'], mark: 'M10 1a9 9 0 1 1 0 18A9 9 0 0 1 10 1Z' },
  S: { colour: '#6fb4ff', ground: ['#17396e', '#091427'], mark: 'M10 1l9 6v12l-9-6-9 6V7Z' },
  A: { colour: '#ff9a4d', ground: ['#5c2c12', '#1a0d08'], mark: 'M2 1h16l-3 9 3 9H2l3-9Z' },
  R: { colour: '#c08bff', ground: ['#3d2169', '#120a22'], mark: 'M10 1l9 9-9 9-9-9Z' },
}

const WIDE = 120
const HIGH = 76

/** The background of the icon, by the card's kind. */
function ground({ id, kind }: Card): string {
  const r = drawFor(id)
  const [x, y] = [WIDE / 2, HIGH / 2]
  const lines: string[] = []
  for (let i = 0; i < 24 && kind === 'T'; i++) {
    const angle = (i / 24) * Math.PI * 2
    const far = HIGH * (i % 2 === 1 ? 0.44 : 0.52)
    lines.push(
      `M${x + Math.cos(angle) * HIGH * 0.34} ${y + Math.sin(angle) * HIGH * 0.34}L${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`,
    )
  }
  for (let i = 0; i < 5 && kind === 'S'; i++)
    lines.push(`M0 ${y + HIGH * (0.1 + i * 0.16)}L${x} ${y - HIGH * (0.36 - i * 0.16)}L${WIDE} ${y + HIGH * (0.1 + i * 0.16)}`)
  for (let i = 0; i < 16 && kind === 'A'; i++) {
    const [left, long, top] = [r.in(0, WIDE), r.in(10, HIGH * 0.5), r.in(-HIGH * 0.2, HIGH)]
    lines.push(`M${left} ${top + long}L${left + long * 0.5} ${top}`)
  }
  for (let i = 0; i < 5 && kind === 'R'; i++) {
    const level = y + HIGH * (-0.36 + i * 0.18)
    lines.push(`M0 ${level}C${x} ${level - HIGH * 0.24} ${x} ${level + HIGH * 0.46} ${WIDE} ${level}`)
  }
  return lines.join('')
}

function cardImage(card: Card): string {
  return image(`card:${card.id}`, () => {
    const { colour, ground: colours } = KINDS[card.kind]
    const size = HIGH * 0.62
    return svg(
      WIDE,
      HIGH,
      `<defs><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient><radialGradient id="g"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><linearGradient id="i" x2=".4" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs><rect width="${WIDE}" height="${HIGH}" fill="url(#b)"/><path d="${ground(card)}" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="1.1"/><circle cx="${WIDE / 2}" cy="${HIGH / 2}" r="${HIGH * 0.56}" fill="url(#g)"/><g transform="translate(${(WIDE - size) / 2} ${(HIGH - size) / 2}) scale(${size / 512})" fill="url(#i)" color="#f3efe4">${icons[CARD_ICONS[card.id]].replaceAll('currentColor', 'url(#i)')}</g>`,
    )
  })
}

/** The mark of a card's kind. Decoration. */
export const KindMark = ({ kind }: { readonly kind: CardKind }): JSX.Element => (
  <svg class="fa-kind" viewBox="0 0 20 20" aria-hidden="true" data-means={`board-kind-${kind}`}>
    <path d={KINDS[kind].mark} fill={KINDS[kind].colour} />
    <text x="10" y="14.2" text-anchor="middle">
      {kind}
    </text>
  </svg>
)

interface Props {
  readonly card: Card
  readonly text: Text
  readonly size?: 'small' | 'large'
  /** Whether it can be played now, is chosen, or cannot be played. */
  readonly state?: 'can' | 'chosen' | 'no' | undefined
  /** When it may be played, or why not. */
  readonly note?: string | undefined
}

/** A command card: its name, effect and timing. */
export function CommandCard({ card, text, size = 'small', state, note }: Props): JSX.Element {
  const id = card.term.slice(1)
  return (
    <span class={`fa-card is-${size} ${state ?? ''}`} style={{ '--c': KINDS[card.kind].colour }}>
      <img src={cardImage(card)} alt="" draggable={false} />
      <KindMark kind={card.kind} />
      <b>{text.say(id)}</b>
      {size === 'large' && <span class="does">{text.say(`${id}-text`)}</span>}
      {(size === 'large' || note !== undefined) && <small>{note ?? text.say(`window-${card.when}`)}</small>}
    </span>
  )
}
