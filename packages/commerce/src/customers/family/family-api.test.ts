import { mostChildren } from '@vonk/domain/family'
import { aDirectory, aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { atOnce, emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFamilies } from './families.ts'
import { familyRoutes } from './routes.ts'
import { findChildren } from './store.ts'

let api: TestApi
const directory = aDirectory(aStoreView({ hasFamilyAccount: true }), { ...aPrefixedView(), hasFamilyAccount: false })
const [withFamily = '', withoutFamily = ''] = directory.views.map(({ code }) => code)
const now = Date.parse('2026-11-16T12:00:00Z')
const [zoe, bo] = [7, 8]
const parents: Readonly<Record<string, number>> = { zoe, bo }

beforeAll(async () => {
  api = await openTestApi((db) => {
    const whoIs = async (token: string) => (parents[token] ? { customerId: parents[token] } : null)
    return familyRoutes({ families: createFamilies({ db, whoIs, now: () => now }), directory })
  })
  await api.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (${zoe}, 'zoe@example.com', 'Zoë', 'Vries', 'nl'), (${bo}, 'bo@example.com', 'Bo', 'Smit', 'nl')`)
})
beforeEach(() => emptyTables(api.db, ['child']))
afterAll(() => api.close())

type Sent = { id?: number | string; child?: object; token?: string; storeCode?: string }
type Answer = { code: number; result: { id: number } & Record<string, unknown>; meta?: Record<string, unknown> }

async function send(method: 'POST' | 'PUT' | 'DELETE', { id, child, token = 'zoe', storeCode = withFamily }: Sent) {
  const address = `http://localhost/api/ext/family/children${id === undefined ? '' : `/${id}`}/?token=${token}`
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': storeCode }
  const body = child ? JSON.stringify({ child: { childCustomer: child } }) : null
  const answer = await api.fetch(new Request(address, { method, headers, body }))
  // Every answer of the API is an envelope.
  return (await answer.json()) as Answer
}

const add = (child: object, more: Sent = {}) => send('POST', { child, ...more })
const namesOf = async (parent: number) => (await findChildren(api.db, parent)).map(({ firstName }) => firstName)

describe('POST {addChild}/?token', () => {
  it('adds a child and answers with a response code [FAM-06] [FAM-09]', async () => {
    const { code, result } = await add({ firstname: ' Mila ', birth_month: '2019-02', height: 118, size: '122' })

    expect(code).toBe(200)
    expect(result).toEqual({
      id: expect.any(Number),
      firstname: 'Mila',
      birth_month: '2019-02',
      height: 118,
      size: '122',
    })
    expect((await add({ firstname: 'Sem' })).result).toEqual({ id: expect.any(Number), firstname: 'Sem' })
    expect(await namesOf(zoe)).toEqual(['Mila', 'Sem'])
    expect(await namesOf(bo)).toEqual([])
  })

  it('has a child once that is sent twice, also at the same moment', async () => {
    const answers = await atOnce(
      api.db,
      Array.from({ length: 6 }, () => () => add({ firstname: 'Mila', birth_month: '2019-02' })),
    )

    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
    expect(await namesOf(zoe)).toEqual(['Mila'])
  })

  it('has room for a family and not for any number, also at the same moment', async () => {
    await api.db.execute(sql`
      insert into child (customer_id, first_name) select ${zoe}, 'Kind ' || n from generate_series(2, ${mostChildren}) n`)
    const answers = await atOnce(
      api.db,
      ['Ada', 'Bas', 'Cas', 'Dex'].map((firstname) => () => add({ firstname })),
    )

    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409])
    expect(await namesOf(zoe)).toHaveLength(mostChildren)
  })

  it.each([
    [{ firstname: 'M' }, 'firstname'],
    [{ firstname: 'Mi\u202ela' }, 'firstname'],
    [{ firstname: 'Mi\u0007la' }, 'firstname'],
    [{ firstname: 'x'.repeat(61) }, 'firstname'],
    [{ firstname: 'Mila', birth_month: '2026-12' }, 'birth_month'],
    [{ firstname: 'Mila', height: 1e9 }, 'height'],
    [{ firstname: 'Mila', size: '117' }, 'size'],
  ])('refuses %j and stores nothing', async (child, field) => {
    expect(await add(child)).toMatchObject({ code: 400, meta: { refusal: 'child-invalid', field } })
    expect(await namesOf(zoe)).toEqual([])
  })

  it.each(['王小明', 'محمد', 'Ольга', 'दीपिका', "D'Arcy-Łoś"])('takes a name in any script (%s)', async (firstname) => {
    expect(await add({ firstname })).toMatchObject({ code: 200, result: { firstname } })
    expect(await namesOf(zoe)).toEqual([firstname])
  })

  it.each(['Mi\r\nla', 'Mi\u0000la', 'Mi\u2066la', '\u200fMila'])(
    'refuses control and direction characters, also in a change (%j)',
    async (firstname) => {
      const { result } = await add({ firstname: 'Mila' })

      expect((await send('PUT', { id: result.id, child: { firstname } })).code).toBe(400)
      expect((await add({ firstname })).code).toBe(400)
      expect(await namesOf(zoe)).toEqual(['Mila'])
    },
  )

  it.each([{}, { firstname: 7 }, { firstname: 'x'.repeat(301) }, { firstname: 'Mila', height: '118' }])(
    'refuses the body %j',
    async (child) => {
      expect((await add(child)).code).toBe(400)
      expect(await namesOf(zoe)).toEqual([])
    },
  )
})

