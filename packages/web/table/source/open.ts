import { say } from '../../app/texts.ts'
import { LOCAL } from '../../local/make.ts'
import { toast } from '../../look/Toasts.tsx'
import type { TableSource } from './source.ts'

/**
 * Opens the table with that id: one stored in this browser, or one on the server. Null if there is none. `plays`: whether a table of this browser
 * goes on here.
 */
export async function openSource(id: string, plays: boolean): Promise<TableSource | null> {
  if (id.startsWith(LOCAL)) return (await import('../../local/table.ts')).openLocal(id, plays)
  const [{ serverLink }, { openTable }] = await Promise.all([
    import('../../connection/server.ts'),
    import('../../connection/server-tables.ts'),
  ])
  serverLink().outdated.subscribe((outdated) => {
    if (outdated) toast('warn', say('reload-needed'))
  })
  return openTable(id)
}
