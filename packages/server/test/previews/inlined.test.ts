import { image, svg } from '@orrery/board/drawing/image.ts'
import { expect, test } from 'vitest'
import { inlined } from '../../previews/inlined.ts'
import { Resvg } from './resvg.ts'

function pixels(drawing: string): Uint8Array {
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">${drawing}</svg>`).render().pixels
}

/** The share of colour values that differ by more than the smoothing of edges does. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length / one.length
}

/** A disc of two colours, whose gradient has the same id whatever its colours, and which reaches beyond its box. */
function disc(colour: string, fit: 'cut' | 'whole', radius: number): string {
  const gradient = `<linearGradient id="g"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="#fff"/></linearGradient>`
  return image(`test:${colour}:${fit}:${radius}`, () =>
    svg(40, 30, `<defs>${gradient}</defs><circle cx="20" cy="15" r="${radius}" fill="url(#g)"/>`, fit),
  )
}

test('a drawing looks the same with the drawings of its images in their places: their sizes, cuts, turns and gradients', () => {
  const drawing = [
    `<image href="${disc('#f00', 'whole', 12)}" x="4" y="6" width="40" height="30"/>`,
    `<image href="${disc('#00f', 'whole', 12)}" x="50" y="2" width="60" height="20"/>`,
    `<image href="${disc('#080', 'cut', 40)}" x="8" y="44" width="20" height="30" preserveAspectRatio="xMidYMid slice"/>`,
    `<g transform="translate(80 50) rotate(30) scale(.5)"><image href="${disc('#f00', 'whole', 12)}" x="-20" y="-15" width="40" height="30"/></g>`,
  ].join('')
  const drawn = inlined(drawing)
  expect(drawn).not.toContain('<image')
  expect(difference(pixels(drawing), new Uint8Array(pixels(drawing).length))).toBeGreaterThan(0.1)
  expect(difference(pixels(drawn), pixels(drawing))).toBeLessThan(0.002)
})

test('an image that is no drawing stays as it is', () => {
  const photo = '<image href="data:image/png;base64,AAAA" width="4" height="4"/>'
  expect(inlined(photo)).toBe(photo)
})
