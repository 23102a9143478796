import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { forgetPreviousToken, previousToken } from '../connection/identity.ts'
import { askWhose, becomePlayer, type Welcome } from '../connection/player.ts'
import { Dialog } from '../look/Dialog.tsx'
import { toast } from '../look/Toasts.tsx'

/**
 * The page of a personal link. Nobody becomes another player unasked: the page first names the link's player, and remembers the previous
 * one. An unknown link changes nothing.
 */
export function MePage({ token }: { readonly token: string }): JSX.Element {
  const [whose, setWhose] = useState<Welcome | null>(null)
  const stay = (text: string): void => {
    toast('bad', text)
    go(address())
  }
  const become = (): void => {
    const back = previousToken() === token
    becomePlayer(token)
    if (back) forgetPreviousToken()
    toast('ok', say('you-are-back'))
    go(address())
  }
  useLatest(
    [token],
    () => askWhose(token),
    (found) => (found === null ? stay(say('link-unknown')) : setWhose(found)),
    () => stay(say('link-unanswered')),
  )
  if (whose === null) return <p class="loading">{say('loading')}</p>
  return (
    <Dialog title={say('link-whose', { player: whose.name })} onClose={() => go(address())}>
      <p>
        {whose.instead === null
          ? say('link-become', { player: whose.name })
          : say('link-instead', { player: whose.name, own: whose.instead })}
      </p>
      <div class="acts">
        <button type="button" class="btn primary" data-become onClick={become}>
          {say('link-yes', { player: whose.name })}
        </button>
        <button type="button" class="btn quiet" onClick={() => go(address())}>
          {say('link-no')}
        </button>
      </div>
    </Dialog>
  )
}
