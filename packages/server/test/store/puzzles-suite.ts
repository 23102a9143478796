import { PUZZLE_LIMITS, type PuzzleBody } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { puzzleOf, puzzlesFor, solversOf } from '../../puzzles/reading.ts'
import { dropPuzzle, likePuzzle, offerPuzzle, solveOfGame, solvePuzzle } from '../../puzzles/writing.ts'
import type { RequestError } from '../../request-error.ts'
import type { Database } from '../../store/database.ts'
import { membersIn } from '../../store/members/index.ts'
import type { Reader } from '../../studies/reading.ts'
import { makeStudy, setStudy } from '../../studies/writing.ts'
import { endDuels, members } from './records-suite.ts'
import type { Tried } from './store-suite.ts'

const ref = 'r'
const person = (id: string, apart: readonly string[] = []): Reader => ({ id, friends: [], apart: new Set(apart) })
const by = (reader: Reader, at = 10) => ({ reader, at })

const AIM = {
  ...{ task: { en: 'Win', hu: 'Nyerj' }, hint: { en: 'Look', hu: 'Nézd' }, rules: ['D-WIN-1'] },
  ...{ during: { round: 1 }, goal: [{ result: { winners: [0] } }], ways: 1 },
}
const bodyOf = (asks: PuzzleBody['asks']): string => JSON.stringify({ seat: 0, seats: 2, options: {}, position: '{"game":"duel"}', asks })

const refusal = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: RequestError) => error.code,
  )

/** Ann has played with Ben, and shares a study of it with all. */
async function studied(database: Database): Promise<string> {
  await members(database, ['ann', 'ben', 'cid'])
  await endDuels(database, [{ id: 'duel', ended: 5, players: ['ann', 'ben'] }])
  const study = await makeStudy(database, { table: 'duel', title: 'Ours' }, by(person('ann')), async () => 8)
  await setStudy(database, { type: 'set-study', ref, study, title: 'Ours', sharing: 'all' }, by(person('ann')))
  return study
}

const offering = (study: string, body = bodyOf(AIM)) => ({
  ...({ type: 'offer-puzzle', ref, study, branch: 0, step: 3, title: 'Win' } as const),
  body,
})

/** Puzzles of members on every store, whatever engine carries it. */
export function puzzlesSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a puzzle is offered by who made its study, is liked and solved once by others, and goes with its maker`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const [ann, ben, cid] = [person('ann'), person('ben'), person('cid')]
    expect(await refusal(offerPuzzle(database, offering(study), by(ben)))).toBe('forbidden')
    const puzzle = await offerPuzzle(database, offering(study), by(ann))
    const solve = (reader: Reader) => solvePuzzle(database, { type: 'solve-puzzle', ref, puzzle }, by(reader))
    const like = (reader: Reader, on: boolean) => likePuzzle(database, { type: 'like-puzzle', ref, puzzle, on }, by(reader))
    await solve(ann)
    await solve(ben)
    await solve(ben)
    await like(ben, true)
    await like(cid, true)
    expect(await refusal(like(ann, true))).toBe('forbidden')
    expect(await puzzleOf(database, puzzle, ben)).toMatchObject({
      ...{ puzzle, game: 'duel', title: 'Win', ways: 1, by: { name: 'ann' }, mine: false, body: bodyOf(AIM) },
      ...{ likes: 2, liked: true, solvers: 1, solved: true, study, branch: 0, step: 3 },
    })
    expect((await puzzlesFor(database, { game: 'duel' }, cid)).puzzles).toMatchObject([{ puzzle, solved: false }])
    expect((await puzzlesFor(database, { game: 'other' }, cid)).puzzles).toEqual([])
    // Who is kept apart from its maker finds none, and from who likes it counts them not.
    expect((await puzzlesFor(database, {}, person('cid', ['ann']))).puzzles).toEqual([])
    expect(await refusal(puzzleOf(database, puzzle, person('cid', ['ann'])))).toBe('unknown-puzzle')
    expect(await puzzleOf(database, puzzle, person('ann', ['ben']))).toMatchObject({ likes: 1, solvers: 0 })
    expect(await refusal(dropPuzzle(database, { type: 'drop-puzzle', ref, puzzle }, by(ben)))).toBe('forbidden')
    await database.transaction((db) => db.updateTable('members').set({ leaving: 1 }).where('player', '=', 'ann').execute())
    expect(await membersIn(database).erase('ann', 2, 'nobody')).toBe(true)
    for (const table of ['puzzles', 'puzzle_likes', 'puzzle_solvers'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test(`${name} · who solves a puzzle that comes with a game is counted once, and goes with their account`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann', 'ben'])
    const named = { game: 'duel', lesson: 'win-now-1' }
    const solve = (id: string) => solveOfGame(database, named, by(person(id)))
    expect(await solversOf(database, named)).toBe(0)
    await solve('ann')
    await solve('ann')
    await solve('ben')
    expect(await solversOf(database, named)).toBe(2)
    expect(await solversOf(database, { ...named, lesson: 'other' })).toBe(0)
    await database.transaction((db) => db.updateTable('members').set({ leaving: 1 }).where('player', '=', 'ann').execute())
    expect(await membersIn(database).erase('ann', 2, 'nobody')).toBe(true)
    expect(await solversOf(database, named)).toBe(1)
  })

  test(`${name} · what is no puzzle is refused, also too many of one member; in words it has no proof`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const ann = person('ann')
    const offer = (body: string) => refusal(offerPuzzle(database, offering(study, body), by(ann)))
    expect(await offer('{')).toBe('malformed')
    expect(await offer(bodyOf({ ...AIM, ways: 0 }))).toBe('malformed')
    expect(await offer(bodyOf({ words: '' }))).toBe('malformed')
    const puzzle = await offerPuzzle(database, offering(study, bodyOf({ words: '<b>Live</b>' })), by(ann))
    expect(await puzzleOf(database, puzzle, ann)).toMatchObject({ ways: null })
    await dropPuzzle(database, { type: 'drop-puzzle', ref, puzzle }, by(ann))
    for (let n = 0; n < PUZZLE_LIMITS.each; n++) await offerPuzzle(database, offering(study), by(ann, n))
    expect(await offer(bodyOf(AIM))).toBe('too-many')
    const first = await puzzlesFor(database, {}, ann)
    const last = first.puzzles.at(-1)
    const second = await puzzlesFor(database, { before: { at: last?.created ?? 0, puzzle: last?.puzzle ?? '' } }, ann)
    expect([first.puzzles.length, first.more, second.puzzles[0]?.created]).toEqual([30, true, (last?.created ?? 0) - 1])
  })
}
