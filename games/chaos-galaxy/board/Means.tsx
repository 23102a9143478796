import { Means as Meanings, MoreMeans } from '@orrery/board/means.tsx'
import type { Text } from '@orrery/text'
import type { PieceView } from '../view.ts'
import type { Face } from './face.ts'

interface Props {
  readonly face: Face
  readonly played: PieceView | undefined
  readonly text: Text
}

const FIGURES = ['speed', 'firepower', 'armour', 'bombing'] as const

/** The signs of a card: race, type, subtype, rarity, and its clan if it has one. */
function signsOf({ race, type, subtype, rarity, clan }: Face): string[] {
  const clans = clan === null ? [] : [`board-clan-${clan}`]
  return [`board-race-${race}`, `board-type-${type}`, `board-subtype-${subtype}`, `board-rarity-${rarity}`, ...clans]
}

/** The meanings of a card's words, states, signs and figures. */
export function Means({ face, played, text }: Props) {
  const keywords = played?.keywords ?? face.keywords
  const states = played === undefined ? [] : [...(played.turned === 'active' ? [] : [played.turned]), ...(played.paid ? [] : ['unpaid'])]
  const terms = [...keywords.map((keyword) => `board-keyword-${keyword}`), ...states.map((state) => `board-state-${state}`)]
  return (
    <div class="means">
      <Meanings terms={terms} text={text} />
      <MoreMeans summary={text.say('board-signs-mean')} terms={signsOf(face)} text={text} />
      {face.type === 'ship' && (
        <MoreMeans summary={text.say('board-figures-mean')} terms={FIGURES.map((figure) => `board-figure-${figure}`)} text={text} />
      )}
    </div>
  )
}
