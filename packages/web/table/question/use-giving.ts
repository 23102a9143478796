import type { Answer, Seen, Viewer } from '@orrery/kernel'
import { useRef, useState } from 'preact/hooks'
import type { GivenAnswer } from '../../learn/Coach.tsx'
import { toast } from '../../look/Toasts.tsx'
import type { Desk } from '../desk.ts'
import { drawApart } from '../drawing.ts'
import type { TableSource } from '../source/source.ts'
import { refusalOrRule } from '../words.ts'
import { followFocus, leaveFocus } from './Option.tsx'

/** How the reader's answers are given. */
export interface Giving {
  /** Gives an answer. The reference stays the same as long as the table is shown, because drafts keep it while their question is open. */
  readonly give: { readonly current: (answer: Answer) => Promise<void> }
  readonly busy: boolean
  /** The version after the reader's last answer; the strip shows later events. */
  readonly since: number
  /** Shows a refusal; does nothing for a true verdict. */
  sayRefusal(verdict: Awaited<ReturnType<TableSource['answer']>>): void
}

/** What giving an answer needs. */
interface Setting {
  readonly desk: Desk
  readonly seen: Seen
  /** Who answers: a seat, even while all hands are covered. */
  readonly actor: Viewer
  /** Whether answers change nothing, as in a replay. */
  readonly closed: boolean
  before(): void
  accepted(answer: GivenAnswer): void
}

/** Gives the reader's answers, one at a time. */
export function useGiving({ desk, seen, actor, closed, before, accepted }: Setting): Giving {
  const { source, text, names, viewer, pointed, passed } = desk
  const [busy, setBusy] = useState(false)
  const [since, setSince] = useState(seen.version)
  const giving = useRef(false)
  const give = useRef(async (_answer: Answer): Promise<void> => undefined)

  function sayRefusal(verdict: Awaited<ReturnType<TableSource['answer']>>): void {
    if (verdict !== true) toast('warn', refusalOrRule(text, verdict, names))
  }

  give.current = async (answer) => {
    if (actor === 'spectator' || giving.current || seen.question === null || closed) return
    giving.current = true
    drawApart()
    leaveFocus()
    setBusy(true)
    before()
    pointed.value = null
    try {
      const verdict = await source.answer(actor, answer, seen.version)
      if (verdict === true) {
        accepted({ question: seen.question, answer, view: seen.view })
        passed.value = passed.peek().filter(({ question }) => question.seat !== actor)
        setSince(source.moment(viewer).peek()?.seen.version ?? seen.version)
      } else followFocus(document.querySelector<HTMLElement>('.question'))
      sayRefusal(verdict)
    } finally {
      giving.current = false
      setBusy(false)
    }
  }
  return { give, busy, since, sayRefusal }
}
