import { Fragment, type JSX } from 'preact'

const SOFT = '\u00ad'
/** From this many letters on a word is long: it fits no line of the smallest cards. */
const LONG = 14

/**
 * A name whose words may have soft hyphens. A browser fills a line up to one of them even where the whole word has room on the next line; here a word
 * breaks only where a whole line is too short for it. Long words are marked (`is-long`), for cards on which none fits: kept together, such a word takes
 * a line more, because nothing else stands beside its end.
 */
export function WholeWords({ name }: { readonly name: string }): JSX.Element {
  const parts = name.split(/( )|(?<=-)/).filter((part) => part !== undefined && part !== '')
  if (parts.length === 1 || !name.includes(SOFT)) return <>{name}</>
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>{part.includes(SOFT) ? <span class={classOf(part)}>{part}</span> : part}</Fragment>
      ))}
    </>
  )
}

function classOf(word: string): string {
  return word.replaceAll(SOFT, '').length < LONG ? 'kit-word' : 'kit-word is-long'
}
