import { Press, refusalWords } from '@orrery/board'
import type { Seat, SeenQuestion } from '@orrery/kernel'
import { useMemo } from 'preact/hooks'
import type { View } from '../../view.ts'
import { useTable } from '../table/context.ts'
import { pointOf } from '../table/draft.ts'
import { barredAreas } from './barred.ts'
import { southward } from './geometry.ts'
import type { Sizes } from './size.ts'

/** The distance from the middle of an area, in tile units. */
const INWARD = 80

interface WhyNotProps {
  readonly question: SeenQuestion | null
  readonly view: View
  readonly seat: Seat
  readonly sizes: Sizes
}

/** On each area that cannot be moved to, the reason in two words; pressing shows the rule. */
export const WhyNot = ({ question, view, seat, sizes }: WhyNotProps) => {
  const { text, scene, pieces } = useTable()
  const barred = useMemo(() => barredAreas(question, view, seat), [question, view, seat])
  return (
    <>
      {barred.map(({ area, rule, params }) => {
        const at = pointOf(scene.map, `area:${area}`)
        // At the inner rim of the area: its pieces stay visible.
        const down = southward(area & 3) * -INWARD
        const short = `board-not-${rule}`
        return (
          at && (
            <Press
              key={area}
              piece={`area:${area}`}
              label={refusalWords(text, { rule, params })}
              acts={pieces}
              class="fs-why-not"
              style={{ left: `${at.x}px`, top: `${at.y + down}px`, fontSize: `${sizes.units(11)}px` }}
            >
              {text.say(text.has(short) ? short : 'board-not')}
            </Press>
          )
        )
      })}
    </>
  )
}
