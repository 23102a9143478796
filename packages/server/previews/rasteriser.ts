import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-wasm'

/** A rasterised drawing: red, green, blue and alpha of each pixel, the colours multiplied by alpha. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Makes pixels of SVG. */
export interface Rasteriser {
  /** Its compiled code. V8 optimizes this while it runs, for every thread that opens a rasteriser with it. */
  readonly code: WebAssembly.Module
  /** The pixels of a drawing; null if the library panicked on it. */
  rasterised(svg: string, options?: ResvgRenderOptions): Raster | null
  /** Takes a new instance of the library if the current one panicked, since that one cannot return its memory. */
  renew(): Promise<void>
}

const LIBRARY = import.meta.resolve('@resvg/resvg-wasm')

/** How many instances of the library there were: it has one for each time that its module is loaded. */
let instances = 0

/** Opens a rasteriser, with the compiled code of another if there is one. */
export async function openRasteriser(shared: WebAssembly.Module | null): Promise<Rasteriser> {
  const code = shared ?? (await WebAssembly.compile(await compilable()))
  let isBroken = false
  let Library = await instance()

  async function instance(): Promise<typeof Resvg> {
    const library = (await import(`${LIBRARY}?${instances++}`)) as typeof import('@resvg/resvg-wasm')
    await library.initWasm(code)
    return library.Resvg
  }

  return {
    code,
    rasterised(svg, options = {}) {
      try {
        const drawing = new Library(svg, options)
        const image = drawing.render()
        const { width, height, pixels } = image
        image.free()
        drawing.free()
        return { width, height, pixels }
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error
        isBroken = true
        return null
      }
    },
    async renew() {
      if (!isBroken) return
      Library = await instance()
      isBroken = false
    },
  }
}

function compilable(): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
}
