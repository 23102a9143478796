import './away.css'
import type { Seat } from '@orrery/kernel'
import type { ForeseenQuestion, SaidIf } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import { small } from '../look/small.ts'
import { useUnderPress } from '../look/under-press.ts'
import { useDesk } from '../table/desk.ts'
import { IfItem } from './IfItem.tsx'
import { useForeseen } from './use-foreseen.ts'

/** On a screen narrower than this, in pixels, the panel starts closed, to leave room for the board. */
const NARROW = 800

interface Props {
  readonly source: RemoteTable
  readonly seat: Seat
  /** The table's version; questions foreseen from an older one are fetched again. */
  readonly version: number
  /** Draws the imagined table, so that the reader can answer on its board. */
  imagine(foreseen: ForeseenQuestion): void
}

/** Answers in advance: for each of the likeliest questions an answer, or 'ask me'. */
export function AwayPanel({ source, seat, version, imagine }: Props): JSX.Element {
  const { rules, pulled } = useDesk()
  const [wanted, want] = useState(innerWidth > NARROW)
  // A phone's docked sheet has no room for it.
  const open = wanted && (small.value !== 'sheet' || pulled.value)
  function show(opens: boolean): void {
    want(opens)
    if (small.value === 'sheet') pulled.value = opens
  }
  const { beforehand } = source
  const said = beforehand.said(seat).value
  const { foreseen, looking, failed, busy, look } = useForeseen(source, seat, version, open)
  const orders = rules?.version ?? 0
  const state = looking && foreseen.length === 0 ? say('away-looking') : failed ? say('away-failed') : ''
  const { shown, on } = useUnderPress({ items: itemsOf(foreseen, said.ifs), state })
  return (
    <section class="away-panel" aria-label={say('away')} data-away>
      <h2>
        <button type="button" class="away-head" aria-expanded={open} onClick={() => show(!open)}>
          {say('away')}
          {said.ifs.length > 0 ? <span class="badge">{said.ifs.length}</span> : null}
        </button>
      </h2>
      {open ? (
        <div class="away-body" {...on}>
          <p>{say('away-what')}</p>
          <ul class="away-list" aria-busy={busy}>
            {shown.items.map(({ print, question, answer }) => (
              <IfItem
                key={print}
                {...{ foreseen: question, said: answer, imagine }}
                among={foreseen}
                forget={() => {
                  const { ifs } = beforehand.said(seat).peek()
                  beforehand.sayIfs(
                    seat,
                    ifs.filter((one) => one.print !== print),
                    orders,
                  )
                }}
              />
            ))}
            <li>
              <b>{say('away-else')}</b>
              <span>{say('away-ask-me')}</span>
            </li>
          </ul>
          <p role="status">{shown.state}</p>
          <PassesSwitch on={said.passes === true} turn={(on) => beforehand.sayPasses(seat, on, orders)} />
          <p class="away-acts">
            <button type="button" class="btn small" aria-disabled={looking} onClick={() => looking || void look()}>
              {say('away-again')}
            </button>
            <a class="btn small quiet" href={address('account', 'calendar')}>
              {say('my-calendar')}
            </a>
            <a class="btn small quiet" href={address('account')} data-away-notices>
              {say('away-notices')}
            </a>
          </p>
        </div>
      ) : null}
    </section>
  )
}

/** The foreseen questions with their answers, then the answers to others. */
function itemsOf(foreseen: readonly ForeseenQuestion[], ifs: readonly SaidIf[]) {
  const elsewhere = ifs.filter(({ print }) => !foreseen.some((one) => one.print === print))
  return [
    ...foreseen.map((question) => ({ print: question.print, question, answer: ifs.find(({ print }) => print === question.print) ?? null })),
    ...elsewhere.map((answer) => ({ print: answer.print, question: null, answer })),
  ]
}

/** Whether the seat passes wherever it can, without being asked. */
function PassesSwitch({ on, turn }: { readonly on: boolean; turn(on: boolean): void }): JSX.Element {
  return (
    <label class="away-passes">
      <input
        type="checkbox"
        role="switch"
        data-away-passes
        aria-checked={on}
        checked={on}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <span>
        {say('away-passes')}
        <small>{say('away-passes-tells')}</small>
      </span>
    </label>
  )
}
