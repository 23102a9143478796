import type { Json } from '@orrery/kernel'
import { DEFAULT_BUDGET } from '@orrery/search'
import { entrantOf, MOST_ENTRANTS, standings, type Tournament } from '@orrery/tournament'
import { playCup } from '../cup/run.ts'
import { checkedOptions, loadGame, optionsFrom } from '../game.ts'
import { type Bot, sitter } from '../seats.ts'
import { columns } from '../terminal/columns.ts'
import { progressOf } from '../terminal/progress.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'tournament',
  usage: 'GAME [--players N] [--seats bot:quick,bot:strong:100] [--seed S] [--set id=value]... [--json]',
  about: 'Has bots play a whole tournament, Swiss rounds and finals, and prints the standings and the places; --seats are used in turn.',
  async run(args) {
    const { values, positionals } = read(
      args,
      {
        players: { type: 'string' },
        seats: { type: 'string', default: 'bot:quick' },
        seed: { type: 'string', default: '1' },
        set: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
      [1, 1],
    )
    const game = await (await loadGame(positionals[0] as string)).player()
    const { min, max } = game.seats
    if (game.cooperative || min > 2 || max < 2) throw new UsageError(`${game.id} is not played by two against each other`)
    const players = wholeNumber('players', values.players, 8, 2, MOST_ENTRANTS)
    const chosen = optionsFrom(values.set) as { readonly [setting: string]: Json }
    const options = checkedOptions(game, { ...chosen, ...game.tournament?.settings }, 2)
    const bots = values.seats.split(',').map((one) => botFrom(one))
    const progress = progressOf(1)
    const before = process.cpuUsage()
    const played = playCup({ game, options, seed: values.seed, bots, players }, (games, round) =>
      progress.show(0, `${games} games, ${round}`),
    )
    progress.end()
    const { user, system } = process.cpuUsage(before)
    const seconds = (user + system) / 1_000_000
    const { t, games, draws } = played
    if (values.json) {
      const names = (ids: readonly number[]) => ids.map((id) => entrantOf(t, id).name)
      const lines = standings(t).map(({ entrant, lot: _, ...line }) => ({ player: entrantOf(t, entrant).name, ...line }))
      console.log(
        JSON.stringify(
          { game: game.id, seed: values.seed, players, games, draws, seconds, standings: lines, places: names(t.places) },
          null,
          2,
        ),
      )
    } else
      console.log(
        `${printed(t)}\n\n${games} games in ${seconds.toFixed(1)} s of CPU, ${draws} of them decided without a winner, no table stuck`,
      )
    return 0
  },
}

function botFrom(text: string): Bot {
  const one = sitter(text.trim(), DEFAULT_BUDGET)
  if (one.kind !== 'bot') throw new UsageError('only bots can play here')
  return one
}

/** The standings, the finals, and the places. */
function printed(t: Tournament): string {
  const name = (id: number) => entrantOf(t, id).name
  const rows = standings(t).map(({ entrant, score, opponents, direct, beyond }, at) => [
    String(at + 1),
    name(entrant),
    entrantOf(t, entrant).bot ?? '',
    ...[score, opponents, direct, beyond].map(String),
  ])
  const table = columns([['', 'player', 'bot', 'points', 'opponents', 'direct', 'beyond'], ...rows], [0, 3, 4, 5, 6])
  const finals = t.matches
    .filter(({ part }) => part !== 'swiss')
    .map(({ part, sides, games }) => {
      const won = ([0, 1] as const).map((side) => games.filter(({ winner }) => winner === side).length)
      return [part, name(sides[0]), `${won[0]} : ${won[1]}`, name(sides[1])]
    })
  const places = t.places.slice(0, 4).map((id, at) => `${at + 1}. ${name(id)}`)
  return [table, '', columns(finals), '', places.join('  ')].join('\n')
}
