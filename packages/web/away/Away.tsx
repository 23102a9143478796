import './away.css'
import type { Seat } from '@orrery/kernel'
import type { ForeseenQuestion, SaidIf } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import { useDesk } from '../table/desk.ts'
import { promptOf } from '../table/words.ts'
import { conditionOf, sharedStart } from './condition.ts'
import { answerLine, withAnswer } from './said.ts'

/** On a narrower screen, in pixels, the panel starts closed, to leave room for the board. */
const NARROW = 800

interface Props {
  readonly source: RemoteTable
  readonly seat: Seat
  /** The table's version: questions foreseen from an older one are fetched again. */
  readonly version: number
  /** Draws the imagined table, to answer on its board. */
  imagine(foreseen: ForeseenQuestion): void
}

/** Answers in advance: one for each of the likeliest questions, or 'ask me'. */
export function Away({ source, seat, version, imagine }: Props): JSX.Element {
  const { rules } = useDesk()
  const [open, setOpen] = useState(innerWidth > NARROW)
  const { beforehand } = source
  const said = beforehand.said(seat).value
  const { foreseen, looking, failed, look } = useForeseen(source, seat, version, open)
  const orders = rules?.version ?? 0
  const elsewhere = said.ifs.filter(({ print }) => !foreseen.some((one) => one.print === print))
  return (
    <section class="away" aria-label={say('away')} data-away>
      <h2>
        <button type="button" class="away-head" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('away')}
          {said.ifs.length > 0 ? <span class="badge">{said.ifs.length}</span> : null}
        </button>
      </h2>
      {open ? (
        <div class="away-body">
          <p>{say('away-what')}</p>
          <ul class="away-list" aria-busy={looking}>
            {foreseen.map((one) => (
              <ForeseenItem
                key={one.print}
                {...{ one, imagine }}
                among={foreseen}
                said={said.ifs.find(({ print }) => print === one.print) ?? null}
                forget={() => beforehand.sayIfs(seat, withAnswer(said.ifs, one, null), orders)}
              />
            ))}
            {elsewhere.map((one) => (
              <KeptItem
                key={one.print}
                one={one}
                forget={() =>
                  beforehand.sayIfs(
                    seat,
                    said.ifs.filter((other) => other !== one),
                    orders,
                  )
                }
              />
            ))}
            <li>
              <b>{say('away-else')}</b>
              <span>{say('away-ask-me')}</span>
            </li>
          </ul>
          <p role="status">{looking && foreseen.length === 0 ? say('away-looking') : failed ? say('away-failed') : ''}</p>
          <PassesSwitch on={said.passes === true} turn={(on) => beforehand.sayPasses(seat, on, orders)} />
          <p class="away-acts">
            <button type="button" class="btn small" aria-disabled={looking} onClick={() => looking || void look()}>
              {say('away-again')}
            </button>
            <a class="btn small quiet" href={address('account', 'calendar')}>
              {say('my-calendar')}
            </a>
          </p>
        </div>
      ) : null}
    </section>
  )
}

/** The questions that a seat may be asked next, looked for again whenever the table or what was said in advance changes. */
function useForeseen({ beforehand }: RemoteTable, seat: Seat, version: number, open: boolean) {
  const said = beforehand.said(seat).value
  const found = beforehand.foreseen(seat).value
  const prints = said.ifs.map(({ print }) => print).join()
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState(false)
  async function look(): Promise<void> {
    setLooking(true)
    setFailed(false)
    await beforehand.foresee(seat).catch(() => setFailed(true))
    setLooking(false)
  }
  useEffect(() => {
    if (open) void look()
  }, [open, version, prints, said.passes])
  return { foreseen: found === null || found.version !== version ? [] : found.foreseen, looking, failed, look }
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

interface ForeseenProps {
  readonly one: ForeseenQuestion
  readonly among: readonly ForeseenQuestion[]
  readonly said: SaidIf | null
  imagine(foreseen: ForeseenQuestion): void
  forget(): void
}

/** A foreseen question, with its answer. */
function ForeseenItem({ one, among, said, imagine, forget }: ForeseenProps): JSX.Element {
  const { board, text, names } = useDesk()
  const siblings = among.filter(({ after }) => after.at(-1) === one.after.at(-1))
  const { lines, more } = conditionOf(text, one.events, names, sharedStart(siblings.map(({ events }) => events)))
  const { question, view } = one
  return (
    <li class={one.after.length > 0 ? 'then' : ''} data-foreseen={one.print}>
      <ConditionLines lines={lines} more={more} then={one.after.length > 0} />
      <span class="away-asked">{board.asks?.(question, view, text) ?? promptOf(text, question, names)}</span>
      {said === null ? <span>{say('away-ask-me')}</span> : <strong data-said>{answerLine(text, said, names)}</strong>}
      <small>{say('away-share', { share: Math.round(one.share) })}</small>
      <span class="away-acts">
        <button type="button" class="btn small" data-imagine onClick={() => imagine(one)}>
          {say(said === null ? 'away-answer' : 'away-change')}
        </button>
        {said === null ? null : (
          <button type="button" class="btn small quiet" data-forget onClick={forget}>
            {say('away-forget')}
          </button>
        )}
      </span>
    </li>
  )
}

/** A stored answer to a question that is not among the likeliest now. */
function KeptItem({ one, forget }: { readonly one: SaidIf; forget(): void }): JSX.Element {
  const { text, names } = useDesk()
  const { lines, more } = conditionOf(text, one.events, names, 0)
  return (
    <li data-kept={one.print}>
      <ConditionLines lines={lines} more={more} then={false} />
      <strong data-said>{answerLine(text, one, names)}</strong>
      <span class="away-acts">
        <button type="button" class="btn small quiet" data-forget onClick={forget}>
          {say('away-forget')}
        </button>
      </span>
    </li>
  )
}

function ConditionLines({ lines, more, then }: { readonly lines: readonly string[]; readonly more: number; readonly then: boolean }) {
  return (
    <b>
      {say(then ? 'away-then' : 'away-if')} {more > 0 ? '… ' : ''}
      {lines.length === 0 ? say('away-if-asked') : lines.join(' ')}
    </b>
  )
}
