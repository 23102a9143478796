import { expect, test } from 'vitest'
import { lacking, saidIn } from '../../../packages/text/test/lacking.ts'
import { picture } from '../board/art/picture.ts'
import { FACES, type Face } from '../board/face.ts'
import { kindWorth } from '../bot/worth.ts'
import { CARD_CATALOGUE } from '../content/cards.ts'
import { TEXTS } from '../content/texts/all.ts'
import { KEYWORD_CATALOGUE, RACE_CATALOGUE } from '../effects/language/catalogues.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

const said = saidIn({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` })

test('CG-CARD-1 · every card has its name, its text in both languages, its picture, and a worth to bots', () => {
  const lacks = lacking(CARD_CATALOGUE, {
    name: (_, key) => said(`card-${key}`),
    'text in both languages': (_, key) => (TEXTS[key]?.text.hu === '') === (TEXTS[key]?.text.en === ''),
    worth: (card) => Number.isFinite(kindWorth(card)),
    picture: ({ number }) => picture(FACES[number] as Face).length > 200,
  })
  expect(lacks).toEqual([])
})

test('CG-CARD-2 · every race and every ability has its name', () => {
  expect([
    ...lacking(RACE_CATALOGUE, { name: (race) => said(`race-${race}`) }),
    ...lacking(KEYWORD_CATALOGUE, { name: (keyword) => said(`board-keyword-${keyword}`) }),
  ]).toEqual([])
})
