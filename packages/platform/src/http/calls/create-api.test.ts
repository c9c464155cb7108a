import { ok } from '@vonk/domain/result'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anApi, aRoute, aSilentLog, createCart, refusalIn, resultIn } from '../testing.ts'
import { createApi } from './create-api.ts'
import { handle } from './handle.ts'

const api = anApi({ bodyLimit: 1_000 })

function post(path: string, body: string | null, headers: Record<string, string> = {}) {
  return api.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

describe('createApi', () => {
  it('answers a call with its result in the envelope', async () => {
    const response = await api.request('/api/garments/7?page=2')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ code: 200, result: { id: 7, sizes: [], page: 2, sort: null } })
  })

  it('never sends a field the contract does not declare', async () => {
    expect(await (await api.request('/api/garments/7')).text()).not.toContain('purchasePrice')
    expect(await (await api.request('/api/garments/409')).text()).not.toContain('shelf')
  })

  it('answers a declared refusal with its status, sentence, code and details', async () => {
    expect(await refusalIn(await api.request('/api/garments/409'))).toEqual({
      code: 409,
      result: 'Only 2 left.',
      meta: { refusal: 'sold-out', available: 2, requestId: expect.any(String) },
    })
  })

  it('makes a sentence from the code where nobody wrote one', async () => {
    expect(await refusalIn(await api.request('/api/garments/404'))).toMatchObject({
      code: 404,
      result: 'Garment not found.',
    })
  })

  it('says which values are wrong and where they stand', async () => {
    const refusal = await refusalIn(await post('/api/garments/x', '{"title":5}'))

    expect(refusal).toMatchObject({ code: 400, meta: { refusal: 'invalid-input' } })
    expect(refusal.meta.issues?.map((issue) => issue.path)).toEqual(['params.id', 'body.title'])
  })

  it.each([
    ['broken JSON', '{"title":', 400, 'malformed-json'],
    ['JSON nested very deeply', `{"title":${'['.repeat(480)}${']'.repeat(480)}}`, 400, 'malformed-json'],
    ['a body of a wrong kind', '[1,2]', 400, 'invalid-input'],
    ['a body that is null', 'null', 400, 'invalid-input'],
    ['no body where one is needed', null, 400, 'invalid-input'],
    ['an oversize body', JSON.stringify({ title: 'x'.repeat(1_000) }), 413, 'body-too-large'],
  ])('refuses %s', async (_, body, code, refusal) => {
    expect(await refusalIn(await post('/api/garments/1', body))).toMatchObject({ code, meta: { refusal } })
  })

  it.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/jsonp' },
    { 'content-encoding': 'gzip' },
  ])('takes JSON only, not %j', async (headers) => {
    expect(await refusalIn(await post('/api/garments/1', '{"title":"a"}', headers))).toMatchObject({
      code: 415,
      meta: { refusal: 'unsupported-media-type' },
    })
  })

  it.each(['application/json; charset=utf-8', 'application/vnd.vonk+json', 'APPLICATION/JSON'])(
    'takes %s',
    async (type) => {
      expect((await post('/api/garments/1', '{"title":"a"}', { 'content-type': type })).status).toBe(200)
    },
  )

  it('takes a body without length, type and content for none: so browsers send DELETE', async () => {
    const removing = { name: 'removeGarment', method: 'DELETE', path: '/api/garments' } as const
    const strict = anApi({ routes: [aRoute(() => ok('gone'), removing)] })
    const send = async (text: string) => {
      const { body } = new Response(text)
      return (await strict.request('/api/garments', { method: 'DELETE', body, duplex: 'half' })).status
    }

    expect([await send(''), await send('x')]).toEqual([200, 415])
  })

  it('needs no body and no content type where the call takes none', async () => {
    expect((await api.request('/api/cart/create', { method: 'POST' })).status).toBe(200)
    expect((await post('/api/cart/create', 'whatever', { 'content-type': 'text/plain' })).status).toBe(200)
  })

  it.each([
    ['a path', '/api/story/a%00b', null, 'params.slug'],
    ['a query', '/api/garments/7?sort=%00', null, 'query.sort'],
    ['a list in a query', '/api/garments/7?sizes=98&sizes=a%00', null, 'query.sizes.1'],
    ['a body', '/api/garments/7', { title: 'a\0b' }, 'body.title'],
    [
      'the depths of a body',
      '/api/garments/7',
      { title: 'a', tags: { red: [{ deep: '\0' }] } },
      'body.tags.red.0.deep',
    ],
    ['a name in a body', '/api/garments/7', { title: 'a', tags: { 'r\0d': 1 } }, 'body.tags'],
  ])('refuses a NUL in %s, which no table can hold', async (_, address, body, path) => {
    const response = body ? await post(address, JSON.stringify(body)) : await api.request(address)

    expect(await refusalIn(response)).toMatchObject({
      code: 400,
      meta: { refusal: 'invalid-input', issues: [{ path, message: 'Expected text without NUL' }] },
    })
  })

  it('takes half a sign in a body for one that cannot be read, as browsers do in forms', async () => {
    const response = await post(
      '/api/garments/1',
      String.raw`{"title":"half \uD83D, whole \uD83E\uDD96","tags":{"\udd96":1}}`,
    )

    expect(await resultIn(response)).toEqual({ id: 1, title: 'half \ufffd, whole 🦖', tags: ['\ufffd'] })
  })

  it('keeps a body that only speaks of such signs', async () => {
    const title = String.raw`\u0000 and \ud800`

    expect(await resultIn(await post('/api/garments/1', JSON.stringify({ title })))).toMatchObject({ title })
  })

  it('is not fooled by keys that would change an object prototype', async () => {
    const tags = '"tags":{"__proto__":{"polluted":1},"constructor":1,"red":1}'
    const response = await post('/api/garments/1', `{"title":"a",${tags}}`)
    const beside = await post('/api/garments/1', '{"title":"a","__proto__":{"polluted":1},"constructor":1}')

    expect(await resultIn(response)).toEqual({ id: 1, title: 'a', tags: ['constructor', 'red'] })
    expect((await refusalIn(beside)).meta.issues?.map((issue) => issue.path)).toEqual([
      'body.__proto__',
      'body.constructor',
    ])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect((await api.request('/api/garments/1?__proto__=1&constructor=2')).status).toBe(200)
  })

  it('refuses a field nobody declared, and says which one was meant', async () => {
    const misspelt = await post('/api/garments/1?stroeCode=nl', '{"title":"a","tgas":{"red":1},"colour":"red"}')

    expect(await refusalIn(misspelt)).toMatchObject({
      code: 400,
      meta: {
        refusal: 'invalid-input',
        issues: [
          { path: 'query.stroeCode', message: 'Unknown field' },
          { path: 'body.tgas', message: 'Unknown field, perhaps tags was meant' },
          { path: 'body.colour', message: 'Unknown field' },
        ],
      },
    })
    expect((await post('/api/garments/1?storeCode=nl&token=t', '{"title":"a"}')).status).toBe(200)
  })

  it('refuses fields for a call of ours that takes none, and passes them over where older clients call', async () => {
    const removing = { name: 'removeGarment', method: 'DELETE', path: '/api/garments' } as const
    const strict = anApi({ routes: [aRoute(() => ok('gone'), removing)] })
    const remove = (body: string | null, path = '/api/garments') =>
      strict.request(path, { method: 'DELETE', body, headers: { 'content-type': 'application/json' } })

    expect((await refusalIn(await remove('{"keepCurrent":true}'))).meta.issues).toHaveLength(1)
    expect((await refusalIn(await remove(null, '/api/garments?keepCurrent=1'))).meta.issues).toHaveLength(1)
    expect([(await remove('{}')).status, (await remove(null)).status]).toEqual([200, 200])
    expect((await post('/api/cart/create?utm_source=a', '{"anything":1}')).status).toBe(200)
    expect((await api.request('/api/garments/1?utm_source=a&fbclid=b')).status).toBe(200)
  })

  it('collects repeated keys of a list and takes the first of anything else', async () => {
    const response = await api.request('/api/garments/1?sizes=98,104&sizes=110&page=3&page=4&sort=a&sort=b')

    expect(await resultIn(response)).toMatchObject({ sizes: ['98', '104', '110'], page: 3, sort: 'a' })
  })

  it('decodes path parameters, a rest of a path included', async () => {
    const slugs = ['a/b/c', 'caf%C3%A9/%26', '100%25', 'a%2Fb']
    const received = await Promise.all(slugs.map(async (slug) => resultIn(await api.request(`/api/story/${slug}`))))

    expect(received).toEqual(['a/b/c', 'café/&', '100%', 'a/b'].map((slug) => ({ slug })))
  })

  it('prefers a fixed path over one with a parameter, whatever the order of the routes', async () => {
    expect(await (await api.request('/api/garments/newest')).json()).toEqual({ code: 200, result: 'newest' })
  })

  it('answers with and without a final slash', async () => {
    expect((await api.request('/api/garments/7/')).status).toBe(200)
  })

  it('refuses an unknown address in the envelope', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/garments',
      '/api//garments/1',
      '/api/%E0%A4%A',
      '/api/%00',
    ]) {
      expect(await refusalIn(await api.request(path))).toMatchObject({ code: 404, meta: { refusal: 'not-found' } })
    }
  })

  it('refuses a wrong method and names the right ones', async () => {
    const response = await api.request('/api/garments/7', { method: 'DELETE' })

    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
    expect(await refusalIn(response)).toMatchObject({ code: 405, meta: { refusal: 'method-not-allowed' } })
    expect((await api.request('/api/openapi.json', { method: 'POST' })).status).toBe(405)
  })

  it('takes a fixed path for no parameter, whatever the method', async () => {
    const params = z.object({ id: z.coerce.number() })
    const keys = anApi({
      routes: [
        aRoute(() => ok('changed'), { name: 'changeKey', method: 'PATCH', path: '/api/keys/:id', params }),
        aRoute(() => ok('removed'), { name: 'removeKey', method: 'DELETE', path: '/api/keys/:id', params }),
        aRoute(() => ok('begun'), { name: 'beginKey', method: 'POST', path: '/api/keys/begin' }),
      ],
    })
    const ask = (method: string, path: string) => keys.request(path, { method })

    for (const method of ['PATCH', 'DELETE', 'PUT', 'PROPFIND']) {
      const response = await ask(method, '/api/keys/begin')
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    }
    expect((await ask('PUT', '/api/keys/7')).headers.get('allow')).toBe('PATCH, DELETE, OPTIONS')
    expect((await ask('OPTIONS', '/api/keys/begin')).headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await api.request('/api/garments/7', { method: 'HEAD' })

    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('lets an older client call from another origin, without cookies', async () => {
    const preflight = await api.request('/api/garments/7', {
      method: 'OPTIONS',
      headers: { origin: 'https://old.example', 'access-control-request-method': 'POST' },
    })
    const answers = await Promise.all(
      ['/api/garments/7', '/api/garments/404', '/api/nothing'].map((path) => api.request(path)),
    )

    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'x-vs-store-code, authorization, content-type, idempotency-key, x-request-id',
    )
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
    expect(answers.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual(['*', '*', '*'])
  })

  it('gives every answer a request id, the one of the caller when it is a sane one', async () => {
    const idOf = async (given?: string, path = '/api/garments/7') => {
      const response = await api.request(path, given ? { headers: { 'x-request-id': given } } : {})
      return response.headers.get('x-request-id') ?? ''
    }

    expect(await idOf('abc-123')).toBe('abc-123')
    expect(await idOf('abc-123', '/api/nothing')).toBe('abc-123')
    expect(await idOf()).toMatch(/^[\w-]{36}$/)
    expect(await idOf('x'.repeat(65))).toMatch(/^[\w-]{36}$/)
    expect(await idOf('<script>')).toMatch(/^[\w-]{36}$/)
    expect((await refusalIn(await api.request('/api/x', { headers: { 'x-request-id': 'abc' } }))).meta.requestId).toBe(
      'abc',
    )
  })

  it('knows the store view and the token from header or query, the header first', async () => {
    const call = async (path: string, headers: Record<string, string> = {}) =>
      resultIn(await api.request(path, { method: 'POST', headers }))

    expect(await call('/api/cart/create')).toBe('null null')
    expect(await call('/api/cart/create?storeCode=de&token=t1')).toBe('de t1')
    expect(
      await call('/api/cart/create?storeCode=de&token=t1', { 'x-vs-store-code': 'en', authorization: 'Bearer t2' }),
    ).toBe('en t2')
    expect(await call('/api/cart/create?token=&storeCode=%0A', { authorization: 'Bearer ' })).toBe('null null')
  })

  it('refuses to start with two handlers for one call', () => {
    const twice = [handle(createCart, () => ok('a')), handle(createCart, () => ok('b'))]

    expect(() => createApi({ routes: twice, log: aSilentLog() })).toThrow('POST /api/cart/create')
  })
})
