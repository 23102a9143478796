import type { Seen, Viewer } from '@orrery/kernel'
import { useEffect } from 'preact/hooks'
import { settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import { keepHeadline } from '../../home/headlines.ts'
import type { Desk } from '../desk.ts'
import { watchFocus } from '../question/Option.tsx'
import { sharesScreen } from '../side/alone.ts'
import type { Moment } from '../source/source.ts'
import { useTitleMark } from './title-mark.ts'

/** Side effects of a change of the table: headlines and records for lists, sounds, the mark in the page's title. */
export function useAsides({ source, board, text, viewer }: Desk, seen: Seen, moment: Moment, still: boolean): void {
  const { sound } = settings.value
  // Such a table has no result; the tables that follow from it do.
  const ends = board.After === undefined
  useEffect(() => {
    const end = ends && !sharesScreen(source) ? endOf(seen, viewer) : ''
    if (!still) keepHeadline(source.id, text.language, end + board.headline(seen.view, text))
  }, [seen.version, text])
  useEffect(() => source.drawn?.(), [source])
  useEffect(watchFocus, [])
  useEffect(() => {
    const { result, view } = seen
    if (result !== null && !still && ends) void import('../../home/record.ts').then(({ record }) => record(source, board, result, view))
  }, [seen.result === null])
  useEffect(() => {
    if (sound)
      void import('../../sound/sounds.ts').then(({ soundOf }) => soundOf(moment.events, seen.question !== null, seen.result, viewer))
  }, [moment])
  useTitleMark(!still && seen.question !== null)
}

/** The viewer's result, for the front of the table's headline in lists; empty while the table is not over. */
function endOf({ result }: Seen, viewer: Viewer): string {
  if (result === null || viewer === 'spectator') return ''
  return `${say(result.winners.includes(viewer) ? 'line-won' : 'line-lost')} · `
}
