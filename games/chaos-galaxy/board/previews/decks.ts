import { type PagePreview, PICTURE } from '@orrery/board/table-picture.ts'
import { picture as cardPicture, nightPicture, shipPicture } from '../art/picture.ts'
import { readLink } from '../decks/code.ts'
import { type Cards, entriesOf, sizeOfDeck } from '../decks/deck.ts'
import type { Face } from '../face.ts'

/** The most ships above and cards below. */
const SHIPS = 6
const CARDS = 6
const MARGIN = 40

const UNNAMED = { en: 'A deck', hu: 'Egy pakli' } as const

const laid = (address: string, x: number, y: number, width: number, height: number): string =>
  `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** The middles of places side by side, across the picture. */
function middles(count: number): readonly number[] {
  const step = (PICTURE.width - 2 * MARGIN) / Math.max(1, count)
  return Array.from({ length: count }, (_, at) => MARGIN + step * (at + 0.5))
}

function shipsOf(ships: readonly Face[]): string {
  const x = middles(ships.length)
  return ships.map((ship, at) => laid(shipPicture(ship, 'up'), (x[at] ?? 0) - 110, 30, 220, 220)).join('')
}

function cardsOf(cards: readonly Face[]): string {
  const x = middles(cards.length)
  const [width, height] = [168, 140]
  return cards
    .map((card, at) => {
      const left = (x[at] ?? 0) - width / 2
      const frame = `<rect x="${left}" y="310" width="${width}" height="${height}" rx="8" fill="none" stroke="#d8b36a" stroke-width="3"/>`
      return laid(cardPicture(card), left, 310, width, height) + frame
    })
    .join('')
}

/** A deck's dearest ships under the sky, and its dearest other cards below. */
function drawn(cards: Cards): string {
  const { width, height } = PICTURE
  const sky = `<image href="${nightPicture()}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" overflow="visible"/>`
  const cost = ({ cost: of }: Face) => (of === 'X' ? 0 : of)
  const faces = entriesOf(cards, 'en')
    .map(({ face }) => face)
    .sort((a, b) => cost(b) - cost(a))
  const ships = faces.filter(({ type }) => type === 'ship').slice(0, SHIPS)
  const others = faces.filter(({ type }) => type !== 'ship').slice(0, CARDS)
  return sky + shipsOf(ships) + cardsOf(others)
}

/** The preview of a deck's link. */
export const preview: PagePreview = (link, language) => {
  const read = readLink(link)
  if ('fault' in read || sizeOfDeck(read.cards) === 0) return null
  const count = sizeOfDeck(read.cards)
  const sentence = language === 'hu' ? `Káosz Galaktika: pakli, ${count} lap.` : `A deck of ${count} cards for Chaos Galaxy.`
  return { title: read.name.trim() === '' ? UNNAMED[language] : read.name, sentence, drawing: drawn(read.cards) }
}
