import type { JSX } from 'preact'

interface SwitchProps {
  readonly label: string
  /** What it means, in small print under the label. */
  readonly help?: string
  readonly on: boolean
  turn(on: boolean): void
  /** Attributes by which tests and styles find it. */
  readonly [data: `data-${string}`]: string | boolean
}

/** A switch on its own line; pressing anywhere on the line toggles it. */
export function Switch({ label, help, on, turn, ...data }: SwitchProps): JSX.Element {
  return (
    <label class="setting">
      <span>
        {label}
        {help === undefined ? null : <small>{help}</small>}
      </span>
      <input {...data} type="checkbox" role="switch" aria-checked={on} checked={on} onChange={() => turn(!on)} />
    </label>
  )
}
