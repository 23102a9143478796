import type { HostReport } from '@orrery/protocol/host'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { toast } from '../look/Toasts.tsx'
import { stopServer } from './requests.ts'

interface Props {
  readonly report: HostReport
  readonly stopKey: string
}

/** Stops the server gently, after a confirmation. */
export function StopServer({ report: { server, connections, others }, stopKey }: Props): JSX.Element | null {
  const [asking, setAsking] = useState(false)
  if (!server.canStop) return null
  async function stop(): Promise<void> {
    setAsking(false)
    if (await stopServer(stopKey)) toast('info', say('host-stops'))
    else toast('bad', say('host-stops-not'))
  }
  return (
    <>
      <button type="button" class="btn" data-stop disabled={server.stopping} onClick={() => setAsking(true)}>
        {say('host-stop')}
      </button>
      {asking ? (
        <Dialog title={say('host-stop-sure')} onClose={() => setAsking(false)}>
          <p>{say(others.length === 0 ? 'host-stop-is' : 'host-stop-is-many', { n: connections.people, name: server.name })}</p>
          <div class="acts">
            <button type="button" class="btn" data-stop-yes onClick={() => void stop()}>
              {say('host-stop')}
            </button>
            <button type="button" class="btn quiet" onClick={() => setAsking(false)}>
              {say('host-stop-no')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
