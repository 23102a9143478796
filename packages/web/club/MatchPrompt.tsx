import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { useOnce } from '../look/once.ts'
import { toast } from '../look/Toasts.tsx'
import { meet, own, quick } from './quick.ts'

/** Asks a matched reader whether they will play; once both have said yes, the table opens. */
export function MatchPrompt(): JSX.Element | null {
  const { match, at } = quick.value
  const [ended, setEnded] = useState<string | null>(null)
  const once = useOnce()
  const stage = match?.stage
  const id = match?.id ?? null
  useEffect(() => {
    if (match === null || id !== own.value || id === ended) return
    if (match.stage === 'played' && match.table !== null) {
      setEnded(id)
      go(address('table', match.table))
    } else if (match.stage === 'off') {
      setEnded(id)
      toast('info', say(quick.value.seek === null ? 'quick-off' : 'quick-off-on', { name: match.name }))
    }
  }, [id, stage])
  if (match === null || (stage !== 'asked' && stage !== 'agreed')) return null
  return (
    <Dialog title={say('quick-found')} onClose={() => (match.said ? undefined : once(() => meet(match.id, false)))}>
      <div class="met" style={accents(match.game)} data-met>
        <Emblem game={match.game} />
        <p>{say('quick-with', { name: match.name, game: gameName(match.game) })}</p>
      </div>
      {match.said ? (
        <p role="status">{say('quick-waits-for', { name: match.name })}</p>
      ) : (
        <div class="acts">
          <button type="button" class="btn quiet" data-meet="no" onClick={() => once(() => meet(match.id, false))}>
            {say('quick-no')}
          </button>
          <button type="button" class="btn primary" data-meet="yes" onClick={() => once(() => meet(match.id, true))}>
            {say('quick-yes')} <Left until={at + match.left} />
          </button>
        </div>
      )}
    </Dialog>
  )
}

/** The remaining seconds. */
function Left({ until }: { readonly until: number }): JSX.Element {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticks)
  }, [])
  return <small aria-hidden="true">{Math.max(0, Math.ceil((until - now) / 1000))}</small>
}
