import { useLayoutEffect, useRef } from 'preact/hooks'
import { paintSoon } from './paint-soon.ts'

/** The largest canvas, in its own pixels; larger pictures are stretched. */
const LARGEST = 1400

interface PaintedProps {
  readonly width: number
  readonly height: number
  /** The key of the picture. */
  readonly picture: string
  readonly class?: string
  paint(canvas: CanvasRenderingContext2D): void
}

/**
 * A bitmap painted once for its size and the screen's pixels, for pictures that would be slow as SVG. Until it is painted, the canvas shows what it
 * showed before, stretched. Decoration.
 */
export const Painted = ({ width, height, picture, paint, class: extra = '' }: PaintedProps) => {
  const element = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(globalThis.devicePixelRatio || 1, LARGEST / Math.max(width, height))
  useLayoutEffect(
    () =>
      paintSoon(() => {
        const canvas = element.current?.getContext('2d')
        if (!canvas) return
        // This also clears the canvas.
        canvas.canvas.width = Math.round(width * scale)
        canvas.canvas.height = Math.round(height * scale)
        canvas.scale(scale, scale)
        paint(canvas)
      }),
    [picture, width, height, scale],
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas ref={element} class={`fs-painted ${extra}`} style={{ width: `${width}px`, height: `${height}px` }} aria-hidden="true" />
  )
}
