import { expect, test } from 'vitest'
import { plain } from '../../previews/plain.ts'
import { openRasteriser } from '../../previews/rasteriser.ts'

const whole = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${drawing}</svg>`
const BESIDE = '<path d="M220 20L230 30" stroke="red" opacity=".5"/>'
const INSIDE = '<path d="M20 20L30 30" stroke="red" opacity=".5"/>'

test('a drawing on which the library panics makes no picture, and the next drawings do', async () => {
  const rasteriser = await openRasteriser(null)
  const before = rasteriser.rasterised(whole(INSIDE))
  expect(rasteriser.rasterised(whole(BESIDE))).toBeNull()
  expect(rasteriser.rasterised(whole(INSIDE))).toEqual(before)
  await rasteriser.renew()
  expect(rasteriser.rasterised(whole(INSIDE))).toEqual(before)
})

test('a rasteriser with the code of another draws the same', async () => {
  const one = await openRasteriser(null)
  const other = await openRasteriser(one.code)
  expect(other.code).toBe(one.code)
  expect(other.rasterised(whole(INSIDE))).toEqual(one.rasterised(whole(INSIDE)))
})

test('the opacity of a shape becomes that of its fill and line, so that one beside the picture makes no panic', async () => {
  const rasteriser = await openRasteriser(null)
  expect(rasteriser.rasterised(whole(plain(BESIDE)))?.pixels.every((value) => value === 0)).toBe(true)
  expect(plain('<rect width="2" height="3" opacity=".5" fill-opacity=".4"/>')).toBe(
    '<rect width="2" height="3" fill-opacity="0.2" stroke-opacity="0.5"/>',
  )
  expect(rasteriser.rasterised(whole(plain(INSIDE)))).toEqual(rasteriser.rasterised(whole(INSIDE)))
  // A group's opacity is that of its shapes together.
  expect(plain('<g opacity=".5"><path d="M0 0"/></g>')).toBe('<g opacity=".5"><path d="M0 0"/></g>')
})

test('a line that keeps its width at every scale is as wide as in the app', async () => {
  const rasteriser = await openRasteriser(null)
  const line = (width: number, attributes = '') => `<path d="M0 5H10" stroke="red" stroke-width="${width}" ${attributes}/>`
  const even = 'vector-effect="non-scaling-stroke"'
  const at = (transform: string, drawing: string) => rasteriser.rasterised(whole(plain(`<g transform="${transform}">${drawing}</g>`)))
  const wide = at('scale(5)', line(0.4))
  expect(at('scale(5)', line(2, even))).toEqual(wide)
  expect(at('translate(0 0) scale(5 5)', line(2, even))).toEqual(wide)
  expect(at('matrix(5 0 0 5 0 0)', line(2, even))).toEqual(wide)
  expect(at('scale(5)', line(2))).not.toEqual(wide)
  // The scale ends with its group.
  expect(plain(`<g transform="scale(5)"><g/></g>${line(2, even)}`)).toContain('stroke-width="2"')
})
