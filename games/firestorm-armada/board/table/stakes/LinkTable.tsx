import type { JSX } from 'preact'
import { type Facts, inches } from '../facts.ts'
import type { Link } from '../linked.ts'

/** FA-LINK-1, FA-LINK-3: linked fire: the focus with all its dice, the others with half of them, each with its distance. */
export function LinkTable({ facts, links }: { readonly facts: Facts; readonly links: readonly Link[] }): JSX.Element {
  const { text, shipName } = facts
  const taking = links.filter(({ part }) => part !== 'could')
  return (
    <table class="fa-link-table">
      <caption class="kit-sr">{text.say('board-linked')}</caption>
      <tbody>
        {taking.map((link) => (
          <tr key={link.option} class={link.part}>
            <th scope="row">{shipName(link.ship)}</th>
            <td>{inches(link.far, text)}</td>
            <td>{text.say('board-band', { band: link.band })}</td>
            <td>{text.say(link.part === 'focus' ? 'board-link-focus' : 'board-link-half')}</td>
            <td>
              <b>{link.part === 'focus' ? link.dice : `+${link.dice}`}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
