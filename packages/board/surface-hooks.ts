import { useEffect, useLayoutEffect } from 'preact/hooks'
import { fitsAsNear, fitting, gesturesOn, type WorldBox } from './gestures.ts'
import { REVEAL } from './reveal.ts'
import { keepChosen, type SurfaceState, showPart, sizeOf, type View } from './surface-view.ts'

const MARGIN = 40
/** The world is repainted at a new zoom after it has been stable this long, in milliseconds. */
const SETTLED = 180

/**
 * Removes the browser's hint for a moment. With it, a moving layer keeps being painted at its old zoom; without it, it is painted at the
 * new one.
 */
function sharpen(world: HTMLElement | null): void {
  if (world === null) return
  world.style.willChange = 'auto'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      world.style.willChange = ''
    }),
  )
}

/** Pans and zooms the world by gestures. */
export function useGestures(state: SurfaceState): void {
  useLayoutEffect(() => {
    const element = state.place.current
    if (element === null) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const listening = gesturesOn(element, (next, hand) => {
      if (hand) {
        state.isChosen = true
        state.byBoard = false
      }
      if (next.k !== state.zoomed.peek().k) {
        clearTimeout(settling)
        settling = setTimeout(() => sharpen(state.moved.current), SETTLED)
      }
      state.zoomed.value = next
      if (state.moved.current === null) return
      state.moved.current.style.transform = `translate(${next.left}px, ${next.top}px) scale(${next.k})`
      // Set only if it has changed, because setting it restyles everything inside.
      if (element.style.getPropertyValue('--k') === next.k.toFixed(4)) return
      element.style.setProperty('--k', next.k.toFixed(4))
      element.style.setProperty('--legible', (1 / next.k).toFixed(4))
    })
    state.gestures = listening
    return () => listening.end()
  }, [])
}

/** Keeps the world in its bounds whenever the room changes, and all of it (or `first`) visible as long as nobody chose a part. */
export function useFitting(state: SurfaceState, world: WorldBox, first: WorldBox | undefined, nearest: number): void {
  useLayoutEffect(() => {
    const element = state.place.current
    if (element === null) return
    const settle = (): void => {
      state.extent = { width: element.clientWidth, height: element.clientHeight }
      const { width, height, inset } = sizeOf(state)
      const least = fitting(world, width, height, inset).k
      const room = MARGIN / least + Math.max(inset.right, inset.bottom) / least
      state.gestures?.bounds(least * 0.8, Math.max(nearest, least * 1.2), world, room)
      // The board chose a part because there was too little room; once there is enough, all of the world is shown again.
      if (state.byBoard && fitsAsNear(world, width, height, inset, state.zoomed.peek().k)) {
        state.isChosen = false
        state.byBoard = false
      }
      if (!state.isChosen) showPart(state, first ?? world, undefined, false)
      // Room that is gained beside a part that the board chose shows more of the world; where room is lost, the part stays in sight.
      else if (state.byBoard) keepChosen(state)
    }
    settle()
    // What covers the surface may change later than its size, such as the console of a phone that is turned.
    const resized = new ResizeObserver(settle)
    resized.observe(element)
    if (state.room.current !== null) resized.observe(state.room.current)
    return () => resized.disconnect()
  }, [world.x, world.y, world.width, world.height, nearest])
}

/** Moves into view a piece that is focused by key, and one that asks for it. */
export function useFocusInSight({ place, moved }: SurfaceState, view: View): void {
  useEffect(() => {
    const element = place.current
    const came = ({ target, type }: Event): void => {
      if (!(target instanceof Element) || !moved.current?.contains(target)) return
      if (type !== REVEAL && !target.matches(':focus-visible')) return
      const box = target.getBoundingClientRect()
      const from = view.worldAt(box.left, box.top)
      const to = view.worldAt(box.right, box.bottom)
      view.reveal({ ...from, width: to.x - from.x, height: to.y - from.y })
    }
    const calls = ['focusin', REVEAL]
    for (const call of calls) element?.addEventListener(call, came)
    return () => {
      for (const call of calls) element?.removeEventListener(call, came)
    }
  }, [])
}
