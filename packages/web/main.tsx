import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/contrast.css'
import './look/forced.css'
import './look/parts.css'
import './home/home.css'
import './home/top-bar.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { App } from './app/App.tsx'
import { fontsLoaded } from './app/fonts.ts'
import { waitForInstalling } from './app/install.ts'
import { keepFocus } from './app/kept-focus.ts'
import { keepPlaces } from './app/kept-place.ts'
import { reloadOnNewVersion } from './app/new-version.ts'
import { applySettings, settings } from './app/settings.ts'
import { speak } from './app/texts.ts'

applySettings()
waitForInstalling()
keepFocus()
reloadOnNewVersion()
effect(() => void speak(settings.value.language))
const place = document.getElementById('app')
if (place !== null) keepPlaces(place)
if (place !== null) void fontsLoaded(settings.value.language).then(() => render(<App />, place))

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}
