import { toast } from '../look/Toasts.tsx'
import { go } from './route.ts'
import { say } from './texts.ts'

/**
 * Leads to a table that is being made, once it has its address (null: there is nothing to make). If it cannot be made, as where the browser
 * stores nothing, the reader is told why. Returns whether it could.
 */
export async function goToBegun(begun: Promise<string | null>): Promise<boolean> {
  try {
    const to = await begun
    if (to !== null) go(to)
    return true
  } catch (error) {
    toast('bad', say('could-not-start', { why: error instanceof Error ? error.message : String(error) }))
    return false
  }
}
