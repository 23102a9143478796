import { createHash } from 'node:crypto'
import { type Json, type Position, positionOf, type Seed } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { fight } from '../games/chaos-galaxy/test/fight.ts'
import { act, asked, duel, type GivenSeat, through } from '../games/chaos-galaxy/test/given.ts'
import type { Recorded } from './recorded.ts'

/** Positions of Chaos Galaxy for pictures, and functions that show them in a page. */

const NORA: GivenSeat = {
  credits: 12,
  hand: ['felulbiralas', 'rovidzarlat', 'birodalmi-cirkalo', 'jovobelatas', 'atomtoltet', 'hirvivo'],
  filler: 22,
  trash: ['sasfiok', 'onkentes', 'mozgositas', 'dotacio'],
  wasteland: ['turul', 'bizottsagi-meghallgatas', 'ipari-park', 'szolgarobot'],
  surface: ['urvedelmi-kor +3', 'szenatus +4', 'chazma-toltet unpaid +2', 'kombinalt-fegyverrendszer unpaid +2'],
  hangar: [
    ...['turul', '>durmacel-vertezet', '>koteleknavigator', 'honfoglalo', '>atomtoltet unpaid', '>koteleknavigator unpaid'],
    ...['liktor', 'solyom used'],
  ],
  cantina: ['tengernagy', 'telepata', 'tanacsnok used', 'szolgarobot unpaid'],
}
const BRUNO: GivenSeat = {
  credits: 6,
  hand: ['csendes-merules', 'capatamadas', 'pusztito', 'zavaras'],
  filler: 17,
  trash: ['arnyuszony', 'verdij', 'fosztogato'],
  wasteland: ['nagy-feher', 'blokad'],
  surface: ['zsakmanypiac +3', 'veres-viz unpaid +2', 'kaoszakna unpaid +2', 'tozsde +5'],
  hangar: [
    ...['nagy-feher', '>rozsdas-szigonyveto unpaid', '>torpedoraj unpaid', 'pengefarok used', '>husdaralo unpaid'],
    ...['cobra-flash damaged', '>roncspancel', 'tigrisuszony', '>rozsdas-szigonyveto'],
  ],
  cantina: ['harrrk-trax', 'melyuri-kem unpaid', 'kamikazerobot used'],
}

/** The main phase, late in a duel. */
export function mat(): Position {
  return positionOf(duel({ you: { ...NORA, credits: 7 }, opponent: BRUNO, turn: 14 }).table)
}

/** Two ships that may attack an undefended colony, and little else to do with these credits. */
export function open(credits = 0): Position {
  return positionOf(
    duel({ you: { hangar: ['liktor', 'karom'], credits, filler: 30 }, opponent: { credits: 0, filler: 30 }, turn: 14 }).table,
  )
}

/** An event, a triggered effect and two interrupts wait, each aimed at what lies below it. */
export function stack(): Position {
  const p = duel({ you: { ...NORA, hand: ['elmeuralom', ...(NORA.hand ?? [])] }, opponent: BRUNO, turn: 14 })
  act(p, 'event:{elmeuralom}', 'target:{tigrisuszony}', 'play:{csendes-merules}', 'target:{tigrisuszony}', 'play:{felulbiralas}', 'pass')
  return positionOf(p.table)
}

/** The attacker's ships are to be named. */
export function naming(): Position {
  const p = duel({ you: { ...NORA, credits: 7 }, opponent: BRUNO, turn: 14 })
  through(p, 'attack:colony:1')
  return positionOf(p.table)
}

const FIGHTING = ['turul', '>durmacel-vertezet', 'honfoglalo', '>koteleknavigator', 'liktor', 'solyom']
const FOUGHT = ['nagy-feher', '>rozsdas-szigonyveto unpaid', 'pengefarok', 'holdimado', 'tigrisuszony', '>rozsdas-szigonyveto']

function firing() {
  const hand = ['osszpontositott-tuz', 'durmacel-celterelo', 'erosites', 'felulbiralas', 'birodalmi-cirkalo']
  const p = fight(FIGHTING, FOUGHT, { you: { ...NORA, hangar: FIGHTING, hand }, opponent: { ...BRUNO, hangar: FOUGHT } })
  for (let asking = 0; p.question().seat !== 0 || asked(p) !== 'firing-act'; asking++) {
    if (asking > 30) throw new Error(`nobody may fire: ${asked(p)}`)
    p.answer('pass')
  }
  return p
}

/** The firing step: the shown seat has a ship that may fire. */
export function combat(): Position {
  return positionOf(firing().table)
}

/** The firing step with two cards on the stack: the shown seat may answer the opponent's. */
export function answering(): Position {
  const p = firing()
  act(p, 'play:{osszpontositott-tuz}', 'target:{liktor}', 'play:{csendes-merules}', 'target:{tigrisuszony}')
  return positionOf(p.table)
}

const ASKED = '.question :is(.option, [data-primary], [data-tick], [data-all-options]):not([aria-disabled="true"]), [data-handover]'

/** Stores a table in that position in a page, with `people` people at its screen and bots in the other seats, and opens it. */
export async function show(page: Page, position: Position, game = 'chaos-galaxy', options: Json = {}, people = 1): Promise<void> {
  await keep(page, position, game, options, people)
  await page.waitForSelector(ASKED)
}

/** Stores a table with its record in a page, with `people` people at its screen and bots in the other seats, and opens it. */
export async function showRecorded(page: Page, { position, seed, chronicle }: Recorded, options: Json, people = 1): Promise<void> {
  await keep(page, position, position.game, options, people, { seed, record: { ...chronicle, undone: null } })
  await page.waitForSelector(position.activity === null ? '.result' : ASKED)
}

interface Past {
  readonly seed: Seed
  /** Everything that happened, as one page of the store. */
  readonly record: object
}

const NO_PAST = '00000000000000000000000000000001'

/** Puts a table into the page's store, and opens it. */
async function keep(page: Page, position: Position, game: string, options: Json, people: number, past?: Past): Promise<void> {
  const seats = Array.from({ length: position.seats }, (_, seat) =>
    seat < people ? { name: seat === 0 ? 'Nóra' : 'Bruno', bot: null } : { name: '', bot: 'quick' },
  )
  const over = position.activity === null
  const kept = {
    // Each position has its own id, so that what a page still does with the previous table does not mix with this one.
    id: `here-${createHash('sha256').update(JSON.stringify(position)).digest('hex').slice(0, 16)}`,
    game,
    options,
    seats,
    seed: past?.seed ?? NO_PAST,
    position,
    pages: past === undefined ? 0 : 1,
    clocks: seats.map(() => ({ spent: 0, used: null, late: 0 })),
  }
  const table = { ...kept, created: Date.now(), changed: Date.now(), myTurn: !over, over }
  await page.evaluate(
    ([raw, record]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('orrery', 3)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' })
          request.result.createObjectStore('pages')
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const database = request.result
          const transaction = database.transaction(['tables', 'pages'], 'readwrite')
          const table = JSON.parse(raw)
          transaction.objectStore('tables').put(table)
          if (record !== '') transaction.objectStore('pages').put(JSON.parse(record), [table.id, 0])
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    [JSON.stringify(table), past === undefined ? '' : JSON.stringify(past.record)] as const,
  )
  await page.goto(page.url().replace(/#.*|$/, `#/table/${kept.id}`))
  await page.reload()
}
