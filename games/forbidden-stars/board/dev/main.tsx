import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/base.css'
import '../css/art.css'
import '../css/card.css'
import '../css/map.css'
import './workshop.css'
import { type Language, tableText } from '@orrery/text'
import { render } from 'preact'
import { boardEn } from '../../text/board.en.ts'
import { boardHu } from '../../text/board.hu.ts'
import { cardTexts } from '../../text/cards.ts'
import { Sprite } from '../art/Sprite.tsx'
import { Cards } from './cards.tsx'
import { Gallery } from './gallery.tsx'
import { MapPage } from './map.tsx'

const wish = new URLSearchParams(location.search)
const language: Language = wish.get('lang') === 'hu' ? 'hu' : 'en'
const text = tableText(language, `${language === 'hu' ? boardHu : boardEn}\n${cardTexts(language)}`)
const show = wish.get('show')

const root = document.getElementById('workshop')
if (root)
  render(
    <>
      <Sprite />
      {show === 'map' ? <MapPage text={text} /> : show === 'cards' ? <Cards text={text} /> : <Gallery />}
    </>,
    root,
  )
