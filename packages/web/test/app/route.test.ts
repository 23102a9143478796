import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
afterAll(() => vi.unstubAllGlobals())
const { routeOf } = await import('../../app/route.ts')

test('an empty address is the home page, an unreadable one the page for lost addresses', () => {
  for (const nothing of ['', '#', '#/']) expect(routeOf(nothing)).toEqual({ page: 'home' })
  for (const broken of ['#/nowhere', '#/tabel/abc', '#/table/', '#/new', '#/me', '#/%zz', '#//']) {
    expect([broken, routeOf(broken)]).toEqual([broken, { page: broken === '#//' ? 'home' : 'lost' }])
  }
  expect(routeOf('#/learn/nothing')).toEqual({ page: 'learn', game: 'nothing' })
  expect(routeOf('#/fleets/abc')).toEqual({ page: 'own', id: 'fleets', link: 'abc' })
})
