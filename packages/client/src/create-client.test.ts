import { readFile } from 'node:fs/promises'
import { endpoint, queryInteger, queryList } from '@vonk/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { CallFailed } from './call-failed.ts'
import { createClient, type Fetch } from './create-client.ts'

const updateGarment = endpoint({
  name: 'updateGarment',
  method: 'POST',
  path: '/api/garments/:id/:trail{.+}',
  params: z.object({ id: z.string(), trail: z.string() }),
  query: z.object({ page: queryInteger().optional(), sizes: queryList().optional(), request: z.string().optional() }),
  body: z.object({ title: z.string() }),
  result: z.object({ saved: z.boolean() }),
  refusals: { 'out-of-stock': { status: 409, details: z.object({ available: z.int() }) }, gone: 410 },
})
const listGarments = endpoint({
  name: 'listGarments',
  method: 'GET',
  path: '/api/garments',
  result: z.array(z.string()),
  refusals: {},
})
const input = { id: 'a/b c', trail: 'girls/coats & more', title: 'Coat' }

function recordingClient(answer: () => Response, options: { storeCode?: string; token?: string } = {}) {
  const requests: Request[] = []
  const fetch: Fetch = async (request) => {
    requests.push(request)
    return answer()
  }
  return { client: createClient({ fetch, origin: 'https://shop.example', ...options }), requests }
}

function answering(status: number, body: unknown) {
  return () => Response.json(body, { status, headers: { 'x-request-id': 'r-1' } })
}

async function failureOf(fetch: Fetch): Promise<CallFailed> {
  const call = createClient({ fetch, origin: 'http://x' }).call(listGarments)
  const error = await call.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallFailed)
  return error as CallFailed
}

