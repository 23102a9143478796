/**
 * How many people have solved a puzzle that comes with a game, as the server counts; `solved`: the reader has solved it, too. Null for
 * readers who are not members, who are not counted, and while the server does not answer.
 */
export async function solversOf(game: string, lesson: string, solved: boolean): Promise<number | null> {
  const { isMember } = await import('../connection/identity.ts')
  if (!isMember()) return null
  const { ask } = await import('../club/ties.ts')
  const reply = await ask({ type: 'puzzle-solvers', game, lesson, solved }).catch(() => null)
  return reply?.type === 'puzzle-solvers' ? reply.solvers : null
}
