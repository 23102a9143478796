import type { Database } from '../database.ts'

/** The site's secret with that name; made on first use, the same for all servers for ever. */
export async function siteSecret({ read, transaction }: Database, name: string, make: () => string): Promise<string> {
  const known = await read.selectFrom('site_secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (known !== undefined) return known.value
  const made = make()
  return transaction(async (db) => {
    await db
      .insertInto('site_secrets')
      .values({ name, value: made })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (await db.selectFrom('site_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
  })
}