describe('createClient', () => {
  it('puts every field where the endpoint expects it, safely encoded', async () => {
    const { client, requests } = recordingClient(answering(200, { code: 200, result: { saved: true } }))

    await client.call(updateGarment, { ...input, page: 2, sizes: ['98,104', '110'] })

    const [request] = requests
    expect(request?.url).toBe(
      'https://shop.example/api/garments/a%2Fb%20c/girls/coats%20%26%20more?page=2&sizes=98%2C104&sizes=110',
    )
    expect(await request?.json()).toEqual({ title: 'Coat' })
    expect(request?.headers.get('content-type')).toBe('application/json')
  })

  it('says which store view asks and who asks, the token as a bearer header', async () => {
    const { client, requests } = recordingClient(answering(200, { code: 200, result: [] }), {
      storeCode: 'en',
      token: 't1',
    })

    await client.call(listGarments)
    await client.call(listGarments, {}, { token: null, storeCode: 'de', idempotencyKey: 'k1' })

    const headers = requests.map((request) => Object.fromEntries(request.headers))
    expect(headers[0]).toMatchObject({ 'x-vs-store-code': 'en', authorization: 'Bearer t1' })
    expect(headers[1]).toMatchObject({ 'x-vs-store-code': 'de', 'idempotency-key': 'k1' })
    expect(headers[1]).not.toHaveProperty('authorization')
    expect(requests[0]?.url).toBe('https://shop.example/api/garments')
  })

  it('refuses a path parameter that would lead to another endpoint', async () => {
    const { client, requests } = recordingClient(answering(200, {}))

    for (const trail of ['..', 'a/../b', '.', '', 'a//b']) {
      expect(await client.call(updateGarment, { ...input, trail })).toMatchObject({
        ok: false,
        refusal: { code: 'invalid-input', status: 400, issues: [{ path: 'params.trail' }] },
      })
    }
    expect(requests).toEqual([])
  })

  it('answers with the result', async () => {
    const { client } = recordingClient(answering(200, { code: 200, result: { saved: true } }))

    const answer = await client.call(updateGarment, input)

    expect(answer).toEqual({ ok: true, value: { saved: true } })
    if (answer.ok) expectTypeOf(answer.value).toEqualTypeOf<{ saved: boolean }>()
  })

  it('answers with a declared refusal, its details and the sentence for people', async () => {
    const meta = { refusal: 'out-of-stock', requestId: 'r-1', available: 2 }
    const { client } = recordingClient(answering(409, { code: 409, result: 'Only 2 left.', meta }))

    const answer = await client.call(updateGarment, input)

    expect(answer).toEqual({
      ok: false,
      refusal: { code: 'out-of-stock', available: 2, message: 'Only 2 left.', status: 409 },
    })
    if (!answer.ok && answer.refusal.code === 'out-of-stock')
      expectTypeOf(answer.refusal.available).toEqualTypeOf<number>()
  })

  it('answers with a common refusal that no endpoint has to declare', async () => {
    const issues = [{ path: 'body.title', message: 'Too small' }]
    const { client } = recordingClient(
      answering(400, { code: 400, result: 'Invalid.', meta: { refusal: 'invalid-input', requestId: 'r-1', issues } }),
    )

    expect(await client.call(listGarments)).toMatchObject({ ok: false, refusal: { code: 'invalid-input', issues } })
  })

  it('does not compile with a missing or misspelt field', () => {
    const { client } = recordingClient(answering(200, { code: 200, result: [] }))

    // @ts-expect-error title is missing
    void (() => client.call(updateGarment, { id: 'a', trail: 'b' }))
    // @ts-expect-error titel is not a field
    void (() => client.call(updateGarment, { ...input, titel: 'Coat' }))
  })

  it('gives the body of a bare endpoint as it is, null included', async () => {
    const bare = endpoint({ ...listGarments, name: 'bare', isBare: true, result: z.null() })
    const { client } = recordingClient(answering(200, null))

    expect(await client.call(bare)).toEqual({ ok: true, value: null })
  })

  it('gives result and meta where the endpoint declares a meta', async () => {
    const login = endpoint({ ...listGarments, name: 'login', meta: z.object({ refreshToken: z.string() }) })
    const { client } = recordingClient(answering(200, { code: 200, result: ['t'], meta: { refreshToken: 'r' } }))

    expect(await client.call(login)).toEqual({ ok: true, value: { result: ['t'], meta: { refreshToken: 'r' } } })
  })

  it('throws when the network fails, with the reason inside', async () => {
    const reason = new TypeError('fetch failed')
    const failure = await failureOf(() => Promise.reject(reason))

    expect(failure).toMatchObject({ failure: 'network', endpoint: 'listGarments', status: null, cause: reason })
  })

  it('throws when the answer is not JSON [SYNC-40]', async () => {
    const failure = await failureOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))

    expect(failure).toMatchObject({
      failure: 'bad-content-type',
      message: 'Error with response - bad content-type!',
      status: 502,
    })
  })

  it.each(['', '{"code":', 'null', '"text"', '{"code":200,"meta":3}'])(
    'throws when the answer is %j [SYNC-41]',
    async (body) => {
      const failure = await failureOf(() => new Response(body, { headers: { 'content-type': 'application/json' } }))

      expect(failure).toMatchObject({ failure: 'wrong-format', message: 'Unhandled error, wrong response format!' })
    },
  )

  it('throws when the server failed, with the request id to look for', async () => {
    const failure = await failureOf(answering(500, { code: 500, result: 'Oops', meta: { refusal: 'internal' } }))

    expect(failure).toMatchObject({ failure: 'server', status: 500, requestId: 'r-1' })
  })

  it.each([{}, { refusal: 'nobody-declared-this' }, { refusal: 'constructor' }])(
    'throws on a refusal nobody declared: %j',
    async (meta) => {
      expect(await failureOf(answering(409, { code: 409, result: 'No.', meta }))).toMatchObject({
        failure: 'unknown-refusal',
      })
    },
  )

  it('hands an abort on as it is, so that a cancelled navigation is no failure', async () => {
    const stop = new AbortController()
    const { call } = createClient({ origin: 'http://x', fetch: (request) => Promise.reject(request.signal.reason) })
    stop.abort()

    await expect(call(listGarments, {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('needs no validator at run time: the contract is imported for its types only', async () => {
    for (const file of ['build-request', 'call-failed', 'create-client', 'read-answer', 'index']) {
      const source = await readFile(new URL(`./${file}.ts`, import.meta.url), 'utf8')
      expect(source).not.toMatch(/^import (?!type).*(zod|@vonk\/contract)/m)
    }
  })
})
