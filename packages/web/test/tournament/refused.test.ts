import { afterAll, expect, test, vi } from 'vitest'
import { RequestError } from '../../connection/error.ts'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
afterAll(() => vi.unstubAllGlobals())

test('a refusal of a tournament shows its reason, or what was wrong with the request', async () => {
  const { settings } = await import('../../app/settings.ts')
  const { speakMore } = await import('../../app/texts.ts')
  const { whyNot } = await import('../../tournament/words.ts')
  settings.value = { ...settings.value, language: 'en' }
  await speakMore()
  const refused = (rule: string) => whyNot(new RequestError('forbidden', 'no', undefined, [{ rule }]))
  expect(refused('full')).toBe('The tournament is full.')
  expect(refused('nobody-knows-this')).toBe('That is not for you to do here.')
})
