import './rulebook.css'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { type Book, type BookRule, bookOf, found, inLanguage } from './book.ts'

/** A game's rulebook: searched, by sections, with what Orrery decided and examples; opened at a rule. */
export function Rulebook({ game, rule }: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const [book, setBook] = useState<Book | null | undefined>(undefined)
  useEffect(() => void bookOf(game).then(setBook), [game])
  if (book === undefined) return <p class="loading">{say('loading')}</p>
  if (book === null) return <p>{say('no-rulebook')}</p>
  return <Pages book={book} rule={rule} />
}

function Pages({ book, rule }: { readonly book: Book; readonly rule: string | null }): JSX.Element {
  const { language } = settings.value
  const [wish, setWish] = useState('')
  const [at, setAt] = useState(rule)
  const pages = useRef<HTMLDivElement>(null)
  const sections = useMemo(() => found(book, wish, language), [book, wish, language])
  const rules = sections.reduce((sum, section) => sum + section.rules.length, 0)
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
              pages.current?.querySelector(`#section-${CSS.escape(currentTarget.value)}`)?.scrollIntoView()
            }}
          >
            <option value="">{say('sections')}</option>
            {sections.map((section) => (
              <option key={section.id} value={section.id}>
                {section.title[language]}
              </option>
            ))}
          </select>
        </label>
        <span class="sr" role="status">
          {wish === '' ? '' : say('rules-found', { n: rules })}
        </span>
      </div>
      <div ref={pages} class="pages" tabIndex={0} role="document" aria-label={book.title[language]}>
        {rules === 0 ? <p>{say('rules-none')}</p> : null}
        {sections.map((section) => (
          <section key={section.id} id={`section-${section.id}`}>
            <h3>{section.title[language]}</h3>
            <ol>
              {section.rules.map((one) => (
                <RuleEntry key={one.id} rule={one} current={one.id === at} />
              ))}
            </ol>
          </section>
        ))}
        {wish === '' && book.terms !== undefined ? (
          <section id="section-terms">
            <h3>{say('terms')}</h3>
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

function RuleEntry({ rule, current }: { readonly rule: BookRule; readonly current: boolean }): JSX.Element {
  const { language } = settings.value
  return (
    <li id={`rule-${rule.id}`} class={current ? 'current' : ''} tabIndex={-1} aria-current={current ? 'true' : undefined}>
      <span class="rule">{rule.id}</span>
      <p>{rule[language]}</p>
      {rule.ruling === undefined ? null : (
        <p class="ruling">
          <b>{say('ruling')}</b> {inLanguage(rule.ruling, language)}
        </p>
      )}
      {rule.example === undefined ? null : (
        <p class="example">
          <b>{say('example')}</b> {inLanguage(rule.example, language)}
        </p>
      )}
    </li>
  )
}
