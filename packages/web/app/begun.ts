import { toast } from '../look/Toasts.tsx'
import { goOnceMade } from './route.ts'
import { say } from './texts.ts'

/** The page on which a table is being made; null while none is. */
let busyAt: string | null = null

/** Why a table could not be made. Browsers say in English, and in words of their own, that they store nothing. */
export function whyNotMade(error: unknown): string {
  if (error instanceof DOMException) return say(error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-none')
  return error instanceof Error ? error.message : String(error)
}

/**
 * Makes a table and leads to it, once it has its address (null: there is nothing to make). A second press on the same page meanwhile makes no
 * other. If it cannot be made, as where the browser stores nothing, the reader is told why. Returns whether it could.
 */
export async function goToBegun(begin: () => Promise<string | null>): Promise<boolean> {
  const here = location.hash
  if (busyAt === here) return true
  busyAt = here
  try {
    await goOnceMade(begin())
    return true
  } catch (error) {
    toast('bad', say('could-not-start', { why: whyNotMade(error) }))
    return false
  } finally {
    if (busyAt === here) busyAt = null
  }
}
