import { styleText } from 'node:util'

type Paint = (text: string) => string

/** Styles of terminal output; plain text if the output is no terminal or colours are off. */
export interface Colours {
  readonly good: Paint
  readonly bad: Paint
  readonly strong: Paint
  readonly faint: Paint
  readonly number: Paint
}

/** The styles of an output. Respects NO_COLOR and FORCE_COLOR. */
export function colours(stream: NodeJS.WriteStream): Colours {
  const paint =
    (format: Parameters<typeof styleText>[0]): Paint =>
    (text) =>
      styleText(format, text, { stream })
  return { good: paint('green'), bad: paint('red'), strong: paint('bold'), faint: paint('dim'), number: paint('cyan') }
}
