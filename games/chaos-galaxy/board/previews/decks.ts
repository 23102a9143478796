import { type PagePreview, PICTURE, type Sprite } from '@orrery/board/table-picture.ts'
import { deckSize } from '../../rules/deck.ts'
import { picture as cardPicture, nightPicture, shipPicture } from '../art/picture.ts'
import { readLink } from '../decks/code.ts'
import { type Cards, entriesOf } from '../decks/deck.ts'
import type { Face } from '../face.ts'

/** The most ships in the upper row and cards in the lower one. */
const SHIPS = 5
const CARDS = 5
const MARGIN = 40

const UNNAMED = { en: 'A deck', hu: 'Egy pakli' } as const

/** Sprites of a size side by side, across the picture. */
function row(drawings: readonly string[], y: number, width: number, height: number): readonly Sprite[] {
  const step = (PICTURE.width - 2 * MARGIN) / Math.max(1, drawings.length)
  return drawings.map((drawing, at) => ({ drawing, x: Math.round(MARGIN + step * (at + 0.5) - width / 2), y, width, height }))
}

function shipsOf(ships: readonly Face[]): readonly Sprite[] {
  const size = 200
  const drawings = ships.map((ship) => `<image href="${shipPicture(ship, 'up')}" width="${size}" height="${size}"/>`)
  return row(drawings, 56, size, size)
}

/** Framed cards: the frames cover what the drawings have beyond the cards' edges. */
function cardsOf(cards: readonly Face[]): readonly Sprite[] {
  const [width, height, edge] = [156, 130, 3]
  const box = `x="${edge / 2}" y="${edge / 2}" width="${width}" height="${height}"`
  const frame = `<rect ${box} rx="8" fill="none" stroke="#d8b36a" stroke-width="${edge}"/>`
  const drawings = cards.map((card) => `<image href="${cardPicture(card)}" ${box} overflow="visible"/>${frame}`)
  return row(drawings, 318, width + edge, height + edge)
}

/** The deck's most expensive ships under the sky, and below them its most expensive other cards. */
function drawn(cards: Cards): readonly Sprite[] {
  const { width, height } = PICTURE
  const fit = `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" overflow="visible"`
  const sky = { x: 0, y: 0, width, height, drawing: `<image href="${nightPicture()}" ${fit}/>` }
  const cost = ({ cost: of }: Face) => (of === 'X' ? 0 : of)
  const faces = entriesOf(cards, 'en')
    .map(({ face }) => face)
    .sort((a, b) => cost(b) - cost(a))
  const ships = faces.filter(({ type }) => type === 'ship').slice(0, SHIPS)
  const others = faces.filter(({ type }) => type !== 'ship').slice(0, CARDS)
  return [sky, ...shipsOf(ships), ...cardsOf(others)]
}

/** The preview of a deck's link. */
export const preview: PagePreview = (link, language) => {
  const read = readLink(link)
  if ('fault' in read || deckSize(read.cards) === 0) return null
  const count = deckSize(read.cards)
  const sentence = language === 'hu' ? `Káosz Galaktika: pakli, ${count} lap.` : `A deck of ${count} cards for Chaos Galaxy.`
  return { title: read.name.trim() === '' ? UNNAMED[language] : read.name, sentence, sprites: drawn(read.cards) }
}
