import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { TEXTS } from '../content/texts/all.ts'
import { wordingProblems } from '../wording/check.ts'

test('FS-CARD-1 · the texts of all combat cards say what their effects do', () => {
  expect(check()).toEqual([])
})

test('FS-CARD-1 · a text that says another figure or word is found', () => {
  const [marines, ...others] = TEXTS
  if (marines === undefined) throw new Error('there are no texts')
  const ambush = {
    name: { hu: 'Rajtaütés', en: 'Ambush' },
    general: { hu: 'Kapsz 2 támadás jelzőt.', en: 'Gain 3 defence tokens.' },
    unit: marines.cards.ambush?.unit ?? null,
  }
  const problems = wordingProblems([{ ...marines, cards: { ...marines.cards, ambush } }, ...others]).filter((problem) =>
    problem.startsWith('ambush:'),
  )
  expect(problems).toEqual(['ambush: general: en says 3, its effect 2', "ambush: general: en does not say 'attack'"])
})
