import type { Viewer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { gameName } from '../../app/catalogue.ts'
import { later, quietlyLater } from '../../app/later.ts'
import { address } from '../../app/route.ts'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { LanguageSwitch } from '../../look/LanguageSwitch.tsx'
import { Mark } from '../../look/Mark.tsx'
import { toast } from '../../look/Toasts.tsx'
import { useDesk } from '../desk.ts'
import { RulesContext } from '../RuleLink.tsx'
import { isRemote } from '../source/remote.ts'
import type { Moment } from '../source/source.ts'
import { refusalOrRule } from '../words.ts'
import { Eyes } from './Eyes.tsx'
import { Phases } from './Phases.tsx'
import { UndoButton } from './UndoButton.tsx'

const OfficialChip = quietlyLater(() => import('../../tournament/OfficialChip.tsx').then((module) => module.OfficialChip))
const NextTable = quietlyLater(() => import('../../away/NextTable.tsx').then((module) => module.NextTable))
const TableMenu = later(() => import('./TableMenu.tsx').then((module) => module.TableMenu))

interface Props {
  /** Null while the table is hidden. */
  readonly moment: Moment | null
  readonly replaying: boolean
  /** Whether the table is imagined. */
  readonly imagined: boolean
  take(viewer: Viewer): void
}

/** The top of the frame: game, phase, undo, rulebook, language, menu. */
export function FrameBar({ moment, replaying, imagined, take }: Props): JSX.Element {
  const { source, board, text, names, viewer } = useDesk()
  const rules = useContext(RulesContext)
  const [menu, setMenu] = useState(false)
  async function concede(): Promise<void> {
    if (viewer === 'spectator' || moment === null) return
    setMenu(false)
    const verdict = await source.answer(viewer, { concede: true }, moment.seen.version)
    if (verdict !== true) toast('warn', refusalOrRule(text, verdict, names))
  }
  return (
    <header class="frame-bar">
      <a class="brand" href={address()} aria-label={say('to-home')}>
        <Mark />
      </a>
      <div class="where">
        <h1>{gameName(source.game)}</h1>
        {moment !== null && board.time !== undefined ? <span class="time">{board.time(moment.seen.view, text)}</span> : null}
        {replaying ? (
          <span class="link-state" data-replaying>
            {imagined ? say('imagined') : say('replay')}
          </span>
        ) : (
          <LinkState />
        )}
        {source.official?.value ? <OfficialChip official={source.official.value} /> : null}
      </div>
      <Phases moment={moment} />
      <div class="tools">
        {moment === null ? null : <Eyes take={take} />}
        {replaying ? null : <UndoButton moment={moment} />}
        {moment === null || replaying || !isRemote(source) ? null : <NextTable table={source.id} />}
        {moment === null || source.suggest === undefined || replaying ? null : <SuggestButton />}
        {moment === null ? null : <LogButton />}
        <button type="button" class="btn small quiet" data-in-menu onClick={() => rules?.openRule(null)}>
          <Icon name="book" />
          <span class="label">{say('rulebook')}</span>
        </button>
        <LanguageSwitch />
        <button type="button" class="btn icon small quiet" aria-label={say('menu')} aria-haspopup="dialog" onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </div>
      {menu ? (
        <TableMenu
          suggests={moment !== null && source.suggest !== undefined && !replaying}
          concede={moment?.seen.canConcede === true && !replaying ? () => void concede() : null}
          close={() => setMenu(false)}
        />
      ) : null}
    </header>
  )
}

/** Asks a bot for suggestions. */
function SuggestButton(): JSX.Element {
  const { advised } = useDesk()
  return (
    <button
      type="button"
      class="btn small quiet"
      data-suggest-button
      data-in-menu
      aria-expanded={advised.value}
      onClick={() => {
        advised.value = !advised.value
      }}
    >
      <Icon name="bulb" />
      <span class="label">{say('suggest')}</span>
    </button>
  )
}

/** Opens and closes players, log and chat; shows the number of unseen lines. */
function LogButton(): JSX.Element {
  const { source, logged, heard } = useDesk()
  const unread = source.chat.value.length - heard.value
  return (
    <button
      type="button"
      class="btn small quiet"
      data-log
      aria-expanded={logged.value}
      title={say('log-title')}
      onClick={() => {
        logged.value = !logged.value
      }}
    >
      <Icon name="log" />
      <span class="label">{say('log')}</span>
      {unread > 0 ? <span class="badge">{unread}</span> : null}
    </button>
  )
}

/** Shows where the table is stored, and whether it can be reached. */
function LinkState(): JSX.Element {
  const { source } = useDesk()
  const link = source.link.value
  return (
    <span class={`link-state ${link}`} role="status">
      {say(`link-${link}`)}
    </span>
  )
}
