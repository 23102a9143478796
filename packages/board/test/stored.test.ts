import { afterEach, expect, test, vi } from 'vitest'
import { storedJson, storedText, storeJson, storeText } from '../stored.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

test('a browser stores values until its data is deleted, or until the tab is closed', () => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  expect(storedJson('a')).toBeNull()
  expect(storeJson('a', { b: [1] })).toBe(true)
  expect(storedJson('a')).toEqual({ b: [1] })
  expect(storedJson('a', 'tab')).toBeNull()
  expect(storeText('a', 'x', 'tab')).toBe(true)
  expect([storedText('a', 'tab'), storedJson('a', 'tab')]).toEqual(['x', null])
  expect(storeText('a', null, 'tab')).toBe(true)
  expect(storedText('a', 'tab')).toBeNull()
})

test('without storage nothing is stored, and nothing fails', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.stubGlobal('sessionStorage', undefined)
  for (const lifetime of ['browser', 'tab'] as const) {
    expect([storeText('a', 'x', lifetime), storeText('a', null, lifetime), storeJson('a', 1, lifetime)]).toEqual([false, false, false])
    expect([storedText('a', lifetime), storedJson('a', lifetime)]).toEqual([null, null])
  }
})
