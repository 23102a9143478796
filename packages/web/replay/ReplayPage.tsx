import { gameEntry } from '@orrery/games'
import type { Replay, ReplayPlayer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { LOCAL } from '../local/make.ts'
import { openSource } from '../table/source/open.ts'
import type { Player } from '../table/source/source.ts'
import { Laid, TableProblem, useSource } from '../table/TablePage.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { type ReplaySource, replaySource } from './source.ts'

/** A finished table, step by step. */
export function ReplayPage({ id, step }: { readonly id: string; readonly step: number }): JSX.Element {
  const opened = useSource(() => openReplay(id, step), id)
  if (opened === null) return <p class="loading">{say('loading')}</p>
  if ('trouble' in opened) return <TableProblem why={opened.trouble} again={opened.again} />
  return <Laid source={opened.source} instead={<ReplayBar source={opened.source} />} />
}

async function openReplay(id: string, step: number): Promise<ReplaySource | null> {
  const table = await openSource(id, false)
  const replay = table === null ? await forgotten(id) : await table.replay()
  const players = table?.players.value ?? Array.from({ length: replay?.seats ?? 0 }, (_, seat) => satAt(seat, replay?.players?.[seat]))
  table?.close()
  if (replay === null) return null
  const source = await replaySource(await gameEntry(replay.game).load(), replay, id, players)
  source.at.value = Math.min(source.last, Math.max(0, step))
  return source
}

async function forgotten(id: string): Promise<Replay | null> {
  return id.startsWith(LOCAL) ? null : (await import('../connection/server-tables.ts')).keptReplay(id)
}

/** The player of a seat at a table of which only the replay is left. */
export function satAt(seat: number, player?: ReplayPlayer): Player {
  const bot = player?.bot ?? null
  const name = player?.name || (bot === null ? say('player-seat', { number: seat + 1 }) : '')
  return {
    seat,
    name,
    holder: bot === null ? 'person' : 'bot',
    bot,
    present: true,
    replaceableAt: null,
    spent: 0,
    since: null,
    timeUpAt: null,
  }
}