describe('PUT {modifyChild}/{id}/?token', () => {
  it('changes what was sent, and null takes away [FAM-07] [FAM-09]', async () => {
    const { result } = await add({ firstname: 'Mila', height: 118, size: '122' })
    const changed = await send('PUT', { id: result.id, child: { firstname: 'Milou', size: null } })

    expect(changed).toMatchObject({ code: 200, result: { id: result.id, firstname: 'Milou', height: 118 } })
    expect(await findChildren(api.db, zoe)).toMatchObject([{ firstName: 'Milou', heightCm: 118, size: null }])
  })

  it('refuses what no child is called, and changes nothing', async () => {
    const { result } = await add({ firstname: 'Mila' })

    expect((await send('PUT', { id: result.id, child: { firstname: '' } })).code).toBe(400)
    expect(await namesOf(zoe)).toEqual(['Mila'])
  })
})

describe('DELETE {deleteChild}/{id}/?token', () => {
  it('deletes a child, once [FAM-08] [FAM-09]', async () => {
    const { result } = await add({ firstname: 'Mila' })
    await add({ firstname: 'Sem' })

    expect(await send('DELETE', { id: result.id })).toMatchObject({ code: 200, result: true })
    expect(await namesOf(zoe)).toEqual(['Sem'])
    expect((await send('DELETE', { id: result.id })).code).toBe(404)
  })
})

describe('familyRoutes', () => {
  it('keeps the children of one customer from every other', async () => {
    const { result } = await add({ firstname: 'Mila' })
    const child = { firstname: 'Stolen' }

    expect((await send('PUT', { id: result.id, child, token: 'bo' })).code).toBe(404)
    expect((await send('DELETE', { id: result.id, token: 'bo' })).code).toBe(404)
    expect(await namesOf(zoe)).toEqual(['Mila'])
    expect(await namesOf(bo)).toEqual([])
  })

  it('knows no child by anything but a number', async () => {
    for (const id of ['x', '1;', '99999999999', '-1']) expect((await send('DELETE', { id })).code).toBe(400)
    expect((await send('DELETE', { id: 999_999_999 })).code).toBe(404)
  })

  it('is for customers of views that have family accounts [FAM-01]', async () => {
    const { result } = await add({ firstname: 'Mila' })
    const child = { firstname: 'Mila' }
    for (const [more, code] of [
      [{ token: 'stranger' }, 401],
      [{ storeCode: withoutFamily }, 403],
    ] as const) {
      expect((await add(child, more)).code).toBe(code)
      expect((await send('PUT', { id: result.id, child, ...more })).code).toBe(code)
      expect((await send('DELETE', { id: result.id, ...more })).code).toBe(code)
    }
    expect(await namesOf(zoe)).toEqual(['Mila'])
  })
})
