import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/base.css'
import '../../../../packages/board/kit.css'
import '../css/parts.css'
import './workshop.css'
import { type Language, textOf } from '@orrery/text'
import { render } from 'preact'
import boardEn from '../../text/board.en.ts'
import boardHu from '../../text/board.hu.ts'
import { contentMessages } from '../../text/content.ts'
import { Kit, Ships, Sizes } from './gallery.tsx'

const asked = new URLSearchParams(location.search)
const language: Language = asked.get('lang') === 'hu' ? 'hu' : 'en'
const text = textOf(language, language === 'hu' ? boardHu : boardEn, contentMessages(language))
document.documentElement.lang = language

function Workshop() {
  if (asked.get('show') === 'sizes') return <Sizes text={text} />
  if (asked.get('show') === 'kit') return <Kit text={text} />
  return <Ships text={text} />
}

render(
  <div class="fa">
    <Workshop />
  </div>,
  document.getElementById('app') as HTMLElement,
)
