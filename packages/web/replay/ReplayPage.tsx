import { gameEntry } from '@orrery/games'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { openSource } from '../table/open.ts'
import { Laid, Trouble, useSource } from '../table/TablePage.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { type ReplaySource, replaySource } from './source.ts'

/** A finished table, step by step. */
export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const opened = useSource(() => openReplay(id), id)
  if (opened === null) return <p class="loading">{say('loading')}</p>
  if ('trouble' in opened) return <Trouble why={opened.trouble} />
  return <Laid source={opened.source} instead={<ReplayBar source={opened.source} />} />
}

async function openReplay(id: string): Promise<ReplaySource | null> {
  const table = await openSource(id)
  if (table === null) return null
  const replay = await table.replay()
  const players = table.players.value
  table.close()
  return replay === null ? null : replaySource(await gameEntry(replay.game).load(), replay, id, players)
}
