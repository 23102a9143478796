import { expect, test } from 'vitest'
import { article, type Suffix, suffixed } from '../hungarian.ts'

test.each([
  ['Zael', 'a'],
  ['Omnio', 'az'],
  ['Űrgárdista', 'az'],
  ['„Éjfél”', 'az'],
  ['1', 'az'],
  ['5', 'az'],
  ['10', 'a'],
  ['15', 'a'],
  ['50', 'az'],
  ['100', 'a'],
  ['1000', 'az'],
  ['1500', 'az'],
  ['10000', 'a'],
  ['1000000', 'az'],
  ['2', 'a'],
])('the article before %s is %s', (word, expected) => {
  expect(article(word)).toBe(expected)
})

const forms: readonly [string, Suffix, string][] = [
  ['Zael', 't', 'Zaelt'],
  ['Zael', 'val', 'Zaellel'],
  ['Lorenzo', 't', 'Lorenzót'],
  ['Lorenzo', 'nak', 'Lorenzónak'],
  ['raj', 'val', 'rajjal'],
  ['raj', 't', 'rajt'],
  ['osztag', 't', 'osztagot'],
  ['osztag', 'k', 'osztagok'],
  ['Béla', 'hoz', 'Bélához'],
  ['Györk', 'hoz', 'Györkhöz'],
  ['Györk', 't', 'Györköt'],
  ['Csilla', 'tol', 'Csillától'],
  ['kard', 'n', 'kardon'],
  ['folyosó', 'n', 'folyosón'],
  ['papír', 'nak', 'papírnak'],
  ['vadász', 'val', 'vadásszal'],
  ['lány', 'val', 'lánnyal'],
  ['Hermann', 'val', 'Hermann-nal'],
  ['5', 't', '5-öt'],
  ['3', 'val', '3-mal'],
  ['1', 'val', '1-gyel'],
  ['2', 'val', '2-vel'],
  ['8', 't', '8-at'],
  ['6', 'hoz', '6-hoz'],
  ['5', 'hoz', '5-höz'],
  ['10', 't', '10-et'],
  ['20', 'val', '20-szal'],
  ['100', 'nak', '100-nak'],
  ['1000', 'val', '1000-rel'],
  ['4', 'n', '4-en'],
  ['3', 'n', '3-on'],
]

test.each(forms)('%s with -%s is %s', (word, suffix, expected) => {
  expect(suffixed(word, suffix)).toBe(expected)
})
