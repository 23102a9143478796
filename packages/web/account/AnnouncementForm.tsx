import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Field, Form } from './Form.tsx'

const LONGEST_ANNOUNCEMENT = 500

interface AnnounceProps {
  readonly now: string
  change(announcement: string): Promise<void>
}

/** The announcement on the home page; an empty one shows nothing. */
export function Announce({ now, change }: AnnounceProps): JSX.Element {
  const [text, setText] = useState(now)
  return (
    <Form quiet act={say('site-announce')} send={() => change(text)}>
      <Field
        label={say('announcement')}
        hint={say('site-announce-is')}
        name="announcement"
        longest={LONGEST_ANNOUNCEMENT}
        autocomplete="off"
        optional
        value={text}
        change={setText}
      />
    </Form>
  )
}
