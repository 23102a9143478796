import { differences } from '@orrery/text'
import { expect, test } from 'vitest'
import { STARTER_DECKS } from '../../content/decks.ts'
import boardEn from '../../text/board.en.ts'
import boardHu from '../../text/board.hu.ts'
import { LONGEST_LINK, LONGEST_TEXT, linkOf, readLink, readText, shortCode, textOfDeck } from '../decks/code.ts'
import { withCopies } from '../decks/deck.ts'
import { hintsFor } from '../decks/hints.ts'
import { found, NO_FILTER } from '../decks/search.ts'
import { gamesOf, scoresOf } from '../decks/trial.ts'
import { FACES } from '../face.ts'

const eagles = STARTER_DECKS[0]?.cards ?? {}

test('every card has a code of its own in deck links', () => {
  expect(new Set(FACES.map((face) => shortCode(face.id))).size).toBe(FACES.length)
})

test.each(STARTER_DECKS.map((deck) => [deck.id, deck] as const))('the deck %s survives a link and a text', (_, deck) => {
  const link = linkOf(deck.name.hu, deck.cards)
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK)
  expect(readLink(link)).toEqual({ name: deck.name.hu, cards: deck.cards, unknown: [] })
  for (const language of ['hu', 'en'] as const) {
    expect(readText(textOfDeck(deck.name[language], deck.cards, language))).toEqual({
      name: deck.name[language],
      cards: deck.cards,
      unknown: [],
    })
  }
})

test('a link that was cut, changed, is too long or too new is refused by its fault', () => {
  const link = linkOf('Eagles', eagles)
  expect(readLink(link.slice(0, -4))).toEqual({ fault: 'malformed' })
  expect(readLink(link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).toEqual({ fault: 'malformed' })
  expect(readLink('')).toEqual({ fault: 'malformed' })
  expect(readLink('1.')).toEqual({ fault: 'malformed' })
  expect(readLink(`2.${link.slice(2)}`)).toEqual({ fault: 'newer' })
  expect(readLink('1.'.padEnd(LONGEST_LINK + 1, 'A'))).toEqual({ fault: 'oversized' })
})

test('a pasted text may hold names of either language; what is not understood is told', () => {
  const read = readText('# Mixed\n3 Falcon\n2x Sólyom\nTurul\n1 Nothing of the kind\n')
  expect(read).toEqual({ name: 'Mixed', cards: { solyom: 5, turul: 1 }, unknown: ['1 Nothing of the kind'] })
  expect(readText('x3 Falcon\n- Turul x2\nEaglet (1)\n* 2 Claw')).toMatchObject({
    cards: { solyom: 3, turul: 2, sasfiok: 1, karom: 2 },
    unknown: [],
  })
  expect(readText('')).toEqual({ fault: 'empty' })
  expect(readText('999 Falcon')).toEqual({ fault: 'oversized' })
  expect(readText('x'.repeat(LONGEST_TEXT + 1))).toEqual({ fault: 'oversized' })
})

test('search looks in both languages without accents, and filters combine', () => {
  const say = () => ''
  const ids = (words: string) => found(FACES, { ...NO_FILTER, words }, 'type', 'en', say).map((face) => face.id)
  expect(ids('solyom')).toContain('solyom')
  expect(ids('falcon')).toContain('solyom')
  const cheapShips = found(FACES, { ...NO_FILTER, types: ['ship'], races: ['human'], costTo: 3 }, 'cost', 'hu', say)
  expect(cheapShips.length).toBeGreaterThan(0)
  expect(cheapShips.every((face) => face.type === 'ship' && face.race === 'human' && Number(face.cost) <= 3)).toBe(true)
  const hidden = found(FACES, { ...NO_FILTER, keywords: ['cloak', 'stealth'] }, 'name', 'en', say)
  expect(hidden.every((face) => face.keywords.includes('cloak') && face.keywords.includes('stealth'))).toBe(true)
})

test('copies come and go', () => {
  expect(withCopies({}, 'turul', 1)).toEqual({ turul: 1 })
  expect(withCopies({ turul: 1 }, 'turul', -1)).toEqual({})
})

test('a trial plays every opponent from both sides, and counts who wins from which side', () => {
  const opponents = [
    { id: 'one', cards: { turul: 1 } },
    { id: 'two', cards: { turul: 2 } },
  ]
  const games = gamesOf({ cards: { turul: 3 }, opponents, games: 2, bot: 'keen-bold' })
  expect(games.map(({ id, own }) => [id, own])).toEqual([
    ['one', 0],
    ['two', 0],
    ['one', 1],
    ['two', 1],
  ])
  expect(games[3]?.match).toEqual({
    options: { seats: [{ deck: { turul: 2 } }, { deck: { turul: 3 } }] },
    bots: ['keen-bold', 'keen-bold'],
    seed: 'two-1',
  })
  expect(new Set(games.map(({ match }) => match.seed)).size).toBe(4)
  expect(scoresOf(games, [[0], [1], [1], []])).toEqual([
    { id: 'one', won: 2, played: 2 },
    { id: 'two', won: 0, played: 1 },
  ])
})

test('the board says the same messages in both languages', () => {
  expect(differences(boardEn, boardHu)).toEqual([])
})

test('a combination is hinted at from its second card on, the fullest first', () => {
  const trap = { feszekcsapda: 1, liderc: 1, halalsikoly: 2 }
  const hints = hintsFor(trap)
  expect(hints.map(({ missing }) => missing)).toEqual([['fejetlenseg'], ['feltamado-roncs']])
  expect(hintsFor({ ...trap, 'feltamado-roncs': 1 })[0]?.missing).toEqual([])
  expect(hintsFor({})).toEqual([])
})
