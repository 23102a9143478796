import { say } from '../../app/texts.ts'
import { RequestError } from '../../connection/error.ts'
import type { RemoteTable } from '../../connection/remote-table.ts'
import { toast } from '../../look/Toasts.tsx'
import type { TableSource } from './source.ts'

/** Whether a table is on a server. */
export function isRemote(source: TableSource): source is RemoteTable {
  return 'take' in source && 'assign' in source
}

/** Awaits a request, and shows the reason if it failed. */
export function tried(asked: Promise<void>): void {
  asked.catch((error: unknown) => toast('warn', error instanceof RequestError ? say(`refusal-error-${error.code}`) : String(error)))
}
