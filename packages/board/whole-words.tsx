import { Fragment, type JSX } from 'preact'

const SOFT = '\u00ad'

/**
 * A name whose words may have soft hyphens. A browser fills a line up to one of them even where the whole word has room on the next line; here a word
 * breaks only where a whole line is too short for it.
 */
export function WholeWords({ name }: { readonly name: string }): JSX.Element {
  const parts = name.split(/( )|(?<=-)/).filter((part) => part !== undefined && part !== '')
  if (parts.length === 1 || !name.includes(SOFT)) return <>{name}</>
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>{part.includes(SOFT) ? <span class="kit-word">{part}</span> : part}</Fragment>
      ))}
    </>
  )
}
