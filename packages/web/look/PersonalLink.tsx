import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { personalLink } from '../connection/here.ts'
import { CopyField } from './CopyField.tsx'

/** The link that brings one's seats to another device; nothing before one has played on the server. */
export function PersonalLink(): JSX.Element | null {
  const url = personalLink()
  return url === null ? null : <CopyField name={say('personal-link')} value={url} />
}
