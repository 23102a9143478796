import { expect } from 'vitest'
import { watchErrors } from './device.ts'
import { test } from './test.ts'

test('Chromium starts, draws and reports what goes wrong', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 200 } })
  const errors: string[] = []
  watchErrors(page, errors)
  await page.goto('data:text/html,<h1>Orrery</h1><script>console.error("heard"); throw new Error("thrown")</script>')
  expect(await page.textContent('h1')).toBe('Orrery')
  expect((await page.screenshot()).byteLength).toBeGreaterThan(1000)
  expect(errors.map((error) => error.slice(0, 13)).sort()).toEqual(['console: hear', 'error: Error:'])
  await page.close()
})

test.for([
  ['a mouse', { viewport: { width: 1440, height: 900 } }],
  ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)('a coarsely painted page is as large as any, and %s presses what it points at', async ([pointer, device], { visit }) => {
  const page = await visit('/', device)
  const { width, height } = device.viewport
  await page.setContent('<meta name="viewport" content="width=device-width"><body>')
  await page.evaluate(() => {
    const pressed: (readonly [number, number])[] = []
    Reflect.set(window, 'pressed', pressed)
    document.addEventListener('pointerdown', ({ clientX, clientY }) => pressed.push([Math.round(clientX), Math.round(clientY)]))
  })
  expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([width, height, 1])
  const places = [0, 0.1, 0.37, 0.5, 0.73, 1].flatMap((x) => [0, 0.01, 0.49, 0.99, 1].map((y) => [x, y] as const))
  const wanted = places.map(([x, y]) => [Math.round(x * (width - 1)), Math.round(y * (height - 1))] as const)
  for (const [x, y] of wanted) await (pointer === 'a mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual(wanted)
})
