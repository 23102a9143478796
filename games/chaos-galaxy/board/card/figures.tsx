import type { Text } from '@orrery/text'
import { type Face, FIGURES, type Figures, hasFigures } from '../face.ts'
import { Sign } from './Sign.tsx'
import type { SignName } from './signs.ts'

/** A modifier with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0'
}

interface Row {
  readonly sign: SignName
  readonly shown: string
  readonly mood: '' | 'nil' | 'up' | 'down'
}

/** The figures of a card: the current ones if known, else the printed ones. */
function rowsOf(face: Face, now: Figures | undefined): readonly Row[] {
  if (face.type === 'base') {
    const rows: Row[] = [{ sign: 'limit', shown: String(face.limit ?? 0), mood: '' }]
    const armour = now?.armour ?? face.armour
    if (face.armour > 0 || armour > 0) rows.push({ sign: 'armour', shown: String(armour), mood: mood(armour, face.armour) })
    return rows
  }
  const printed = face.figures
  if (printed === null || (!hasFigures(printed) && now === undefined)) return []
  const modifies = face.type !== 'ship'
  return FIGURES.map((figure) => {
    const value = now?.[figure] ?? printed[figure]
    const quiet = value === 0 && (modifies || figure !== 'speed') ? 'nil' : ''
    return { sign: figure, shown: modifies ? signed(value) : String(value), mood: mood(value, printed[figure]) || quiet }
  })
}

function mood(value: number, printed: number): '' | 'up' | 'down' {
  return value > printed ? 'up' : value < printed ? 'down' : ''
}

/** The row of figures; with names if there is room. Null if the card has none. */
export function FigureRow({ face, now, named, text }: { face: Face; now?: Figures | undefined; named: boolean; text: Text }) {
  const rows = rowsOf(face, now)
  if (rows.length === 0) return null
  return (
    <div class={`cg-stats n${rows.length}`}>
      {rows.map(({ sign, shown, mood }) => (
        <span key={sign} class={`cg-st ${sign} ${mood}`} data-means={`board-figure-${sign}`}>
          <Sign name={sign} />
          <b>{shown}</b>
          {named && <em>{text.say(`board-figure-${sign}`)}</em>}
        </span>
      ))}
    </div>
  )
}

/** Whether the card has a row of figures. */
export function showsFigures(face: Face): boolean {
  return face.type === 'base' || hasFigures(face.figures)
}
