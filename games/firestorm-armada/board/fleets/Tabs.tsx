import type { Text } from '@orrery/text'
import type { JSX } from 'preact'

export type Tab = 'terms' | 'ships' | 'card' | 'fleet'

interface TabsProps {
  readonly tab: Tab
  readonly points: number
  readonly faulty: boolean
  readonly text: Text
  choose(tab: Tab): void
}

/** The tabs of the builder's parts, which are shown one at a time where there is no room for all. */
export function Tabs({ tab, points, faulty, text, choose }: TabsProps): JSX.Element {
  return (
    <nav class="fab-tabs" aria-label={text.say('fleets-parts')}>
      {(['terms', 'ships', 'card', 'fleet'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => choose(one)}>
          {text.say(`fleets-tab-${one}`)}
          {one === 'fleet' && <small class={faulty ? 'against' : ''}> {points}</small>}
        </button>
      ))}
    </nav>
  )
}
