import { afterAll, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
afterAll(() => vi.unstubAllGlobals())

test('of stored settings those count that this version knows', async () => {
  const { settings, settingsAmong } = await import('../../app/settings.ts')
  expect(settingsAmong(settings.value)).toEqual(settings.value)
  expect(settingsAmong({ language: 'de', pace: 'slow', textSize: '2', sound: 1, marks: true, colour: 'red' })).toEqual({ marks: true })
  for (const none of [null, undefined, 3, 'hu', ['hu']]) expect(settingsAmong(none)).toEqual({})
})
