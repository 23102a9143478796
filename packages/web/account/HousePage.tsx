import { type HouseReply, houseRules } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { knows, say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { keptKey } from '../host/asked.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Choice } from '../look/SettingsForm.tsx'
import { Switch } from '../look/Switch.tsx'
import { account } from './asked.ts'
import { Field, Form, problemLine } from './Form.tsx'
import { askHouse } from './house.ts'
import { Reports, SanctionDialog, Sanctioned } from './PeacePage.tsx'
import { SeasonsCard } from './SeasonsCard.tsx'

const ROLES = ['host', 'moderator', 'judge'] as const
const SIGN_UPS = ['all', 'invitation', 'nobody'] as const
const TABLES = houseRules.entries.tables.pipe[0].options

/** The site's page for hosts and moderators: reports and sanctions, and for hosts also people, rules and invitations; and past acts. */
export function HousePage(): JSX.Element {
  const [house, setHouse] = useState<HouseReply | null>(null)
  const [wrong, setWrong] = useState('')
  async function tried(ask: () => Promise<HouseReply>): Promise<void> {
    try {
      setHouse(await ask())
      setWrong('')
    } catch (error) {
      setWrong(problemLine(error))
    }
  }
  const isHost = keptKey() !== null || account.value?.me?.roles.includes('host') === true
  useEffect(() => void tried(() => askHouse('peace', {})), [])
  return (
    <>
      <p class="account-wrong" role="alert">
        {wrong}
      </p>
      {house === null ? null : (
        <>
          <Reports house={house} tried={tried} />
          <Sanctioned house={house} tried={tried} />
          <People house={house} tried={tried} isHost={isHost} />
          {isHost ? <Rules house={house} tried={tried} /> : null}
          {isHost ? <SeasonsCard house={house} tried={tried} /> : null}
          <Acts house={house} />
        </>
      )}
    </>
  )
}

interface Props {
  readonly house: HouseReply
  tried(ask: () => Promise<HouseReply>): Promise<void>
}

/** Whether the reader may act on a player: not on themselves, and a moderator not on a host. */
function mayActOn(player: string, roles: readonly string[]): boolean {
  if (keptKey() !== null) return true
  const me = account.value?.me ?? null
  return me !== null && me.player !== player && (me.roles.includes('host') || !roles.includes('host'))
}

function People({ house, tried, isHost }: Props & { readonly isHost: boolean }): JSX.Element {
  const [acting, setActing] = useState<HouseReply['people'][number] | null>(null)
  return (
    <section class="panel account-card wide" aria-label={say('house-people')} data-people>
      <h2>{say('house-people')}</h2>
      <p>{say(isHost ? 'house-people-is' : 'house-people-are')}</p>
      <ul class="account-list">
        {house.people.map(({ player, name, since, roles }) => (
          <li key={player} class="setting" data-person={name}>
            <span>
              {name}
              <small>{since === null ? say('mark-guest') : say('account-since', { day: dayLine(since) })}</small>
            </span>
            <fieldset class="lang" aria-label={say('house-roles', { name })}>
              {ROLES.map((role) => (
                <button
                  key={role}
                  type="button"
                  aria-pressed={roles.includes(role)}
                  disabled={!isHost}
                  data-role={role}
                  onClick={() => void tried(() => askHouse(roles.includes(role) ? 'take-role' : 'give-role', { player, role }))}
                >
                  {say(`mark-${role}`)}
                </button>
              ))}
            </fieldset>
            {mayActOn(player, roles) ? (
              <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setActing({ player, name, since, roles })}>
                {say('report-act')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {acting === null ? null : (
        <SanctionDialog player={acting.player} name={acting.name} report={null} tried={tried} close={() => setActing(null)} />
      )}
    </section>
  )
}

function Rules({ house, tried }: Props): JSX.Element {
  const { signUp, guests, tables } = house.rules
  const change = (part: Partial<HouseReply['rules']>) => void tried(() => askHouse('rules', { change: part }))
  return (
    <section class="panel account-card" aria-label={say('house-rules')} data-rules>
      <h2>{say('house-rules')}</h2>
      <div class="setting">
        <span>{say('house-sign-up')}</span>
        <Choice
          name={say('house-sign-up')}
          values={SIGN_UPS}
          now={signUp}
          label={(one) => say(`house-${one}`)}
          choose={(one) => change({ signUp: one })}
        />
      </div>
      <div class="setting">
        <span>{say('house-tables')}</span>
        <Choice
          name={say('house-tables')}
          values={TABLES}
          now={tables}
          label={(one) => say(`house-${one}`)}
          choose={(one) => change({ tables: one })}
        />
      </div>
      <Switch label={say('house-guests')} on={guests} turn={(on) => change({ guests: on })} />
      <Announce now={house.rules.announcement} change={(announcement) => tried(() => askHouse('rules', { change: { announcement } }))} />
      <Form quiet act={say('house-invite')} send={() => tried(() => askHouse('invite', {}))} />
      {house.invitation === undefined ? null : (
        <CopyField
          name={say('house-invitation-link')}
          value={new URL(address('account', 'invited', house.invitation), document.baseURI).href}
        />
      )}
    </section>
  )
}

const LONGEST_ANNOUNCEMENT = 500

interface AnnounceProps {
  readonly now: string
  change(announcement: string): Promise<void>
}

/** The announcement on the home page; an empty one shows nothing. */
function Announce({ now, change }: AnnounceProps): JSX.Element {
  const [text, setText] = useState(now)
  return (
    <Form quiet act={say('house-announce')} send={() => change(text)}>
      <Field
        label={say('announcement')}
        hint={say('house-announce-is')}
        name="announcement"
        longest={LONGEST_ANNOUNCEMENT}
        autocomplete="off"
        optional
        value={text}
        change={setText}
      />
    </Form>
  )
}

/** An act in words, if there are any for it. */
function actLine(kind: string, subject: string, detail: string): string {
  const what = Object.values(JSON.parse(detail) as Record<string, unknown>).join(', ')
  const message = `house-act-${kind}`
  return knows(message) ? say(message, { subject, what }) : [kind, subject, what].join(' ')
}

function Acts({ house }: { readonly house: HouseReply }): JSX.Element {
  return (
    <section class="panel account-card" aria-label={say('house-acts')} data-acts>
      <h2>{say('house-acts')}</h2>
      <p>{say('house-acts-is')}</p>
      <ul class="account-kept">
        {house.acts.map(({ seq, at, actor, kind, subject, detail }) => (
          <li key={seq}>
            <b>{actLine(kind, subject ?? '', detail)}</b>
            <span>
              {actor ?? say('house-key')}, {dayLine(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
