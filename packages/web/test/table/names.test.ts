import { expect, test } from 'vitest'
import { cutAtNames, withMarks } from '../../table/question/names.ts'

const NAMES: Record<string, string> = { 'card-cobra': 'Cobra', 'card-turul': 'Turul', 'card-x': '?' }
const cut = (line: string, fields: Record<string, unknown>) =>
  cutAtNames(line, fields, (term) => NAMES[term] ?? term).map(({ said, term }) => (term === null ? said : `[${said}]`))

test('names are marked in a line with any suffix', () => {
  expect(cut('Nóra a Cobrát indítja', { name: '@card-cobra', seat: 0 })).toEqual(['Nóra a ', '[Cobrát]', ' indítja'])
  expect(cut('Turul fires at Cobra.', { card: '@card-turul', target: '@card-cobra' })).toEqual(['[Turul]', ' fires at ', '[Cobra]', '.'])
})

test('lists of names, and lines without names, are split correctly too', () => {
  expect(cut('Cobra, Turul', { names: ['@card-turul', '@card-cobra'] })).toEqual(['[Cobra]', ', ', '[Turul]'])
  expect(cut('The combat is over', { name: '@card-cobra' })).toEqual(['The combat is over'])
  expect(cut('3 cards', { n: 3 })).toEqual(['3 cards'])
})

test('brackets, commas and full stops stay with the name that they touch, and nothing is lost', () => {
  const tight = (line: string, fields: Record<string, unknown>) =>
    withMarks(cutAtNames(line, fields, (term) => NAMES[term] ?? term)).map(({ before, said, after }) => [before, said, after].join('|'))
  const both = { name: '@card-cobra', target: '@card-turul' }
  expect(tight('Fire (Cobra), then Turul: go', both)).toEqual(['|Fire |', '(|Cobra|),', '| then |', '|Turul|:', '| go|'])
  expect(tight('Cobra–Turul', both)).toEqual(['|Cobra|–', '|Turul|'])
  expect(tight('Cobra (Turul)', both)).toEqual(['|Cobra|', '| |', '(|Turul|)'])
  expect(tight('Nothing', both)).toEqual(['|Nothing|'])
})
