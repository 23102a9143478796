import type { Client } from './client.ts'

/** The ids of what is looked up. */
export interface KeptIds {
  readonly study: string
  readonly tournament: string
}

/** A table as the client's seat 0 sees it. */
export async function tableSeen(client: Client, table: string) {
  const seen = (await client.watch(table)).seen.get(0)
  await client.want('done', { type: 'unwatch', table })
  return { table, version: seen?.version, question: seen?.question?.name ?? null, result: seen?.result?.message ?? null }
}

const GAME = 'chaos-galaxy'

/**
 * Everything that two members of a kept club find again, in words of this file: the requests follow the protocol of today, what they are
 * reduced to stays as it was kept. Without times that go on.
 */
export async function recordsOf(ann: Client, bob: Client, { study, tournament }: KeptIds): Promise<unknown> {
  return {
    people: await peopleOf(ann, bob),
    talk: await talkOf(ann, bob),
    records: await recordOf(ann),
    study: await studyOf(bob, study),
    collections: [await collectionOf(ann), await collectionOf(bob)],
    tournament: await tournamentOf(ann, tournament),
  }
}

async function peopleOf(ann: Client, bob: Client) {
  const { friends } = await ann.want('circle', { type: 'circle' })
  const { calendar } = await ann.want('calendar', { type: 'calendar' })
  return { friends: friends.map(({ person, name, state }) => [person === bob.id, name, state]), calendar }
}

async function talkOf(ann: Client, bob: Client) {
  const said = async (place: string) => {
    const { lines } = await ann.want('talk', { type: 'talk', place })
    return lines.map(({ name, text, at }) => [name, text, at])
  }
  return { hall: await said('hall'), friends: await said(bob.id) }
}

async function recordOf(ann: Client) {
  const { ratings, record, games, achievements } = await ann.want('profile', { type: 'profile' })
  const { searches } = await ann.want('searches', { type: 'searches' })
  return {
    ratings: sorted(
      ratings?.map(({ game, way, pace, rating, margin, games: played, won }) => [game, way, pace, rating, margin, played, won]),
    ),
    record: sorted(record?.map(({ game, kind, key, played, won, drawn }) => [game, kind, key, played, won, drawn])),
    games: games?.map(({ table, game, rated, players }) => [
      table,
      game,
      rated,
      players.map(({ name, outcome, side }) => [name, outcome, side]),
    ]),
    achievements: achievements?.map(({ game, id, table }) => [game, id, table]),
    searches,
  }
}

/** The lists in an order that does not depend on the database. */
function sorted(lists: readonly (readonly (string | number)[])[] = []) {
  return lists.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

async function studyOf(reader: Client, id: string) {
  const { title, by, table, said } = await reader.want('study', { type: 'study', study: id })
  const { comments } = await reader.want('study-comments', { type: 'study-comments', study: id, branch: 0, step: 2 })
  return { title, by: by.name, table, said, comments: comments.map(({ by: writer, text }) => [writer.name, text]) }
}

async function collectionOf(client: Client) {
  const { collection } = await client.want('collection', { type: 'collection', game: GAME })
  const { handle, owned, locked, wishes, packs } = collection
  return { handle, owned, locked, wishes, packs: packs.map(({ id, kind, cause, commitment }) => [id, kind, cause, commitment]) }
}

async function tournamentOf(reader: Client, id: string) {
  const { seen, mine } = await reader.want('tournament', { type: 'watch-tournament', tournament: id })
  const { name, stage, entrants, matches } = seen
  const { entrant, brings, judge, code } = mine
  const pairs = matches.filter(({ part }) => part === 'swiss').map(({ round, sides }) => [round, sides])
  return { name, stage, entrants, pairs, mine: { entrant, brings, judge, code } }
}
