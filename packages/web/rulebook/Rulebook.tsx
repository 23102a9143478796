import './rulebook.css'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { Icon } from '../look/Icon.tsx'
import { type Book, type BookRule, type BookSection, bookOf, found, inLanguage } from './book.ts'

/** A game's rulebook with search, sections, rulings and examples, opened at a rule. */
export function Rulebook({ game, rule }: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const [book, setBook] = useState<Book | null | undefined>(undefined)
  useLatest([game], () => bookOf(game), setBook)
  if (book === undefined) return <p class="loading">{say('loading')}</p>
  if (book === null) return <p>{say('no-rulebook')}</p>
  return <Pages book={book} rule={rule} />
}

function Pages({ book, rule }: { readonly book: Book; readonly rule: string | null }): JSX.Element {
  const { language } = settings.value
  const [wish, setWish] = useState('')
  const [at, setAt] = useState(rule)
  const pages = useRef<HTMLDivElement>(null)
  const hits = useMemo(() => found(book, wish, language), [book, wish, language])
  const searches = wish.trim() !== ''
  useEffect(() => setAt(rule), [rule])
  useEffect(() => {
    const target = at === null ? null : pages.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(at)}`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [at])
  return (
    <div class="rulebook">
      <div class="rulebook-top">
        <label class="search">
          <Icon name="search" />
          <span class="sr">{say('search-rules')}</span>
          <input
            class="field"
            type="search"
            placeholder={say('search-rules')}
            value={wish}
            onInput={({ currentTarget }) => setWish(currentTarget.value)}
          />
        </label>
        <label class="jump">
          <span class="sr">{say('sections')}</span>
          <select
            class="field"
            value=""
            onChange={({ currentTarget }) => {
              const { value } = currentTarget
              setWish('')
              requestAnimationFrame(() => pages.current?.querySelector(`#section-${CSS.escape(value)}`)?.scrollIntoView())
            }}
          >
            <option value="">{say('sections')}</option>
            {book.sections.map((section) => (
              <option key={section.id} value={section.id}>
                {section.title[language]}
              </option>
            ))}
          </select>
        </label>
        <span class="sr" role="status">
          {searches ? say('rules-found', { n: hits.length }) : ''}
        </span>
      </div>
      <div ref={pages} class="pages" tabIndex={0} role="document" aria-label={book.title[language]}>
        {searches && hits.length === 0 ? <p>{say('rules-none')}</p> : null}
        {searches ? (
          <ol class="hits">
            {hits.map(({ rule: one, section }) => (
              <RuleEntry key={one.id} rule={one} current={one.id === at} of={section} noted />
            ))}
          </ol>
        ) : (
          book.sections.map((section) => <Section key={section.id} section={section} at={at} />)
        )}
        {!searches && book.terms !== undefined ? (
          <section id="section-terms">
            <h2>{say('terms')}</h2>
            <dl>
              {book.terms.map((term) => (
                <div key={term.id}>
                  <dt>{term[language]}</dt>
                  <dd>{term.means[language]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** A section: its summary, its rules, and the notes on them separately. */
function Section({ section, at }: { readonly section: BookSection; readonly at: string | null }): JSX.Element {
  const { language } = settings.value
  const { plain } = section
  const noted = section.rules.filter(({ ruling, example }) => ruling !== undefined || example !== undefined)
  return (
    <section id={`section-${section.id}`}>
      <h2>{section.title[language]}</h2>
      {plain === undefined ? null : (
        <div class="plain">
          <p>{plain[language]}</p>
          {plain.example === undefined ? null : (
            <p>
              <b>{say('example')}</b> {plain.example[language]}
            </p>
          )}
        </div>
      )}
      <ol>
        {section.rules.map((one) => (
          <RuleEntry key={one.id} rule={one} current={one.id === at} noted={one.id === at} />
        ))}
      </ol>
      {noted.length === 0 ? null : (
        <details class="reading">
          <summary>{say('how-we-read', { n: noted.length })}</summary>
          {noted.map((one) => (
            <div key={one.id}>
              <span class="rule">{one.id}</span>
              <Notes rule={one} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

interface EntryProps {
  readonly rule: BookRule
  readonly current: boolean
  /** Whether its notes are shown with it. */
  readonly noted: boolean
  /** Its section, if nothing else shows it. */
  readonly of?: BookSection
}

function RuleEntry({ rule, current, noted, of }: EntryProps): JSX.Element {
  const { language } = settings.value
  return (
    <li id={`rule-${rule.id}`} class={current ? 'current' : ''} tabIndex={-1} aria-current={current ? 'true' : undefined}>
      <span class="rule">{rule.id}</span>
      {of === undefined ? null : <span class="of">{of.title[language]}</span>}
      <p>{rule[language]}</p>
      {noted ? <Notes rule={rule} /> : null}
    </li>
  )
}

/** A rule's ruling and example. Text in only one language is marked with that language. */
function Notes({ rule }: { readonly rule: BookRule }): JSX.Element {
  const { language } = settings.value
  const lang = (note: BookRule['ruling']): string | undefined => (typeof note === 'string' && language !== 'en' ? 'en' : undefined)
  return (
    <>
      {rule.ruling === undefined ? null : (
        <p class="ruling">
          <b>{say('ruling')}</b> <span lang={lang(rule.ruling)}>{inLanguage(rule.ruling, language)}</span>
        </p>
      )}
      {rule.example === undefined ? null : (
        <p class="example">
          <b>{say('example')}</b> <span lang={lang(rule.example)}>{inLanguage(rule.example, language)}</span>
        </p>
      )}
    </>
  )
}
