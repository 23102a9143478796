import type { OwnSanction } from '@orrery/protocol/moderation'
import { say, speakMore } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { momentLine } from './moment.ts'

/** A sanction in a sentence: 'Suspended until 28 Nov 2026, 20:00: insults in the hall'. */
export function sanctionLine({ kind, until, reason }: Pick<OwnSanction, 'kind' | 'until' | 'reason'>): string {
  if (kind === 'warning') return say('sanction-warning', { reason })
  return until === null ? say(`sanction-${kind}-for-good`, { reason }) : say(`sanction-${kind}`, { reason, until: momentLine(until) })
}

/** Shows that the reader was just sanctioned, or that an appeal was decided. */
export async function showSanction(sanction: OwnSanction): Promise<void> {
  await speakMore()
  toast('warn', sanction.verdict === null ? sanctionLine(sanction) : say(`sanction-verdict-${sanction.verdict}`))
}
