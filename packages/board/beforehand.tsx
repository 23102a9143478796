import './beforehand.css'

import type { Text } from '@orrery/text'
import type { ComponentChildren } from 'preact'

/** A line of a sheet: a label and its choices. */
export interface SaidLine {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Whether it belongs to the line above it. */
  readonly besides?: boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  choose(value: string): void
}

/** An entry of a list; pressing it removes it. */
export interface Listed {
  readonly id: string
  readonly label: string
  remove(): void
}

interface Props {
  readonly title: string
  readonly lines: readonly SaidLine[]
  readonly listed?: readonly Listed[]
  /** The label of the sheet's submit button, which is off while `act` is null. */
  readonly label: string
  readonly act: (() => void) | null
  readonly children?: ComponentChildren
}

/** A switch that shows a standing order and turns it off. */
export interface Standing {
  readonly id: string
  readonly label: string
  readonly on: boolean
  press(): void
}

interface StandingSwitchesProps {
  readonly switches: readonly Standing[]
  readonly text: Text
}

/** Switches of standing orders. Several are folded under one line, because the question comes first, and in a sheet its own lines. */
export function StandingSwitches({ switches, text }: StandingSwitchesProps) {
  const rows = switches.map(({ id, label, on, press }) => (
    <label key={id} class="kit-standing">
      <input type="checkbox" data-said={id} checked={on} onChange={press} />
      {label}
    </label>
  ))
  if (rows.length < 2) return <>{rows}</>
  return (
    <details class="kit-standings">
      <summary>{text.say('kit-standings', { on: switches.filter(({ on }) => on).length, all: rows.length })}</summary>
      {rows}
    </details>
  )
}

/** A sheet under a question in which several orders are given together; collapsed until it is opened. */
export function Beforehand({ title, lines, listed = [], label, act, children }: Props) {
  return (
    <details class="kit-beforehand">
      <summary>{title}</summary>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ id, label: said, remove }) => (
            <li key={id}>
              <button type="button" class="btn small" data-said={id} onClick={remove}>
                {said} <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {lines.map(({ id, label: said, value, besides, choices, choose }) => (
        <label key={id} class={besides === true ? 'kit-beforehand-besides' : undefined}>
          <span>{said}</span>
          <select class="field" data-said={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
      <button type="button" class="btn primary" data-said="all" disabled={act === null} onClick={() => act?.()}>
        {label}
      </button>
    </details>
  )
}
