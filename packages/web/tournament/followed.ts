import { fingerprint, type MyPart, patched, type TournamentAct } from '@orrery/protocol'
import type { SeenTournament } from '@orrery/tournament'
import { type ReadonlySignal, signal } from '@preact/signals'
import { RequestError } from '../connection/error.ts'
import type { ServerLink } from '../connection/link.ts'

/** A tournament as its reader sees it now. */
export interface Shown {
  readonly id: string
  readonly seen: SeenTournament
  readonly mine: MyPart
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly ahead: number
}

/** A tournament that keeps itself up to date. */
export interface FollowedTournament {
  /** The tournament; null until the server has replied; `none` if it does not exist. */
  readonly shown: ReadonlySignal<Shown | 'none' | null>
  /** Does something at the tournament. Rejects with a `RequestError`. */
  act(act: TournamentAct): Promise<void>
  close(): void
}

/** Follows a tournament until it is closed, across broken connections. */
export function followTournament(link: ServerLink, id: string): FollowedTournament {
  const shown = signal<Shown | 'none' | null>(null)
  let version = -1

  function show(change: Partial<Shown>): void {
    const before = shown.value
    if (before !== null && before !== 'none') shown.value = { ...before, ...change }
  }

  const stopListening = link.listen((message) => {
    if (!('tournament' in message) || message.tournament !== id) return
    if (message.type === 'tournament') {
      version = message.version
      shown.value = { id, seen: message.seen, mine: message.mine, ahead: message.now - Date.now() }
    } else if (message.type === 'tournament-mine') show({ mine: message.mine })
    else if (message.type === 'tournament-step') {
      const before = shown.value
      if (before === null || before === 'none' || message.version <= version) return
      const seen = message.from === version ? patched(before.seen, message.patch) : null
      if (seen === null || fingerprint(seen) !== message.print) return ask()
      version = message.version
      show({ seen, ahead: message.now - Date.now() })
    }
  })

  function ask(): void {
    link.ask({ type: 'watch-tournament', tournament: id }).catch((error: unknown) => {
      const code = error instanceof RequestError ? error.code : 'failed'
      if (code === 'unknown-tournament' || code === 'malformed') shown.value = 'none'
    })
  }

  const stopAsking = link.onLive(ask)
  if (link.state.value === 'live') ask()

  return {
    shown,
    async act(act) {
      await link.ask({ type: 'act', tournament: id, act })
    },
    close() {
      stopListening()
      stopAsking()
      if (link.state.value === 'live') void link.ask({ type: 'unwatch-tournament', tournament: id }).catch(() => undefined)
    },
  }
}
