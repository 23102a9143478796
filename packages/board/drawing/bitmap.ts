import { useEffect, useState } from 'preact/hooks'

/**
 * A drawing of many shapes is repainted whenever anything near it changes, and at every zoom; a bitmap is only copied. Each drawing is
 * turned into a bitmap once, one after the other while the page is idle; until then the drawing itself is shown.
 */
const painted = new Map<string, string>()
const waiting = new Map<string, ((address: string) => void)[]>()
const queue: { readonly address: string; readonly key: string; readonly width: number; readonly height: number }[] = []
let painting = false

/** Bitmap pixels per pixel at zoom 1: sharp when zoomed in, and on a high-density screen. */
const FINE = 2

/** The address of a drawing's bitmap, of this size at zoom 1; the drawing's own until the bitmap is painted. */
export function useBitmap(address: string, width: number, height: number): string {
  const key = `${Math.round(width)}x${Math.round(height)}:${address}`
  const [, show] = useState('')
  useEffect(() => {
    if (painted.has(key)) return
    const listening = waiting.get(key)
    if (listening === undefined) {
      waiting.set(key, [show])
      queue.push({ address, key, width, height })
      void paintAll()
    } else listening.push(show)
    return () => {
      const listeners = waiting.get(key)
      const at = listeners?.indexOf(show) ?? -1
      if (at >= 0) listeners?.splice(at, 1)
    }
  }, [key])
  return painted.get(key) ?? address
}

async function paintAll(): Promise<void> {
  if (painting) return
  painting = true
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    await idle()
    const bitmap = await paint(next.address, next.width * FINE, next.height * FINE).catch(() => next.address)
    painted.set(next.key, bitmap)
    for (const show of waiting.get(next.key) ?? []) show(bitmap)
    waiting.delete(next.key)
  }
  painting = false
}

/** Waits until the page is idle; some browsers cannot tell. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 400 })
    else setTimeout(resolve, 30)
  })
}

async function paint(address: string, width: number, height: number): Promise<string> {
  const drawing = new Image()
  drawing.src = address
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return blob === null ? address : URL.createObjectURL(blob)
}
