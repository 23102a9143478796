import type { CardText } from '../content/texts.ts'
import type { CardDefinition } from '../effects/language/vocabulary.ts'
import { numbersOfCard } from './effects.ts'
import { EXCEPTIONS, type Exception } from './exceptions.ts'
import { keywordsOfCard, keywordsOfText } from './keywords.ts'
import { fits, type Said, shown } from './number.ts'
import { type Language, numbersOfText } from './text.ts'

const LANGUAGES: readonly Language[] = ['hu', 'en']

type Files<T> = Readonly<Record<string, Readonly<Record<string, T>>>>

/** Where card texts differ from their effects, each as `file: card: field: problem`. `cards` and `texts` are by file, then by card id. */
export function wordingProblems(
  cards: Files<CardDefinition>,
  texts: Files<Pick<CardText, 'text'>>,
  exceptions: Readonly<Record<string, Exception>> = EXCEPTIONS,
): string[] {
  const problems: string[] = []
  const known: string[] = []
  for (const [file, held] of Object.entries(cards)) {
    for (const card of Object.values(held)) {
      known.push(card.id)
      const printed = texts[file]?.[card.id]
      if (printed === undefined) problems.push(`texts/${file}.ts: ${card.id}: has no text`)
      else problems.push(...cardProblems(file, card, printed.text, exceptions[card.id]))
    }
  }
  for (const [file, held] of Object.entries(texts))
    for (const id of Object.keys(held)) if (cards[file]?.[id] === undefined) problems.push(`texts/${file}.ts: ${id}: there is no such card`)
  for (const id of Object.keys(exceptions)) if (!known.includes(id)) problems.push(`exceptions.ts: ${id}: there is no such card`)
  return problems
}

function cardProblems(file: string, card: CardDefinition, text: CardText['text'], exception: Exception | undefined): string[] {
  const inCard = (at: string, problem: string) => `cards/${file}.ts: ${card.id}: ${at}: ${problem}`
  const inText = (at: string, problem: string) => `texts/${file}.ts: ${card.id}: ${at}: ${problem}`
  const meant = numbersOfCard(card)
  const problems: string[] = []
  for (const language of LANGUAGES) {
    const found = compared(numbersOfText(text[language], language), meant, exception)
    for (const one of found.unprinted) problems.push(inCard(one.at, `is ${shown(one)}, which text.${language} does not say`))
    for (const one of found.unmeant) problems.push(inText(`text.${language}`, `says ${shown(one)} at '${one.at}', which no effect does`))
    for (const one of found.unneeded)
      problems.push(`exceptions.ts: ${card.id}: ${one}: is not needed by text.${language}, so it is no exception`)
    const [has, says] = [keywordsOfCard(card), keywordsOfText(text[language], language)]
    for (const one of has) if (!says.includes(one)) problems.push(inText(`text.${language}`, `does not name the ability ${one}`))
    for (const one of says)
      if (!has.includes(one)) problems.push(inText(`text.${language}`, `names the ability ${one}, which the card does not`))
  }
  const [hu, en] = LANGUAGES.map((language) => values(numbersOfText(text[language], language)))
  if (hu !== en) problems.push(inText('text', `the languages print other numbers: hu ${hu}; en ${en}`))
  return problems
}

interface Compared {
  readonly unprinted: readonly Said[]
  readonly unmeant: readonly Said[]
  /** What the exception allows without need. */
  readonly unneeded: readonly (string | number)[]
}

/** Numbers that only one side has. Each printed number is matched with one number of the effects. */
function compared(printed: readonly Said[], meant: readonly Said[], exception: Exception | undefined): Compared {
  const used: Said[] = []
  const unmeant: Said[] = []
  const silence = exception?.unprinted ?? {}
  const open = meant.filter((one) => silence[one.at] !== one.value)
  // Printed numbers with a unit are matched first and the others take the rest; required numbers come before optional ones.
  for (const print of [...printed].sort((a, b) => Number(a.units.length === 0) - Number(b.units.length === 0))) {
    const able = open.filter((one) => fits(print, one) && (one.repeated === true || !used.includes(one)))
    const one = able.find((candidate) => candidate.silent !== true) ?? able[0]
    if (one === undefined) unmeant.push(print)
    else used.push(one)
  }
  const said = (one: Said) => used.includes(one) || (one.repeated === true && used.some((other) => fits(one, other)))
  const allowed = [...(exception?.printed ?? [])]
  const strange = unmeant.filter(({ value }) => {
    const at = allowed.indexOf(value)
    if (at >= 0) allowed.splice(at, 1)
    return at < 0
  })
  const idle = Object.keys(silence).filter((at) => !meant.some((one) => one.at === at && one.value === silence[at] && one.silent !== true))
  return { unprinted: open.filter((one) => one.silent !== true && !said(one)), unmeant: strange, unneeded: [...idle, ...allowed] }
}

/** The numbers of a text, sorted. */
function values(printed: readonly Said[]): string {
  return printed
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .join(' ')
}
