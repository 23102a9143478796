import type { RequestOf } from '@orrery/protocol'
import { STUDY_LIMITS } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { RequestError } from '../../request-error.ts'
import type { Database } from '../../store/database.ts'
import { membersIn } from '../../store/members/index.ts'
import { partsOf } from '../../store/records/in-bulk.ts'
import { branchOf, commentsAround, commentsOf, type Reader, studiesFor, studyOf, studyRecordOf } from '../../studies/reading.ts'
import {
  addBranch,
  comment,
  dropBranch,
  dropComment,
  dropStudy,
  likeStudy,
  makeStudy,
  setStudy,
  uploadStudy,
} from '../../studies/writing.ts'
import { endDuels, members } from './records-suite.ts'
import { row, type Tried } from './store-suite.ts'

const TABLE = 'duel'
const ref = 'r'
/** How many answers the game has. */
const LENGTH = 8
const lengthOf = async (): Promise<number> => LENGTH
const STEPS = [{ seat: 0, answer: { option: 'fire:1' } }]

const person = (id: string, friends: readonly string[] = [], apart: readonly string[] = []): Reader => ({
  ...{ id, friends, apart: new Set(apart) },
})
const by = (reader: Reader, at = 10) => ({ reader, at })

/** The code with which something is refused; null where it is not. */
const refusal = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: RequestError) => error.code,
  )

/** Ann and Ben have played; Cid has not. Ann's study of it. */
async function studied(database: Database): Promise<string> {
  await members(database, ['ann', 'ben', 'cid'])
  await endDuels(database, [{ id: TABLE, ended: 5, players: ['ann', 'ben'] }])
  return makeStudy(database, { table: TABLE, title: 'Ours' }, by(person('ann')), lengthOf)
}

const saying = (study: string, text: string, change: Partial<RequestOf<'comment-study'>> = {}): RequestOf<'comment-study'> => ({
  ...{ type: 'comment-study', ref, study, branch: 0, step: 3, text },
  ...change,
})
const branching = (study: string): RequestOf<'add-branch'> => ({ type: 'add-branch', ref, study, title: 'Fire', from: 2, steps: STEPS })
const sharing = (study: string, how: RequestOf<'set-study'>['sharing']): RequestOf<'set-study'> => ({
  ...{ type: 'set-study', ref, study, title: 'Ours', sharing: how },
})

const upload = { game: 'duel', title: 'Mine', record: 'sent' }

