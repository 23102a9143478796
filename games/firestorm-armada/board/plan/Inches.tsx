import type { JSX } from 'preact'

interface InchesProps {
  readonly label: string
  readonly least: number
  readonly most: number
  /** In thousandths of an inch. */
  readonly now: number
  set(next: number): void
}

/** A length in inches, to type. */
export function Inches({ label, least, most, now, set }: InchesProps): JSX.Element {
  return (
    <label>
      {label}
      <input
        type="number"
        min={least / 1000}
        max={most / 1000}
        step="0.1"
        value={now / 1000}
        onChange={({ currentTarget }) => {
          if (Number.isFinite(currentTarget.valueAsNumber)) set(Math.round(currentTarget.valueAsNumber * 1000))
        }}
      />
      ″
    </label>
  )
}
