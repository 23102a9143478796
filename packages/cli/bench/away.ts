import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answersByOrder } from './away/answering.ts'
import { deadlinesLookedThrough } from './away/deadlines.ts'
import { noticesSent } from './away/telling.ts'
import type { Figure } from './figure.ts'

/** The server's cost of tables by day while their players are away: deadlines, answers by order, notices. */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    return [
      await deadlinesLookedThrough(join(folder, 'deadlines')),
      await answersByOrder(join(folder, 'orders')),
      ...(await noticesSent(join(folder, 'notices'))),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
