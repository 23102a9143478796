import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { type OpenTables, openTablesOf } from './lobby/open-tables.ts'
import { type Challenges, openChallenges } from './meeting/challenges.ts'
import { type Evenings, openEvenings } from './meeting/evenings.ts'
import { type People, peopleAt } from './people.ts'
import { openQuick, type Quick } from './quick/quick.ts'
import { openTalk, type Talk } from './talk/talk.ts'
import { openTies, type Ties } from './ties/ties.ts'
import type { Whereabouts } from './ties/whereabouts.ts'

/** How people find each other on a server. */
export interface Club {
  readonly people: People
  readonly quick: Quick
  readonly ties: Ties
  readonly open: OpenTables
  readonly challenges: Challenges
  readonly evenings: Evenings
  readonly talk: Talk
  /** A connection is closed. */
  closed(connection: Connection): void
  stop(): void
}

/** How often due things are looked for, in milliseconds. */
const EVERY = 10_000

/** Opens a server's club. `elsewhere`: the whereabouts of players on other servers; `every`: the time between two looks at what is due, in milliseconds. */
export function openClub(
  context: ServerContext,
  elsewhere: (players: readonly string[]) => Promise<ReadonlyMap<string, Whereabouts>>,
  every = EVERY,
): Club {
  const people = peopleAt(context)
  const quick = openQuick(context, people)
  const ties = openTies(context, people, elsewhere)
  const open = openTablesOf(context)
  const evenings = openEvenings(context, people)
  const talk = openTalk(context, people)
  const timer = setInterval(() => {
    if (context.closing || !context.ownership.holds()) return
    void Promise.all([evenings.look(), talk.forget()]).catch((error: unknown) => {
      if (!context.closing) context.log.error({ error }, 'what is due in the club cannot be done')
    })
  }, every)
  timer.unref()
  return {
    ...{ people, quick, ties, open, evenings, talk },
    challenges: openChallenges(context, people),
    closed(connection) {
      people.went(connection)
      talk.hush(connection)
    },
    stop() {
      clearInterval(timer)
      for (const part of [quick, ties, open, talk, people]) part.stop()
    },
  }
}
