import type { Fill } from '@orrery/text'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Props {
  readonly line: string
  readonly fields: Fill
}

/** The prompt: plain text at first; the names in it become buttons once they are loaded. */
export function Prompt(props: Props): JSX.Element {
  const [Said, setSaid] = useState<ComponentType<Props> | null>(null)
  useEffect(() => void import('./Said.tsx').then((module) => setSaid(() => module.Said)), [])
  return <span>{Said === null ? props.line : <Said {...props} />}</span>
}
