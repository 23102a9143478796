import { afterAll, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
afterAll(() => vi.unstubAllGlobals())

test('people at one screen are called players until they write their names', async () => {
  const { settings } = await import('../../app/settings.ts')
  const { speak } = await import('../../app/texts.ts')
  const { plannedSeats, resized } = await import('../../home/plans.ts')
  for (const [language, name] of [
    ['en', 'Player 2'],
    ['hu', '2. játékos'],
  ] as const) {
    settings.value = { ...settings.value, language }
    await speak(language)
    expect(plannedSeats('hot-seat', 2)).toEqual([{ kind: 'me' }, { kind: 'here', name }])
  }
  expect(resized(plannedSeats('hot-seat', 2), 3, 'hot-seat').at(-1)).toEqual({ kind: 'here', name: '3. játékos' })
  // Other files share these settings.
  settings.value = { ...settings.value, language: 'en' }
  await speak('en')
})
