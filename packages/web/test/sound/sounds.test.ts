import { afterAll, expect, test, vi } from 'vitest'
import { soundOf } from '../../sound/sounds.ts'

/** The tones that were played, in Hz. */
const tones: number[] = []

class FakeParam {
  value = 0
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  readonly gain = new FakeParam()
  readonly frequency = new FakeParam()
  connect(to: unknown): unknown {
    return to
  }
  start(): void {
    tones.push(this.frequency.value)
  }
  stop(): void {}
}

class FakeContext {
  readonly currentTime = 0
  readonly destination = {}
  createOscillator = () => new FakeNode()
  createGain = () => new FakeNode()
}

vi.stubGlobal('AudioContext', FakeContext)
afterAll(() => vi.unstubAllGlobals())

function heard(...what: Parameters<typeof soundOf>): number {
  tones.length = 0
  soundOf(...what)
  return tones[0] ?? 0
}

const moved = [{ type: 'moved' }] as const
const won = { winners: [1], rule: 'T-1', message: 'won' } as const

test('the player whose turn it is hears a chime, the others a tick; dice, losses and the end have their own sounds; without events there is none', () => {
  const chime = heard(moved, true, null, 0)
  const tick = heard(moved, false, null, 0)
  const dice = heard([{ type: 'rolled' }], true, null, 0)
  const loss = heard([{ type: 'ship-destroyed' }], true, null, 0)
  const [victory, defeat] = [heard(moved, false, won, 1), heard(moved, false, won, 0)]
  const all = [chime, tick, dice, loss, victory, defeat]
  expect(all.every((tone) => tone > 0)).toBe(true)
  expect(new Set(all).size).toBe(all.length)
  expect(heard(moved, false, won, 'spectator')).toBe(defeat)
  expect(heard([], true, null, 0)).toBe(0)
})
