import type { CollectionDesk } from '@orrery/board'
import type { TradeInfo, TradeStep } from '@orrery/collecting'
import { expect, test } from 'vitest'
import { all, unsaidOf } from '../../../../packages/text/test/every.ts'
import { STOPS } from '../../orders/stops.ts'
import type { Goal } from '../../rules/goal.ts'
import { type Combat, STEPS } from '../../state.ts'
import collectionEn from '../../text/collection.en.ts'
import collectionHu from '../../text/collection.hu.ts'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import moreEn from '../../text/more/en.ts'
import moreHu from '../../text/more/hu.ts'
import type { LastingView, PieceView, StackView } from '../../view.ts'
import { FIRST_DECKS } from '../decks/firsts.ts'
import { SORTS } from '../decks/search.ts'
import { CLANS, FIGURES, KEYWORDS, RACES, RARITIES, SUBTYPES, TYPES } from '../face.ts'
import type { Lost } from '../losses.ts'
import { MODES } from '../mat/modes.ts'

type Targeted = Combat['target']

/** The goals for which the table shows how close everybody is. */
const GOALS = all<Exclude<Goal, 'colony'>>({ credits: true, bases: true })

/** Everything that a seat can lose. */
const LOST = all<Lost>({ card: true, colony: true, hand: true, credits: true })

test('CG-CARD-1 · every message that the mat makes up of a name and a value is said in both languages', () => {
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['board-race-', RACES],
    ['board-rarity-', RARITIES],
    ['board-type-', TYPES],
    ['board-types-', TYPES],
    ['board-subtype-', Object.values(SUBTYPES).flat()],
    ['board-clan-', CLANS],
    ['board-keyword-', KEYWORDS],
    ['board-figure-', FIGURES],
    ['board-keyword-', KEYWORDS, '-is'],
    ['deck-bonus-', RACES],
    ['deck-first-', FIRST_DECKS],
    ['deck-sort-', SORTS],
    ['deck-tab-', all<'filters' | 'cards' | 'deck'>({ filters: true, cards: true, deck: true })],
    ['deck-fault-', all<'malformed' | 'oversized' | 'newer' | 'empty'>({ malformed: true, oversized: true, newer: true, empty: true })],
    ['deck-rule-', ['CG-DECK-1', 'CG-DECK-2', 'CG-DECK-4']],
    ['board-group-', ['attack', 'play', 'cards', 'build', 'hide', 'other']],
    ['board-goal-', GOALS],
    ['board-goal-', GOALS, '-wins'],
    ['board-mode-', MODES],
    ['setting-', MODES],
    ['board-stop-', STOPS],
    ['board-step-', STEPS],
    ['board-phase-', ['start', 'main', 'end', ...STEPS]],
    ['board-target-', all<Targeted>({ colony: true, headquarters: true, crew: true, base: true, credits: true, gone: true })],
    ['board-change-', ['hit', 'spare', 'share', 'ordnance', 'heavy', 'bomb', 'stealth']],
    ['board-state-', all<Exclude<PieceView['turned'], 'active'>>({ used: true, damaged: true })],
    ['board-split-', all<'barrage' | 'formation'>({ barrage: true, formation: true })],
    ['board-until-', all<LastingView['until']>({ exchange: true, combat: true, turn: true, permanent: true })],
    ['board-stack-', all<Exclude<StackView['kind'], 'payment' | 'action'>>({ card: true, ability: true, trigger: true })],
    ['board-', all<'trash' | 'wasteland'>({ trash: true, wasteland: true })],
    ['board-loss-', LOST],
    ['board-loss-', LOST, '-to'],
    ['board-from-', all<'hand' | 'trash' | 'wasteland' | 'colony'>({ hand: true, trash: true, wasteland: true, colony: true })],
  ])
  expect(unsaid).toEqual([])
})

test('CG-COLL-1 · every message that the collection makes up of a name and a value is said in both languages', () => {
  const stages = all<Exclude<TradeInfo['stage'], 'open'>>({ done: true, declined: true, withdrawn: true })
  const steps = all<TradeStep['kind']>({ offer: true, counter: true, accept: true, end: true })
  const without = all<Exclude<CollectionDesk['state']['value'], 'asking' | 'there'>>({ off: true, alone: true, away: true })
  const unsaid = unsaidOf({ en: `${en}${collectionEn}`, hu: `${hu}${collectionHu}` }, [
    ['board-race-', RACES],
    ['board-rarity-', RARITIES],
    ['board-type-', TYPES],
    ['board-subtype-', Object.values(SUBTYPES).flat()],
    ['board-clan-', CLANS],
    ['board-keyword-', KEYWORDS],
    ['coll-', without],
    ['coll-', without, '-is'],
    ['coll-pack-', ['booster', 'set', 'prize']],
    ['coll-cause-', all<'begin' | 'table' | 'tournament' | 'other'>({ begin: true, table: true, tournament: true, other: true })],
    ['coll-trades-', ['yours', 'theirs', 'past', 'none']],
    ['coll-short-', [...stages, 'open-mine', 'open-theirs']],
    ['coll-stage-', [...stages, 'open-mine', 'open-theirs']],
    ['coll-step-', steps, '-me'],
    ['coll-step-', steps, '-them'],
  ])
  expect(unsaid).toEqual([])
})
