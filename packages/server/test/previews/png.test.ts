import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngOf } from '../../previews/png.ts'

test('a PNG has its size, true checksums, and the colours of its pixels', () => {
  const [width, height] = [3, 2]
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, at) => (at * 89) % 256)
  const png = pngOf(pixels, width, height)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([width, height])
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * (3 * width + 1), (y + 1) * (3 * width + 1))
    const colours = pixels.subarray(4 * width * y, 4 * width * (y + 1)).filter((_, at) => at % 4 !== 3)
    expect([...row]).toEqual([0, ...colours])
  }
})
