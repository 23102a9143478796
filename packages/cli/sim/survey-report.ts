import type { Language } from '@orrery/text'
import { escaped, matrix, meanOf, pageOf, percent, table, withInterval } from './page.ts'
import type { Rate } from './rate.ts'
import type { Dimension, LengthFigures, Row, Survey } from './survey.ts'
import { SURVEY_WORDS, type SurveyText } from './survey-words.ts'

/** The texts of a survey's page. */
export interface SurveyHeading {
  readonly language: Language
  readonly title: string
  /** The command that reproduces the page. */
  readonly command: string
  readonly bots: string
  readonly seconds: number
  readonly cooperative: boolean
  /** The name of a dimension or a length of the study, and of a dimension's value. */
  name(id: string): string
  valueName(dimension: string, value: string): string
}

/** A survey as one self-contained page. */
export function surveyReport(survey: Survey, heading: SurveyHeading): string {
  const words = SURVEY_WORDS[heading.language]
  const leading = survey.dimensions.find(({ id }) => id === survey.leading)
  return pageOf(
    heading.language,
    heading.title,
    [
      `<h1>${escaped(heading.title)}</h1>`,
      `<p>${escaped(words.intro(survey.games, heading.bots, heading.seconds.toFixed(0)))} ${escaped(words.rates)}</p>`,
      `<p><code>${escaped(heading.command)}</code></p>`,
      ...survey.dimensions.map((dimension) => section(dimension, survey, leading, words, heading)),
      `<h2>${words.length}</h2>`,
      ...survey.lengths.map((length) => lengthSection(length, words, heading)),
    ].join('\n'),
  )
}

function section(dimension: Dimension, survey: Survey, leading: Dimension | undefined, words: SurveyText, heading: SurveyHeading): string {
  const { id, rows, ofTable } = dimension
  const nameOf = ({ value }: Row) => heading.valueName(id, value)
  const telling = ofTable && !heading.cooperative ? shares(rows, survey.games, nameOf, words) : rates(rows, nameOf, words, heading)
  const parts = [`<h2>${escaped(heading.name(id))}</h2>`, telling]
  if (dimension === leading && !heading.cooperative) {
    const names = rows.map(nameOf)
    parts.push(`<p>${escaped(words.matrix)}</p>`, matrix(names, names, survey.matrix))
  } else if (leading !== undefined && rows.some(({ across }) => across.filter(({ games }) => games > 0).length > 1)) {
    const columns = leading.rows.map(({ value }) => heading.valueName(leading.id, value))
    const even = leading.rows.reduce((sum, row) => sum + (heading.cooperative ? row.rate.rate : row.even), 0) / leading.rows.length
    parts.push(
      `<p>${escaped(`${words.against}: ${heading.name(leading.id)}`)}</p>`,
      matrix(
        rows.map(nameOf),
        columns,
        rows.map(({ across }) => across),
        Math.max(even, 0.01),
      ),
    )
  }
  return parts.join('\n')
}

/** How often each row won. */
function rates(rows: readonly Row[], nameOf: (row: Row) => string, words: SurveyText, { cooperative }: SurveyHeading): string {
  return chart(
    ['', words.won, '', words.games],
    rows.map((row) => [
      nameOf(row),
      bar(row.rate.rate, row.rate, cooperative ? null : row.even),
      withInterval(row.rate),
      String(row.rate.games),
    ]),
  )
}

/** The share of the tables on which each row was true. */
function shares(rows: readonly Row[], games: number, nameOf: (row: Row) => string, words: SurveyText): string {
  return chart(
    ['', words.share, '', words.tables],
    rows.map((row) => [nameOf(row), bar(row.tables / games, null, null), percent(row.tables / games), String(row.tables)]),
  )
}

function lengthSection({ id, by, bars }: LengthFigures, words: SurveyText, heading: SurveyHeading): string {
  const most = Math.max(...bars.map(({ games }) => games))
  return [
    `<h3>${escaped(id === 'decisions' ? words.decisions : heading.name(id))}</h3>`,
    table(
      [words.players, words.mean],
      by.map(({ players, spread }) => [String(players), meanOf(spread)]),
    ),
    chart(
      ['', '', words.games],
      bars.map(({ from, to, games }) => [from === to ? String(from) : `${from} – ${to}`, bar(games / most, null, null), String(games)]),
    ),
  ].join('\n')
}

/** A table whose second column is a chart. */
function chart(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  const body = rows.map(([name, drawn, ...rest]) => {
    const cells = rest.map((text) => `<td>${escaped(text)}</td>`).join('')
    return `<tr><th scope="row">${escaped(name as string)}</th><td>${drawn}</td>${cells}</tr>`
  })
  return `<div class="wide"><table class="chart"><thead><tr>${heads}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** A share of the whole width, with its interval, and a line at the even share. */
function bar(share: number, within: Rate | null, even: number | null): string {
  const at = (part: number) => (100 * part).toFixed(1)
  const line = (kind: string, from: number, to: number, y1: number, y2: number) =>
    `<line class="${kind}" x1="${at(from)}%" x2="${at(to)}%" y1="${y1}" y2="${y2}"/>`
  return [
    '<svg aria-hidden="true">',
    `<rect class="amount" width="${at(share)}%" y="2" height="13" rx="2"/>`,
    ...(within === null ? [] : [line('within', within.low, within.high, 8.5, 8.5)]),
    ...(even === null ? [] : [line('even', even, even, 0, 17)]),
    '</svg>',
  ].join('')
}
