const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>/gi
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])
/** A line of up to one pixel is drawn several times faster than a wider one. */
const FAST = 1
/** Lines of up to this width, in pixels, are drawn as wide as a fast one. */
const NEARLY_FAST = 1.25

/**
 * A drawing in the rasteriser's own terms, at a scale of its own.
 *
 * Lines keep their width whatever the scale, as `vector-effect` asks; the rasteriser does not know it. The opacity of a shape becomes that
 * of its fill and line: the rasteriser lays a canvas for every other opacity, and panics if its shape lies beyond the picture.
 */
export function plain(drawing: string): string {
  const scales = [1]
  return drawing.replace(TAG, (tag, end: string, name: string, attributes: string, isEmpty: string) => {
    if (end !== '') {
      if (scales.length > 1) scales.pop()
      return tag
    }
    const scale = (scales.at(-1) as number) * scaleOf(attributes)
    if (isEmpty === '') scales.push(scale)
    return SHAPES.has(name) ? `<${name}${clear(evenLine(attributes, scale))}${isEmpty}>` : tag
  })
}

/** How much a transform enlarges. */
function scaleOf(attributes: string): number {
  const [, transform] = / transform="([^"]*)"/.exec(attributes) ?? []
  let scale = 1
  for (const [, name, list = ''] of transform?.matchAll(/(scale|matrix)\(([^)]*)\)/g) ?? []) {
    const [a = 1, b = name === 'scale' ? a : 0, c = 0, d = 1] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    scale *= Math.sqrt(Math.abs(name === 'scale' ? a * b : a * d - b * c))
  }
  return scale
}

/** A shape's attributes with the width that its line has at that scale. */
function evenLine(attributes: string, scale: number): string {
  if (scale === 0 || !attributes.includes('non-scaling-stroke')) return attributes
  return attributes.replace(/ stroke-width="([\d.]+)"/, (_, width: string) => {
    const asked = Number(width)
    const drawn = asked > FAST && asked <= NEARLY_FAST ? FAST : asked
    return ` stroke-width="${Number((drawn / scale).toFixed(3))}"`
  })
}

/** A shape's attributes with its opacity as that of its fill and line. */
function clear(attributes: string): string {
  const [whole, opacity] = / opacity="([\d.]+)"/.exec(attributes) ?? []
  if (whole === undefined) return attributes
  let rest = attributes.replace(whole, '')
  for (const part of ['fill-opacity', 'stroke-opacity']) {
    const own = new RegExp(` ${part}="([\\d.]+)"`).exec(rest)
    rest = `${own === null ? rest : rest.replace(own[0], '')} ${part}="${Number((Number(own?.[1] ?? 1) * Number(opacity)).toFixed(4))}"`
  }
  return rest
}
