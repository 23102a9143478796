/**
 * What messages are filled with. A text that begins with `@` names a term or message of the game's texts
 * (`@marine-zael`), so that every language says it in its own way.
 */
export type Params = Readonly<Record<string, number | string | readonly string[]>>
