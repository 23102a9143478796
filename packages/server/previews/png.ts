import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Beyond it a picture of a board gets hardly smaller, and takes twice as long. */
const LEVEL = 3

/** The rows of the last picture: taking new memory for each costs more than filling it. */
let rows = new Uint8Array(0)

/** A part of a PNG: its length, its name, its data and their checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(name, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8)
  return whole
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // Eight bits each of red, green and blue.
  data.set([8, 2, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/**
 * Opaque pixels (red, green, blue, alpha) as a PNG without alpha. The rasteriser's own encoder takes two to five times as long: in
 * WebAssembly it tries filters for each row, which drawings of even colours do not need.
 */
export function pngOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const row = 3 * width
  // Each row begins with the number of its filter: 0, none.
  if (rows.length !== height * (row + 1)) rows = new Uint8Array(height * (row + 1))
  const packed = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  let to = 0
  for (let from = 0; from < packed.length; from++) {
    if (from % width === 0) rows[to++] = 0
    const pixel = packed[from] as number
    rows[to] = pixel & 0xff
    rows[to + 1] = (pixel >>> 8) & 0xff
    rows[to + 2] = (pixel >>> 16) & 0xff
    to += 3
  }
  const data = deflateSync(rows, { level: LEVEL })
  return Buffer.concat([SIGNATURE, header(width, height), chunk('IDAT', data), chunk('IEND', new Uint8Array(0))])
}
