import { styleText } from 'node:util'

type Paint = (text: string) => string

/** How things are told apart in a terminal; plain text where the output is no terminal or colours are not wanted. */
export interface Colours {
  readonly good: Paint
  readonly bad: Paint
  readonly strong: Paint
  readonly faint: Paint
  readonly number: Paint
}

/** The colours of an output. Heeds NO_COLOR and FORCE_COLOR. */
export function colours(stream: NodeJS.WriteStream): Colours {
  const paint =
    (format: Parameters<typeof styleText>[0]): Paint =>
    (text) =>
      styleText(format, text, { stream })
  return { good: paint('green'), bad: paint('red'), strong: paint('bold'), faint: paint('dim'), number: paint('cyan') }
}
