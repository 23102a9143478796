import { NO_BOTS } from '@orrery/board'
import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/base.css'
import '../card/index.css'
import '../decks/index.css'
import './workshop.css'
import { type Language, tableText } from '@orrery/text'
import { render } from 'preact'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import { DeckBuilder } from '../decks/DeckBuilder.tsx'
import { Gallery, States } from './gallery.tsx'
import { TrialTable } from './table.tsx'

const asked = new URLSearchParams(location.search)
const language: Language = asked.get('lang') === 'hu' ? 'hu' : 'en'
const text = tableText(language, language === 'hu' ? hu : en)
document.documentElement.lang = language

function Workshop() {
  const from = Number(asked.get('from') ?? 0)
  const to = Number(asked.get('to') ?? 1000)
  if (asked.get('show') === 'decks')
    return (
      <DeckBuilder
        language={language}
        link={asked.get('deck') ?? ''}
        address={`${location.origin}/#/decks/`}
        shared={(data) => `${location.origin}/share/page/decks/${data}`}
        openRule={console.info}
        leave={() => history.back()}
        bots={NO_BOTS}
      />
    )
  if (asked.get('show') === 'table') {
    const [first = 'veres-dagaly', second = 'boly-ebredese'] = (asked.get('decks') ?? '').split(',').filter((deck) => deck !== '')
    return (
      <TrialTable
        text={text}
        seed={asked.get('seed') ?? '1'}
        steps={Number(asked.get('steps') ?? 0)}
        until={asked.get('until') ?? ''}
        decks={[first, second]}
      />
    )
  }
  if (asked.get('show') === 'states') return <States text={text} />
  return <Gallery text={text} large={asked.get('show') === 'large'} from={from} to={to} />
}

render(
  <div class="cg cg-motion">
    <Workshop />
  </div>,
  document.getElementById('app') as HTMLElement,
)
