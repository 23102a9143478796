import { type Story, sketchOf } from '@orrery/play'
import type { GameFound } from '@orrery/protocol'
import type { Database } from '../store/database.ts'

/**
 * Finished tables with how they went in small, where a review of them is kept: for the seat of `person`, else the first. No review is
 * made for it.
 */
export async function withSketches({ read }: Database, games: readonly GameFound[], person: string): Promise<GameFound[]> {
  if (games.length === 0) return []
  const rows = await read
    .selectFrom('jobs')
    .select(['id', 'outcome'])
    .where(
      'id',
      'in',
      games.map(({ table }) => `review:${table}`),
    )
    .where('outcome', 'is not', null)
    .execute()
  const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]))
  const found: GameFound[] = []
  for (const game of games) {
    const outcome = outcomes.get(`review:${game.table}`) ?? null
    const story = outcome === null ? undefined : storyAt(outcome, game, person)
    found.push(story === undefined ? game : { ...game, story: toldSketch(story) })
    // Each is some milliseconds of reading: others are answered in between.
    if (story !== undefined) await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

function storyAt(outcome: string, { players }: GameFound, person: string): Story | undefined {
  const seat = players.find((player) => player.person === person)?.seat ?? 0
  return (JSON.parse(outcome) as readonly Story[])[seat]
}

function toldSketch(story: Story): NonNullable<GameFound['story']> {
  const { chances, turning } = sketchOf(story)
  return { chances: [...chances], turning: turning === null ? null : { ...turning, events: [...turning.events] } }
}
