import type { FactionId } from '../../content/factions.ts'
import { markOf, toned } from './mark.ts'

const PLATE = 'M50 2 92 26V74L50 98 8 74V26Z'

interface ObjectiveProps {
  readonly faction: FactionId
  readonly state?: 'may' | 'chosen' | undefined
  readonly class?: string
}

/** A faction's objective token. Decoration: its owner is named beside it. */
export const Objective = ({ faction, state, class: extra = '' }: ObjectiveProps) => (
  <svg class={`fs-objective ${toned(faction)} ${extra}`} data-means="word-objective" viewBox="0 0 100 100" aria-hidden="true">
    <path class="fs-token-shade" d={PLATE} transform="translate(0 4)" />
    {state && <path class={`fs-token-${state}`} d={PLATE} />}
    <ObjectiveBody faction={faction} />
  </svg>
)

/** The token itself, inside a drawing of 100 x 100. */
export const ObjectiveBody = ({ faction }: Pick<ObjectiveProps, 'faction'>) => (
  <>
    <path class="fs-objective-edge" d={PLATE} />
    <path class="fs-objective-plate" d={PLATE} />
    <path class="fs-objective-rim" d="M50 14 82 32V68L50 86 18 68V32Z" />
    <path class="fs-order-mark" fill-rule="evenodd" transform="translate(26 26) scale(2)" d={markOf(faction)} />
  </>
)

/** The empty space of an objective still to be won. */
export const ObjectiveSpace = ({ class: extra = '' }: { readonly class?: string }) => (
  <svg class={`fs-objective is-open ${extra}`} viewBox="0 0 100 100" aria-hidden="true">
    <path class="fs-objective-open" d={PLATE} />
  </svg>
)
