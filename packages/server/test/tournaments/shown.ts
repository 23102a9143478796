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
  const before = client.received.length
  const { seen, mine } = await client.want('tournament', { type: 'watch-tournament', tournament })
  const shown: Shown = { seen, mine }
  // A step may have come together with the reply, before anybody listened.
  let read = before + client.received.slice(before).findLastIndex((text) => isShown(text, tournament)) + 1
  const hear = () => {
    for (; read < client.received.length; read++) {
      const message = JSON.parse(client.received[read] as string) as Message
      if (!('tournament' in message) || message.tournament !== tournament) continue
      if (message.type === 'tournament-step') {
        shown.seen = applyPatch(shown.seen as never, message.patch) as unknown as SeenTournament
        if (fingerprint(shown.seen) !== message.print) throw new Error('the patch leads elsewhere')
      } else if (message.type === 'tournament-mine') shown.mine = message.mine
    }
  }
  client.onStep(hear)
  hear()
  return shown
}

/** Whether a message shows all of a tournament. */
function isShown(text: string, tournament: string): boolean {
  const message = JSON.parse(text) as Message
  return message.type === 'tournament' && message.tournament === tournament
}

/** Does something at a tournament. */
export function act(client: Client, tournament: string, what: TournamentAct): Promise<Message> {
  return client.ask({ type: 'act', tournament, act: what })
}
