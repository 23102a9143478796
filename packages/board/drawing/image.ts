/**
 * Pictures are separate images (data addresses), made once. The browser paints each once and stores it, so that sixty cards on a table are
 * sixty images, not ten thousand shapes.
 */
const made = new Map<string, string>()

/** The address of a drawing, drawn on first use. */
export function image(key: string, draw: () => string): string {
  const known = made.get(key)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`
  made.set(key, address)
  return address
}

/** A drawing of `w` by `h` units, cropped to its place or shown whole. */
export function svg(w: number, h: number, content: string, fit: 'cut' | 'whole' | 'stretched' = 'cut'): string {
  const ratio = fit === 'cut' ? 'xMidYMid slice' : fit === 'whole' ? 'xMidYMid meet' : 'none'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${ratio}">${content}</svg>`
}
