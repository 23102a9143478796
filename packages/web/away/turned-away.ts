import type { ErrorCode } from '@orrery/protocol'
import { say, speakMore } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'

/** Tells a reader whom the server turned away why their pages wait, at each try. */
export async function showTurnedAway(code: ErrorCode): Promise<void> {
  await speakMore()
  toast('warn', say(`refusal-error-${code}`))
}
