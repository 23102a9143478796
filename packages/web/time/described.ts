import type { TimeControl } from '@orrery/play'
import { say } from '../app/texts.ts'
import { timeLeft } from '../table/words.ts'
import { TIME_PRESET_IDS, TIME_PRESETS } from './presets.ts'

/** A time control in words, as it is offered where a table is made; null: no limit. */
export function describedTime(time: TimeControl | null): string {
  if (time === null) return say('time-none')
  const preset = TIME_PRESET_IDS.find((id) => {
    const { pace, perDecision, reserve, increment } = TIME_PRESETS[id]
    return pace === time.pace && perDecision === time.perDecision && reserve === time.reserve && increment === time.increment
  })
  if (preset !== undefined) return say(`time-${preset}`)
  const { pace, perDecision, reserve, increment } = time
  const shown = (length: number | null): string => (length === null || length === 0 ? 'none' : timeLeft(length))
  return say('time-other', { pace, each: shown(perDecision), reserve: timeLeft(reserve), more: shown(increment) })
}
