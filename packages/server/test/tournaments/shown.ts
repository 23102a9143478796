import { applyPatch, fingerprint, type Message, type MyPart, type TournamentAct } from '@orrery/protocol'
import type { SeenTournament } from '@orrery/tournament'
import type { Client } from '../client.ts'

/** A tournament as a client sees it, kept up to date by patches. */
export interface Shown {
  seen: SeenTournament
  mine: MyPart
}

/** Watches a tournament; the returned object changes with every message. */
export async function look(client: Client, tournament: string): Promise<Shown> {
  const { seen, mine } = await client.want('tournament', { type: 'watch-tournament', tournament })
  const shown: Shown = { seen, mine }
  let read = client.received.length
  client.onStep(() => {
    for (; read < client.received.length; read++) {
      const message = JSON.parse(client.received[read] as string) as Message
      if (!('tournament' in message) || message.tournament !== tournament) continue
      if (message.type === 'tournament-step') {
        shown.seen = applyPatch(shown.seen as never, message.patch) as unknown as SeenTournament
        if (fingerprint(shown.seen) !== message.print) throw new Error('the patch leads elsewhere')
      } else if (message.type === 'tournament-mine') shown.mine = message.mine
    }
  })
  return shown
}

/** Does something at a tournament. */
export function act(client: Client, tournament: string, what: TournamentAct): Promise<Message> {
  return client.ask({ type: 'act', tournament, act: what })
}
