import type { SeenQuestion } from '@orrery/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly question: SeenQuestion
  readonly children: ComponentChildren
}

/**
 * Content that changes with the option pointed at. It keeps the greatest height it has had at this question, so that the answers below
 * never move away from the pointer. Forms may shrink, because only their own fields change them.
 */
export function Steady({ question, children }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null || question.kind !== 'options') return
    let [most, width] = [0, 0]
    const watch = new ResizeObserver(() => {
      // The height is that of one width: on a phone that is turned it would push the answers over the edge.
      if (element.offsetWidth !== width) {
        most = 0
        width = element.offsetWidth
        element.style.minHeight = ''
      }
      if (element.offsetHeight <= most) return
      most = element.offsetHeight
      element.style.minHeight = `${most}px`
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      element.style.minHeight = ''
    }
  }, [question])
  return (
    <div ref={place} class="steady">
      {children}
    </div>
  )
}
