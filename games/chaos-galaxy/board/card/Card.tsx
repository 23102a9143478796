import type { Text } from '@orrery/text'
import type { CSSProperties } from 'preact'
import { PALETTES } from '../art/palette.ts'
import { picture } from '../art/picture.ts'
import { FACES, type Face, type Figures, sizeOf } from '../face.ts'
import { FigureRow, showsFigures } from './figures.tsx'
import { CARD_HEIGHT, framePicture, platePicture } from './frame.ts'
import { Emblem, Icon, KEYWORD_ICONS, RARITY_SIGNS, Sign } from './Sign.tsx'

/** A race's colours as CSS variables. */
export function raceColours(face: Pick<Face, 'race'>): CSSProperties {
  const R = PALETTES[face.race]
  return { '--rc': R.c, '--rc2': R.c2, '--rk': R.k } as CSSProperties
}

/** The rules text without keywords, which are shown as badges, and with its signed figures marked. */
function rulesText(face: Face, text: Text): { plain: string; parts: readonly (string | { bold: string })[] } {
  let plain = face.text[text.language]
  const lead = `${face.keywords.map((keyword) => text.say(`board-keyword-${keyword}`)).join(', ')}.`
  if (face.keywords.length > 0 && plain.toLocaleLowerCase(text.language).startsWith(lead.toLocaleLowerCase(text.language))) {
    plain = plain.slice(lead.length).trim()
  }
  const parts = plain.split(/([+\u2212-]\d+)/).map((part) => (/^[+\u2212-]\d/.test(part) ? { bold: part.replace('-', '\u2212') } : part))
  return { plain, parts }
}

/** The top of the text plate, in units of the drawing: a long text takes room from the picture, not from the type size. */
function plateTop(face: Face, plain: string, flavour: string, keywords: boolean): number {
  const tight = plain.length > 170
  const text = Math.ceil(plain.length / (tight ? 47 : 43)) * (tight ? 18.8 : 20.6)
  const need = (keywords ? 31 : 0) + text + (flavour === '' ? 0 : Math.ceil(flavour.length / 50) * 17.6 + 15) + 14
  const figures = showsFigures(face)
  return Math.round(Math.max(170, Math.min(figures ? 294 : 316, CARD_HEIGHT - 36 - 38 - (figures ? 62 : 4) - need)))
}

/** A card at inspection size; its width is the variable `--w`. `now` shows current figures. */
export function Card({ face, text, now }: { face: Face; text: Text; now?: Figures | undefined }) {
  const { language } = text
  const { plain, parts } = rulesText(face, text)
  const flavour = face.flavour?.[language] ?? ''
  const top = plateTop(face, plain, flavour, face.keywords.length > 0)
  const name = face.name[language]
  const size = sizeOf(face)
  const rarity = text.say(`board-rarity-${face.rarity}`)
  return (
    <article class={`cg-card ${face.type}`} lang={language} style={{ ...raceColours(face), '--y': `${top / 10}em` } as CSSProperties}>
      <img class="cg-card-art" src={picture(face, Math.round((300 * 360) / (top + 12)), true)} alt="" draggable={false} />
      <img src={platePicture(face.race, top)} alt="" draggable={false} />
      <img src={framePicture(face.race)} alt="" draggable={false} />
      <header>
        <span class="cg-cost" data-means="board-cost">
          <i>{face.cost}</i>
        </span>
        <h3 class={name.length > 20 ? 'long' : ''}>{name}</h3>
        <span class={`cg-rarity ${face.rarity}`} data-means={`board-rarity-${face.rarity}`}>
          <Sign name={RARITY_SIGNS[face.rarity]} />
        </span>
      </header>
      <div class="cg-card-body">
        <div class="cg-card-type">
          <Emblem race={face.race} />
          <span>
            <b data-means={`board-race-${face.race}`}>{text.say(`board-race-${face.race}`)}</b>{' '}
            <span data-means={`board-type-${face.type}`}>{text.say(`board-type-${face.type}`)}</span>
          </span>
          <span class="sub">
            <Sign name={face.type} />
            <span data-means={`board-subtype-${face.subtype}`}>{text.say(`board-subtype-${face.subtype}`)}</span>
            {size > 0 && (
              <span class="cg-pips" title={text.say('board-size', { size })}>
                {'·'
                  .repeat(size)
                  .split('')
                  .map((_, i) => (
                    <i key={i} />
                  ))}
              </span>
            )}
          </span>
        </div>
        <FigureRow face={face} now={now} named text={text} />
        <div class={`cg-card-text${plain.length > 170 ? ' tight' : ''}`}>
          {face.keywords.length > 0 && (
            <p class="kws">
              {face.keywords.map((keyword) => (
                <span key={keyword} class="cg-kw" data-means={`board-keyword-${keyword}`}>
                  <Icon name={KEYWORD_ICONS[keyword]} />
                  {text.say(`board-keyword-${keyword}`)}
                </span>
              ))}
            </p>
          )}
          {plain !== '' && <p>{parts.map((part, i) => (typeof part === 'string' ? part : <b key={i}>{part.bold}</b>))}</p>}
          {flavour !== '' && <p class="fl">{flavour}</p>}
        </div>
      </div>
      <footer>
        <Sign name="first" />
        <span>
          CG {String(face.number + 1).padStart(3, '0')}/{FACES.length}
        </span>
        {face.clan !== null && (
          <span class="clan" data-means={`board-clan-${face.clan}`}>
            {text.say(`board-clan-${face.clan}`)}
          </span>
        )}
        <span class="rr" data-means={`board-rarity-${face.rarity}`}>
          {rarity}
        </span>
      </footer>
    </article>
  )
}
