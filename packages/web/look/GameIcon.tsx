import padlock from 'game-icon:padlock'
import ruleBook from 'game-icon:rule-book'
import type { JSX } from 'preact'

const BODIES = { padlock, 'rule-book': ruleBook } as const

/** An icon of game-icons.net (CC BY 3.0, credited in NOTICE); decoration only. */
export function GameIcon({ name }: { readonly name: keyof typeof BODIES }): JSX.Element {
  return <svg class="ico" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: BODIES[name] }} />
}
