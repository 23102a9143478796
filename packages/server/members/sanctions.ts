import { sha256 } from '../ids.ts'
import type { AccountHandlers, Asking, DeskParts } from './desk.ts'
import { toldSanction } from './moderation.ts'
import { Problem } from './problem.ts'

/** Players' own sanctions, and their one appeal. */
export function sanctionHandlers({ store, members, sessions, paces, now }: DeskParts): AccountHandlers<'sanctions' | 'appeal'> {
  /** The sender: the signed-in member, or the guest of that token. Throws a `Problem` for nobody. */
  async function playerOf({ me, address }: Asking, guest: string | null): Promise<string> {
    if (me !== null) return me.person.id
    if (guest === null) throw new Problem('signed-out')
    paces.take('acts', address)
    const known = await store.playerOf(sha256(guest))
    if (known === null || !(await sessions.mayUseLink(known.id))) throw new Problem('wrong')
    return known.id
  }
  const told = async (player: string) => ({ sanctions: (await members.sanctionsOf(player)).map(toldSanction) })

  return {
    sanctions: async (asking, { guest }) => told(await playerOf(asking, guest)),
    async appeal(asking, { guest, sanction, text }) {
      const player = await playerOf(asking, guest)
      paces.take('acts', player)
      if (!(await members.appeal(sanction, player, text, now()))) throw new Problem('decided')
      return told(player)
    },
  }
}
