import { manifests } from '@orrery/games'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { later } from '../app/later.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Icon } from '../look/Icon.tsx'
import { LanguageSwitch } from '../look/LanguageSwitch.tsx'
import { Mark } from '../look/Mark.tsx'

const SettingsForm = later(() => import('../look/SettingsForm.tsx').then((module) => module.SettingsForm))
const PersonalLink = later(() => import('../look/PersonalLink.tsx').then((module) => module.PersonalLink))

/** The pages that the top bar can mark as current. */
export type MainPage = 'home' | 'lobby' | 'learn' | 'rules' | 'cups' | 'club'

/** The bar at the top of every page but the table. */
export function TopBar({ page }: { readonly page: MainPage | undefined }): JSX.Element {
  const [open, setOpen] = useState(false)
  const pages = useRef<HTMLElement>(null)
  useEffect(() => {
    if (pages.current !== null) showCurrent(pages.current)
  }, [page, settings.value.language])
  return (
    <header class="top-bar">
      <a class="brand" href={address()} aria-label="Orrery">
        <Mark />
        <b>ORRERY</b>
      </a>
      <nav ref={pages} class="main-nav" aria-label={say('pages')}>
        <a href={address()} aria-current={page === 'home' ? 'page' : undefined}>
          {say('nav-play')}
        </a>
        <a href={address('lobby')} aria-current={page === 'lobby' ? 'page' : undefined}>
          {say('lobby')}
        </a>
        <a href={address('learn')} aria-current={page === 'learn' ? 'page' : undefined}>
          {say('learn')}
        </a>
        <a href={address('rules')} aria-current={page === 'rules' ? 'page' : undefined}>
          {say('rulebooks')}
        </a>
        <a href={address('tournaments')} aria-current={page === 'cups' ? 'page' : undefined}>
          {say('cups')}
        </a>
        <a href={address('club')} aria-current={page === 'club' ? 'page' : undefined}>
          {say('club')}
        </a>
        {manifests.flatMap(({ pages }) =>
          (pages ?? []).map(({ id, name }) => (
            <a key={id} href={address(id)}>
              {name[settings.value.language]}
            </a>
          )),
        )}
      </nav>
      <div class="right">
        <LanguageSwitch />
        <a class="btn icon small quiet" href={address('account')} aria-label={say('account')}>
          <Icon name="person" />
        </a>
        <button
          type="button"
          class="btn icon small quiet"
          aria-label={say('settings')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="gear" />
        </button>
      </div>
      {open ? (
        <Dialog title={say('settings')} onClose={() => setOpen(false)}>
          <SettingsForm />
          <PersonalLink />
        </Dialog>
      ) : null}
    </header>
  )
}

/** Scrolls the list of pages so that the current one is in the middle. */
function showCurrent(pages: HTMLElement): void {
  const current = pages.querySelector<HTMLElement>('[aria-current]')
  if (current === null) return
  pages.scrollLeft = current.offsetLeft - pages.offsetLeft + (current.offsetWidth - pages.clientWidth) / 2
}
