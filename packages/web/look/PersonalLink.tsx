import type { JSX } from 'preact'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { previousToken } from '../connection/identity.ts'
import { personalLink } from '../connection/player.ts'
import { CopyField } from './CopyField.tsx'
import { Programs } from './Programs.tsx'

/** The link that brings the player's seats to another device, and the link back to the previous player; nothing before the first game. */
export function PersonalLink(): JSX.Element | null {
  const url = personalLink()
  const before = previousToken()
  if (url === null) return null
  return (
    <>
      <CopyField name={say('personal-link')} value={url} />
      {before === null ? null : (
        <p>
          {say('link-before')}: <a href={address('me', before)}>{say('link-back')}</a>
        </p>
      )}
      <Programs />
    </>
  )
}
