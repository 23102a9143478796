import type { Connection } from '../socket/connection.ts'

/** The numbers by which other servers call connections of this one. */
export interface GuestNumbers {
  /** The number of a connection, which keeps it. */
  of(connection: Connection): number
  connection(number: number): Connection | undefined
  /** Forgets a closed connection. Returns its number, if it had one. */
  release(connection: Connection): number | undefined
}

/** Numbers connections from 1. */
export function guestNumbers(): GuestNumbers {
  const numbers = new Map<Connection, number>()
  const connections = new Map<number, Connection>()
  let count = 0
  return {
    of(connection) {
      let number = numbers.get(connection)
      if (number === undefined) {
        number = ++count
        numbers.set(connection, number)
        connections.set(number, connection)
      }
      return number
    },
    connection: (number) => connections.get(number),
    release(connection) {
      const number = numbers.get(connection)
      if (number === undefined) return undefined
      numbers.delete(connection)
      connections.delete(number)
      return number
    },
  }
}
