import './away.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { type FollowedList, followList } from '../connection/lists.ts'
import { serverLink } from '../connection/server.ts'
import { timeLeft } from '../table/words.ts'
import { byDeadline } from './urgent.ts'

/** A link to the most urgent of the reader's other tables; nothing if none waits. */
export function NextTable({ table }: { readonly table: string }): JSX.Element | null {
  const [list, setList] = useState<FollowedList | null>(null)
  useEffect(() => {
    const followed = followList(serverLink(), 'mine')
    setList(followed)
    return () => followed.close()
  }, [])
  const waiting = (list?.lines.value ?? []).filter(({ id, myTurn, stage }) => id !== table && myTurn && stage === 'playing')
  const [next] = waiting.sort((one, other) => byDeadline(one.due, other.due) || one.changed - other.changed)
  if (next === undefined) return null
  const game = gameName(next.game)
  return (
    <a class="btn small quiet next-table" href={address('table', next.id)} data-next-table={next.id}>
      {next.due === null
        ? say('next-table', { game })
        : say('next-table-left', { game, left: timeLeft(Math.max(0, next.due - Date.now())) })}
    </a>
  )
}
