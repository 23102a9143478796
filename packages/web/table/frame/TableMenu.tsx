import type { JSX } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { address, go } from '../../app/route.ts'
import { say } from '../../app/texts.ts'
import { ChosenSettings } from '../../home/ChosenSettings.tsx'
import { isCoachAway, sendCoach } from '../../learn/teaching.ts'
import { CopyField } from '../../look/CopyField.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { Icon } from '../../look/Icon.tsx'
import { SettingsForm } from '../../look/SettingsForm.tsx'
import { small } from '../../look/small.ts'
import { useDesk } from '../desk.ts'
import { CopyScenario } from '../end/CopyScenario.tsx'
import { RulesContext } from '../RuleLink.tsx'
import { isRemote } from '../source/remote.ts'
import { KeysCard } from './KeysCard.tsx'

interface Props {
  /** Gives up for the seat that is shown; null if that is not possible now. */
  readonly concede: (() => void) | null
  /** Whether a bot can be asked for suggestions. */
  readonly suggests: boolean
  close(): void
}

/** The table's menu: the invitation, the settings, a copy of the table, giving up, leaving. */
export function TableMenu({ concede, suggests, close }: Props): JSX.Element {
  const { source, text } = useDesk()
  const [keysShown, showKeys] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [givingUp, setGivingUp] = useState(false)
  const invitation = source.invitation.value
  const free = source.players.value.some(({ holder }) => holder === 'open')
  const local = source.link.value === 'local'
  function leave(): void {
    source.leave()
    go(address())
  }
  return (
    <Dialog title={say('menu')} onClose={close}>
      {invitation === null ? null : <CopyField name={say(free ? 'invite-link' : 'watch-link')} value={invitation.url} />}
      {isCoachAway(source.id) ? (
        <button
          type="button"
          class="btn"
          data-coach="call"
          onClick={() => {
            sendCoach(source.id, false)
            close()
          }}
        >
          <Icon name="bulb" /> {say('coach-call')}
        </button>
      ) : null}
      {small.value === 'sheet' ? <MenuTools suggests={suggests} close={close} /> : null}
      <SettingsForm />
      <ChosenSettings
        game={source.game}
        options={source.options.value}
        text={text}
        {...(isRemote(source) ? { time: source.info.value.time } : {})}
      />
      <p class="menu-keys">
        <button type="button" class="as-link" data-keys-button onClick={() => showKeys(true)}>
          {say('keys')}
        </button>
      </p>
      <CopyScenario />
      {keysShown ? <KeysCard close={() => showKeys(false)} /> : null}
      {concede === null ? null : givingUp ? (
        <div class="give-up">
          <p>{say('concede-sure')}</p>
          <button type="button" class="btn danger" data-concede="really" onClick={concede}>
            {say('concede-really')}
          </button>
          <button type="button" class="btn" onClick={() => setGivingUp(false)}>
            {say('concede-not')}
          </button>
        </div>
      ) : (
        <div class="give-up">
          <button type="button" class="btn" data-concede onClick={() => setGivingUp(true)}>
            <Icon name="flag" /> {say('concede')}
          </button>
        </div>
      )}
      <div class="acts spread">
        {local || source.stage.value !== 'playing' ? (
          <a class="btn" href={address()}>
            <Icon name="leave" /> {say('to-home')}
          </a>
        ) : leaving ? (
          <button type="button" class="btn danger" onClick={leave}>
            {say('leave-really')}
          </button>
        ) : (
          <button type="button" class="btn danger" onClick={() => setLeaving(true)}>
            <Icon name="leave" /> {say('leave')}
          </button>
        )}
        <button type="button" class="btn primary" onClick={close}>
          {say('back-to-table')}
        </button>
      </div>
    </Dialog>
  )
}

/** The tools for which a phone's bar has no room: suggestions and the rulebook. */
function MenuTools({ suggests, close }: Pick<Props, 'suggests' | 'close'>): JSX.Element {
  const { advised } = useDesk()
  const rules = useContext(RulesContext)
  return (
    <div class="menu-tools">
      {suggests ? (
        <button
          type="button"
          class="btn"
          data-suggest-button
          onClick={() => {
            advised.value = !advised.peek()
            close()
          }}
        >
          <Icon name="bulb" /> {say('suggest')}
        </button>
      ) : null}
      <button
        type="button"
        class="btn"
        onClick={() => {
          close()
          rules?.openRule(null)
        }}
      >
        <Icon name="book" /> {say('rulebook')}
      </button>
    </div>
  )
}
