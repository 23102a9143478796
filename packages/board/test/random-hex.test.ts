import { expect, test, vi } from 'vitest'
import { randomHex } from '../random-hex.ts'

test('random digits come also from a browser that has only what an address without TLS gives', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (list: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(list) })
  const made = Array.from({ length: 20 }, () => randomHex(32))
  vi.unstubAllGlobals()
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(made).size).toBe(20)
})
