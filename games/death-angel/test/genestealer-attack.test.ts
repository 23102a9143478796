import type { GameEvent } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { formationText, type Given, swarmText, table } from './given.ts'

/** A table at the beginning of the attack phase; the events after it are harmless. */
function attack(given: Given, seats = 1): Play<State> {
  return table({ phase: 'attack', events: ['enter-formation'], ...given }, { seats })
}

/** The events of the attack phase, in short words. */
function attackLog(p: Play<State>): string[] {
  const events = p.events('spectator')
  const end = events.findIndex((event) => event.type === 'phase-begun' && event.phase === '@phase-event')
  return (end < 0 ? events : events.slice(0, end)).flatMap(wordsOf)
}

function wordsOf(event: GameEvent): string[] {
  if (event.type === 'swarm-attacks') return [`${String(event.on)} attacks ${String(event.marine).slice(8)}`]
  if (event.type === 'rolled') return [`rolls ${event.face}`]
  if (event.type === 'defence-held') return [`held by ${event.rule}`]
  if (event.type === 'marine-slain') return [`slain by ${event.rule}`]
  return []
}

test('DA-GATK-1, DA-GATK-2 · every swarm attacks once the marine at its position, from the top down, left before right', () => {
  const p = attack({
    formation: 'leon< deino< scipio<',
    swarms: ['3 left: head', '2 right: claw', '2 left: tail', '1 right: tongue'],
    dice: [5, 5, 5, 5],
  })
  expect(attackLog(p).filter((word) => word.includes('attacks'))).toEqual([
    'swarm:1:right attacks leon',
    'swarm:2:left attacks deino',
    'swarm:2:right attacks deino',
    'swarm:3:left attacks scipio',
  ])
})

test('DA-GATK-3 · after closing ranks the next attacker is the topmost swarm that has not attacked, by the positions of that moment', () => {
  // The marine at 2 falls. The one above moves down with his swarm, which has attacked; the swarm of 3 has still to attack.
  const p = attack({
    formation: 'leon< deino< scipio< omnio<',
    swarms: ['1 right: tongue', '2 left: tail', '2 right: head', '4 right: claw'],
    dice: [5, 0, 5, 5],
  })
  expect(attackLog(p)).toEqual([
    'swarm:1:right attacks leon',
    'rolls 5',
    'held by DA-GATK-4',
    'swarm:2:left attacks deino',
    'rolls 0',
    'slain by DA-GATK-5',
    'swarm:1:right attacks leon',
    'rolls 5',
    'held by DA-GATK-4',
    'swarm:3:right attacks omnio',
    'rolls 5',
    'held by DA-GATK-4',
  ])
})

test('DA-GATK-4, DA-GATK-10 · a number above the size of the swarm holds, and the swarm stays', () => {
  const p = attack({ formation: 'leon< deino<', swarms: ['1 left: head tail'], dice: [3] })
  expect(attackLog(p)).toEqual(['swarm:1:left attacks leon', 'rolls 3', 'held by DA-GATK-4'])
  expect(p.events('spectator', 'rolled')).toMatchObject([{ rule: 'DA-GATK-4', face: 3 }])
  expect(formationText(p.g)).toBe('leon< deino<')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail')
})

test('DA-GATK-5 · a number equal to the size of the swarm slays the marine at once', () => {
  const p = attack({ formation: 'leon< deino< scipio<', swarms: ['1 left: head tail'], dice: [2] })
  expect(attackLog(p)).toEqual(['swarm:1:left attacks leon', 'rolls 2', 'slain by DA-GATK-5'])
  expect(formationText(p.g)).toBe('deino< scipio<')
})

test('DA-GATK-6, DA-GATK-8 · a 0 hits even a swarm of one, and a skull alone holds nothing', () => {
  const zero = attack({ formation: 'leon< deino< scipio<', swarms: ['1 left: head'], dice: [0] })
  expect(attackLog(zero).at(-1)).toBe('slain by DA-GATK-5')
  const skull = attack({ formation: 'leon< deino< scipio<', swarms: ['1 left: head'], dice: [1] })
  expect(attackLog(skull).at(-1)).toBe('slain by DA-GATK-5')
})

test('DA-GATK-7 · the die is rolled against a swarm of any size, because an ability may still hold', () => {
  const swarm = ['1 left: head head head tail tail tail']
  const lost = attack({ formation: 'gideon< noctis< deino<', swarms: swarm, dice: [5] })
  expect(attackLog(lost)).toEqual(['swarm:1:left attacks gideon', 'rolls 5', 'slain by DA-GATK-5'])
  const blocked = attack({ formation: 'gideon< noctis< deino<', swarms: swarm, resolved: 'block', dice: [2] })
  expect(attackLog(blocked)).toEqual(['swarm:1:left attacks gideon', 'rolls 2', 'held by DA-ABIL-1'])
})

test('DA-GATK-9 · the reroll comes before the abilities, and the Artefact last, only where the attack would hit', () => {
  const p = attack({ formation: 'gideon<+1 noctis< deino<', swarms: ['1 left: head tail'], resolved: 'block', artefact: 0, dice: [0, 1] })
  expect(p.options()).toEqual(['keep', 'reroll:0'])
  p.answer('reroll:0')
  expect(attackLog(p).at(-1)).toBe('held by DA-ABIL-1')
  expect(p.g.artefactHolder).toBe(0)

  const saved = attack({ formation: 'gideon<+1 noctis< deino<', swarms: ['1 left: head tail'], artefact: 0, dice: [0] })
  saved.answer('keep')
  expect(saved.options()).toEqual(['artefact', 'decline'])
  saved.answer('artefact')
  expect(attackLog(saved).at(-1)).toBe('held by DA-TERR-15')
  expect(saved.g.artefactHolder).toBe(-1)
})

test('DA-GATK-11 · a swarm that slew its marine stays at its place and does not attack again', () => {
  const p = attack({ formation: 'leon< deino< scipio<', swarms: ['1 right: head tail'], dice: [0] })
  expect(attackLog(p)).toEqual(['swarm:1:right attacks leon', 'rolls 0', 'slain by DA-GATK-5'])
  expect(swarmText(p.g, 1, 'right')).toBe('head tail')
})

test('DA-GATK-12 · when the left swarm slays the marine, the right one attacks the one who stands there then', () => {
  const p = attack({ formation: 'leon< deino< scipio<', swarms: ['1 left: head', '1 right: tail'], dice: [0, 5] })
  expect(attackLog(p)).toEqual([
    'swarm:1:left attacks leon',
    'rolls 0',
    'slain by DA-GATK-5',
    'swarm:1:right attacks deino',
    'rolls 5',
    'held by DA-GATK-4',
  ])
})

test('DA-GATK-13 · a protected swarm does not attack', () => {
  const p = attack({ formation: 'leon< deino<', swarms: ['1 left: head protected', '2 left: tail'], dice: [5] })
  expect(attackLog(p)).toEqual(['swarm:2:left attacks deino', 'rolls 5', 'held by DA-GATK-4'])
})

test('DA-GATK-14 · without a swarm the phase passes without a roll', () => {
  const p = attack({ formation: 'leon< deino<', blips: [5, 5] })
  expect(attackLog(p)).toEqual([])
  expect(p.g.round).toBe(4)
})
