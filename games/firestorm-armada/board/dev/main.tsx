import { NO_BOTS } from '@orrery/board'
import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/base.css'
import '../../../../packages/board/kit.css'
import '../css/parts.css'
import './workshop.css'
import { type Language, tableText } from '@orrery/text'
import { render } from 'preact'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import { SeatSetup } from '../fleets/SeatSetup.tsx'
import { Page as FleetBuilder } from '../pages/fleets.tsx'
import { Kit, Ships, Sizes } from './gallery.tsx'

const asked = new URLSearchParams(location.search)
const language: Language = asked.get('lang') === 'hu' ? 'hu' : 'en'
const text = tableText(language, language === 'hu' ? hu : en)
document.documentElement.lang = language

function Workshop() {
  if (asked.get('show') === 'fleets')
    return (
      <FleetBuilder
        language={language}
        link={asked.get('fleet') ?? ''}
        address={`${location.origin}/#/fleets/`}
        shared={(data) => `${location.origin}/share/page/fleets/${data}`}
        openRule={console.info}
        leave={() => history.back()}
        play={console.info}
        bots={NO_BOTS}
      />
    )
  if (asked.get('show') === 'setup')
    return <SeatSetup seat={0} settings={{ fleet: 'aquans-800' }} change={console.info} text={text} spread />
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
