import { TIME_CONTROL_DEFAULTS } from '@orrery/play'
import { afterAll, expect, test, vi } from 'vitest'
import { TIME_PRESETS } from '../../time/presets.ts'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
afterAll(() => vi.unstubAllGlobals())

const DAY = 86_400_000

test('a time control reads as it was offered, and one that is not offered says what it grants', async () => {
  const { settings } = await import('../../app/settings.ts')
  const { speakMore } = await import('../../app/texts.ts')
  const { describedTime } = await import('../../time/described.ts')
  settings.value = { ...settings.value, language: 'en' }
  await speakMore()
  expect(describedTime(null)).toBe('No limit')
  expect(describedTime({ ...TIME_PRESETS['day-1'], timeUp: 'concede', weekendsOff: true })).toBe('By day: a day a decision, 3 in reserve')
  const other = { ...TIME_CONTROL_DEFAULTS, pace: 'day', perDecision: 3 * DAY, reserve: 5 * DAY } as const
  expect(describedTime(other)).toBe('By day: 3 d 0 h a decision, 5 d 0 h in reserve')
  const total = { ...TIME_CONTROL_DEFAULTS, pace: 'live', reserve: 600_000, increment: 5000 } as const
  expect(describedTime(total)).toBe('Live: 10:00 in all, 0:05 more for each answer')
})
