import { endpoint } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anApi, refusalIn } from '../testing.ts'
import { handle, type Route, SerialisedJson, WithHeaders } from './handle.ts'

const base = { method: 'GET', path: '/api/thing', result: z.string(), refusals: {} } as const

async function ask(route: Route, init?: RequestInit) {
  const response = await anApi({ routes: [route] }).request(route.endpoint.path, init)
  return { response, body: await response.clone().json() }
}

describe('respond', () => {
  it('sends a meta beside the result where the endpoint declares one', async () => {
    const login = endpoint({ ...base, name: 'login', meta: z.object({ refreshToken: z.string() }) })
    const { body } = await ask(handle(login, () => ok({ result: 'token', meta: { refreshToken: 'next' } })))

    expect(body).toEqual({ code: 200, result: 'token', meta: { refreshToken: 'next' } })
  })

  it('sends a bare result without the envelope, but a refusal within it', async () => {
    const map = endpoint({ ...base, name: 'map', isBare: true, result: z.string().nullable(), refusals: { gone: 410 } })

    expect((await ask(handle(map, () => ok(null)))).body).toBeNull()
    expect(await refusalIn((await ask(handle(map, () => err({ code: 'gone' })))).response)).toMatchObject({ code: 410 })
  })

  it('lists what is wrong with the input as the result where the endpoint says so', async () => {
    const rate = endpoint({ ...base, name: 'rate', query: z.object({ stars: z.enum(['1', '2']) }), isFaultList: true })
    const { response, body } = await ask(handle(rate, () => ok('')))

    expect(response.status).toBe(400)
    expect(body).toMatchObject({
      code: 400,
      result: [{ dataPath: '.stars', message: expect.any(String) }],
      meta: { refusal: 'invalid-input', issues: [{ path: 'query.stars' }] },
    })
  })

  it('speaks to clients of another API in their words, and takes no field it does not know', async () => {
    const query = z.object({ stars: z.enum(['1', '2']).optional(), filter: z.array(z.tuple([z.string(), z.string()])) })
    const rules = { foreignClients: { passedOver: ['_'] }, nestedFields: ['filter'] } as const
    const rate = endpoint({
      ...base,
      ...rules,
      name: 'rate',
      query,
      refusals: { gone: 410 },
      messages: { gone: ['Gone'] },
    })
    const route = handle(rate, ({ filter }) =>
      filter[0]?.[1] === 'x' ? ok(JSON.stringify(filter)) : err({ code: 'gone' }),
    )
    const asked = async (search: string) => {
      const response = await anApi({ routes: [route] }).request(`/api/thing${search}`)
      return { status: response.status, body: await response.json() }
    }

    expect(await asked('?filter[a][in]=y')).toEqual({ status: 410, body: ['Gone'] })
    expect(await asked('?stars=3&filter[a]=x')).toMatchObject({
      status: 422,
      body: [expect.stringMatching(/^stars: /)],
    })
    expect(await asked('?colour=red&filter[a]=x')).toEqual({ status: 422, body: ['colour: Unknown parameter'] })
    expect(await asked('?_mark=1&filter[a][in]=x&filter[b]=2')).toMatchObject({
      status: 200,
      body: { result: '[["filter[a][in]","x"],["filter[b]","2"]]' },
    })
  })

  it('sends a bare result that is JSON already as it is', async () => {
    const list = endpoint({ ...base, name: 'list', isBare: true, result: z.array(z.int()) })

    expect((await ask(handle(list, () => ok(new SerialisedJson('[1, 2]'))))).body).toEqual([1, 2])
    expect((await ask(handle(list, () => ok(new SerialisedJson(Buffer.from('[3]')))))).body).toEqual([3])
  })

  it('sends headers a handler adds, and lets pages of other origins read them', async () => {
    const list = endpoint({ ...base, name: 'list', isBare: true, result: z.array(z.int()) })
    const { response, body } = await ask(handle(list, () => ok(new WithHeaders([1, 2], { total: '40' }))))

    expect(body).toEqual([1, 2])
    expect(response.headers.get('total')).toBe('40')
    expect(response.headers.get('access-control-expose-headers')).toBe('x-request-id, etag, retry-after, total')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it.each([
    [61_001, '62'],
    [1_000, '1'],
    [0, '1'],
  ])('tells who has to wait %d ms so in a header, in whole seconds', async (retryAfterMs, seconds) => {
    const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
    const guess = endpoint({ ...base, name: 'guess', refusals: { 'too-many': tooMany } })
    const { response, body } = await ask(handle(guess, () => err({ code: 'too-many', retryAfterMs })))

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe(seconds)
    expect(body).toMatchObject({ meta: { retryAfterMs } })
  })

  it('sends the object an older client reads instead of a sentence', async () => {
    const story = endpoint({
      ...base,
      name: 'story',
      refusals: { 'story-not-found': 404 },
      messages: { 'story-not-found': { story: false } },
    })

    expect((await ask(handle(story, () => err({ code: 'story-not-found' })))).body).toMatchObject({
      code: 404,
      result: { story: false },
    })
  })

  it('lets nobody store what may be personal, unless the endpoint says otherwise', async () => {
    const stored = endpoint({ ...base, name: 'stored', cacheControl: 'public, max-age=60' })
    const posted = endpoint({ ...base, name: 'posted', method: 'POST' })
    const plain = endpoint({ ...base, name: 'plain' })
    const cacheControl = async (route: Route, init?: RequestInit) =>
      (await ask(route, init)).response.headers.get('cache-control')

    expect(await cacheControl(handle(stored, () => ok('x')))).toBe('public, max-age=60')
    expect(await cacheControl(handle(plain, () => ok('x')))).toBe('private, no-cache')
    expect(
      await cacheControl(
        handle(posted, () => ok('x')),
        { method: 'POST' },
      ),
    ).toBe('no-store')
  })

  it('takes a larger body where the endpoint allows it', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ text: 'x'.repeat(2_000) }),
      headers: { 'content-type': 'application/json' },
    }
    const post = { ...base, method: 'POST', body: z.object({ text: z.string() }) } as const
    const small = handle(endpoint({ ...post, name: 'small', path: '/api/small', bodyLimit: 1_000 }), () => ok('x'))
    const large = handle(endpoint({ ...post, name: 'large', path: '/api/large', bodyLimit: 10_000 }), () => ok('x'))
    const api = anApi({ routes: [small, large], bodyLimit: 1_500 })

    expect([(await api.request('/api/small', init)).status, (await api.request('/api/large', init)).status]).toEqual([
      413, 200,
    ])
  })
})
