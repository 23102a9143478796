import { FORMER } from '@orrery/protocol/former'

const KEPT = JSON.stringify(FORMER)

/** JSON from the server in which `words` replace the names of deleted members. */
export function withFormer(json: string, words: string): string {
  return json.includes(KEPT) ? json.replaceAll(KEPT, () => JSON.stringify(words)) : json
}
