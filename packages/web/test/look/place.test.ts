import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClear } from '../../look/place.ts'

/** A rectangle as the browser's own, which Node does not have. */
class Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  constructor(left: number, top: number, width: number, height: number) {
    this.left = left
    this.top = top
    this.width = width
    this.height = height
  }
  get right(): number {
    return this.left + this.width
  }
  get bottom(): number {
    return this.top + this.height
  }
}

/** A window with a background and one button. */
const button = { box: new Box(0, 0, 0, 0), getBoundingClientRect: () => button.box, closest: () => button }
const ground = { getBoundingClientRect: () => new Box(0, 0, innerWidth, innerHeight), closest: () => null }

/** A card of 200 x 100 pixels. */
const card = {
  style: { left: '12px', top: '12px', pointerEvents: '' },
  offsetWidth: 200,
  offsetHeight: 100,
  getBoundingClientRect: () => new Box(Number.parseFloat(card.style.left), Number.parseFloat(card.style.top), 200, 100),
}

let resized = new EventTarget()

function resize(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  resized.dispatchEvent(new Event('resize'))
}

function covers({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

beforeEach(() => {
  vi.useFakeTimers()
  resized = new EventTarget()
  vi.stubGlobal('DOMRect', Box)
  vi.stubGlobal('addEventListener', resized.addEventListener.bind(resized))
  vi.stubGlobal('removeEventListener', resized.removeEventListener.bind(resized))
  vi.stubGlobal('document', {
    elementFromPoint: (x: number, y: number) => (covers(button.box, x, y) ? button : x < 0 || y < 0 || x > innerWidth ? null : ground),
  })
  button.box = new Box(-10, -10, 0, 0)
  Object.assign(card.style, { left: '12px', top: '12px' })
  resize(1000, 800)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const keep = () => keepClear({ current: card as unknown as HTMLElement }, () => null)

test('a card stays where it covers nothing', () => {
  const stop = keep()
  vi.runAllTimers()
  expect(card.style).toMatchObject({ left: '12px', top: '12px' })
  stop()
})

test('a card moves away from a button, also from one that comes under it when the window has another size', () => {
  const stop = keep()
  vi.runAllTimers()
  button.box = new Box(100, 50, 40, 20)
  resize(600, 800)
  vi.runAllTimers()
  const { left, top, right, bottom } = card.getBoundingClientRect()
  expect(left > 140 || right < 100 || top > 70 || bottom < 50).toBe(true)
  stop()
})

test('a card moves away from what a press has opened under it', () => {
  const stop = keep()
  vi.runAllTimers()
  button.box = new Box(100, 50, 40, 20)
  resized.dispatchEvent(new Event('click'))
  vi.runAllTimers()
  const { left, top, right, bottom } = card.getBoundingClientRect()
  expect(left > 140 || right < 100 || top > 70 || bottom < 50).toBe(true)
  stop()
})

test('a card that a smaller window cuts off comes back, until it is gone', () => {
  card.style.left = '700px'
  const stop = keep()
  vi.runAllTimers()
  expect(card.style.left).toBe('700px')
  resize(390, 844)
  vi.runAllTimers()
  expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  stop()
  Object.assign(card.style, { left: '700px' })
  resize(400, 800)
  vi.runAllTimers()
  expect(card.style.left).toBe('700px')
})
