/** Pixels in one number each: red, green, blue and alpha from the lowest byte, the colours multiplied by alpha. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint32Array
}

/** The pixels of a rasterised image. */
export function pixelsOf({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Pixels {
  return { width, height, data: new Uint32Array(pixels.buffer, pixels.byteOffset, width * height) }
}

/** Lays pixels over opaque ones, with their upper left corner at a place; what reaches beyond the ground is left out. */
export function lay(over: Pixels, ground: Pixels, left: number, top: number): void {
  const { width, data: from } = over
  const { width: across, data: to } = ground
  const [firstX, lastX] = [Math.max(0, -left), Math.min(width, across - left)]
  const lastY = Math.min(over.height, ground.height - top)
  for (let y = Math.max(0, -top); y < lastY; y++) {
    const row = y * width
    const under = (y + top) * across + left
    for (let x = firstX; x < lastX; x++) {
      const above = from[row + x] as number
      const alpha = above >>> 24
      if (alpha === 0) continue
      to[under + x] = alpha === 255 ? above : blended(above, to[under + x] as number, 256 - alpha)
    }
  }
}

/** `above` over the share (of 256) of `below` that shows through: two colours at a time, each in 16 bits. */
function blended(above: number, below: number, share: number): number {
  const redBlue = ((below & 0xff00ff) * share) >>> 8
  const green = (((below >>> 8) & 0xff) * share) >>> 8
  return ((above + (redBlue & 0xff00ff) + (green << 8)) | 0xff000000) >>> 0
}

/** Keeps the results of `make` for the last `most` keys that were asked for. */
export function lastMade<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const made = kept.get(key) ?? make(key)
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
