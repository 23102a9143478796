import { CopyButton } from '@orrery/board'
import { useId } from 'preact/hooks'
import type { PartProps } from './part.ts'

interface LinkProps extends Pick<PartProps, 'desk' | 'text' | 'openRule'> {
  readonly link: string
}

/** The link by which others trade with the reader. */
export function OwnLink({ desk, link, text, openRule }: LinkProps) {
  const { Name } = desk
  const field = useId()
  return (
    <section class="panel">
      <h2>
        {text.say('coll-link')}
        <button type="button" class="rule" onClick={() => openRule('CG-COLL-6')}>
          CG-COLL-6
        </button>
      </h2>
      <p>{text.say('coll-link-is')}</p>
      <Name />
      <div class="cgc-link">
        <input
          id={field}
          class="field"
          readOnly
          value={link}
          data-link
          aria-label={text.say('coll-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link} label={text.say('coll-copy')} copied={text.say('coll-copied')} field={field} />
      </div>
    </section>
  )
}
