import { expect, test } from 'vitest'
import en from '../../../../games/death-angel/text/en.ts'
import hu from '../../../../games/death-angel/text/hu.ts'

/** Words of one syllable. */
const SYLLABLES = ['Stance', 'Stealth', 'Charge']

test('long words in the names of actions have break points, in both languages', () => {
  for (const text of [en, hu]) {
    const names = [...text.matchAll(/^action-[a-z-]+(?<!-text) = (.+)$/gmu)].map(([, name]) => name as string)
    expect(names.length).toBe(18)
    const unbroken = names.flatMap((name) => name.match(/[\p{L}\u00ad]{6,}/gu) ?? []).filter((word) => !word.includes('\u00ad'))
    expect(unbroken.filter((word) => !SYLLABLES.includes(word))).toEqual([])
  }
})
