import { expect, test } from 'vitest'
import { all, unsaidOf } from '../../../packages/text/test/every.ts'
import { CLANS, FIGURES, KEYWORDS, RACES, RARITIES, SUBTYPES, TYPES } from '../../chaos-galaxy/board/face.ts'
import moreEn from '../../chaos-galaxy/text/more/en.ts'
import moreHu from '../../chaos-galaxy/text/more/hu.ts'
import { GROUPINGS } from '../board/groups.ts'
import type { Step } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import type { View } from '../view.ts'

test('DR-PICK-1 · every message that the board makes up of a name and a value is said in both languages', () => {
  const ways = all<View['passes']>({ left: true, right: true })
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['board-race-', RACES],
    ['board-rarity-', RARITIES],
    ['board-type-', TYPES],
    ['board-types-', TYPES],
    ['board-subtype-', Object.values(SUBTYPES).flat()],
    ['board-clan-', CLANS],
    ['board-keyword-', KEYWORDS],
    ['board-figure-', FIGURES],
    ['draft-by-', GROUPINGS],
    ['draft-headline-', all<Exclude<Step, 'pick'>>({ open: true, build: true, over: true })],
    ['draft-passes-', ways],
    ['draft-way-', ways],
  ])
  expect(unsaid).toEqual([])
})
