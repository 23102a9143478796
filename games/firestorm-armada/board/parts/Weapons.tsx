import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { ShipType, Weapon } from '../../content/ships.ts'
import type { IconName } from '../art/icons.ts'
import { Icon } from './Icon.tsx'

/** A row of the table: one weapon, or two of the same kind on both sides. */
interface Row {
  readonly weapon: Weapon
  readonly both: boolean
}

/** The rows of a ship's weapons; equal weapons on both sides share a row. */
function rowsOf({ weapons }: ShipType): Row[] {
  const rows: Row[] = []
  for (const weapon of weapons) {
    const twin = rows.findIndex(
      ({ weapon: other, both }) =>
        !both &&
        other.mount === weapon.mount &&
        other.arcs[0] === 'port' &&
        weapon.arcs[0] === 'starboard' &&
        other.arcs.length === 1 &&
        other.ad.join() === weapon.ad.join(),
    )
    if (twin < 0) rows.push({ weapon, both: false })
    else rows[twin] = { weapon: (rows[twin] as Row).weapon, both: true }
  }
  return rows
}

/** The message that names a row. */
const termOf = ({ weapon, both }: Row): string => (both ? `board-both-${weapon.mount}` : weapon.term.slice(1))

/** The messages that name the weapons of a ship type, as its table shows them. */
export const weaponTerms = (type: ShipType): string[] => rowsOf(type).map(termOf)

const iconOf = ({ kind, mount }: Weapon): IconName => (kind === 'torpedo' ? 'torpedo' : mount === 'turret' ? 'laser-turret' : 'cannon')

interface Props {
  readonly type: ShipType
  readonly text: Text
  /** The current band, from 1. */
  readonly band?: number
}

/** The weapons of a ship type with their dice in each band. */
export function Weapons({ type, text, band = 0 }: Props): JSX.Element {
  return (
    <table class="fa-weapons">
      <thead>
        <tr>
          <th scope="col">
            <span class="kit-sr">{text.say('board-weapon')}</span>
          </th>
          {[8, 16, 24, 32].map((far, at) => (
            <th key={far} scope="col" class={band === at + 1 ? 'now' : ''}>
              {far}″
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(type).map(({ weapon, both }) => (
          <tr key={weapon.term}>
            <th scope="row">
              <Icon name={iconOf(weapon)} />
              <span data-means={termOf({ weapon, both })}>{text.say(termOf({ weapon, both }))}</span>
              {weapon.traits.map((trait) => (
                <em key={trait} data-means={`trait-${trait}`} title={text.say(`trait-${trait}-text`)}>
                  {text.say(`trait-${trait}`)}
                </em>
              ))}
            </th>
            {weapon.ad.map((dice, at) => (
              <td key={at} class={`${band === at + 1 ? 'now' : ''} ${dice === 0 ? 'none' : ''}`}>
                {dice === 0 ? '–' : dice}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
