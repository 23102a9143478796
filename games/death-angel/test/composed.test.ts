import { expect, test } from 'vitest'
import { all, unsaidOf } from '../../../packages/text/test/every.ts'
import type { TeamStage } from '../board/dock/Dock.tsx'
import type { ActionScene, LaneScene } from '../board/table/scene.ts'
import { actionCard, CARDS_OF_TEAM } from '../content/actions.ts'
import { EVENTS } from '../content/events.ts'
import { LOCATIONS } from '../content/locations.ts'
import { MARINES, TEAMS } from '../content/marines.ts'
import { TERRAIN } from '../content/terrain.ts'
import { type Order, PARTS } from '../orders/order.ts'
import { PHASES } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

const STAGES: Record<TeamStage, true> = { slain: true, choosing: true, acting: true, done: true, chosen: true, waits: true }

type Because = Exclude<NonNullable<LaneScene['swarms'][number]['risk']>['because'], 'none'>

test('DA-COMP-4 · every message that the board makes up of a name and a value is said in both languages', () => {
  const cards = CARDS_OF_TEAM.flat().map((number) => actionCard(number).key)
  const because = all<Because>({ reroll: true, behind: true, card: true, blessed: true, protected: true })
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['board-phase-', PHASES],
    ['phase-', PHASES, '-is'],
    ['board-type-', all<'support' | 'move' | 'attack'>({ support: true, move: true, attack: true })],
    ['board-card-', all<ActionScene['stage']>({ rest: true, chosen: true, acting: true, done: true, barred: true, jammed: true })],
    ['board-risk-', because],
    ['word-', because],
    ['word-', because, '-is'],
    ['board-move-', all<'adjacent' | 'flank'>({ adjacent: true, flank: true })],
    ['board-ability-', all<'enter' | 'panel'>({ enter: true, panel: true })],
    ['board-pile-', all<'left' | 'right'>({ left: true, right: true })],
    ['side-', all<'left' | 'right'>({ left: true, right: true })],
    ['board-', all<'rolled' | 'card-rolled'>({ rolled: true, 'card-rolled': true })],
    ['terrain-', TERRAIN.filter(({ activate }) => activate).map(({ key }) => key), '-text'],
    ['location-', LOCATIONS.map(({ key }) => key)],
    ['location-', LOCATIONS.filter(({ ability }) => ability !== null).map(({ key }) => key), '-text'],
    ['board-rank-', all<'brother' | 'sergeant' | 'lexicanium'>({ brother: true, sergeant: true, lexicanium: true })],
    ['board-team-', all<TeamStage>(STAGES)],
    ['board-team-', all<TeamStage>(STAGES), '-short'],
    ['board-tab-', TEAMS.map(({ key }) => key)],
    ['team-', TEAMS.map(({ key }) => key)],
    ['marine-', MARINES.map(({ key }) => key)],
    ['terrain-', TERRAIN.map(({ key }) => key)],
    ['event-card-', EVENTS.map(({ key }) => key)],
    ['event-card-', EVENTS.map(({ key }) => key), '-text'],
    ['action-', cards],
    ['action-', cards, '-text'],
    ['board-short-', cards],
    ['board-says-', cards],
    ['board-sheet-its-move-', ['ask', 'now']],
    ['board-sheet-ability-', ['ask', 'roll', 'pile-left', 'pile-right', 'decline']],
    ['board-standing-', PARTS],
    ['board-said-', all<Order['kind']>({ cards: true, formation: true, standing: true })],
    ['result-', all<'objective' | 'cleared' | 'slain'>({ objective: true, cleared: true, slain: true })],
  ])
  expect(unsaid).toEqual([])
})
