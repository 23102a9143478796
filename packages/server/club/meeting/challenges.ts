import { randomInt } from 'node:crypto'
import type { ChallengesMessage, RequestOf } from '@orrery/protocol'
import { eachAlone } from '../../each.ts'
import { freshId } from '../../ids.ts'
import { RequestError } from '../../request-error.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { type ChallengeFault, type ChallengeMove, challengesOn } from '../../store/club/challenges.ts'
import type { GameChallengeRow } from '../../store/club/rows.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { People } from '../people.ts'
import { checkedAcceptance, checkedOffer, faulty, type OfferTerms } from './offer.ts'
import { openAgreed } from './open.ts'

/** Challenges by name, with terms, counter-offers and an end. */
export interface Challenges {
  of(player: string): Promise<ChallengesMessage>
  challenge(person: Person, wish: RequestOf<'challenge'>): Promise<ChallengesMessage>
  counter(person: Person, wish: RequestOf<'counter-challenge'>): Promise<ChallengesMessage>
  settle(person: Person, wish: RequestOf<'settle-challenge'>): Promise<ChallengesMessage>
}

/** How long the outcome of a challenge is shown. */
const LATELY = 24 * 3_600_000
/** The most open offers of a player. */
const MOST_OPEN = 40

/** Challenges between players, stored in the database that all servers share; their people hear of each change. */
export function openChallenges(context: ServerContext, people: People): Challenges {
  const store = challengesOn(context.store.database)
  const ties = tiesOn(context.store.database)

  async function of(player: string): Promise<ChallengesMessage> {
    const now = context.now()
    const { blocked } = await context.apart.of(player)
    const rows = (await store.of(player, now, now - LATELY)).filter((row) => !blocked.has(otherOf(row, player)))
    // A killed server may have left a table to be opened. One that cannot be opened now keeps the others from nothing.
    const agreed = rows.filter(({ stage }) => stage === 'agreed')
    const opened = new Map<string, GameChallengeRow>()
    await eachAlone(context, agreed, async (row) => opened.set(row.id, await played(context, row)), {
      says: 'the table of an agreed challenge cannot be opened',
      facts: ({ id, table_id }) => ({ challenge: id, table: table_id }),
    })
    const current = rows.map((row) => opened.get(row.id) ?? row)
    const names = await ties.namesOf(current.flatMap(({ one, other }) => [one, other]))
    return {
      type: 'challenges',
      challenges: current.map((row) => infoOf(row, player, names.get(otherOf(row, player)) ?? '', now)),
    }
  }

  /** Sends both players the current state; a player who blocks the other gets nothing. */
  async function told(row: GameChallengeRow): Promise<void> {
    people.tell([row.one], await of(row.one))
    if (row.silent === 0) people.tell([row.other], await of(row.other))
  }

  async function answered({ id }: Person, after: GameChallengeRow | ChallengeFault): Promise<ChallengesMessage> {
    if (typeof after === 'string') throw faulty(after)
    await told(after.stage === 'agreed' ? await played(context, after) : after)
    return of(id)
  }

  return {
    of,
    async challenge(person, wish) {
      const { person: other } = wish
      if (other === person.id) throw new RequestError('forbidden', 'that is yourself')
      if (!(await ties.namesOf([other])).has(other)) throw new RequestError('unknown-person', 'there is nobody of that id')
      const { blocked, apart } = await context.apart.of(person.id)
      if (blocked.has(other)) throw new RequestError('forbidden', 'you have blocked them')
      const now = context.now()
      if ((await store.countOpen(person.id, now)) >= MOST_OPEN)
        throw new RequestError('too-many', `${MOST_OPEN} of your challenges wait for an answer`)
      const offer = await checkedOffer(context, person, wish)
      const row: GameChallengeRow = {
        ...{ id: freshId(), one: person.id, other, terms: offer.terms, round: 1, side: 0, stage: 'open', one_brings: offer.brings },
        ...{ other_brings: null, table_id: freshId(), silent: apart.has(other) ? 1 : 0, created: now, changed: now, until: offer.until },
      }
      await store.add(row)
      await told(row)
      return of(person.id)
    },
    async counter(person, wish) {
      const offer = await checkedOffer(context, person, wish)
      return answered(person, await store.answer(wish.challenge, person.id, wish.round, { kind: 'counter', ...offer }, context.now()))
    },
    async settle(person, wish) {
      const { challenge, round, accept } = wish
      const row = await store.read(challenge)
      if (row === null || (row.one !== person.id && row.other !== person.id)) throw faulty('unknown')
      const now = context.now()
      const move: ChallengeMove = accept ? { kind: 'accept', brings: await checkedAcceptance(context, person, row, wish) } : { kind: 'end' }
      return answered(person, await store.answer(challenge, person.id, round, move, now))
    },
  }
}

/** Opens the table of an agreed challenge, if it can be opened. */
async function played(context: ServerContext, row: GameChallengeRow): Promise<GameChallengeRow> {
  const terms = JSON.parse(row.terms) as OfferTerms
  const sides = [
    { player: row.one, brings: row.one_brings },
    { player: row.other, brings: row.other_brings },
  ]
  const opened = await openAgreed(context, {
    ...{ table: row.table_id, game: terms.game, settings: JSON.stringify(terms.settings), host: row.one, listed: false },
    terms: { pace: terms.pace, rated: terms.rated, level: 'any' },
    // The first seat is drawn.
    seats: randomInt(2) === 0 ? sides : sides.reverse(),
  })
  const stage = opened === 'played' ? 'played' : 'declined'
  await challengesOn(context.store.database).settle(row.id, stage)
  return { ...row, stage }
}

function otherOf({ one, other }: GameChallengeRow, player: string): string {
  return one === player ? other : one
}

function infoOf(row: GameChallengeRow, player: string, name: string, now: number): ChallengesMessage['challenges'][number] {
  const own = row.one === player ? 0 : 1
  const stage = row.stage === 'open' && row.until <= now ? 'expired' : row.stage
  return {
    ...{ id: row.id, person: otherOf(row, player), name, mine: row.side === own, round: row.round },
    terms: JSON.parse(row.terms) as OfferTerms,
    stage: stage as ChallengesMessage['challenges'][number]['stage'],
    table: row.stage === 'played' ? row.table_id : null,
    changed: row.changed,
  }
}
