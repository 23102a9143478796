import type { Json, Viewer } from '@orrery/kernel'
import type { View } from '../view.ts'

/** A scenario table made from a view, and a list of what that viewer does not know. */
export function tableFrom(view: View, viewer: Viewer): { readonly table: Json; readonly unknown: readonly string[] } {
  const { own, step, round, pick } = view
  const whose = (cards: readonly string[]): Json => (viewer === 'spectator' || cards.length === 0 ? {} : { [viewer]: cards.join(' ') })
  const deck = Object.entries(own?.deck ?? {}).flatMap(([id, copies]) => new Array<string>(copies).fill(id))
  const table = {
    step,
    round,
    ...(step === 'pick' ? { pick } : {}),
    pools: whose(own?.pool ?? []),
    packs: whose(own?.pack ?? []),
    picked: whose(own?.picked == null ? [] : [own.picked]),
    decks: whose(deck),
  }
  return { table, unknown: ['the packs in front of the others', 'the pools and decks of the others', 'the packs that are not opened yet'] }
}
