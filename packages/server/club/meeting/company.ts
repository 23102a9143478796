import type { ServerContext } from '../../server-context.ts'

/**
 * Those who may sit together now, in the order given: nobody who is suspended, nobody who is kept apart from one before them. What was
 * agreed on days ago may not be possible any more.
 */
export async function companyOf(context: Pick<ServerContext, 'apart' | 'standings'>, players: readonly string[]): Promise<string[]> {
  const standings = await context.standings.all(players)
  const company: string[] = []
  for (const player of players) {
    const { apart } = await context.apart.of(player)
    if (standings.get(player)?.suspended !== true && !company.some((one) => apart.has(one))) company.push(player)
  }
  return company
}
