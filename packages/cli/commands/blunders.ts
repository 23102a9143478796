import { barsFor } from '../bench/index.ts'
import { type Count, countBlunders, holds, rateOf } from '../blunders/count.ts'
import { blundersOf } from '../blunders/list.ts'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sittersFrom } from '../seats.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'blunders',
  usage: 'GAME [--games N] [--seed S] [--level quick|strong:400|...] [--seats N] [--set id=value]... [--json]',
  about: 'Counts obvious mistakes in games between bots. Ends with 1 if one is made more often than it may be.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        level: { type: 'string', default: 'quick' },
        seats: { type: 'string' },
        set: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const name = positionals[0] as string
    const game = await (await loadGame(name)).player()
    const blunders = await blundersOf(name)
    const bars = await barsFor(name)
    const games = wholeNumber('games', values.games, 100, 1)
    const seats = wholeNumber('seats', values.seats, bars?.seats ?? game.seats.min, 1)
    const bots = sittersFrom(new Array(seats).fill(`bot:${values.level}`).join(','), game, { iterations: 400 }).filter(
      (sitter): sitter is Bot => sitter.kind === 'bot',
    )
    const options = checkedOptions(game, values.set === undefined ? (bars?.options ?? {}) : optionsFrom(values.set), seats)
    const pairings = await allPairings(name, games)
    const progress = progressOf(games)
    progress.show(0)
    const match = { game: name, options, seed: values.seed, bots, ...(pairings === null ? {} : { pairings }) }
    const counts = countBlunders(game, match, spread(pairings, games), blunders, progress.show)
    progress.end()
    console.log(
      values.json ? JSON.stringify({ game: name, seed: values.seed, games, level: values.level, counts }, null, 2) : printed(counts),
    )
    return counts.every(holds) ? 0 : 1
  },
}

function printed(counts: readonly Count[]): string {
  const rows = counts.map((count) => [
    count.blunder.name,
    `${count.made} of ${count.chances}`,
    rateOf(count).toFixed(1),
    count.blunder.most.toString(),
    holds(count) ? 'holds' : 'FAILS',
    count.first === null ? '' : `${count.first.game}, ${count.first.answers}`,
    count.blunder.about,
  ])
  return columns([['blunder', 'made', 'of 100', 'at most', '', 'first (game, answers)', ''], ...rows], [1, 2, 3])
}
