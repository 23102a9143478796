import type { RequestOf } from '@orrery/protocol'
import type { Connection } from '../socket/connection.ts'
import { personOf } from '../socket/people.ts'
import type { Club } from './club.ts'

type Type = 'seek' | 'unseek' | 'quick' | 'meet' | 'waits' | 'circle' | 'tie' | 'hide' | 'find-person'
type Handlers = { readonly [T in Type]: (connection: Connection, request: RequestOf<T>) => Promise<void> }

/** What is done about requests by which people find each other. */
export function clubHandlers({ quick, ties }: Club): Handlers {
  return {
    async seek(connection, request) {
      connection.send({ ...(await quick.seek(personOf(connection), request)), ref: request.ref })
    },
    async unseek(connection, { ref }) {
      connection.send({ ...(await quick.unseek(personOf(connection).id)), ref })
    },
    async quick(connection, { ref }) {
      connection.send({ ...(await quick.stateOf(personOf(connection).id)), ref })
    },
    async meet(connection, { ref, match, yes }) {
      connection.send({ ...(await quick.meet(personOf(connection).id, match, yes)), ref })
    },
    async waits(connection, { ref }) {
      connection.send({ type: 'waits', ref, waits: await quick.waits() })
    },
    async circle(connection, { ref }) {
      connection.send({ ...(await ties.circle(personOf(connection).id)), ref })
    },
    async tie(connection, request) {
      await ties.tie(personOf(connection).id, request)
      connection.send({ type: 'done', ref: request.ref })
    },
    async hide(connection, { ref, hidden }) {
      await ties.hide(personOf(connection).id, hidden)
      connection.send({ type: 'done', ref })
    },
    async 'find-person'(connection, { ref, name }) {
      connection.send({ type: 'people', ref, people: await ties.find(personOf(connection).id, name) })
    },
  }
}
