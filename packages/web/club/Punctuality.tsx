import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { timeLeft } from '../table/words.ts'
import { ask } from './ties.ts'

interface Known {
  readonly answers: number
  readonly each: number | null
  readonly timeouts: number
}

/** How fast a player answers by day, and how often their time ran out; nothing if they have not played by day. */
export function Punctuality({ person }: { readonly person: string }): JSX.Element | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let left = false
    ask({ type: 'punctuality', person }).then(
      (reply) => {
        if (!left && reply.type === 'punctuality') setKnown(reply)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [person])
  if (known === null || known.each === null) return null
  return (
    <p class="person-note" data-punctuality={known.timeouts}>
      {say('person-by-day', { each: timeLeft(known.each), answers: known.answers, timeouts: known.timeouts })}
    </p>
  )
}
