import { type CollectionDesk, Dialog } from '@orrery/board'
import { type CollectionInfo, copiesOf, type OpenedPack } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useEffect, useRef, useState } from 'preact/hooks'
import { backPicture } from '../art/picture.ts'
import { SmallCard } from '../card/Small.tsx'
import { type Face, faceById } from '../face.ts'
import { Fair } from './Fair.tsx'
import { wrong } from './words.ts'

interface OpeningProps {
  readonly pack: string
  readonly desk: CollectionDesk
  readonly mine: CollectionInfo
  readonly text: Text
  /** The next pack to open; null if there is none. */
  readonly next: string | null
  open(pack: string): void
  close(): void
}

/** Opening a booster: its cards lie face down, and are turned one by one. */
export function Opening({ pack, desk, mine, text, next, open, close }: OpeningProps) {
  const [opened, setOpened] = useState<OpenedPack | null>(null)
  const [turned, setTurned] = useState<readonly number[]>([])
  const [trouble, setTrouble] = useState('')
  /** The cards owned before the pack: all others are new. */
  const before = useRef(mine.owned)
  const turner = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    desk.open(pack).then(setOpened, (error) => setTrouble(wrong(text, error)))
  }, [pack])
  useEffect(() => turner.current?.focus(), [opened])
  const faces = (opened?.cards ?? []).flatMap((id) => faceById(id) ?? [])
  const isNew = (face: Face) => copiesOf(before.current, face.id) === 0
  const turn = (at: number) => setTurned((now) => (now.includes(at) ? now : [...now, at]))
  const down = faces.findIndex((_, at) => !turned.includes(at))
  const last = faces[turned.at(-1) ?? -1]
  const say = (face: Face) =>
    text.say(isNew(face) ? 'coll-turned-new' : 'coll-turned', {
      name: face.name[text.language],
      rarity: text.say(`board-rarity-${face.rarity}`),
    })
  return (
    <Dialog class="cg cgc-opening" title={text.say('coll-opening')} closeLabel={text.say('deck-close')} close={close} wide>
      {trouble !== '' && (
        <p class="cgd-fault" role="alert">
          {trouble}
        </p>
      )}
      <ol class="cgc-spread">
        {faces.map((face, at) => (
          <PackCard
            key={face.id}
            face={face}
            at={at}
            up={turned.includes(at)}
            isNew={isNew(face)}
            label={turned.includes(at) ? say(face) : text.say('coll-face-down', { number: at + 1, all: faces.length })}
            text={text}
            turn={() => turn(at)}
          />
        ))}
      </ol>
      <p class="cgc-said" role="status">
        {opened !== null && down < 0 ? text.say('coll-opened', { new: faces.filter(isNew).length }) : last === undefined ? '' : say(last)}
      </p>
      <div class="cgc-acts">
        {down >= 0 ? (
          <>
            <button ref={turner} type="button" class="btn primary" data-turn-next onClick={() => turn(down)}>
              {text.say('coll-turn-next')}
            </button>
            <button type="button" class="btn" data-turn-all onClick={() => setTurned(faces.map((_, at) => at))}>
              {text.say('coll-turn-all')}
            </button>
          </>
        ) : (
          opened !== null && (
            <>
              <button type="button" class="btn primary" data-put-away onClick={close}>
                {text.say('coll-put-away')}
              </button>
              {next !== null && (
                <button type="button" class="btn" onClick={() => open(next)}>
                  {text.say('coll-open-next')}
                </button>
              )}
            </>
          )
        )}
      </div>
      {opened !== null && down < 0 && <Fair pack={opened} text={text} />}
    </Dialog>
  )
}

interface PackCardProps {
  readonly face: Face
  readonly at: number
  /** Whether its face is shown. */
  readonly up: boolean
  readonly isNew: boolean
  readonly label: string
  readonly text: Text
  turn(): void
}

/** A card of the pack, face down until it is turned. */
function PackCard({ face, at, up, isNew, label, text, turn }: PackCardProps) {
  return (
    <li class={up ? `up ${face.rarity}` : ''}>
      <div class="cgc-turning" aria-hidden="true">
        <span class="back">
          <img src={backPicture()} alt="" draggable={false} />
        </span>
        <span class="front">
          {up && <SmallCard face={face} text={text} />}
          <span class="foil" />
        </span>
      </div>
      <button type="button" data-turn={at} aria-label={label} onClick={turn} />
      <small aria-hidden="true">
        {up && (
          <>
            <span class={face.rarity}>{text.say(`board-rarity-${face.rarity}`)}</span>
            {isNew && <b>{text.say('coll-new')}</b>}
          </>
        )}
      </small>
    </li>
  )
}
