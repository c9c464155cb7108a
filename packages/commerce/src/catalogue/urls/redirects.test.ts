import { aStoreView } from '@vonk/domain/stores/testing'
import { planPage, type StoredRedirect, staticRoutes } from '@vonk/domain/urls'
import { aRedirect } from '@vonk/domain/urls/testing'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findRedirect, putRedirects, readRedirects, removeRedirect } from './redirects.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
})
afterAll(() => test.close())
beforeEach(async () => {
  await emptyTables(test.db, ['outbox_event', 'url_redirect'])
})

const put = (...redirects: StoredRedirect[]) => putRedirects(test.db, 'nl', redirects)

async function findAt(address: string) {
  const plan = planPage(address, aStoreView())
  return plan.kind === 'lookup' ? findRedirect(test.db, 'nl', plan.path) : plan.kind
}

async function published(): Promise<unknown[]> {
  const { rows } = await test.db.execute<{ payload: unknown }>(
    sql`select payload from outbox_event order by transaction_order, id`,
  )
  return rows.map(({ payload }) => payload)
}

async function refusalOf(redirect: Partial<StoredRedirect>) {
  const outcome = await put(aRedirect({ requestPath: 'good' }), aRedirect(redirect))
  return outcome.ok ? null : outcome.refusal.code
}

describe('putRedirects', () => {
  it('keeps request path, target and type, found however the address is written [ROUTE-36]', async () => {
    expect(await put(aRedirect({ requestPath: '/oude%20jurken/50%25/' }))).toEqual({
      ok: true,
      value: ['oude jurken/50%'],
    })

    const found = aRedirect({ requestPath: 'oude jurken/50%' })
    expect(await findAt('/oude%20jurken/50%25')).toEqual(found)
    expect(await findAt('/oude%20jurken//50%25/?utm=1')).toEqual(found)
    expect(await findAt('/oude%20jurken')).toBeNull()
    expect(await findRedirect(test.db, 'en', 'oude jurken/50%')).toBeNull()
  })

  it('keeps every type of redirect [ROUTE-35]', async () => {
    const types = [301, 302, 303, 307, 308]

    await put(...types.map((redirectType) => aRedirect({ requestPath: `old/${redirectType}`, redirectType })))

    expect((await readRedirects(test.db, 'nl')).map(({ redirectType }) => redirectType)).toEqual(types)
  })

  it('answers and tells what is new or differs, and nothing when put again', async () => {
    await put(aRedirect({ requestPath: 'a' }), aRedirect({ requestPath: 'b' }))

    const again = await put(aRedirect({ requestPath: 'a' }), aRedirect({ requestPath: 'b', redirectType: 302 }))

    expect(again).toEqual({ ok: true, value: ['b'] })
    expect(await put(aRedirect({ requestPath: 'a' }))).toEqual({ ok: true, value: [] })
    expect(await put()).toEqual({ ok: true, value: [] })
    expect(await published()).toEqual([
      { view: 'nl', paths: ['a', 'b'] },
      { view: 'nl', paths: ['b'] },
    ])
  })

  it('never takes the place of a page with a fixed address', async () => {
    for (const { path } of staticRoutes)
      expect([path, await refusalOf({ requestPath: path })]).toEqual([path, 'path-is-static'])
    expect(await refusalOf({ requestPath: '%63heckout' })).toBe('path-is-static')
    expect(await refusalOf({ requestPath: '//checkout//' })).toBe('path-is-static')
    expect(await refusalOf({ requestPath: '' })).toBe('path-is-static')
  })

  it('refuses what could not work, and then stores nothing of it', async () => {
    expect(await refusalOf({ requestPath: 'old?page=2' })).toBe('path-has-query')
    expect(await refusalOf({ requestPath: 'old%00' })).toBe('path-unusable')
    expect(await refusalOf({ requestPath: 'x'.repeat(10_000) })).toBe('path-unusable')
    expect(await refusalOf({ targetPath: '  ' })).toBe('target-missing')
    expect(await refusalOf({ targetPath: 'new\0' })).toBe('target-missing')
    expect(await refusalOf({ redirectType: 200 })).toBe('type-unknown')
    expect(await refusalOf({ requestPath: 'old', targetPath: '/old/' })).toBe('leads-to-itself')

    expect(await readRedirects(test.db, 'nl')).toEqual([])
    expect(await published()).toEqual([])
  })

  it('refuses redirects that would send a shopper in circles, also through stored ones', async () => {
    await put(aRedirect({ requestPath: 'b', targetPath: 'c' }), aRedirect({ requestPath: 'c', targetPath: 'd' }))

    expect(await put(aRedirect({ requestPath: 'd', targetPath: 'b' }))).toEqual({
      ok: false,
      refusal: { code: 'redirect-loop', requestPath: 'd' },
    })
    expect(await findRedirect(test.db, 'nl', 'd')).toBeNull()
    expect(
      (await put(aRedirect({ requestPath: 'd', targetPath: 'b' }), aRedirect({ requestPath: 'b', targetPath: 'x' })))
        .ok,
    ).toBe(true)
  })
})

describe('findRedirect', () => {
  it('finds nothing by an impossible path', async () => {
    expect(await findAt('/old%00page')).toBeNull()
  })
})

describe('removeRedirect', () => {
  it('removes a redirect once and tells of it', async () => {
    await put(aRedirect({ requestPath: 'old' }))

    expect(await removeRedirect(test.db, 'nl', '/old/')).toBe(true)
    expect(await removeRedirect(test.db, 'nl', 'old')).toBe(false)
    expect(await removeRedirect(test.db, 'nl', '\0')).toBe(false)

    expect(await readRedirects(test.db, 'nl')).toEqual([])
    expect(await published()).toHaveLength(2)
  })
})
