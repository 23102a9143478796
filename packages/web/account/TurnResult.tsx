import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Switch } from '../look/Switch.tsx'
import { toast } from '../look/Toasts.tsx'
import { tried } from '../table/source/remote.ts'
import type { Player } from '../table/source/source.ts'
import { nameOf } from '../table/words.ts'
import { account, askAccount } from './account.ts'
import { Field, Form } from './Form.tsx'

const LONGEST_REASON = 500

interface Props {
  readonly table: string
  readonly players: readonly Player[]
}

/** Lets a judge correct the result of a finished table. Nothing for anybody else. */
export function TurnResult({ table, players }: Props): JSX.Element | null {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (account.value === null) void askAccount('look', {}).catch(() => undefined)
  }, [])
  const roles = account.value?.me?.roles ?? []
  if (!roles.includes('judge') && !roles.includes('host')) return null
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" data-turn-result onClick={() => setOpen(true)}>
        {say('turn-result')}
      </button>
      {open ? <TurnDialog table={table} players={players} close={() => setOpen(false)} /> : null}
    </>
  )
}

function TurnDialog({ table, players, close }: Props & { close(): void }): JSX.Element {
  const [winners, setWinners] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const turn = async (): Promise<void> =>
    tried(
      ask({ type: 'turn-result', table, winners: [...winners], reason }).then(() => {
        toast('info', say('turn-result-done'))
        close()
      }),
    )
  return (
    <Dialog title={say('turn-result')} onClose={close}>
      <p>{say('turn-result-is')}</p>
      <Form act={say('turn-result-act')} send={turn}>
        <fieldset>
          <legend>{say('turn-result-winners')}</legend>
          {players.map((player) => {
            const { seat } = player
            const won = winners.includes(seat)
            return (
              <Switch
                key={seat}
                label={nameOf(player)}
                on={won}
                turn={() => setWinners(won ? winners.filter((one) => one !== seat) : [...winners, seat])}
                data-won={seat}
              />
            )
          })}
        </fieldset>
        <Field label={say('sanction-reason')} name="reason" longest={LONGEST_REASON} autocomplete="off" value={reason} change={setReason} />
      </Form>
    </Dialog>
  )
}
