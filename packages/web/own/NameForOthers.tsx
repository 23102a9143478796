import '../home/making.css'
import type { JSX } from 'preact'
import { NameField } from '../home/NameField.tsx'
import { asMyself } from '../home/online.ts'

/** A field for the reader's name, on pages where others will see it; sent to the server at once. */
export function NameForOthers(): JSX.Element {
  return <NameField changed={() => void asMyself()} />
}
