import type { JSX } from 'preact'
import mark from '../public/mark.svg?url'

/** The brand: an orrery. */
export function Mark(): JSX.Element {
  return <img class="mark" src={mark} alt="" width="44" height="44" />
}
