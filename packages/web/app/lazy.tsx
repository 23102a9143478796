import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of the app that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null
  return function Lazy(props: P): JSX.Element {
    const [, redraw] = useState(Loaded !== null)
    useEffect(() => {
      if (Loaded !== null) return
      void load().then((found) => {
        Loaded = found
        redraw(true)
      })
    }, [])
    return Loaded === null ? <p class="loading" /> : <Loaded {...props} />
  }
}
