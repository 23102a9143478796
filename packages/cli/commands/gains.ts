import { type Gain, meanOf, measureGains } from '../gains/measure.ts'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import type { Bot } from '../seats.ts'
import { allPairings } from '../sim/spread.ts'
import { studyOf } from '../sim/study.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'gains',
  usage:
    'GAME [--positions N] [--every N] [--looks N] [--deals N] [--questions move.plan,activate] [--seed S] [--seats N] [--set id=value]... [--json]',
  about:
    'Measures how much more often a seat wins by what looking ahead finds than by the policy, question by question, in games of quick bots.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        positions: { type: 'string' },
        every: { type: 'string' },
        looks: { type: 'string' },
        deals: { type: 'string' },
        questions: { type: 'string' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        set: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const game = await (await loadGame(name)).player()
    const seats = wholeNumber('seats', values.seats, game.seats.min, game.seats.min, game.seats.max)
    const survey = {
      positions: wholeNumber('positions', values.positions, 100, 1),
      every: wholeNumber('every', values.every, 10, 1),
      looks: wholeNumber('looks', values.looks, 150, 1),
      deals: wholeNumber('deals', values.deals, 16, 2),
      questions: values.questions?.split(',') ?? null,
    }
    const options = checkedOptions(game, values.set === undefined ? {} : optionsFrom(values.set), seats)
    const bots = Array.from({ length: seats }, (): Bot => ({ kind: 'bot', level: 'quick', budget: { iterations: 1 } }))
    const pairings = seats === 2 ? await allPairings(name, survey.positions) : null
    const match = { game: name, options, seed: values.seed, bots, ...(pairings === null ? {} : { pairings }) }
    const progress = progressOf(survey.positions)
    const gains = measureGains(game, match, await studyOf(game), survey, progress.show)
    progress.end()
    console.log(values.json ? JSON.stringify({ game: name, seed: values.seed, ...survey, gains }, null, 2) : printed(gains))
    return 0
  },
}

function printed(gains: readonly Gain[]): string {
  const rows = gains.map((gain) => {
    const { mean, error } = meanOf(gain)
    const part = (sum: number): string => Math.round(sum / gain.positions).toString()
    return [gain.question, `${gain.positions}`, part(100 * gain.changed), thousandths(mean), thousandths(error), part(gain.looks)]
  })
  return columns([['question', 'positions', 'changed, %', 'gain, of 1,000', '±', 'looks'], ...rows], [1, 2, 3, 4, 5])
}

function thousandths(share: number): string {
  return (1000 * share).toFixed(1)
}
