import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type * as calls from './calls/index.ts'
import { endpoint } from './endpoint.ts'
import type { AnswerOf, EndpointOf, InputOf, ParsedInputOf, RefusalOf, ResultOf } from './endpoint-types.ts'
import type { listStoreViews } from './store-views.ts'
import { putGarment } from './testing.ts'

type PutGarment = typeof putGarment

describe('endpoint', () => {
  it('knows its own fields without a validator', () => {
    expect(putGarment).toMatchObject({
      paramFields: ['id', 'trail'],
      queryFields: ['sizes', 'isNew'],
      listFields: ['sizes'],
      refusalCodes: ['garment-gone', 'out-of-stock'],
    })
    expect(Object.isFrozen(putGarment)).toBe(true)
  })

  it('takes one flat input: what a caller may leave out, a handler finds filled in', () => {
    expectTypeOf<InputOf<PutGarment>>().toMatchObjectType<{ id: number | string; trail: string; title: string }>()
    expectTypeOf<InputOf<PutGarment>['isNew']>().toEqualTypeOf<string | boolean | undefined>()
    expectTypeOf<ParsedInputOf<PutGarment>['isNew']>().toEqualTypeOf<boolean>()
    expectTypeOf<ParsedInputOf<PutGarment>['sizes']>().toEqualTypeOf<string[] | undefined>()
    expectTypeOf<ParsedInputOf<PutGarment>['id']>().toEqualTypeOf<number>()
  })

  it('gives result and meta where a meta is declared, else the result alone', () => {
    expectTypeOf<ResultOf<PutGarment>['meta']>().toEqualTypeOf<{ revision: number }>()
    expectTypeOf<ResultOf<typeof listStoreViews>['defaultCode']>().toEqualTypeOf<string>()
    expectTypeOf<{ readonly defaultCode: 'nl'; readonly views: readonly [] }>().toExtend<
      AnswerOf<typeof listStoreViews>
    >()
  })

  it('lets a handler refuse only with declared codes and their details', () => {
    expectTypeOf<RefusalOf<PutGarment>['code']>().toEqualTypeOf<'garment-gone' | 'out-of-stock'>()
    expectTypeOf<{ code: 'out-of-stock'; available: number }>().toExtend<RefusalOf<PutGarment>>()
    expectTypeOf<{ code: 'out-of-stock' }>().not.toExtend<RefusalOf<PutGarment>>()
    expectTypeOf<{ code: 'undeclared' }>().not.toExtend<RefusalOf<PutGarment>>()
    expectTypeOf<RefusalOf<typeof listStoreViews>>().toEqualTypeOf<never>()
  })

  const base = { name: 'broken', method: 'POST', path: '/api/x/:id', result: z.string(), refusals: {} } as const
  const params = z.object({ id: z.string() })

  it.each([
    ['a path parameter without a schema', { ...base }, 'path parameters [id] but declares []'],
    ['a field that is named twice', { ...base, params, body: z.object({ id: z.string() }) }, '"id" twice'],
    ['a GET with a body', { ...base, params, method: 'GET', body: z.object({}) } as const, 'GET with a body'],
    ['a refusal every endpoint has', { ...base, params, refusals: { 'not-found': 404 } }, '"not-found"'],
  ])('refuses %s when the process starts', (_, definition, problem) => {
    expect(() => endpoint(definition)).toThrow(problem)
  })

  const schemas = { result: z.string(), refusals: {} }
  const call = { name: 'list', method: 'GET', path: '/api/list' } as const

  it.each([
    ['a query field', { ...call, queryFields: ['page'] }, schemas, 'query fields [page] but declares []'],
    ['a query schema', call, { ...schemas, query: z.object({ page: z.string() }) }, '[] but declares [page]'],
    ['a meta', { ...call, hasMeta: true }, schemas, 'a meta in one half only'],
    ['the need of a token', call, { ...schemas, refusals: { 'not-signed-in': 401 } }, 'takes no token'],
  ] as const)('refuses %s that only one of its halves names', (_, plain, half, problem) => {
    expect(() => endpoint(plain, half)).toThrow(problem)
  })

  it('joins the plain data of a call with its schemas', () => {
    const joined = endpoint({ ...call, queryFields: ['page'] }, { ...schemas, query: z.object({ page: z.string() }) })

    expect(joined).toMatchObject({ ...call, queryFields: ['page'], paramFields: [], refusalCodes: [] })
    expectTypeOf<InputOf<typeof joined>>().toEqualTypeOf<{ page: string }>()
  })

  it('is found by the name of its call', () => {
    expectTypeOf<EndpointOf<typeof calls.checkStock>['path']>().toEqualTypeOf<'/api/stock/check'>()
    expectTypeOf<InputOf<EndpointOf<typeof calls.checkStock>>>().toEqualTypeOf<{ sku?: string | undefined }>()
  })

  it('refuses a message for a refusal that is not declared', () => {
    // @ts-expect-error 'typo' is not among the refusals
    endpoint({ ...base, params, refusals: { gone: 410 }, messages: { typo: 'Gone.' } })
  })
})
