import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { percent } from './page.ts'
import { type Study, studyOf, type Way } from './study.ts'
import { type Survey, surveyOf } from './survey.ts'
import { namesOf, type Paper, type SurveyPlan } from './survey-run.ts'
import { SURVEY_WORDS } from './survey-words.ts'
import { playAll } from './threads.ts'

/** The results of the games of one way to play with this many players. Plain JSON. */
export interface WayPlayed {
  readonly way: Way
  readonly players: number
  readonly survey: Survey
  /** How often each result was reached, by message. */
  readonly ended: Readonly<Record<string, number>>
}

/** Plays every way of the game's study at every table of the plan; games of the same number have the same decks and dice in all ways. */
export async function playWays(plan: SurveyPlan): Promise<WayPlayed[]> {
  const { name, game, seed, tables, games, threads } = plan
  const study = await studyOf(game)
  const ways = study.ways ?? [{}]
  const progress = progressOf(games * tables.length * ways.length)
  const played: WayPlayed[] = []
  progress.show(0)
  for (const way of ways) {
    for (const bots of tables) {
      const match = { game: name, options: { ...way, ...(plan.options as object) }, seed, bots, studied: true }
      const before = played.length * games
      const outcomes = await playAll(match, games, threads, (done) => progress.show(before + done))
      const ended: Record<string, number> = {}
      for (const { message } of outcomes) ended[message] = (ended[message] ?? 0) + 1
      const survey = surveyOf(
        outcomes.map((outcome) => ({ outcome, bots })),
        study,
        game,
      )
      played.push({ way, players: bots.length, survey, ended })
    }
  }
  progress.end()
  return played
}

/** If there are more values than this, only those with the lowest and the highest rate are shown. */
const FEW = 6

/** One line for each way and number of players: win rates by the leading grouping, lengths of games, results. */
export function printedWays(played: readonly WayPlayed[], study: Study, paper: Paper): string {
  const words = SURVEY_WORDS[paper.language]
  const { name } = namesOf(study, paper)
  const dimensions = [...new Set(played.flatMap(({ survey }) => survey.dimensions.filter((one) => !one.ofTable).map(({ id }) => id)))]
  const lengths = played[0]?.survey.lengths.map(({ id }) => id) ?? []
  const rows = played.map(({ way, players, survey, ended }) => [
    wayName(way, paper),
    String(players),
    String(survey.games),
    ...dimensions.map((id) => ratesOf(survey, id)),
    ...lengths.map((id) => lengthOf(survey, id)),
    Object.entries(ended)
      .map(([message, count]) => `${message} ${count}`)
      .join(', '),
  ])
  return columns(
    [
      [
        words.way,
        words.players,
        words.games,
        ...dimensions.map(name),
        ...lengths.map((id) => (id === 'decisions' ? words.decisions : name(id))),
        words.ended,
      ],
      ...rows,
    ],
    [1, 2],
  )
}

function wayName(way: Way, { language, text }: Paper): string {
  const said = (id: string) => (text.has(id) ? text.say(id) : id)
  const set = Object.entries(way).map(([id, value]) =>
    value === true ? said(`setting-${id}`) : `${said(`setting-${id}`)}: ${said(`setting-${id}-${value}`)}`,
  )
  return set.length === 0 ? SURVEY_WORDS[language].plain : set.join(', ')
}

function ratesOf({ dimensions }: Survey, id: string): string {
  const rates = dimensions.find((one) => one.id === id)?.rows.map(({ rate }) => rate.rate) ?? []
  const told = rates.length <= FEW ? rates : [Math.min(...rates), Math.max(...rates)]
  return told.map(percent).join(rates.length <= FEW ? ' / ' : ' .. ')
}

function lengthOf({ lengths }: Survey, id: string): string {
  const spread = lengths.find((one) => one.id === id)?.by[0]?.spread
  return spread === undefined ? '' : `${spread.mean.toFixed(0)} (${spread.least} .. ${spread.most})`
}
