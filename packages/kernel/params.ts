/**
 * A message's parameters. A text that begins with `@` names a term or message of the game's texts (`@marine-zael`), which each language
 * says in its own way.
 */
export type Params = Readonly<Record<string, number | string | readonly string[]>>
