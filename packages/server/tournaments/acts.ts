import type { Game, Json } from '@orrery/kernel'
import type { TournamentAct } from '@orrery/protocol'
import {
  becomeJudge,
  begin,
  botName,
  cancel,
  checkIn,
  concede,
  dropOut,
  entrantFor,
  giveTime,
  goOn,
  type Outcome,
  openCheckIn,
  register,
  registerBots,
  reverse,
  rule,
  type Tournament,
  waive,
} from '@orrery/tournament'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { checkedSettings, type SeatSettings } from '../rooms/bringing.ts'
import { checkedBot, type Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'

/** The outcome of an act. Throws a `RequestError` if what the player brings is not legal. */
export function outcomeOf(context: ServerContext, game: Game, t: Tournament, { id: player, name }: Person, act: TournamentAct): Outcome {
  const now = context.now()
  const circumstances = { now, table: freshId }
  switch (act.do) {
    case 'register':
      return register(t, { player, name, brings: checkedBrings(game, t, act.settings) })
    case 'register-bots':
      return registerBots(t, player, botsFor(context, game, t, act))
    case 'open-check-in':
      return openCheckIn(t, player)
    case 'check-in':
      return checkIn(t, player)
    case 'begin':
      return begin(t, player, circumstances)
    case 'go-on':
      return goOn(t, player, circumstances)
    case 'drop-out':
      return dropOut(t, player, act.entrant ?? entrantFor(t, player)?.id ?? -1, now)
    case 'concede':
      return concede(t, player, act.match, now)
    case 'waive':
      return waive(t, player, now)
    case 'judge':
      return becomeJudge(t, { player, name }, act.code)
    case 'rule':
      return rule(t, player, act.match, act.winner, now)
    case 'reverse':
      return reverse(t, player, act.match, now)
    case 'give-time':
      return giveTime(t, player, act.match, act.minutes * 60_000)
    case 'cancel':
      return cancel(t, player)
  }
}

/** CG-TOUR-11: what a player brings, checked by the game under the settings of the tournament. */
export function checkedBrings(game: Game, t: Pick<Tournament, 'settings'>, brought: SeatSettings | undefined): Json {
  if (!game.seatSettings?.length) {
    if (brought !== undefined) throw new RequestError('bad-settings', 'nothing is brought to this game')
    return null
  }
  if (brought === undefined) throw new RequestError('not-ready', 'a player brings something to this game')
  return checkedSettings({ game, settings: t.settings as { [setting: string]: Json }, seats: [null, null] }, 0, brought)
}

function botsFor(context: ServerContext, game: Game, t: Tournament, { level, count }: Extract<TournamentAct, { do: 'register-bots' }>) {
  const checked = checkedBot(context, game, level)
  return Array.from({ length: count }, (_, at) => {
    const number = t.entrants.length + at
    return { name: botName(number), level: checked, brings: game.tournament?.bring?.(number) ?? null }
  })
}
