import type { OwnSanction } from '@orrery/protocol/moderation'
import { settings } from '../app/settings.ts'
import { say, speakMore } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'

/** A sanction in a sentence: 'Suspended until 28 Nov 2026, 20:00: insults in the hall'. */
export function sanctionLine({ kind, until, reason }: Pick<OwnSanction, 'kind' | 'until' | 'reason'>): string {
  if (kind === 'warning') return say('sanction-warning', { reason })
  return until === null ? say(`sanction-${kind}-for-good`, { reason }) : say(`sanction-${kind}`, { reason, until: momentLine(until) })
}

/** A date and time in the format of the reader's language. */
function momentLine(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** Shows that the reader was just sanctioned, or that an appeal was decided. */
export async function showSanction(sanction: OwnSanction): Promise<void> {
  await speakMore()
  toast('warn', sanction.verdict === null ? sanctionLine(sanction) : say(`sanction-verdict-${sanction.verdict}`))
}
