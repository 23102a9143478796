import type { PartProps } from './part.ts'

interface LinkProps extends Pick<PartProps, 'desk' | 'text' | 'openRule'> {
  readonly link: string
  readonly copied: boolean
  setCopied(copied: boolean): void
}

/** The link by which others trade with the reader. */
export function OwnLink({ desk, link, text, openRule, copied, setCopied }: LinkProps) {
  const { Name } = desk
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
          class="field"
          readOnly
          value={link}
          data-link
          aria-label={text.say('coll-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn small" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {text.say(copied ? 'coll-copied' : 'coll-copy')}
        </button>
      </div>
    </section>
  )
}
