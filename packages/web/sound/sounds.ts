import type { GameEvent, Result, Viewer } from '@orrery/kernel'

/** A soft tone: frequency in Hz, start and length in seconds, loudness 0 to 1. */
interface Tone {
  readonly hertz: number
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly shape: OscillatorType
}

const CHIME: readonly Tone[] = [
  { hertz: 523, at: 0, length: 0.25, loud: 0.05, shape: 'sine' },
  { hertz: 784, at: 0.09, length: 0.35, loud: 0.04, shape: 'sine' },
]
const TICK: readonly Tone[] = [{ hertz: 220, at: 0, length: 0.07, loud: 0.03, shape: 'triangle' }]
const DICE: readonly Tone[] = [0, 0.07, 0.12, 0.2].map((at, one) => ({
  hertz: 150 + one * 30,
  at,
  length: 0.05,
  loud: 0.05,
  shape: 'square' as const,
}))
const BLOW: readonly Tone[] = [
  { hertz: 98, at: 0, length: 0.4, loud: 0.09, shape: 'sawtooth' },
  { hertz: 65, at: 0.04, length: 0.5, loud: 0.08, shape: 'sine' },
]
const TRIUMPH: readonly Tone[] = [392, 523, 659, 784].map((hertz, one) => ({
  hertz,
  at: one * 0.13,
  length: 0.5,
  loud: 0.05,
  shape: 'sine' as const,
}))
const DEFEAT: readonly Tone[] = [330, 277, 220, 165].map((hertz, one) => ({
  hertz,
  at: one * 0.18,
  length: 0.6,
  loud: 0.05,
  shape: 'sine' as const,
}))

let context: AudioContext | null = null

function play(tones: readonly Tone[]): void {
  context ??= new AudioContext()
  const begin = context.currentTime + 0.01
  for (const { hertz, at, length, loud, shape } of tones) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = shape
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(0, begin + at)
    gain.gain.linearRampToValueAtTime(loud, begin + at + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + at + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(begin + at)
    oscillator.stop(begin + at + length)
  }
}

/** Plays the sound for the latest events: dice, a loss, the end, or a question. */
export function soundOf(events: readonly GameEvent[], asked: boolean, result: Result | null, viewer: Viewer): void {
  const is = (pattern: RegExp): boolean => events.some((event) => pattern.test(event.type))
  if (events.length === 0) return
  if (result !== null) play(viewer !== 'spectator' && result.winners.includes(viewer) ? TRIUMPH : DEFEAT)
  else if (is(/slain|destroyed|dies|lost/)) play(BLOW)
  else if (is(/roll|die|dice/)) play(DICE)
  else play(asked ? CHIME : TICK)
}
