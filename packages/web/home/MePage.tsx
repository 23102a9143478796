import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { becomePlayer } from '../connection/here.ts'
import { toast } from '../look/Toasts.tsx'

/** A personal link was opened: this browser becomes that player, and the link leaves the address bar. */
export function MePage({ token }: { readonly token: string }): JSX.Element {
  useEffect(() => {
    becomePlayer(token)
    toast('ok', say('you-are-back'))
    go(address())
  }, [token])
  return <p class="loading">{say('loading')}</p>
}
