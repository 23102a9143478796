import type { Message } from '@orrery/protocol'
import type { House } from '../rooms/house.ts'
import type { Connection } from '../socket/connection.ts'

/** The people who are connected to this server, by player. */
export interface People {
  /** A connection has said who it is. */
  came(connection: Connection): void
  went(connection: Connection): void
  isHere(player: string): boolean
  /** Tells players something, wherever they are connected. */
  tell(players: readonly string[], message: Message): void
  stop(): void
}

/** Who is here. */
export function peopleAt(house: House): People {
  const here = new Map<string, Set<Connection>>()
  const deaf = house.bus.hear((news) => {
    if (news.kind !== 'told') return
    for (const player of news.players) {
      const connections = here.get(player)
      if (connections === undefined) continue
      const text = JSON.stringify(news.message)
      for (const connection of connections) connection.sendText(text)
    }
  })
  return {
    came(connection) {
      const own = here.get(connection.player)
      if (own === undefined) here.set(connection.player, new Set([connection]))
      else own.add(connection)
    },
    went(connection) {
      const own = here.get(connection.player)
      own?.delete(connection)
      if (own?.size === 0) here.delete(connection.player)
    },
    isHere: (player) => here.has(player),
    tell: (players, message) => house.bus.tell({ kind: 'told', house: house.tenure.name, players, message }),
    stop: deaf,
  }
}
