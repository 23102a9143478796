import { writeFileSync } from 'node:fs'
import type { Game, Json } from '@orrery/kernel'
import type { Language, Text } from '@orrery/text'
import type { Bot } from '../seats.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { percent, withInterval } from './page.ts'
import { type Study, studyOf } from './study.ts'
import { botName } from './summary.ts'
import { type Played, type Survey, surveyOf } from './survey.ts'
import { surveyReport } from './survey-report.ts'
import { SURVEY_WORDS } from './survey-words.ts'
import { playAll } from './threads.ts'

/** What a survey plays: games, at each number of players. */
export interface SurveyPlan {
  /** The game's name as it was given, and the game. */
  readonly name: string
  readonly game: Game
  readonly options: Json
  readonly seed: string
  /** The bots at the tables: one list for each number of players. */
  readonly tables: readonly (readonly Bot[])[]
  /** The number of games at each table. */
  readonly games: number
  readonly threads: number
}

/** Plays everything that a survey covers, and sums it up. */
export async function playSurvey(plan: SurveyPlan): Promise<Survey & { readonly seconds: number }> {
  const { name, game, options, seed, tables, games, threads } = plan
  const progress = progressOf(games * tables.length)
  const began = performance.now()
  const played: Played[] = []
  progress.show(0)
  for (const bots of tables) {
    const match = { game: name, options, seed, bots, studied: true }
    const outcomes = await playAll(match, games, threads, (done) => progress.show(played.length + done))
    played.push(...outcomes.map((outcome) => ({ outcome, bots })))
  }
  progress.end()
  return { ...surveyOf(played, await studyOf(game), game), seconds: (performance.now() - began) / 1000 }
}

/** The texts of a survey. */
export interface Paper {
  readonly language: Language
  readonly text: Text
  readonly title: string
  /** The command that reproduces the survey. */
  readonly command: string
}

/** Writes a survey's page to a file. */
export async function writeSurvey(
  file: string,
  survey: Survey & { readonly seconds: number },
  plan: SurveyPlan,
  paper: Paper,
): Promise<void> {
  const names = namesOf(await studyOf(plan.game), paper)
  const bots = [...new Set(plan.tables.flat().map(botName))].join(', ')
  const { language, title, command } = paper
  const { seconds } = survey
  writeFileSync(file, surveyReport(survey, { language, title, command, bots, seconds, cooperative: plan.game.cooperative, ...names }))
}

/** A survey for the terminal: the results of what seats are grouped by. */
export async function printedSurvey(survey: Survey, plan: SurveyPlan, paper: Paper): Promise<string> {
  const { name, valueName } = namesOf(await studyOf(plan.game), paper)
  const { cooperative } = plan.game
  const told = survey.dimensions.filter(({ ofTable }) => !ofTable || cooperative)
  const tables = told.map(({ id, rows }) =>
    columns(
      [
        [name(id), 'won', 'games', ...(cooperative ? [] : ['even'])],
        ...rows.map(({ value, rate, even }) => [
          valueName(id, value),
          withInterval(rate),
          String(rate.games),
          ...(cooperative ? [] : [percent(even)]),
        ]),
      ],
      [1, 2, 3],
    ),
  )
  return [...tables, `${survey.games} games`].join('\n\n')
}

/** The names of a survey's dimensions and values. */
export function namesOf({ seats, tables, lengths, names }: Study, { text, language }: Paper) {
  const words = SURVEY_WORDS[language]
  const own: { readonly [id: string]: string } = {
    ...words.dimension,
    ...Object.fromEntries([...seats, ...tables, ...lengths].map((one) => [one.id, one.name[language]])),
  }
  const said = (id: string) => (text.has(id) ? text.say(id) : null)
  return {
    name: (id: string) => own[id] ?? said(id) ?? id,
    valueName: (dimension: string, value: string) =>
      names?.[value]?.[language] ??
      (dimension in words.dimension ? null : said(`${dimension}-${value}`)) ??
      said(value.replace(/^@/, '')) ??
      value,
  }
}
