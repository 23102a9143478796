import { createRequire } from 'node:module'
import type { TheirState } from './boardgame-io.ts'

interface Socket {
  on(event: string, listener: (match: string, told: unknown) => void): void
  emit(event: string, ...given: readonly unknown[]): void
  close(): void
}

type Io = (url: string, options: { readonly transports: readonly string[]; readonly forceNew: boolean }) => Socket

/** A player of boardgame.io, using its own client library. */
export interface TheirClient {
  /** Joins a match, which is created for the first player. */
  join(match: string): Promise<TheirState>
  mark(match: string, cell: number, before: TheirState): void
  /** The match's state, at version `least` or later. */
  shown(match: string, least: number): Promise<TheirState>
  close(): void
}

/** Connects with their client library. */
export function theirClient(url: string, player: '0' | '1'): TheirClient {
  const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'))('socket.io-client') as { io: Io }
  const socket = io(`${url}/tic-tac-toe`, { transports: ['websocket'], forceNew: true })
  const states = new Map<string, TheirState>()
  let wake: () => void = () => undefined
  socket.on('sync', (match, told) => heard(match, (told as { state: TheirState }).state))
  socket.on('update', (match, told) => heard(match, told as TheirState))

  function heard(match: string, state: TheirState): void {
    states.set(match, state)
    wake()
  }

  async function shown(match: string, least: number): Promise<TheirState> {
    for (;;) {
      const state = states.get(match)
      if (state !== undefined && state._stateID >= least) return state
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }

  return {
    join(match) {
      states.clear()
      socket.emit('sync', match, player, undefined, 2)
      return shown(match, 0)
    },
    mark(match, cell, before) {
      const payload = { type: 'clickCell', args: [cell], playerID: player }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, before._stateID, match, player)
    },
    shown,
    close: () => socket.close(),
  }
}