/** Studies on every store, whatever engine carries it. */
export function studiesSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a study is read by its owner alone until it is shared with friends, or with all`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const [ann, ben, cid] = [person('ann'), person('ben', ['ann']), person('cid')]
    const readers = async (): Promise<(string | null)[]> =>
      Promise.all([ann, ben, cid].map((reader) => refusal(studyOf(database, study, reader))))
    expect(await readers()).toEqual([null, 'unknown-study', 'unknown-study'])
    expect(await refusal(setStudy(database, sharing(study, 'all'), by(ben)))).toBe('unknown-study')
    await setStudy(database, sharing(study, 'friends'), by(ann))
    expect(await readers()).toEqual([null, null, 'unknown-study'])
    expect((await studiesFor(database, 'friends', ben)).studies).toMatchObject([{ study, title: 'Ours', mine: false, by: { name: 'ann' } }])
    expect((await studiesFor(database, 'all', ben)).studies).toEqual([])
    await setStudy(database, sharing(study, 'all'), by(ann))
    expect(await readers()).toEqual([null, null, null])
    expect((await studiesFor(database, 'all', cid)).studies).toHaveLength(1)
    expect((await studiesFor(database, 'mine', cid)).studies).toEqual([])
    // Who is kept apart from its owner finds neither the study nor a way to it.
    const apart = person('cid', [], ['ann'])
    expect((await studiesFor(database, 'all', apart)).studies).toEqual([])
    expect(await refusal(studyOf(database, study, apart))).toBe('unknown-study')
    expect(await refusal(setStudy(database, sharing(study, 'none'), by(cid)))).toBe('forbidden')
  })

  test(`${name} · branches and comments stand at their moments and outlive the server`, async () => {
    const { store, again } = await open()
    const study = await studied(store.database)
    const [ann, ben] = [person('ann'), person('ben', ['ann'])]
    await setStudy(store.database, sharing(study, 'friends'), by(ann))
    expect(await addBranch(store.database, branching(study), by(ben), lengthOf)).toBe(1)
    await comment(store.database, saying(study, '<b>not</b> [this](x)'), by(ben), lengthOf)
    const marks = [
      { from: 'ship:1', to: 'ship:2' },
      { from: 'ship:1', to: null },
    ]
    await comment(store.database, saying(study, 'there', { branch: 1, marks }), by(ann), lengthOf)
    const { database } = await again()
    const told = await studyOf(database, study, ben)
    expect(told).toMatchObject({ branches: 1, comments: 2, lines: [{ branch: 1, title: 'Fire', from: 2, length: 1, mayDrop: true }] })
    expect(told.said).toEqual([
      { branch: 0, step: 3, comments: 1 },
      { branch: 1, step: 3, comments: 1 },
    ])
    expect(await branchOf(database, study, 1, ben)).toEqual({ type: 'study-branch', from: 2, steps: STEPS })
    const page = await commentsOf(database, study, { branch: 0, step: 3 }, 0, person('cid', ['ann']))
    expect(page.comments).toMatchObject([{ text: '<b>not</b> [this](x)', by: { name: 'ben' }, mayDrop: false }])
    expect((await commentsOf(database, study, { branch: 0, step: 3 }, 0, person('ann', [], ['ben']))).comments).toEqual([])
    expect((await commentsOf(database, study, { branch: 1, step: 3 }, 0, ben)).comments[0]?.marks).toEqual(marks)
    const drop = { type: 'drop-branch', ref, study, branch: 1 } as const
    expect(await refusal(dropBranch(database, drop, by(person('cid', ['ann']))))).toBe('forbidden')
    await dropBranch(database, drop, by(ben))
    await dropComment(database, { type: 'drop-comment', ref, study, comment: 1 }, by(person('cid', ['ann'])))
    expect(await studyOf(database, study, ann)).toMatchObject({ branches: 0, comments: 1, lines: [] })
    await dropComment(database, { type: 'drop-comment', ref, study, comment: 1 }, by(ann))
    expect(await studyOf(database, study, ann)).toMatchObject({ comments: 0, said: [] })
    await dropStudy(database, { type: 'drop-study', ref, study }, by(ann))
    expect(await refusal(studyOf(database, study, ann))).toBe('unknown-study')
  })

  test(`${name} · a table that goes on is not studied, nor one that was not listed by who did not sit there`, async () => {
    const { store } = await open()
    const { database } = store
    await members(database, ['ann', 'ben', 'cid'])
    await store.addTable(row('runs', { stage: 'playing' }), [])
    await endDuels(database, [{ id: TABLE, ended: 5, players: ['ann', 'ben'] }])
    const make = (table: string, who: string) => refusal(makeStudy(database, { table, title: 'T' }, by(person(who)), lengthOf))
    expect(await make('runs', 'ann')).toBe('not-now')
    expect(await make('nothing', 'ann')).toBe('unknown-table')
    expect(await make(TABLE, 'cid')).toBe('forbidden')
    await store.addTable(row(TABLE, { stage: 'over', listed: 1 }), [])
    expect(await make(TABLE, 'cid')).toBe(null)
  })

  test(`${name} · ten thousand comments are read a page at a time, and no more than that is taken`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const ann = person('ann')
    const rows = Array.from({ length: STUDY_LIMITS.comments - 1 }, (_, at) => ({
      ...{ marks: '[]', study, comment: at + 1, player: 'ann', branch: 0, step: 3, text: `c${at + 1}`, at },
    }))
    await database.transaction(async (db) => {
      for (const part of partsOf(rows)) await db.insertInto('study_comments').values(part).execute()
      await db.updateTable('studies').set({ last_comment: rows.length }).execute()
    })
    await comment(database, saying(study, 'last'), by(ann), lengthOf)
    expect(await refusal(comment(database, saying(study, 'too much'), by(ann), lengthOf))).toBe('too-many')
    const moment = { branch: 0, step: 3 }
    const first = await commentsOf(database, study, moment, 0, ann)
    expect([first.comments.length, first.comments[0]?.text, first.more]).toEqual([STUDY_LIMITS.page, 'c1', true])
    const last = await commentsOf(database, study, moment, STUDY_LIMITS.comments - 1, ann)
    expect([last.comments.map(({ text }) => text), last.more]).toEqual([['last'], false])
    expect((await studyOf(database, study, ann)).said).toEqual([{ ...moment, comments: STUDY_LIMITS.comments }])
  })

  test(`${name} · a member likes a study of another once, and no more when they say so`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    await setStudy(database, sharing(study, 'all'), by(person('ann')))
    const like = (who: string, on: boolean) => likeStudy(database, { type: 'like-study', ref, study, on }, by(person(who)))
    await like('ben', true)
    await like('ben', true)
    await like('cid', true)
    expect(await studyOf(database, study, person('ben'))).toMatchObject({ likes: 2, liked: true })
    await like('cid', false)
    expect(await studyOf(database, study, person('cid'))).toMatchObject({ likes: 1, liked: false })
    expect(await refusal(like('ann', true))).toBe('forbidden')
  })

  test(`${name} · what those say whom the reader is kept apart from is not counted, nor are their lines told`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const [ann, ben, cid] = [person('ann'), person('ben'), person('cid')]
    await setStudy(database, sharing(study, 'all'), by(ann))
    expect(await addBranch(database, branching(study), by(ben), lengthOf)).toBe(1)
    await comment(database, saying(study, 'by ben'), by(ben), lengthOf)
    await comment(database, saying(study, 'by cid'), by(cid), lengthOf)
    await comment(database, saying(study, 'by cid, on the line of ben', { branch: 1 }), by(cid), lengthOf)
    expect(await studyOf(database, study, ann)).toMatchObject({ branches: 1, comments: 3, lines: [{ branch: 1 }] })
    const apart = person('ann', [], ['ben'])
    const told = await studyOf(database, study, apart)
    expect(told.said).toEqual([{ branch: 0, step: 3, comments: 1 }])
    expect([told.branches, told.comments, told.lines]).toEqual([0, 2, []])
    expect(await refusal(branchOf(database, study, 1, apart))).toBe('unknown-study')
    expect(await refusal(comment(database, saying(study, 'there', { branch: 1 }), by(apart), lengthOf))).toBe('unknown-moment')
  })

  test(`${name} · the number of a line or a comment that was taken away is given to no other`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const ann = person('ann')
    expect(await addBranch(database, branching(study), by(ann), lengthOf)).toBe(1)
    await dropBranch(database, { type: 'drop-branch', ref, study, branch: 1 }, by(ann))
    expect(await addBranch(database, branching(study), by(ann), lengthOf)).toBe(2)
    await comment(database, saying(study, 'first'), by(ann), lengthOf)
    await dropComment(database, { type: 'drop-comment', ref, study, comment: 1 }, by(ann))
    await comment(database, saying(study, 'second'), by(ann), lengthOf)
    expect((await commentsOf(database, study, { branch: 0, step: 3 }, 0, ann)).comments.map((one) => one.comment)).toEqual([2])
  })

  test(`${name} · nothing is said at a moment that is not there, also of a study of an older program`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    const ann = person('ann')
    await database.transaction((db) => db.updateTable('studies').set({ length: null }).execute())
    const at = (branch: number, step: number) => refusal(comment(database, saying(study, 'here', { branch, step }), by(ann), lengthOf))
    expect([await at(0, LENGTH), await at(0, LENGTH + 1), await at(1, 2)]).toEqual([null, 'unknown-moment', 'unknown-moment'])
    expect(await refusal(addBranch(database, { ...branching(study), from: LENGTH + 1 }, by(ann), lengthOf))).toBe('unknown-moment')
    await addBranch(database, branching(study), by(ann), lengthOf)
    expect([await at(1, 3), await at(1, 4)]).toEqual([null, 'unknown-moment'])
  })

  test(`${name} · a study of a game that was not played here has its own record, for its readers alone`, async () => {
    const { store, again } = await open()
    await members(store.database, ['ann', 'ben'])
    const [ann, ben] = [person('ann'), person('ben')]
    const study = await uploadStudy(store.database, upload, by(ann), async () => ({ record: 'verified', length: 5 }))
    const { database } = await again()
    expect(await studyOf(database, study, ann)).toMatchObject({ table: null, game: 'duel', title: 'Mine' })
    expect((await studyRecordOf(database, study, ann)).record).toBe('verified')
    expect(await refusal(studyRecordOf(database, study, ben))).toBe('unknown-study')
    await setStudy(database, sharing(study, 'all'), by(ann))
    expect((await studyRecordOf(database, study, ben)).record).toBe('verified')
    expect(await addBranch(database, { ...branching(study), from: 5 }, by(ben), lengthOf)).toBe(1)
    expect(await refusal(addBranch(database, { ...branching(study), from: 6 }, by(ben), lengthOf))).toBe('unknown-moment')
    await comment(database, saying(study, 'there', { step: 5 }), by(ben), lengthOf)
    await dropStudy(database, { type: 'drop-study', ref, study }, by(ann))
    expect(await database.read.selectFrom('study_records').selectAll().execute()).toEqual([])
    await endDuels(database, [{ id: TABLE, ended: 5, players: ['ann', 'ben'] }])
    const ofTable = await makeStudy(database, { table: TABLE, title: 'Ours' }, by(ann), lengthOf)
    expect(await refusal(studyRecordOf(database, ofTable, ann))).toBe('not-now')
  })

  test(`${name} · a record that does not verify leaves nothing, and a member uploads a bounded number of them`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann'])
    const ann = person('ann')
    const faults = { unreadable: 'bad-record', unfit: 'bad-record', 'other-version': 'bad-record', 'too-long': 'too-large' } as const
    for (const [fault, code] of Object.entries({ ...faults, unfinished: 'not-now' }))
      expect(await refusal(uploadStudy(database, upload, by(ann), async () => ({ fault: fault as keyof typeof faults })))).toBe(code)
    expect(await database.read.selectFrom('studies').selectAll().execute()).toEqual([])
    const rows = Array.from({ length: STUDY_LIMITS.uploads - 1 }, (_, at) => ({ study: `s${at}`, player: 'ann', record: '' }))
    await database.transaction((db) => db.insertInto('study_records').values(rows).execute())
    const verify = async () => ({ record: 'verified', length: 5 })
    expect(await refusal(uploadStudy(database, upload, by(ann), verify))).toBe(null)
    let asked = 0
    const count = async () => {
      asked++
      return verify()
    }
    expect([await refusal(uploadStudy(database, upload, by(ann), count)), asked]).toEqual(['too-many', 0])
  })

  test(`${name} · what is reported of a study is kept with what was said around it`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    for (let n = 1; n <= 6; n++) await comment(database, saying(study, `c${n}`), by(person('ann')), lengthOf)
    await comment(database, saying(study, 'elsewhere', { step: 4 }), by(person('ann')), lengthOf)
    const around = await commentsAround(database, study, 5, 2, person('ann'))
    expect(around.map(({ text }) => text)).toEqual(['c3', 'c4', 'c5', 'c6'])
    expect(await refusal(commentsAround(database, study, 5, 2, person('ben')))).toBe('unknown-study')
  })

  test(`${name} · a study has a bounded number of branches`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    for (let n = 1; n <= STUDY_LIMITS.branches; n++)
      expect(await addBranch(database, branching(study), by(person('ann')), lengthOf)).toBe(n)
    expect(await refusal(addBranch(database, branching(study), by(person('ann')), lengthOf))).toBe('too-many')
  })

  test(`${name} · the studies of a member who leaves go, with what others said there`, async () => {
    const { database } = (await open()).store
    const study = await studied(database)
    await uploadStudy(database, upload, by(person('ann')), async () => ({ record: 'verified', length: 5 }))
    await setStudy(database, sharing(study, 'all'), by(person('ann')))
    await comment(database, saying(study, 'mine'), by(person('ben')), lengthOf)
    await database.transaction((db) => db.updateTable('members').set({ leaving: 1 }).where('player', '=', 'ann').execute())
    expect(await membersIn(database).erase('ann', 2, 'nobody')).toBe(true)
    for (const table of ['studies', 'study_comments', 'study_records'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([])
  })
}
