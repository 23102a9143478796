import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const Loading = (): JSX.Element => <p class="loading" />
const Nothing = (): null => null

/** A part of the page that is loaded when first shown; until then a message says that it is loading. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return fetched(load, Loading)
}

/** A drawing that is loaded when first shown; until then its place is empty. */
export function drawnLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return fetched(load, Nothing)
}

function fetched<P extends object>(load: () => Promise<ComponentType<P>>, Instead: () => JSX.Element | null): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null
  return function Lazy(props: P): JSX.Element {
    const [isDrawn, draw] = useState(Loaded !== null)
    useEffect(() => {
      // `Loaded` says nothing here: it may have come since this was drawn without it.
      if (isDrawn) return
      void load().then((found) => {
        Loaded = found
        draw(true)
      })
    }, [])
    return Loaded === null ? <Instead /> : <Loaded {...props} />
  }
}
