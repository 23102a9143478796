/** An image within a drawing whose own drawing stands in its address, as `svg` of `@orrery/board/drawing/image.ts` makes it. */
const IMAGE = /<image href="data:image\/svg\+xml,([^"]*)"([^>]*)\/>/g
/** The start of such a drawing, with its size in units and how it fits into its box. */
const ROOT = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)" viewBox="[^"]*" preserveAspectRatio="([^"]*)">/

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A drawing with the drawings of its images in their places. The rasteriser lays a canvas of the whole picture for every image, which
 * costs ten to a hundred times as much as the shapes in it. Images with `overflow="visible"` are not cut at their box.
 */
export function inlined(drawing: string): string {
  const names = new Map<string, string>()
  return drawing.replace(IMAGE, (image, address: string, attributes: string) => {
    const name = names.get(address) ?? `d${names.size}`
    names.set(address, name)
    return placed(decodeURIComponent(address), attributes, name) ?? image
  })
}

/** An image's drawing at its place, with ids of its own; null if its size is not known. */
function placed(svg: string, attributes: string, name: string): string | null {
  const root = ROOT.exec(svg)
  if (root === null) return null
  const [start, width, height, ratio = ''] = root
  const content = named(svg.slice(start.length, -'</svg>'.length), name)
  const box = boxOf(attributes)
  const own = attribute(attributes, 'preserveAspectRatio') ?? 'xMidYMid meet'
  const [kx, ky] = scales(own, box.width / Number(width), box.height / Number(height))
  const left = box.x + (box.width - Number(width) * kx) / 2
  const top = box.y + (box.height - Number(height) * ky) / 2
  const drawn = `<g transform="translate(${left} ${top}) scale(${kx} ${ky})">${content}</g>`
  const isCut = ratio.includes('slice') || own.includes('slice')
  return isCut && attribute(attributes, 'overflow') !== 'visible' ? cut(drawn, box) : drawn
}

function scales(ratio: string, kx: number, ky: number): readonly [number, number] {
  if (ratio === 'none') return [kx, ky]
  const k = ratio.includes('slice') ? Math.max(kx, ky) : Math.min(kx, ky)
  return [k, k]
}

/** Content with its ids and the references to them under a name. */
function named(content: string, name: string): string {
  return content.replaceAll(' id="', ` id="${name}-`).replaceAll('url(#', `url(#${name}-`).replaceAll('href="#', `href="#${name}-`)
}

function cut(drawn: string, { x, y, width, height }: Box): string {
  const id = `cut-${x}-${y}-${width}-${height}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
}

function boxOf(attributes: string): Box {
  const size = (name: string) => Number(attribute(attributes, name) ?? 0)
  return { x: size('x'), y: size('y'), width: size('width'), height: size('height') }
}
