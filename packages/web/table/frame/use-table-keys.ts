import type { Seen } from '@orrery/kernel'
import { useEffect, useRef } from 'preact/hooks'
import type { Desk } from '../desk.ts'
import type { Answering } from '../question/answering.ts'
import { closeInspected } from './inspected.ts'
import { useKeys } from './keys.ts'

/** How long a question must have been visible before a key can press its primary button, in milliseconds. */
const STOOD = 600

interface KeysInput {
  readonly desk: Desk
  readonly seen: Seen
  readonly answering: Answering
  readonly busy: boolean
  choose(option: string): void
  undo(): void
  help(): void
  closeWhy(): void
}

/** The keys of a table. */
export function useTableKeys({ desk, seen, answering, busy, choose, undo, help, closeWhy }: KeysInput): void {
  const stood = useRef(performance.now())
  useEffect(() => {
    stood.current = performance.now()
  }, [seen.question])
  useKeys({
    option(at) {
      const option = answering.listed[at]
      if (option !== undefined) choose(option.id)
    },
    primary(key) {
      const { primary } = answering
      if (primary === null || !primary.ready || primary.isPass === true || busy || performance.now() - stood.current < STOOD) return
      if (primary.wastesActions === (key === 'E')) primary.act()
    },
    undo() {
      if (seen.canUndo) undo()
    },
    log() {
      desk.logged.value = !desk.logged.peek()
    },
    help,
    escape() {
      closeWhy()
      closeInspected(desk)
      desk.pointed.value = null
      desk.logged.value = false
      desk.pulled.value = false
    },
  })
}
