import type { RequestOf } from '@orrery/protocol'
import { bucketsOf } from '../limits.ts'
import { needNotMuted } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import type { Lists } from '../socket/lists.ts'
import { personOf } from '../socket/people.ts'
import { tiesOn } from '../store/club/ties-on.ts'
import type { Club } from './club.ts'
import { liveTables } from './lobby/live.ts'
import type { ClubRequest } from './work.ts'

type Handlers = { readonly [T in ClubRequest]: (connection: Connection, request: RequestOf<T>) => Promise<void> | void }

/** The handlers of requests by which people find each other. */
export function clubHandlers(context: ServerContext, club: Club, lists: Lists): Handlers {
  const { talk } = club
  const meetings = bucketsOf(context.limits.meetings)
  /** The sender, unless they have sent too many requests lately that others are told of. */
  function asking(connection: Connection): Person {
    const person = personOf(connection)
    const wait = meetings.take(person.id, context.now())
    if (wait > 0) throw new RequestError('too-fast', 'too many requests to others; wait a little', wait)
    return person
  }
  return {
    ...quickHandlers(club),
    ...tiesHandlers(club, asking),
    ...meetingHandlers(context, club, asking),
    async lobby(connection, { ref, filter }) {
      const { id } = personOf(connection)
      await lists.follow(connection, 'open')
      const friends = new Set(await tiesOn(context.store.database).friendsOf(id))
      const [found, live] = await Promise.all([club.open.find(id, filter, friends), liveTables(context, id)])
      connection.send({ type: 'lobby', ref, ...found, live })
    },
    async talk(connection, request) {
      connection.send(await talk.read(connection, request))
    },
    hush(connection, { ref }) {
      talk.hush(connection)
      connection.send({ type: 'done', ref })
    },
    async speak(connection, request) {
      await needNotMuted(context, personOf(connection).id)
      await talk.speak(personOf(connection), request)
      connection.send({ type: 'done', ref: request.ref })
    },
    async report(connection, request) {
      await talk.report(personOf(connection).id, request)
      connection.send({ type: 'done', ref: request.ref })
    },
  }
}

function quickHandlers({ quick }: Club) {
  return {
    async seek(connection: Connection, request: RequestOf<'seek'>) {
      connection.send({ ...(await quick.seek(personOf(connection), request)), ref: request.ref })
    },
    async unseek(connection: Connection, { ref }: RequestOf<'unseek'>) {
      connection.send({ ...(await quick.unseek(personOf(connection).id)), ref })
    },
    async quick(connection: Connection, { ref }: RequestOf<'quick'>) {
      connection.send({ ...(await quick.stateOf(personOf(connection).id)), ref })
    },
    async meet(connection: Connection, { ref, match, yes }: RequestOf<'meet'>) {
      connection.send({ ...(await quick.meet(personOf(connection).id, match, yes)), ref })
    },
    async waits(connection: Connection, { ref }: RequestOf<'waits'>) {
      connection.send({ type: 'waits', ref, waits: await quick.waits() })
    },
  }
}

function tiesHandlers({ ties }: Club, asking: (connection: Connection) => Person) {
  return {
    async circle(connection: Connection, { ref }: RequestOf<'circle'>) {
      connection.send({ ...(await ties.circle(personOf(connection).id)), ref })
    },
    async tie(connection: Connection, request: RequestOf<'tie'>) {
      const { id } = request.tie === 'friend' && request.on ? asking(connection) : personOf(connection)
      await ties.tie(id, request)
      connection.send({ type: 'done', ref: request.ref })
    },
    async hide(connection: Connection, { ref, hidden }: RequestOf<'hide'>) {
      await ties.hide(personOf(connection).id, hidden)
      connection.send({ type: 'done', ref })
    },
    async 'find-person'(connection: Connection, { ref, name }: RequestOf<'find-person'>) {
      connection.send({ type: 'people', ref, people: await ties.find(personOf(connection).id, name) })
    },
  }
}

function meetingHandlers(context: ServerContext, { challenges, evenings }: Club, asking: (connection: Connection) => Person) {
  return {
    async challenge(connection: Connection, request: RequestOf<'challenge'>) {
      connection.send({ ...(await challenges.challenge(asking(connection), request)), ref: request.ref })
    },
    async 'counter-challenge'(connection: Connection, request: RequestOf<'counter-challenge'>) {
      connection.send({ ...(await challenges.counter(asking(connection), request)), ref: request.ref })
    },
    async 'settle-challenge'(connection: Connection, request: RequestOf<'settle-challenge'>) {
      connection.send({ ...(await challenges.settle(personOf(connection), request)), ref: request.ref })
    },
    async challenges(connection: Connection, { ref }: RequestOf<'challenges'>) {
      connection.send({ ...(await challenges.of(personOf(connection).id)), ref })
    },
    async 'plan-evening'(connection: Connection, request: RequestOf<'plan-evening'>) {
      const person = asking(connection)
      await needNotMuted(context, person.id)
      connection.send({ type: 'evening', ref: request.ref, evening: await evenings.plan(person, request) })
    },
    async come(connection: Connection, request: RequestOf<'come'>) {
      await evenings.come(asking(connection).id, request)
      connection.send({ type: 'done', ref: request.ref })
    },
    async 'call-off'(connection: Connection, { ref, evening }: RequestOf<'call-off'>) {
      await evenings.callOff(personOf(connection).id, evening)
      connection.send({ type: 'done', ref })
    },
    async evenings(connection: Connection, { ref, evening }: RequestOf<'evenings'>) {
      connection.send({ type: 'evenings', ref, evenings: await evenings.list(personOf(connection).id, evening) })
    },
  }
}
