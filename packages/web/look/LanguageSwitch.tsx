import type { JSX } from 'preact'
import { set, settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'

const LANGUAGES = [
  ['en', 'English'],
  ['hu', 'magyar'],
] as const

/** Switches between English and Hungarian at any time. */
export function LanguageSwitch(): JSX.Element {
  return (
    <fieldset class="lang" aria-label={say('language')}>
      {LANGUAGES.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={name}
          aria-pressed={settings.value.language === language}
          onClick={() => set({ language })}
        >
          {language.toUpperCase()}
          <span class="sr"> {name}</span>
        </button>
      ))}
    </fieldset>
  )
}
