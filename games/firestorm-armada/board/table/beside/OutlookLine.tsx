import { percent } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { Outlook } from '../../../outlook.ts'

/** An attack's odds, in one bar: nothing, a hull point, a critical hit. */
export function OutlookLine({ outlook, text }: { readonly outlook: Outlook; readonly text: Text }): JSX.Element {
  const { nothing, hull, critical } = outlook.odds
  return (
    <span
      class="fa-outlook-line"
      title={text.say('board-odds-line', { nothing: percent(nothing), hull: percent(hull), critical: percent(critical) })}
    >
      <span class="kit-sr">
        {text.say('board-odds-line', { nothing: percent(nothing), hull: percent(hull), critical: percent(critical) })}
      </span>
      <span aria-hidden="true">
        <i class="nothing" style={{ flexGrow: nothing }}>
          {nothing > 0.14 && percent(nothing)}
        </i>
        <i class="hull" style={{ flexGrow: hull }}>
          {hull > 0.14 && percent(hull)}
        </i>
        <i class="critical" style={{ flexGrow: critical }}>
          {critical > 0.14 && percent(critical)}
        </i>
      </span>
    </span>
  )
}
