import type { Replay } from '@orrery/kernel'
import { ask } from '../club/ties.ts'

/** A replay in the form in which a study's record is sent: JSON, compressed by gzip, in base64. */
export async function packed(replay: Replay): Promise<string> {
  const zipped = new Response(new Blob([JSON.stringify(replay)]).stream().pipeThrough(new CompressionStream('gzip')))
  const bytes = new Uint8Array(await zipped.arrayBuffer())
  // A long record would be too many arguments for one call.
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The replay of a study that belongs to no table. The server has checked it against the rules. */
export async function uploadedReplay(study: string): Promise<Replay> {
  const kept = await ask({ type: 'study-record', study })
  if (kept.type !== 'study-record') throw new Error('no record came')
  const bytes = Uint8Array.from(atob(kept.record), (one) => one.charCodeAt(0))
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')))
  return (await text.json()) as Replay
}
