import { type RuleStanding, type Standing, standings } from '../rules/coverage.ts'
import { gamesWithRulebook, rulebookOf, titledTestsOf } from '../rules/files.ts'
import { printedRule } from '../rules/print.ts'
import type { Ledger } from '../rules/rulebook.ts'
import { columns } from '../terminal/columns.ts'
import { languageFrom } from '../terminal/say.ts'
import { type Command, read, UsageError } from '../usage.ts'

interface Book {
  readonly book: Ledger
  readonly rules: readonly RuleStanding[]
}

export const command: Command = {
  name: 'rules',
  usage: '[GAME [RULE]] [--lang hu|en] [--json]',
  about: 'Lists the rules that no test proves; with RULE prints that one (or all of a section). Ends with 1 if one is unproven.',
  async run(args) {
    const { values, positionals } = read(args, { json: { type: 'boolean', default: false }, lang: { type: 'string' } }, [0, 2])
    const [game, wanted] = positionals
    const books = (game === undefined ? gamesWithRulebook() : [game]).map(bookOf)
    if (wanted !== undefined) {
      const chosen = books.flatMap(({ rules }) => rules.filter(({ rule }) => rule.id === wanted || rule.section === wanted))
      if (chosen.length === 0) throw new UsageError(`${game} has no rule or section '${wanted}'`)
      const language = languageFrom(values.lang)
      console.log(values.json ? JSON.stringify(chosen, null, 2) : chosen.map((one) => printedRule(one, language)).join('\n\n'))
      return 0
    }
    console.log(values.json ? JSON.stringify(books.map(asJson), null, 2) : printed(books))
    return books.every(({ book, rules }) => book.problems.length === 0 && count(rules, 'unproven') === 0) ? 0 : 1
  },
}

function bookOf(game: string): Book {
  const book = rulebookOf(game)
  if (book === null) throw new UsageError(`no rulebook of '${game}'; there are: ${gamesWithRulebook().join(', ')}`)
  return { book, rules: standings(book, titledTestsOf(game)) }
}

function count(rules: readonly RuleStanding[], standing: Standing): number {
  return rules.filter((one) => one.standing === standing).length
}

function asJson({ book, rules }: Book) {
  return {
    game: book.game,
    rules: rules.length,
    proven: count(rules, 'proven'),
    definitions: count(rules, 'definition'),
    notBuilt: count(rules, 'not built'),
    unproven: rules.filter(({ standing }) => standing === 'unproven').map(({ rule }) => rule.id),
    problems: book.problems,
    standings: rules.map(({ rule, standing, tests }) => ({ id: rule.id, section: rule.section, standing, tests })),
  }
}

function printed(books: readonly Book[]): string {
  const rows = books.map(({ book, rules }) => [
    book.game,
    String(rules.length),
    ...(['proven', 'definition', 'not built', 'unproven'] as const).map((standing) => String(count(rules, standing))),
  ])
  const head = ['game', 'rules', 'proven', 'definitions', 'not built', 'without proof']
  const lines = [columns([head, ...rows], [1, 2, 3, 4, 5])]
  for (const { book, rules } of books) {
    if (book.notBuilt.length > 0) lines.push('', `${book.game} does not play yet: ${book.notBuilt.join(', ')}`)
    const open = rules.filter(({ standing }) => standing === 'unproven')
    if (open.length > 0)
      lines.push('', `No test of ${book.game} proves:`, columns(open.map(({ rule }) => [`  ${rule.id}`, short(rule.en)])))
    lines.push(...book.problems.map((problem) => `✗ ${problem}`))
  }
  return lines.join('\n')
}

function short(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 97)}...`
}
